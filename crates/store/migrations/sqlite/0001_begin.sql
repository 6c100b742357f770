-- People. A guest has no folded name and no password.
CREATE TABLE users (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    name          TEXT NOT NULL,
    folded        TEXT UNIQUE,
    password_hash TEXT,
    created       INTEGER NOT NULL,
    CHECK ((folded IS NULL) = (password_hash IS NULL))
) STRICT;

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id    INTEGER NOT NULL REFERENCES users (id),
    created    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_time ON sessions (created);

-- Tables: what is short and changes. What is long and never changes is in openings.
CREATE TABLE tables (
    id         TEXT NOT NULL PRIMARY KEY,
    game       TEXT NOT NULL,
    scenario   TEXT NOT NULL,
    title      TEXT NOT NULL,
    created    INTEGER NOT NULL,
    creator    INTEGER NOT NULL REFERENCES users (id),
    touched    INTEGER NOT NULL,
    listed     INTEGER NOT NULL CHECK (listed IN (0, 1)),
    next_seq   INTEGER NOT NULL,
    waiting    TEXT NOT NULL,
    since      INTEGER NOT NULL,
    ended      INTEGER NOT NULL CHECK (ended IN (0, 1)),
    outcome    TEXT,
    watch_hash TEXT UNIQUE
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_creator ON tables (creator);
CREATE INDEX tables_listed ON tables (ended) WHERE listed = 1;

CREATE TABLE openings (
    table_id    TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    options     TEXT NOT NULL,
    pack_hash   TEXT NOT NULL,
    custom_pack TEXT,
    words       TEXT NOT NULL,
    seed_hex    TEXT NOT NULL,
    opening     TEXT NOT NULL
) STRICT;

CREATE TABLE seats (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    seat        TEXT NOT NULL,
    place       INTEGER NOT NULL,
    holder      TEXT NOT NULL,
    user_id     INTEGER REFERENCES users (id),
    level       TEXT,
    invite_hash TEXT UNIQUE,
    resigned    INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_user ON seats (user_id);

-- The journal: append-only. One tree, so that an append touches one page and a table is read in one sweep.
CREATE TABLE ops (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    body     TEXT NOT NULL,
    written  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    line     INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id  INTEGER NOT NULL REFERENCES users (id),
    name     TEXT NOT NULL,
    channel  TEXT NOT NULL,
    body     TEXT NOT NULL,
    written  INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_by_table ON chat (table_id, line);
CREATE INDEX chat_by_user ON chat (user_id);

CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    holder   TEXT NOT NULL,
    expires  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
