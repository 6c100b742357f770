//! Telling whoever looks at a table that it has changed.

use tokio::sync::broadcast::{self, error::RecvError};

use crate::ids::TableId;

/// What listeners are told. A notice says where to look, not what is there; it may come twice, and it comes to the process
/// that wrote as well.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Notice {
    /// Operations were appended (or the status changed).
    Ops {
        /// The table.
        table: TableId,
        /// The sequence number the next operation will have. A live table that has reached it has nothing to do.
        next: i64,
    },
    /// Somebody took or left a seat, resigned, or an invitation changed.
    Seats {
        /// The table.
        table: TableId,
    },
    /// Somebody said something.
    Chat {
        /// The table.
        table: TableId,
        /// The number of the line.
        line: i64,
    },
    /// Notices were lost (a connection broke, or the listener was slow): look at every live table again.
    Lost,
}

impl Notice {
    /// As it travels through PostgreSQL.
    pub(crate) fn to_payload(&self) -> String {
        match self {
            Notice::Ops { table, next } => format!("ops {table} {next}"),
            Notice::Seats { table } => format!("seats {table}"),
            Notice::Chat { table, line } => format!("chat {table} {line}"),
            Notice::Lost => String::from("lost"),
        }
    }

    /// Reads a payload. One that cannot be read (a later version's, perhaps) means "something happened": `Lost`.
    pub(crate) fn from_payload(payload: &str) -> Notice {
        let mut words = payload.split(' ');
        let (kind, table, number) = (words.next(), words.next().and_then(TableId::parse), words.next());
        let number = number.map(str::parse::<i64>);
        match (kind, table, number) {
            (Some("ops"), Some(table), Some(Ok(next))) => Notice::Ops { table, next },
            (Some("seats"), Some(table), None) => Notice::Seats { table },
            (Some("chat"), Some(table), Some(Ok(line))) => Notice::Chat { table, line },
            _ => Notice::Lost,
        }
    }
}

/// An ear at the store.
#[derive(Debug)]
pub struct Notices {
    pub(crate) from: broadcast::Receiver<Notice>,
}

impl Notices {
    /// Waits for the next notice; `None` when the store has been closed. Safe to drop and call again.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.from.recv().await {
            Ok(notice) => Some(notice),
            Err(RecvError::Lagged(_)) => Some(Notice::Lost),
            Err(RecvError::Closed) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_come_back_as_they_went() {
        let table = TableId::from_random([7; 16]);
        for notice in [
            Notice::Ops { table: table.clone(), next: 12 },
            Notice::Seats { table: table.clone() },
            Notice::Chat { table, line: 3 },
            Notice::Lost,
        ] {
            assert_eq!(Notice::from_payload(&notice.to_payload()), notice);
        }
    }

    #[test]
    fn a_strange_payload_means_look_again() {
        for strange in ["", "ops", "ops x 1", "ops 07070707070707070707070707070707 many", "wedding"] {
            assert_eq!(Notice::from_payload(strange), Notice::Lost);
        }
    }
}
