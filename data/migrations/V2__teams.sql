-- Games of four in two teams: a challenge has places, a seat can be given up and its partner plays on, and a running game
-- says since when it waits.

-- How a game can end, and why a seat was given up. A table and not a list in a CHECK, so that a later version only adds rows.
CREATE TABLE endings (
    name TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

INSERT INTO endings (name) VALUES
    ('stones'), ('ten'), ('taken'), ('blocked'), ('repetition'), ('bound'), ('reduced'), ('resigned'), ('left');

-- The places of a challenge in order of play, the challenger's first: he has joined it from the beginning.
CREATE TABLE challenge_slots (
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 4),
    -- NULL: for whoever joins.
    player INTEGER REFERENCES players (id),
    joined INTEGER NOT NULL CHECK (joined IN (0, 1)),
    PRIMARY KEY (challenge, slot),
    CHECK (player IS NOT NULL OR NOT joined),
    CHECK (slot > 1 OR joined)
) STRICT, WITHOUT ROWID;

INSERT INTO challenge_slots (challenge, slot, player, joined) SELECT id, 1, challenger, 1 FROM challenges;
-- Who accepted a challenge that was open to all sits in the game that came of it.
INSERT INTO challenge_slots (challenge, slot, player, joined)
SELECT id, 2, other, state = 'accepted' AND other IS NOT NULL
FROM (
    SELECT id, state, coalesce(invited, (
        SELECT player FROM games JOIN seats ON seats.game = games.id
        WHERE games.challenge = challenges.id AND player <> challenger
        ORDER BY games.id LIMIT 1
    )) AS other
    FROM challenges
);

-- Nobody has two places in a challenge.
CREATE UNIQUE INDEX challenge_slots_by_player ON challenge_slots (challenge, player);

CREATE TABLE new_challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    message INTEGER,
    -- How often a place has changed: what a writer compares before he changes one.
    revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0),
    rules TEXT NOT NULL,
    first TEXT NOT NULL CHECK (first IN ('lot', 'challenger', 'opponent')),
    place TEXT NOT NULL CHECK (place IN ('here', 'thread')),
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    closed INTEGER,
    CHECK ((state = 'open') = (closed IS NULL))
) STRICT;

INSERT INTO new_challenges (id, guild, channel, message, rules, first, place, created, expires, state, closed)
SELECT id, guild, channel, message, rules, first, place, created, expires, state, closed FROM challenges;

ALTER TABLE seats ADD COLUMN
    -- NULL while its player plays; else which of the game's seats was given up as the first, second, third one.
    out INTEGER CHECK (out BETWEEN 1 AND 4);
ALTER TABLE seats ADD COLUMN
    -- How many actions had been played then.
    out_ply INTEGER CHECK (out_ply >= 0 AND (out_ply IS NULL) = (out IS NULL));
ALTER TABLE seats ADD COLUMN
    out_why TEXT REFERENCES endings (name) CHECK ((out_why IS NULL) = (out IS NULL));
ALTER TABLE seats ADD COLUMN
    out_at INTEGER CHECK ((out_at IS NULL) = (out IS NULL));

UPDATE seats SET out = 1, out_ply = plies, out_why = why, out_at = ended
FROM games WHERE games.id = seats.game AND games.resigned = seats.seat;

CREATE UNIQUE INDEX seats_out ON seats (game, out) WHERE out IS NOT NULL;

CREATE TABLE new_games (
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
    -- Since when it waits for the one who is to act.
    since INTEGER NOT NULL,
    -- All three are NULL while the game runs. A draw has no winning side. Who gave up stands with the seats.
    ended INTEGER,
    why TEXT REFERENCES endings (name),
    winner INTEGER CHECK (winner IN (1, 2)),
    CHECK ((parent_channel IS NULL) = (parent_message IS NULL)),
    CHECK ((ended IS NULL) = (why IS NULL)),
    CHECK (winner IS NULL OR ended IS NOT NULL)
) STRICT;

INSERT INTO new_games
    (id, challenge, guild, channel, parent_channel, parent_message, record, started, plies, since, ended, why, winner)
SELECT
    id, challenge, guild, channel, parent_channel, parent_message, record, started, plies,
    coalesce(
        iif(resigned IS NULL, NULL, ended),
        (SELECT at FROM actions WHERE game = games.id AND ply = games.plies - 1),
        started
    ),
    ended, why, winner
FROM games;

-- Numbers are not used again, also those of rows that are no more.
DELETE FROM sqlite_sequence WHERE name IN ('new_challenges', 'new_games');
INSERT INTO sqlite_sequence (name, seq)
SELECT 'new_' || name, seq FROM sqlite_sequence WHERE name IN ('challenges', 'games');

DROP TABLE challenges;
ALTER TABLE new_challenges RENAME TO challenges;
CREATE INDEX challenges_by_expiry ON challenges (expires) WHERE state = 'open';
CREATE INDEX challenges_by_channel ON challenges (channel) WHERE state = 'open';

DROP TABLE games;
ALTER TABLE new_games RENAME TO games;
-- At most one running game a channel; a thread is a channel.
CREATE UNIQUE INDEX games_running ON games (channel) WHERE ended IS NULL;
CREATE INDEX games_over ON games (channel, ended) WHERE ended IS NOT NULL;
CREATE INDEX games_waiting ON games (since, id) WHERE ended IS NULL;
