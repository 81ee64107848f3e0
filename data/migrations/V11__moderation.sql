-- What moderators do about games and members, and with whom players do not want to play.

INSERT INTO endings (name) VALUES ('stopped');

-- Of a challenge that was withdrawn: whether moderators did.
ALTER TABLE challenges ADD COLUMN by_moderators INTEGER NOT NULL DEFAULT 0
    CHECK (by_moderators IN (0, 1) AND (NOT by_moderators OR state = 'withdrawn'));

-- Who may not play in a server, as its moderators have it.
CREATE TABLE bars (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    since INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

-- Who has blocked whom, in all servers.
CREATE TABLE blocks (
    by INTEGER NOT NULL REFERENCES players (id),
    whom INTEGER NOT NULL REFERENCES players (id) CHECK (whom <> by),
    since INTEGER NOT NULL,
    PRIMARY KEY (by, whom)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_whom ON blocks (whom, by);
CREATE INDEX blocks_by_time ON blocks (by, since, whom);

-- What moderators can do. A table and not a list in a CHECK, so that a later version only adds rows.
CREATE TABLE deeds (
    name TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

INSERT INTO deeds (name) VALUES
    ('ended game'), ('moved game'), ('withdrew challenge'), ('barred'), ('let again'), ('closed season');

-- What they have done: by whom, when, about what, and why, if they said so.
CREATE TABLE moderation_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    by INTEGER NOT NULL REFERENCES players (id),
    at INTEGER NOT NULL,
    deed TEXT NOT NULL REFERENCES deeds (name),
    whom INTEGER REFERENCES players (id) CHECK (
        (whom IS NOT NULL) = (deed IN ('withdrew challenge', 'barred', 'let again'))
    ),
    game INTEGER REFERENCES games (id) CHECK ((game IS NOT NULL) = (deed IN ('ended game', 'moved game'))),
    channel INTEGER CHECK ((channel IS NOT NULL) = (deed = 'moved game')),
    challenge INTEGER REFERENCES challenges (id) CHECK ((challenge IS NOT NULL) = (deed = 'withdrew challenge')),
    season INTEGER CHECK ((season IS NOT NULL) = (deed = 'closed season')),
    reason TEXT
) STRICT;

CREATE INDEX moderation_log_by_guild ON moderation_log (guild, id);

-- That a season was closed, and by whom, was noted before.
INSERT INTO moderation_log (guild, by, at, deed, season)
SELECT guild, by, closed, 'closed season', number FROM seasons ORDER BY closed, guild, number;
