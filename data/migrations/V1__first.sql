-- What is stored, first version.
--
-- Ids of servers, channels, messages, players and interactions are the chat platform's 64-bit numbers; ids of
-- challenges and games are the program's own, and never used twice (AUTOINCREMENT), also when rows are deleted.
-- Times are milliseconds since 1970 UTC. Rule sets and actions are the text of a written game.

-- 'Dara' in ASCII: tells this program's databases from those of others.
PRAGMA application_id = 1147236961;

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
) STRICT;

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    message INTEGER,
    challenger INTEGER NOT NULL REFERENCES players (id),
    -- NULL: whoever accepts.
    invited INTEGER REFERENCES players (id) CHECK (invited <> challenger),
    rules TEXT NOT NULL,
    first TEXT NOT NULL CHECK (first IN ('lot', 'challenger', 'opponent')),
    place TEXT NOT NULL CHECK (place IN ('here', 'thread')),
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    closed INTEGER,
    CHECK ((state = 'open') = (closed IS NULL))
) STRICT;

CREATE INDEX challenges_by_expiry ON challenges (expires) WHERE state = 'open';
CREATE INDEX challenges_by_channel ON challenges (channel) WHERE state = 'open';

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    -- The message, and its channel, that a thread made for the game hangs on.
    parent_channel INTEGER,
    parent_message INTEGER,
    -- The written game: its rule set and its actions, `dara:traditional b3 c4`. It grows with every row of actions, so
    -- that a game is read as one row.
    record TEXT NOT NULL,
    started INTEGER NOT NULL,
    -- How many actions were played: what a writer compares before he appends one.
    plies INTEGER NOT NULL DEFAULT 0 CHECK (plies >= 0),
    -- All four are NULL while the game runs. A draw has no winning side.
    ended INTEGER,
    why TEXT CHECK (why IN ('stones', 'ten', 'taken', 'blocked', 'repetition', 'bound', 'reduced', 'resigned')),
    winner INTEGER CHECK (winner IN (1, 2)),
    resigned INTEGER CHECK (resigned BETWEEN 1 AND 4),
    CHECK ((parent_channel IS NULL) = (parent_message IS NULL)),
    CHECK ((ended IS NULL) = (why IS NULL)),
    CHECK (winner IS NULL OR ended IS NOT NULL),
    CHECK (coalesce(why = 'resigned', FALSE) = (resigned IS NOT NULL))
) STRICT;

-- At most one running game a channel; a thread is a channel.
CREATE UNIQUE INDEX games_running ON games (channel) WHERE ended IS NULL;
CREATE INDEX games_over ON games (channel, ended) WHERE ended IS NOT NULL;

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    player INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_by_player ON seats (player, game);

-- The primary key is what makes it impossible to play twice from one position.
CREATE TABLE actions (
    game INTEGER NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    action TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

-- Interactions whose effect is stored; one that is delivered again is not carried out again.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- What is to be told, stored together with the change that causes it.
CREATE TABLE announcements (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- What is told, as JSON.
    what TEXT NOT NULL CHECK (json_valid(what)),
    created INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'delivered', 'given up')),
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    not_before INTEGER NOT NULL,
    -- Why it was given up, for the operator.
    reason TEXT,
    -- The interaction that it answers, and the secret that allows to answer: wiped as soon as it is of no use.
    answers INTEGER,
    token TEXT,
    CHECK ((state = 'given up') = (reason IS NOT NULL)),
    CHECK (token IS NULL OR (answers IS NOT NULL AND state = 'due'))
) STRICT;

CREATE INDEX announcements_due ON announcements (id) WHERE state = 'due';
