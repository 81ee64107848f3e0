-- Players who have their data deleted, and servers that the bot has left.

-- Those whose data were deleted, in the games that stay for the others: numbers that nobody has, and that are never used
-- again.
CREATE TABLE former_players (
    number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0)
) STRICT;

-- When, in the history of a server, the ratings of one of them were deleted: after all games up to a sequence, while this
-- season was running.
CREATE TABLE departures (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    after INTEGER NOT NULL,
    season INTEGER NOT NULL CHECK (season > 0),
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

-- Deletions that players have asked for, as long as something is left to be done.
CREATE TABLE deletions (
    player INTEGER PRIMARY KEY,
    asked INTEGER NOT NULL,
    -- Whether his data are deleted, and only what the file has left of them is to be wiped.
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT;

-- Since when the platform says that the bot is in this server no longer; NULL while it is.
ALTER TABLE guilds ADD COLUMN gone INTEGER;
-- Whether its data are being deleted: what was begun is finished.
ALTER TABLE guilds ADD COLUMN deleting INTEGER NOT NULL DEFAULT 0 CHECK (deleting IN (0, 1));
