-- People. A guest has no folded name and no password.
CREATE TABLE users (
    id            BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name          TEXT NOT NULL,
    folded        TEXT UNIQUE,
    password_hash TEXT,
    created       BIGINT NOT NULL,
    CHECK ((folded IS NULL) = (password_hash IS NULL))
);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    user_id    BIGINT NOT NULL REFERENCES users (id),
    created    BIGINT NOT NULL
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_time ON sessions (created);

-- Tables: what is short and changes. What is long and never changes is in openings.
CREATE TABLE tables (
    id         TEXT NOT NULL PRIMARY KEY,
    game       TEXT NOT NULL,
    scenario   TEXT NOT NULL,
    title      TEXT NOT NULL,
    created    BIGINT NOT NULL,
    creator    BIGINT NOT NULL REFERENCES users (id),
    touched    BIGINT NOT NULL,
    listed     BIGINT NOT NULL CHECK (listed IN (0, 1)),
    next_seq   BIGINT NOT NULL,
    waiting    TEXT NOT NULL,
    since      BIGINT NOT NULL,
    ended      BIGINT NOT NULL CHECK (ended IN (0, 1)),
    outcome    TEXT,
    watch_hash TEXT UNIQUE
);
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
);

CREATE TABLE seats (
    table_id    TEXT NOT NULL REFERENCES tables (id),
    seat        TEXT NOT NULL,
    place       BIGINT NOT NULL,
    holder      TEXT NOT NULL,
    user_id     BIGINT REFERENCES users (id),
    level       TEXT,
    invite_hash TEXT UNIQUE,
    resigned    BIGINT,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_user ON seats (user_id);

-- The journal: append-only.
CREATE TABLE ops (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      BIGINT NOT NULL,
    body     TEXT NOT NULL,
    written  BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE chat (
    line     BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    user_id  BIGINT NOT NULL REFERENCES users (id),
    name     TEXT NOT NULL,
    channel  TEXT NOT NULL,
    body     TEXT NOT NULL,
    written  BIGINT NOT NULL
);
CREATE INDEX chat_by_table ON chat (table_id, line);
CREATE INDEX chat_by_user ON chat (user_id);

CREATE TABLE leases (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    holder   TEXT NOT NULL,
    expires  BIGINT NOT NULL
);
