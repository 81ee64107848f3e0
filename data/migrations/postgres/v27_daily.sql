-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 26 leave the timers of puzzles of
-- the day alone.

CREATE TABLE daily_settings (
    guild BIGINT PRIMARY KEY REFERENCES guilds (id) DEFERRABLE,
    channel BIGINT NOT NULL,
    game TEXT,
    hour BIGINT NOT NULL CHECK (hour BETWEEN 0 AND 23)
);

CREATE TABLE daily_puzzles (
    guild BIGINT NOT NULL REFERENCES guilds (id) DEFERRABLE,
    day BIGINT NOT NULL,
    puzzle BIGINT NOT NULL REFERENCES puzzles (id) DEFERRABLE,
    channel BIGINT NOT NULL,
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL CHECK (ends >= begins),
    message BIGINT,
    PRIMARY KEY (guild, day)
);

CREATE UNIQUE INDEX daily_puzzles_by_puzzle ON daily_puzzles (puzzle, guild);
