-- The counterpart of SQLite's migration of this name. Workers of version 25 have no lessons.
CREATE TABLE lessons_done (
    player BIGINT NOT NULL REFERENCES players (id) DEFERRABLE,
    lesson TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (player, lesson)
);
