-- Files of games that players have imported, until they haven't looked at them for a day.
CREATE TABLE imported_files (
    player INTEGER NOT NULL REFERENCES players (id),
    -- The first eight bytes of the text's SHA-256, by which buttons name it.
    hash INTEGER NOT NULL,
    text TEXT NOT NULL CHECK (length(text) <= 65536),
    looked_at INTEGER NOT NULL,
    PRIMARY KEY (player, hash)
) STRICT;

CREATE INDEX imported_files_by_time ON imported_files (looked_at);
