-- Leagues, tournaments and ladders. Results aren't stored: they follow from the games, but for what was decided apart from them.

CREATE TABLE competitions (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    -- The message with the list of players, once it is known.
    message INTEGER,
    manager INTEGER NOT NULL REFERENCES players (id),
    -- What was chosen, as JSON that is always read and written whole.
    plan TEXT NOT NULL CHECK (json_valid(plan)),
    -- The game of a ladder, of which a server has one for each.
    ladder_of TEXT,
    season INTEGER NOT NULL CHECK (season > 0),
    -- The season before.
    after INTEGER REFERENCES competitions (id),
    opened INTEGER NOT NULL,
    phase TEXT NOT NULL CHECK (phase IN ('joining', 'running', 'over', 'called-off')),
    -- While it is running: since when, the round, and when the season or the round is over. At the end: since when.
    since INTEGER CHECK ((since IS NULL) = (phase = 'joining')),
    round INTEGER CHECK ((round IS NULL) = (phase <> 'running') AND round > 0),
    until INTEGER CHECK (until IS NULL OR phase = 'running'),
    -- Counts changes of any kind, the end of a game included. A writer names the revision it saw.
    revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0)
) STRICT;

CREATE INDEX competitions_by_guild ON competitions (guild, id);
CREATE UNIQUE INDEX competitions_by_ladder ON competitions (guild, ladder_of)
    WHERE ladder_of IS NOT NULL AND phase = 'running';
CREATE INDEX competitions_by_season ON competitions (after) WHERE after IS NOT NULL;

CREATE TABLE entrants (
    competition INTEGER NOT NULL REFERENCES competitions (id),
    player INTEGER NOT NULL REFERENCES players (id),
    joined INTEGER NOT NULL,
    rating INTEGER NOT NULL,
    division INTEGER NOT NULL CHECK (division >= 0),
    place INTEGER NOT NULL CHECK (place >= 0),
    -- Since when they take part no longer, and why.
    out INTEGER,
    out_why TEXT CHECK ((out_why IS NULL) = (out IS NULL)
        AND out_why IN ('wish', 'ran-out', 'suspended', 'gone', 'removed', 'idle')),
    PRIMARY KEY (competition, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_by_player ON entrants (player, competition);

CREATE TABLE pairings (
    competition INTEGER NOT NULL REFERENCES competitions (id),
    number INTEGER NOT NULL CHECK (number > 0),
    division INTEGER NOT NULL CHECK (division >= 0),
    round INTEGER NOT NULL CHECK (round > 0),
    first INTEGER NOT NULL REFERENCES players (id),
    -- NULL: the first has a bye.
    second INTEGER REFERENCES players (id),
    -- Whether its game is to begin, or has begun.
    due INTEGER NOT NULL DEFAULT 0 CHECK (due IN (0, 1)),
    -- The message on which the thread of its game hangs.
    message INTEGER,
    game INTEGER REFERENCES games (id),
    -- What was decided apart from the game, and why.
    outcome TEXT CHECK (outcome IN ('first', 'drawn', 'second', 'void')),
    why TEXT CHECK ((why IS NULL) = (outcome IS NULL)
        AND why IN ('bye', 'withdrawn', 'unplayed', 'manager', 'noted')),
    PRIMARY KEY (competition, number),
    CHECK (second IS NOT NULL OR why = 'bye')
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX pairings_by_game ON pairings (game) WHERE game IS NOT NULL;
CREATE INDEX pairings_by_first ON pairings (first);
CREATE INDEX pairings_by_second ON pairings (second) WHERE second IS NOT NULL;

INSERT INTO end_reasons (name) VALUES ('withdrawn'), ('adjudicated');

INSERT INTO moderation_kinds (name) VALUES ('managed competition');
ALTER TABLE moderation_log ADD COLUMN competition INTEGER REFERENCES competitions (id);
-- What the manager did with it.
ALTER TABLE moderation_log ADD COLUMN tool TEXT;

-- The role whose members may open and manage competitions, besides those who manage the server.
ALTER TABLE server_settings ADD COLUMN organizers INTEGER;
