-- The games that players practise alone.

CREATE TABLE practices (
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    -- When it was looked at last.
    at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX practices_by_time ON practices (at);
