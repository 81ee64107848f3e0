-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 37 settle no guesses: those made
-- before their turns never count.
ALTER TABLE server_settings ADD COLUMN guesses BOOLEAN NOT NULL DEFAULT FALSE;

CREATE TABLE guesses (
    game BIGINT NOT NULL REFERENCES games (id) DEFERRABLE,
    ply BIGINT NOT NULL CHECK (ply >= 0),
    player BIGINT NOT NULL REFERENCES players (id) DEFERRABLE,
    guild BIGINT NOT NULL REFERENCES guilds (id) DEFERRABLE,
    action TEXT NOT NULL,
    at BIGINT NOT NULL,
    hit BOOLEAN,
    PRIMARY KEY (game, ply, player)
);

CREATE INDEX guesses_by_player ON guesses (player, guild);
CREATE INDEX guesses_by_time ON guesses (guild, at);
