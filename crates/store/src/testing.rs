//! A real PostgreSQL for tests: made in a temporary folder, gone with the process that asked for it.
//!
//! Nothing is skipped where PostgreSQL is missing: the tests fail and say how to install it.

use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// What to tell a developer without PostgreSQL.
const INSTALL: &str = "PostgreSQL is needed for these tests: install it (Debian, Ubuntu: `apt-get install -y postgresql`; its \
                       programs are looked for in /usr/lib/postgresql/*/bin, then in PATH)";

/// The database user of the tests.
const USER: &str = "ironbottom";

/// Stands guard over the database: its input ends when the process that started it does, however that happens; then it stops
/// the database and clears up.
const GUARD: &str = r#"
"$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c max_connections=200 >"$2/log" 2>&1 </dev/null &
server=$!
read -r _
kill -INT "$server"
wait "$server"
rm -rf "$2"
"#;

/// A PostgreSQL server, alive as long as this process.
struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    user: Option<(u32, u32)>,
    databases: AtomicU64,
    /// Kept so that the guard's input stays open.
    _guard: Child,
}

/// The address of a new, empty database on this process's own PostgreSQL server, which is started at the first call.
/// The error is a sentence for the developer.
pub fn postgres_url() -> Result<String, String> {
    static CLUSTER: OnceLock<Result<Cluster, String>> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(Cluster::start).as_ref().map_err(Clone::clone)?;
    let name = format!("t{}", cluster.databases.fetch_add(1, Ordering::Relaxed));
    cluster.run("createdb", &["-h", &cluster.folder.to_string_lossy(), "-U", USER, &name])?;
    Ok(format!("postgres://{USER}@localhost/{name}?host={}", cluster.folder.display()))
}

impl Cluster {
    fn start() -> Result<Cluster, String> {
        let programs = programs().ok_or_else(|| String::from(INSTALL))?;
        let user = unprivileged()?;
        let folder = std::env::temp_dir().join(format!("ironbottom-pg-{}", std::process::id()));
        let failed = |what: &str, e: std::io::Error| format!("{what} {}: {e}", folder.display());
        fs::create_dir(&folder).map_err(|e| failed("making", e))?;
        if let Some((uid, gid)) = user {
            chown(&folder, Some(uid), Some(gid)).map_err(|e| failed("giving away", e))?;
        }
        let mut guard = as_user(Path::new("/bin/sh"), user, &folder);
        guard.args(["-c", GUARD, "guard"]).arg(&programs).arg(&folder).stdin(Stdio::piped()).process_group(0);
        // It outlives the test by a moment, and must not hold what the test printed to.
        guard.stdout(Stdio::null()).stderr(Stdio::null());
        let data = folder.join("data");
        // The cluster's own parts are needed before the guard, which owns the folder from then on.
        let mut initdb = as_user(&programs.join("initdb"), user, &folder);
        initdb.args(["-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D"]).arg(&data);
        finish(initdb, "initdb").inspect_err(|_| {
            let _ = fs::remove_dir_all(&folder);
        })?;
        let guard = guard.spawn().map_err(|e| failed("guarding", e))?;
        let cluster = Cluster { programs, folder, user, databases: AtomicU64::new(0), _guard: guard };
        let patience = Instant::now() + Duration::from_secs(60);
        let socket = cluster.folder.to_string_lossy().into_owned();
        while let Err(why) = cluster.run("pg_isready", &["-q", "-h", &socket]) {
            if Instant::now() > patience {
                let log = fs::read_to_string(cluster.folder.join("log")).unwrap_or_default();
                return Err(format!("PostgreSQL did not start: {why}\n{log}"));
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(cluster)
    }

    fn run(&self, program: &str, args: &[&str]) -> Result<(), String> {
        let mut command = as_user(&self.programs.join(program), self.user, &self.folder);
        command.args(args);
        finish(command, program)
    }
}

fn finish(mut command: Command, name: &str) -> Result<(), String> {
    let done = command.output().map_err(|e| format!("{name}: {e}. {INSTALL}"))?;
    if done.status.success() {
        Ok(())
    } else {
        Err(format!("{name}: {}\n{}", done.status, String::from_utf8_lossy(&done.stderr)))
    }
}

/// PostgreSQL refuses to run as root, so root lends it another user.
fn as_user(program: &Path, user: Option<(u32, u32)>, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder).stdin(Stdio::null());
    if let Some((uid, gid)) = user {
        command.uid(uid).gid(gid);
    }
    command
}

/// The newest PostgreSQL of the system.
fn programs() -> Option<PathBuf> {
    let mut versions: Vec<(u32, PathBuf)> = fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse().ok()?, entry.path().join("bin"))))
        .collect();
    versions.sort();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let elsewhere = std::env::split_paths(&paths).collect::<Vec<_>>();
    let candidates = versions.into_iter().rev().map(|(_, path)| path).chain(elsewhere);
    candidates.into_iter().find(|path| path.join("initdb").exists() && path.join("postgres").exists())
}

/// Whom to run as: nobody special if we are nobody special ourselves.
fn unprivileged() -> Result<Option<(u32, u32)>, String> {
    let ourselves = fs::metadata("/proc/self").map_err(|e| format!("/proc/self: {e}"))?.uid();
    if ourselves != 0 {
        return Ok(None);
    }
    let people = fs::read_to_string("/etc/passwd").map_err(|e| format!("/etc/passwd: {e}"))?;
    let find = |name: &str| {
        people.lines().find_map(|line| {
            let mut parts = line.split(':');
            let (who, _, uid, gid) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
            if who == name { Some((uid.parse().ok()?, gid.parse().ok()?)) } else { None }
        })
    };
    match find("postgres").or_else(|| find("nobody")) {
        Some(user) => Ok(Some(user)),
        None => Err(String::from("PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody")),
    }
}
