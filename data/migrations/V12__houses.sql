-- What more a server can choose: where it plays, in threads or not, how much, and by which rules.

ALTER TABLE houses ADD COLUMN threads TEXT NOT NULL DEFAULT 'ask' CHECK (threads IN ('ask', 'always', 'never'));
-- The most running games and open challenges of a player; NULL where it is as the operator has it.
ALTER TABLE houses ADD COLUMN games INTEGER CHECK (games BETWEEN 1 AND 65535);
ALTER TABLE houses ADD COLUMN challenges INTEGER CHECK (challenges BETWEEN 1 AND 65535);

-- Where games may be begun; of a server that has no row here, everywhere.
CREATE TABLE house_channels (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, channel)
) STRICT, WITHOUT ROWID;

-- Rules that a server has named. `folded` is the name in small letters: no two of a server are the same.
CREATE TABLE house_rules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL REFERENCES guilds (id),
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    rules TEXT NOT NULL,
    UNIQUE (guild, folded)
) STRICT;

-- By which rules a game is played where nobody says so: a preset's or those that a server has named.
CREATE TABLE usual_rules (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    game TEXT NOT NULL,
    preset TEXT,
    house INTEGER REFERENCES house_rules (id),
    PRIMARY KEY (guild, game),
    CHECK ((preset IS NULL) <> (house IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX usual_rules_by_house ON usual_rules (house) WHERE house IS NOT NULL;
