-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 39 give no roles.

CREATE TABLE earned_roles (
    guild BIGINT NOT NULL REFERENCES guilds (id),
    merit TEXT NOT NULL CHECK (merit IN ('champion', 'from-1600', 'from-1800', 'from-2000')),
    role BIGINT NOT NULL,
    refused TEXT CHECK (refused IN ('gone', 'forbidden', 'powerful')),
    PRIMARY KEY (guild, merit)
);

CREATE TABLE given_roles (
    guild BIGINT NOT NULL REFERENCES guilds (id),
    role BIGINT NOT NULL,
    player BIGINT NOT NULL,
    PRIMARY KEY (guild, player, role)
);

INSERT INTO moderation_kinds (name) VALUES ('gave role'), ('took role');
ALTER TABLE moderation_log ADD COLUMN role BIGINT;
