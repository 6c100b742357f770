//! Files: read with clear complaints, written whole or not at all.

use crate::{
    fail::{Done, Fail},
    voice::Voice,
};
use ironbottom_kernel::{Msg, pack::Pack};
use std::{
    io::ErrorKind,
    path::{Path, PathBuf},
};

fn reason(voice: &Voice, e: &std::io::Error) -> String {
    let id = match e.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-denied",
        ErrorKind::IsADirectory => "io-folder",
        ErrorKind::NotADirectory => "io-no-folder",
        ErrorKind::AlreadyExists => "io-exists",
        ErrorKind::InvalidData => "io-not-text",
        ErrorKind::StorageFull => "io-full",
        _ => return e.to_string(),
    };
    voice.t(id)
}

/// What cannot be done with a file, and why.
pub fn cannot(voice: &Voice, id: &'static str, path: &Path, e: &std::io::Error) -> Fail {
    Fail::Input(voice.say(&Msg::new(id).text("path", path.display().to_string()).text("reason", reason(voice, e))))
}

/// The text of a file.
pub fn read(voice: &Voice, path: &Path) -> Done<String> {
    std::fs::read_to_string(path).map_err(|e| cannot(voice, "io-read", path, &e))
}

/// Writes a file whole: first beside it, then in its place.
pub fn write(voice: &Voice, path: &Path, text: &str) -> Done {
    write_bytes(voice, path, text.as_bytes())
}

/// The same for what is not text.
pub fn write_bytes(voice: &Voice, path: &Path, bytes: &[u8]) -> Done {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".tmp");
    let beside = PathBuf::from(beside);
    std::fs::write(&beside, bytes).and_then(|()| std::fs::rename(&beside, path)).map_err(|e| {
        // What could not be put in place must not lie about.
        let _ = std::fs::remove_file(&beside);
        cannot(voice, "io-write", path, &e)
    })
}

/// Makes a folder, if it is not there.
pub fn folder(voice: &Voice, path: &Path) -> Done {
    std::fs::create_dir_all(path).map_err(|e| cannot(voice, "io-write", path, &e))
}

/// Writes a pack as a new folder, whole or not at all.
pub fn write_pack(voice: &Voice, dir: &Path, pack: &Pack) -> Done {
    let taken = match std::fs::read_dir(dir) {
        Ok(mut entries) => entries.next().is_some(),
        Err(e) if e.kind() == ErrorKind::NotFound => false,
        Err(e) => return Err(cannot(voice, "io-write", dir, &e)),
    };
    if taken {
        return Err(Fail::Input(voice.say(&Msg::new("pack-folder-taken").text("path", dir.display().to_string()))));
    }
    let mut beside = dir.components().collect::<PathBuf>().into_os_string();
    beside.push(".tmp");
    let beside = PathBuf::from(beside);
    let all = || -> std::io::Result<()> {
        for (name, text) in &pack.0 {
            let path = beside.join(name);
            if let Some(parent) = path.parent() {
                std::fs::create_dir_all(parent)?;
            }
            std::fs::write(path, text)?;
        }
        if dir.exists() {
            std::fs::remove_dir(dir)?;
        }
        std::fs::rename(&beside, dir)
    };
    all().map_err(|e| {
        // What could not be put in place must not lie about.
        let _ = std::fs::remove_dir_all(&beside);
        cannot(voice, "io-write", dir, &e)
    })
}

/// Reads a pack from its folder: every file of a kind (by ending) that packs have, hidden ones excepted.
pub fn read_pack(voice: &Voice, dir: &Path) -> Done<Pack> {
    let mut pack = Pack::default();
    collect(voice, dir, "", &mut pack)?;
    if pack.0.is_empty() {
        return Err(Fail::Input(voice.say(&Msg::new("pack-folder-empty").text("path", dir.display().to_string()))));
    }
    Ok(pack)
}

/// Endings of the files of a pack; notes and backups beside them do not count.
const ENDINGS: [&str; 4] = ["toml", "csv", "svg", "ftl"];

fn collect(voice: &Voice, dir: &Path, prefix: &str, pack: &mut Pack) -> Done {
    let failed = |e: std::io::Error| cannot(voice, "io-read", dir, &e);
    for entry in std::fs::read_dir(dir).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let Ok(name) = entry.file_name().into_string() else { continue };
        if name.starts_with('.') {
            continue;
        }
        let path = entry.path();
        if path.is_dir() {
            collect(voice, &path, &format!("{prefix}{name}/"), pack)?;
        } else if path.extension().is_some_and(|e| ENDINGS.iter().any(|known| e == *known)) {
            pack.0.insert(format!("{prefix}{name}"), read(voice, &path)?);
        }
    }
    Ok(())
}
