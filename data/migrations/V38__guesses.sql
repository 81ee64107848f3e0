-- Whether watchers of a server's games can guess what is played next.
ALTER TABLE server_settings ADD COLUMN guesses INTEGER NOT NULL DEFAULT 0 CHECK (guesses IN (0, 1));

-- What watchers think is played at a position of a game, a guess each.
CREATE TABLE guesses (
    game INTEGER NOT NULL REFERENCES games (id),
    -- How many actions were played before.
    ply INTEGER NOT NULL CHECK (ply >= 0),
    player INTEGER NOT NULL REFERENCES players (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    action TEXT NOT NULL,
    -- When it was made; once it counts, when the action was played.
    at INTEGER NOT NULL,
    -- Whether it was right; NULL until an action is played.
    hit INTEGER CHECK (hit IN (0, 1)),
    PRIMARY KEY (game, ply, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX guesses_by_player ON guesses (player, guild);
-- The tables of seasons.
CREATE INDEX guesses_by_time ON guesses (guild, at);
