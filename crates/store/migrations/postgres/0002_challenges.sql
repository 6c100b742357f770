-- Challenges: one seed for many tables. The seed is given out when it is closed: by its maker, or by time.
CREATE TABLE challenges (
    id          TEXT NOT NULL PRIMARY KEY,
    game        TEXT NOT NULL,
    scenario    TEXT NOT NULL,
    options     TEXT NOT NULL,
    pack_hash   TEXT NOT NULL,
    seed_hex    TEXT NOT NULL,
    maker       BIGINT NOT NULL REFERENCES users (id),
    created     BIGINT NOT NULL,
    closes      BIGINT NOT NULL,
    closed      BIGINT
);
CREATE INDEX challenges_by_maker ON challenges (maker);

-- Who plays it where, and how far or how well. The first of a person counts.
CREATE TABLE attempts (
    table_id     TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    challenge_id TEXT NOT NULL REFERENCES challenges (id),
    user_id      BIGINT NOT NULL REFERENCES users (id),
    number       BIGINT NOT NULL,
    began        BIGINT NOT NULL,
    rounds       BIGINT NOT NULL,
    points       BIGINT NOT NULL,
    result       TEXT,
    finished     BIGINT,
    UNIQUE (challenge_id, user_id, number),
    CHECK ((result IS NULL) = (finished IS NULL))
);
CREATE INDEX attempts_by_user ON attempts (user_id);
