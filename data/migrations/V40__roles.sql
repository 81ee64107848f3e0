-- Which roles a server has the bot give, for what, and why Discord refused it the last time.
CREATE TABLE earned_roles (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    merit TEXT NOT NULL CHECK (merit IN ('champion', 'from-1600', 'from-1800', 'from-2000')),
    role INTEGER NOT NULL,
    refused TEXT CHECK (refused IN ('gone', 'forbidden', 'powerful')),
    PRIMARY KEY (guild, merit)
) STRICT, WITHOUT ROWID;

-- Who was given a role that wasn't taken back yet. A row outlives the player's other data: without it, no one would know that there
-- is something to take back.
CREATE TABLE given_roles (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    role INTEGER NOT NULL,
    player INTEGER NOT NULL,
    PRIMARY KEY (guild, player, role)
) STRICT, WITHOUT ROWID;

-- The member is in the column "one".
INSERT INTO moderation_kinds (name) VALUES ('gave role'), ('took role');
ALTER TABLE moderation_log ADD COLUMN role INTEGER;
