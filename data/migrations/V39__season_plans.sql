-- Servers whose seasons end by themselves, and what was chosen for that while it's switched off.
CREATE TABLE season_plans (
    guild INTEGER PRIMARY KEY REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    every TEXT NOT NULL CHECK (every IN ('month', 'quarter')),
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    zone TEXT NOT NULL,
    -- The manager who chose it last.
    by INTEGER NOT NULL REFERENCES players (id),
    is_on INTEGER NOT NULL DEFAULT 1 CHECK (is_on IN (0, 1)),
    -- The number of the last season whose podiums were posted by themselves.
    posted INTEGER NOT NULL DEFAULT 0 CHECK (posted >= 0)
) STRICT;

-- Whether a season ended by itself.
ALTER TABLE seasons ADD COLUMN planned INTEGER NOT NULL DEFAULT 0 CHECK (planned IN (0, 1));
