-- Games between strangers live in the world, whose row in `guilds` has the id 0.

-- Open challenges whose opponent the bot finds, as long as they are open.
CREATE TABLE seeks (
    challenge INTEGER PRIMARY KEY REFERENCES challenges (id),
    -- Repeated from the challenge, for the index.
    guild INTEGER NOT NULL REFERENCES guilds (id),
    rules TEXT NOT NULL,
    terms TEXT NOT NULL,
    -- The seeker's rating, and how far the opponent's may be from it; NULL: as far as it likes.
    rating INTEGER NOT NULL,
    spread INTEGER CHECK (spread > 0),
    -- Whether the seeker lets games run out.
    lets_run_out INTEGER NOT NULL CHECK (lets_run_out IN (0, 1))
) STRICT;

CREATE INDEX seeks_by_rating ON seeks (guild, rules, terms, lets_run_out, rating);

-- The newest message with the board of such a game in each player's direct messages.
CREATE TABLE mailed_boards (
    game INTEGER NOT NULL REFERENCES games (id),
    player INTEGER NOT NULL REFERENCES players (id),
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (game, player)
) STRICT;

-- Why a player may not play; only operators say why.
ALTER TABLE suspensions ADD COLUMN reason TEXT;

-- Players whom others have reported, for the operator.
CREATE TABLE reports (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL REFERENCES games (id),
    by INTEGER NOT NULL REFERENCES players (id),
    player INTEGER NOT NULL REFERENCES players (id) CHECK (player <> by),
    -- What the player was called.
    name TEXT NOT NULL,
    at INTEGER NOT NULL,
    UNIQUE (game, by)
) STRICT;
