-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 38 leave the timers of seasons alone.

CREATE TABLE season_plans (
    guild BIGINT PRIMARY KEY REFERENCES guilds (id) DEFERRABLE,
    channel BIGINT NOT NULL,
    every TEXT NOT NULL CHECK (every IN ('month', 'quarter')),
    hour BIGINT NOT NULL CHECK (hour BETWEEN 0 AND 23),
    zone TEXT NOT NULL,
    by BIGINT NOT NULL REFERENCES players (id) DEFERRABLE,
    is_on BOOLEAN NOT NULL DEFAULT TRUE,
    posted BIGINT NOT NULL DEFAULT 0 CHECK (posted >= 0)
);

ALTER TABLE seasons ADD COLUMN planned BOOLEAN NOT NULL DEFAULT FALSE;
