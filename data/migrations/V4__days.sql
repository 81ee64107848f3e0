-- Games that last days: clocks and what else stands beside a record, matches, timers, absences, and what players and
-- servers have chosen.

INSERT INTO endings (name) VALUES ('time'), ('agreed'), ('aborted');

-- What was agreed on besides the rules: `3d,no-away,match:10,unrated`.
ALTER TABLE challenges ADD COLUMN terms TEXT NOT NULL DEFAULT 'none';
ALTER TABLE challenges ADD COLUMN rematch_of INTEGER REFERENCES games (id);
-- A game has one rematch open at a time.
CREATE UNIQUE INDEX challenges_by_rematch ON challenges (rematch_of) WHERE state = 'open' AND rematch_of IS NOT NULL;

ALTER TABLE games ADD COLUMN terms TEXT NOT NULL DEFAULT 'none';
-- How often it was changed: what a writer compares before he changes it.
ALTER TABLE games ADD COLUMN revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0);
-- Clocks, offers and the like, as JSON: read and written whole with the game. It knows seats, and no player.
ALTER TABLE games ADD COLUMN standing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(standing));
-- The match that it belongs to, by its first game; which number it is in it; and the points before it of the side that is
-- first in it, and of the other.
ALTER TABLE games ADD COLUMN match_game INTEGER REFERENCES games (id);
ALTER TABLE games ADD COLUMN match_number INTEGER CHECK (
    (match_number IS NULL) = (match_game IS NULL) AND match_number > 0 AND (match_number = 1) = (match_game = id)
);
ALTER TABLE games ADD COLUMN match_first INTEGER CHECK (
    (match_first IS NULL) = (match_game IS NULL) AND match_first >= 0
);
ALTER TABLE games ADD COLUMN match_second INTEGER CHECK (
    (match_second IS NULL) = (match_game IS NULL) AND match_second >= 0
);
-- The message that shows its newest board, as far as it is known.
ALTER TABLE games ADD COLUMN board INTEGER;
CREATE UNIQUE INDEX games_by_match ON games (match_game, match_number) WHERE match_game IS NOT NULL;

-- Matches that are over.
CREATE TABLE matches (
    first INTEGER PRIMARY KEY REFERENCES games (id),
    last INTEGER NOT NULL REFERENCES games (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    -- When it was to be over: points, or 'pair'.
    goal TEXT NOT NULL,
    -- The points of the side that was first in the last game, and of the other.
    points_first INTEGER NOT NULL CHECK (points_first >= 0),
    points_second INTEGER NOT NULL CHECK (points_second >= 0),
    -- The side of the last game that has won; NULL if none has.
    winner INTEGER CHECK (winner IN (1, 2)),
    ended INTEGER NOT NULL
) STRICT;

-- What is to be looked at by itself, and when: `game:7`, `challenge:8`, `away:9:10`, `digest:11`.
CREATE TABLE timers (
    what TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_by_time ON timers (at, what);
INSERT INTO timers (what, at) SELECT 'challenge:' || id, expires FROM challenges WHERE state = 'open';
DROP INDEX challenges_by_expiry;

-- When players are, were and will be away.
CREATE TABLE absences (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL CHECK (ends > starts),
    PRIMARY KEY (guild, player, starts)
) STRICT, WITHOUT ROWID;

-- What players have chosen, where it is not what everybody has.
CREATE TABLE preferences (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    notice TEXT NOT NULL CHECK (notice IN ('ping', 'direct', 'digest', 'nothing')),
    confirm INTEGER NOT NULL CHECK (confirm IN (0, 1))
) STRICT;

-- What servers have chosen, where it is not what every server has.
CREATE TABLE houses (
    guild INTEGER PRIMARY KEY REFERENCES guilds (id),
    clock TEXT NOT NULL,
    away_days INTEGER NOT NULL CHECK (away_days BETWEEN 0 AND 366)
) STRICT;

-- When the program was seen alive last: one row.
CREATE TABLE heartbeat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;
