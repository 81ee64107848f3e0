-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 24 leave analyses alone.

CREATE TABLE analyses (
    game BIGINT PRIMARY KEY REFERENCES games (id) DEFERRABLE,
    asked BIGINT NOT NULL,
    progress TEXT,
    result TEXT CHECK (result IS NULL OR progress IS NULL),
    worked BIGINT,
    taken_until BIGINT
);

CREATE INDEX analyses_waiting ON analyses (asked, game) WHERE result IS NULL;

CREATE TABLE analysis_readers (
    game BIGINT NOT NULL REFERENCES analyses (game) DEFERRABLE,
    player BIGINT NOT NULL REFERENCES players (id) DEFERRABLE,
    asked BIGINT NOT NULL,
    token TEXT,
    components BOOLEAN NOT NULL,
    locale TEXT NOT NULL,
    PRIMARY KEY (game, player)
);

CREATE INDEX analysis_readers_by_player ON analysis_readers (player);
