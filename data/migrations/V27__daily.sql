-- The puzzle of the day of servers that switched it on.

CREATE TABLE daily_settings (
    guild INTEGER PRIMARY KEY REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    -- NULL: all games in turn.
    game TEXT,
    -- In UTC.
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23)
) STRICT;

CREATE TABLE daily_puzzles (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    -- The number of days since 1970, in UTC.
    day INTEGER NOT NULL,
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    channel INTEGER NOT NULL,
    begins INTEGER NOT NULL,
    -- When the next one comes, after which solving it doesn't count.
    ends INTEGER NOT NULL CHECK (ends >= begins),
    -- The message it was posted by; NULL until that is known. Without it, the day isn't one of a streak.
    message INTEGER,
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

-- A server never gets a puzzle twice.
CREATE UNIQUE INDEX daily_puzzles_by_puzzle ON daily_puzzles (puzzle, guild);
