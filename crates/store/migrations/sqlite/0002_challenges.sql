-- Challenges: one seed for many tables. The seed is given out when it is closed: by its maker, or by time.
CREATE TABLE challenges (
    id          TEXT NOT NULL PRIMARY KEY,
    game        TEXT NOT NULL,
    scenario    TEXT NOT NULL,
    options     TEXT NOT NULL,
    pack_hash   TEXT NOT NULL,
    seed_hex    TEXT NOT NULL,
    maker       INTEGER NOT NULL REFERENCES users (id),
    created     INTEGER NOT NULL,
    closes      INTEGER NOT NULL,
    closed      INTEGER
) STRICT;
CREATE INDEX challenges_by_maker ON challenges (maker);

-- Who plays it where, and how far or how well. The first of a person counts.
CREATE TABLE attempts (
    table_id     TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    challenge_id TEXT NOT NULL REFERENCES challenges (id),
    user_id      INTEGER NOT NULL REFERENCES users (id),
    number       INTEGER NOT NULL,
    began        INTEGER NOT NULL,
    rounds       INTEGER NOT NULL,
    points       INTEGER NOT NULL,
    result       TEXT,
    finished     INTEGER,
    UNIQUE (challenge_id, user_id, number),
    CHECK ((result IS NULL) = (finished IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX attempts_by_user ON attempts (user_id);
