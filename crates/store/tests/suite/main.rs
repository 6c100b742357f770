//! One suite over both databases: every test here runs on SQLite and on a real PostgreSQL.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests fail their test")]

mod challenges;
mod chat;
mod disk;
mod layout;
mod notices;
mod ops;
mod people;
mod place;
mod tables;

/// Runs each named test of a module on each database.
macro_rules! on_both {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::place::Place::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(crate::place::Place::postgres()).await;
            })*
        }
    };
}
pub(crate) use on_both;
