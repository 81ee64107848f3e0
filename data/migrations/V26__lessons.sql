-- Lessons that players have gone through, by their names: dara-row.
CREATE TABLE lessons_done (
    player INTEGER NOT NULL REFERENCES players (id),
    lesson TEXT NOT NULL,
    -- When it was done first.
    at INTEGER NOT NULL,
    PRIMARY KEY (player, lesson)
) STRICT, WITHOUT ROWID;
