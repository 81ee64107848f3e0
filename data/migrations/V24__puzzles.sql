-- Puzzles, what players make of them, and their puzzle ratings.

CREATE TABLE puzzles (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    -- A digest of the position, the same for all that a symmetry of the board or a change of colours turns into each other.
    key TEXT NOT NULL,
    game TEXT NOT NULL,
    -- The game up to the position, with its rules.
    record TEXT NOT NULL,
    -- The solver's turns with the replies between them.
    solution TEXT NOT NULL,
    -- Their names with commas between them.
    themes TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    -- The server in whose game it was found, which alone is shown it, and the game; NULL: it comes with the program.
    guild INTEGER REFERENCES guilds (id),
    found_in INTEGER REFERENCES games (id) CHECK ((found_in IS NULL) = (guild IS NULL)),
    -- Set when the data of a player of that game are deleted: it is shown no longer.
    withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX puzzles_by_key ON puzzles (key) WHERE guild IS NULL;
CREATE UNIQUE INDEX puzzles_by_guild ON puzzles (guild, key) WHERE guild IS NOT NULL;
CREATE INDEX puzzles_by_game ON puzzles (game);
CREATE INDEX puzzles_by_source ON puzzles (found_in) WHERE found_in IS NOT NULL;

CREATE TABLE puzzle_attempts (
    player INTEGER NOT NULL REFERENCES players (id),
    puzzle INTEGER NOT NULL REFERENCES puzzles (id),
    -- Where they tried it.
    guild INTEGER NOT NULL REFERENCES guilds (id),
    -- Whether as the puzzle of the day.
    daily INTEGER NOT NULL CHECK (daily IN (0, 1)),
    -- When it was last shown to them.
    shown INTEGER NOT NULL,
    -- How many steps they have found at most.
    reached INTEGER NOT NULL CHECK (reached >= 0),
    wrong INTEGER NOT NULL CHECK (wrong >= 0),
    -- Whether the first try was right, and when that was decided; NULL while it goes on.
    was_right INTEGER CHECK (was_right IN (0, 1)),
    decided INTEGER CHECK ((decided IS NULL) = (was_right IS NULL)),
    -- When they found the whole solution, unless they had asked for it.
    solved INTEGER CHECK (solved IS NULL OR decided IS NOT NULL),
    gave_up INTEGER NOT NULL CHECK (gave_up IN (0, 1)),
    PRIMARY KEY (player, puzzle, guild, daily)
) STRICT, WITHOUT ROWID;

CREATE INDEX puzzle_attempts_by_puzzle ON puzzle_attempts (puzzle, guild, daily);
CREATE INDEX puzzle_attempts_by_guild ON puzzle_attempts (guild);

-- In all servers.
CREATE TABLE puzzle_ratings (
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    -- How many first tries counted, and how many of them were right.
    tried INTEGER NOT NULL CHECK (tried > 0),
    solved INTEGER NOT NULL CHECK (solved BETWEEN 0 AND tried),
    -- When it last changed.
    since INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

-- Up to which finished game, by their order, puzzles were looked for: one row.
CREATE TABLE puzzle_search (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    after INTEGER NOT NULL
) STRICT;

-- Whether positions of their games are kept out of puzzles.
ALTER TABLE preferences ADD COLUMN out_of_puzzles INTEGER NOT NULL DEFAULT 0 CHECK (out_of_puzzles IN (0, 1));
