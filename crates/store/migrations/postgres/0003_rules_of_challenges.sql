-- A challenge is played by the version of the rules it was made with; until now there was only the first.
ALTER TABLE challenges ADD COLUMN rules BIGINT NOT NULL DEFAULT 1;
