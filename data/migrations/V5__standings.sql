-- Where players stand, and what they have played: all of it follows from the games that have ended, in the order in which
-- they did, and from the seasons that were closed in between.

-- The games that have ended.
CREATE TABLE finished (
    -- The order in which they ended, whatever the clock said.
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL UNIQUE REFERENCES games (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    -- What it is rated as: `dara`, `damala:teams`.
    category TEXT NOT NULL,
    -- Who played against whom, whoever began: `11/12`; and on which day, in UTC.
    pairing TEXT NOT NULL,
    day TEXT NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1))
) STRICT;

CREATE INDEX finished_by_guild ON finished (guild, sequence);
CREATE INDEX finished_by_category ON finished (guild, category, sequence);
CREATE INDEX finished_by_pairing ON finished (guild, pairing, day) WHERE rated;

-- The same as each of their players sees them.
CREATE TABLE results (
    player INTEGER NOT NULL REFERENCES players (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    sequence INTEGER NOT NULL REFERENCES finished (sequence),
    category TEXT NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    result TEXT NOT NULL CHECK (result IN ('won', 'drawn', 'lost', 'aborted')),
    -- The other one, in a game of two.
    opponent INTEGER REFERENCES players (id),
    -- When it ended, and the rating after it; NULL where it was not rated.
    at INTEGER NOT NULL,
    rating REAL,
    deviation REAL,
    PRIMARY KEY (player, guild, sequence),
    CHECK ((rating IS NULL) = (deviation IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_category ON results (player, guild, category, sequence);
CREATE INDEX results_by_opponent ON results (player, guild, opponent, category, seat, result) WHERE opponent IS NOT NULL;

-- Where the players stand now.
CREATE TABLE ratings (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    games INTEGER NOT NULL CHECK (games > 0),
    since INTEGER NOT NULL,
    -- The highest that it ever was, and when.
    best REAL NOT NULL,
    best_at INTEGER NOT NULL,
    PRIMARY KEY (guild, category, player)
) STRICT, WITHOUT ROWID;

-- The same for leaderboards: of all time (''), of a year ('2026'), of a month ('2026-11').
CREATE TABLE standings (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    period TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    -- As they were after the last rated game or end of a season in the period.
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    -- The rating less twice the deviation; and its eighths of a point, which are the steps of a ladder.
    rank REAL NOT NULL,
    step INTEGER NOT NULL AS (CAST(rank * 8 AS INTEGER)),
    -- How many rated games there were in the period: from five on a player is listed,
    games INTEGER NOT NULL CHECK (games > 0),
    -- unless he does not want it, or has left.
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    PRIMARY KEY (guild, category, period, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_by_rank ON standings (guild, category, period, step DESC, rank DESC, player)
    WHERE listed AND games >= 5;
CREATE INDEX standings_by_player ON standings (player, guild);

-- How many players who are listed stand on a step: what counts places without counting players.
CREATE TABLE ladders (
    guild INTEGER NOT NULL,
    category TEXT NOT NULL,
    period TEXT NOT NULL,
    step INTEGER NOT NULL,
    players INTEGER NOT NULL CHECK (players >= 0),
    PRIMARY KEY (guild, category, period, step)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER standings_begin AFTER INSERT ON standings WHEN NEW.listed AND NEW.games >= 5 BEGIN
    INSERT INTO ladders (guild, category, period, step, players)
    VALUES (NEW.guild, NEW.category, NEW.period, NEW.step, 1)
    ON CONFLICT (guild, category, period, step) DO UPDATE SET players = players + 1;
END;

CREATE TRIGGER standings_end AFTER DELETE ON standings WHEN OLD.listed AND OLD.games >= 5 BEGIN
    UPDATE ladders SET players = players - 1
    WHERE guild = OLD.guild AND category = OLD.category AND period = OLD.period AND step = OLD.step;
    DELETE FROM ladders
    WHERE guild = OLD.guild AND category = OLD.category AND period = OLD.period AND step = OLD.step AND players = 0;
END;

-- A change is an end and a beginning.
CREATE TRIGGER standings_change_ends AFTER UPDATE ON standings WHEN OLD.listed AND OLD.games >= 5 BEGIN
    UPDATE ladders SET players = players - 1
    WHERE guild = OLD.guild AND category = OLD.category AND period = OLD.period AND step = OLD.step;
    DELETE FROM ladders
    WHERE guild = OLD.guild AND category = OLD.category AND period = OLD.period AND step = OLD.step AND players = 0;
END;

CREATE TRIGGER standings_change_begins AFTER UPDATE ON standings WHEN NEW.listed AND NEW.games >= 5 BEGIN
    INSERT INTO ladders (guild, category, period, step, players)
    VALUES (NEW.guild, NEW.category, NEW.period, NEW.step, 1)
    ON CONFLICT (guild, category, period, step) DO UPDATE SET players = players + 1;
END;

-- Wins, draws and losses of a player in a category, by where he sat.
CREATE TABLE tallies (
    player INTEGER NOT NULL REFERENCES players (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    won INTEGER NOT NULL CHECK (won >= 0),
    drawn INTEGER NOT NULL CHECK (drawn >= 0),
    lost INTEGER NOT NULL CHECK (lost >= 0),
    aborted INTEGER NOT NULL CHECK (aborted >= 0),
    PRIMARY KEY (player, guild, category, seat)
) STRICT, WITHOUT ROWID;

-- How many games a player has won in a row, up to the last one, and at most.
CREATE TABLE streaks (
    player INTEGER NOT NULL REFERENCES players (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    running INTEGER NOT NULL CHECK (running >= 0),
    longest INTEGER NOT NULL CHECK (longest >= running),
    PRIMARY KEY (player, guild, category)
) STRICT, WITHOUT ROWID;

-- The seasons that were closed: each after all games up to a sequence.
CREATE TABLE seasons (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    number INTEGER NOT NULL CHECK (number > 0),
    after INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    -- Who closed it.
    by INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (guild, number)
) STRICT, WITHOUT ROWID;

-- How a season's leaderboards stood when it was closed.
CREATE TABLE season_standings (
    guild INTEGER NOT NULL,
    number INTEGER NOT NULL,
    category TEXT NOT NULL,
    place INTEGER NOT NULL CHECK (place > 0),
    player INTEGER NOT NULL REFERENCES players (id),
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    games INTEGER NOT NULL CHECK (games > 0),
    PRIMARY KEY (guild, number, category, place),
    FOREIGN KEY (guild, number) REFERENCES seasons (guild, number)
) STRICT, WITHOUT ROWID;

-- The names under which members of a server are shown, learnt when they act; and who does not want to be listed, or left.
CREATE TABLE members (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    -- NULL while it is not known.
    name TEXT CHECK (name <> ''),
    unlisted INTEGER NOT NULL DEFAULT 0 CHECK (unlisted IN (0, 1)),
    gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;
