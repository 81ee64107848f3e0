-- Analyses of finished games: what was found, and who waits for it.

CREATE TABLE analyses (
    game INTEGER PRIMARY KEY REFERENCES games (id),
    asked INTEGER NOT NULL,
    -- How far it is, as JSON that is always read and written whole; NULL before the first turn, and at the end.
    progress TEXT CHECK (progress IS NULL OR json_valid(progress)),
    -- What it found, once it is done.
    result TEXT CHECK (result IS NULL OR progress IS NULL AND json_valid(result)),
    -- When it was last worked on, and until when a worker has it for itself.
    worked INTEGER,
    taken_until INTEGER
) STRICT;

CREATE INDEX analyses_waiting ON analyses (asked, game) WHERE result IS NULL;

-- Those who wait for an analysis, and where they see how far it is.
CREATE TABLE analysis_readers (
    game INTEGER NOT NULL REFERENCES analyses (game),
    player INTEGER NOT NULL REFERENCES players (id),
    asked INTEGER NOT NULL,
    -- Lets the bot edit its answer for a quarter of an hour; NULL once that is over.
    token TEXT,
    -- Whether the answer is made of components.
    components INTEGER NOT NULL CHECK (components IN (0, 1)),
    -- The language of their client.
    locale TEXT NOT NULL,
    PRIMARY KEY (game, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX analysis_readers_by_player ON analysis_readers (player);
