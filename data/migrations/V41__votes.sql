-- Vote games: a whole server at one board.
CREATE TABLE vote_games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    -- Who opened it.
    by INTEGER NOT NULL REFERENCES players (id),
    -- As in games: the rules and the actions, and how many there are.
    record TEXT NOT NULL,
    plies INTEGER NOT NULL CHECK (plies >= 0),
    -- 'halves', or the computer with its level: 'computer:4'.
    against TEXT NOT NULL,
    -- For how many hours a vote goes on, and after how many votes it ends earlier.
    hours INTEGER NOT NULL CHECK (hours BETWEEN 1 AND 168),
    quorum INTEGER CHECK (quorum > 0),
    -- The role that each vote pings.
    role INTEGER,
    started INTEGER NOT NULL,
    -- How many actions were played before the last turn that was voted for.
    voted INTEGER CHECK (voted < plies),
    -- The post of the current vote, and since when it stands.
    message INTEGER,
    posted INTEGER CHECK ((posted IS NULL) = (message IS NULL)),
    -- When the current vote ends or, as long as it isn't posted, when that is given up.
    ends INTEGER NOT NULL,
    -- How many votes in a row had no voter.
    silent INTEGER NOT NULL CHECK (silent >= 0),
    why TEXT CHECK (why IN ('rules', 'too_long', 'no_votes', 'not_posted', 'stopped')),
    revision INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX vote_games_running ON vote_games (guild, channel) WHERE why IS NULL;
CREATE INDEX vote_games_by_player ON vote_games (by);

-- What members have voted for at a position of a game, a vote each.
CREATE TABLE votes (
    vote_game INTEGER NOT NULL REFERENCES vote_games (id),
    -- How many actions were played before.
    ply INTEGER NOT NULL CHECK (ply >= 0),
    player INTEGER NOT NULL REFERENCES players (id),
    -- The actions of a turn, with spaces between them.
    turn TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (vote_game, ply, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX votes_by_player ON votes (player);
