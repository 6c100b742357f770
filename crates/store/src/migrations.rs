//! The layout of the database, and how an older one becomes the present one.
//!
//! A change of layout is a new file in both folders of `migrations/` and a new line in both lists here. A file that has been
//! released is never changed again.

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType, Migrator};
use sqlx::{Acquire, SqlSafeStr};

use crate::error::StoreError;

type Step = (i64, &'static str, &'static str);

/// The layout on SQLite.
pub(crate) const SQLITE: &[Step] = &[
    (1, "begin", include_str!("../migrations/sqlite/0001_begin.sql")),
    (2, "challenges", include_str!("../migrations/sqlite/0002_challenges.sql")),
    (3, "rules of challenges", include_str!("../migrations/sqlite/0003_rules_of_challenges.sql")),
];

/// The layout on PostgreSQL.
pub(crate) const POSTGRES: &[Step] = &[
    (1, "begin", include_str!("../migrations/postgres/0001_begin.sql")),
    (2, "challenges", include_str!("../migrations/postgres/0002_challenges.sql")),
    (3, "rules of challenges", include_str!("../migrations/postgres/0003_rules_of_challenges.sql")),
];

/// Brings a database to the present layout; one from a later version is refused and left as it is.
pub(crate) async fn run<'a, A>(steps: &[Step], at: A) -> Result<(), StoreError>
where
    A: Acquire<'a>,
    <A::Connection as std::ops::Deref>::Target: Migrate,
{
    let known = steps.last().map_or(0, |step| step.0);
    let list = steps
        .iter()
        .map(|&(version, name, sql)| Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false));
    match Migrator::with_migrations(list.collect()).run(at).await {
        Ok(()) => Ok(()),
        Err(MigrateError::VersionMissing(found)) if found > known => Err(StoreError::Later { found, known }),
        Err(MigrateError::Execute(error)) => Err(error.into()),
        Err(other) => Err(StoreError::Migration { why: other.to_string() }),
    }
}
