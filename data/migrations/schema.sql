-- The schema of version 14, the first that was released. A new database gets it whole; later versions are migrations
-- beside this file (`V15__….sql`), so nothing here changes except comments.
--
-- Ids of servers, channels, messages, players and interactions are the platform's unsigned 64-bit numbers, stored bit for
-- bit in SQLite's signed ones. Ids of challenges and games are our own and never reused (AUTOINCREMENT), even after a row
-- is deleted. Times are milliseconds since 1970 UTC. Rule sets, actions and terms are their own notation.
--
-- Columns added later come last in their tables: the order of columns is part of the schema.

-- "Dara" in ASCII: tells our databases from other programs'.
PRAGMA application_id = 1147236961;


-- Servers and players -------------------------------------------------------------------------------------------------

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL,
    -- What the platform last reported; NULL before it does.
    language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk')),
    -- When the bot was found to have left the server; NULL while it is there.
    gone INTEGER,
    -- Set before the first row is deleted, so that an interrupted deletion is finished.
    deleting INTEGER NOT NULL DEFAULT 0 CHECK (deleting IN (0, 1))
) STRICT;

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL,
    -- What the platform last reported; NULL before it does.
    language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk'))
) STRICT;

-- Members as leaderboards show them. Names are learnt when members act.
CREATE TABLE members (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    -- NULL until it is learnt.
    name TEXT CHECK (name <> ''),
    unlisted INTEGER NOT NULL DEFAULT 0 CHECK (unlisted IN (0, 1)),
    gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

-- When members are away, past and future.
CREATE TABLE absences (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL CHECK (ends > starts),
    PRIMARY KEY (guild, player, starts)
) STRICT, WITHOUT ROWID;


-- Challenges ----------------------------------------------------------------------------------------------------------

CREATE TABLE challenges (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    message INTEGER,
    -- Counts changes of slots. A writer names the revision it saw, so that the second of two at once is refused.
    revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0),
    rules TEXT NOT NULL,
    first TEXT NOT NULL CHECK (first IN ('lot', 'challenger', 'opponent')),
    place TEXT NOT NULL CHECK (place IN ('here', 'thread')),
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    closed INTEGER,
    -- Besides the rules, as in `3d,no-away,match:10,unrated`.
    terms TEXT NOT NULL DEFAULT 'none',
    rematch_of INTEGER REFERENCES games (id),
    -- Whether moderators withdrew it.
    by_moderators INTEGER NOT NULL DEFAULT 0 CHECK (by_moderators IN (0, 1) AND (NOT by_moderators OR state = 'withdrawn')),
    CHECK ((state = 'open') = (closed IS NULL))
) STRICT;

-- Partial, so that lists of what is open cost the same however much is closed.
CREATE INDEX challenges_by_channel ON challenges (channel) WHERE state = 'open';
CREATE INDEX challenges_by_guild ON challenges (guild, id) WHERE state = 'open';
-- A game has at most one open rematch.
CREATE UNIQUE INDEX challenges_by_rematch ON challenges (rematch_of) WHERE state = 'open' AND rematch_of IS NOT NULL;

-- The slots of a challenge in order of play; the first is the challenger's, who has joined from the start.
CREATE TABLE challenge_slots (
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 4),
    -- NULL: open to anyone.
    player INTEGER REFERENCES players (id),
    -- 0 for a player who is only invited.
    joined INTEGER NOT NULL CHECK (joined IN (0, 1)),
    PRIMARY KEY (challenge, slot),
    CHECK (player IS NOT NULL OR NOT joined),
    CHECK (slot > 1 OR joined)
) STRICT, WITHOUT ROWID;

-- No player has two slots of one challenge.
CREATE UNIQUE INDEX challenge_slots_by_player ON challenge_slots (challenge, player);


-- Games ---------------------------------------------------------------------------------------------------------------

-- How a game can end and why a seat was given up. A table and not a CHECK, so that a later version only inserts rows.
CREATE TABLE endings (
    name TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

INSERT INTO endings (name) VALUES
    -- By the rules.
    ('stones'), ('ten'), ('taken'), ('blocked'), ('repetition'), ('bound'), ('reduced'),
    -- By the players, the clock or moderators.
    ('resigned'), ('left'), ('time'), ('agreed'), ('aborted'), ('stopped');

CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    -- Where the game's thread was started, if it has one: the message and its channel.
    parent_channel INTEGER,
    parent_message INTEGER,
    -- Rule set and actions, as in `dara:traditional b3 c4`. It repeats what `actions` holds, so that loading a game reads one row.
    record TEXT NOT NULL,
    started INTEGER NOT NULL,
    -- How many actions `record` has. A writer names the ply it appends, so that no position is played from twice.
    plies INTEGER NOT NULL DEFAULT 0 CHECK (plies >= 0),
    -- Since when the player to move has been to move.
    since INTEGER NOT NULL,
    -- NULL while the game is running. A draw has no winning side. Forfeits are noted with the seats.
    ended INTEGER,
    why TEXT REFERENCES endings (name),
    winner INTEGER CHECK (winner IN (1, 2)),
    terms TEXT NOT NULL DEFAULT 'none',
    -- Counts changes of any kind. A writer names the revision it saw, so that the second of two at once is refused.
    revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0),
    -- Clocks, offers and premoves, as JSON that is always read and written whole. It names seats, never players.
    standing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(standing)),
    -- For a game of a match: its first game, this game's number, and the points before it, those of the side that moves first
    -- in this game first.
    match_game INTEGER REFERENCES games (id),
    match_number INTEGER CHECK (
        (match_number IS NULL) = (match_game IS NULL) AND match_number > 0 AND (match_number = 1) = (match_game = id)
    ),
    match_first INTEGER CHECK ((match_first IS NULL) = (match_game IS NULL) AND match_first >= 0),
    match_second INTEGER CHECK ((match_second IS NULL) = (match_game IS NULL) AND match_second >= 0),
    -- The message with the newest board, if it is known.
    board INTEGER,
    CHECK ((parent_channel IS NULL) = (parent_message IS NULL)),
    CHECK ((ended IS NULL) = (why IS NULL)),
    CHECK (winner IS NULL OR ended IS NOT NULL)
) STRICT;

-- At most one running game per channel; a thread is a channel.
CREATE UNIQUE INDEX games_running ON games (channel) WHERE ended IS NULL;
CREATE INDEX games_over ON games (channel, ended) WHERE ended IS NOT NULL;
CREATE INDEX games_waiting ON games (since, id) WHERE ended IS NULL;
CREATE INDEX games_by_guild ON games (guild, since, id) WHERE ended IS NULL;
CREATE UNIQUE INDEX games_by_match ON games (match_game, match_number) WHERE match_game IS NOT NULL;

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    player INTEGER NOT NULL REFERENCES players (id),
    -- Set once the seat is given up: whether it was the game's first, second or third to go, after how many actions, why and when.
    out INTEGER CHECK (out BETWEEN 1 AND 4),
    out_ply INTEGER CHECK (out_ply >= 0 AND (out_ply IS NULL) = (out IS NULL)),
    out_why TEXT REFERENCES endings (name) CHECK ((out_why IS NULL) = (out IS NULL)),
    out_at INTEGER CHECK ((out_at IS NULL) = (out IS NULL)),
    -- Whether the game is running and the seat was not given up. It follows from the rest, and is stored for its index: every
    -- acceptance counts a player's running games.
    playing INTEGER NOT NULL DEFAULT 0 CHECK (playing IN (0, 1) AND (NOT playing OR out IS NULL)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_by_player ON seats (player, game);
CREATE UNIQUE INDEX seats_out ON seats (game, out) WHERE out IS NOT NULL;
CREATE INDEX seats_playing ON seats (player) WHERE playing;

-- The primary key makes it impossible to play twice from one position.
CREATE TABLE actions (
    game INTEGER NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    action TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

-- Matches that are over. The points of one that is running are with its games.
CREATE TABLE matches (
    first INTEGER PRIMARY KEY REFERENCES games (id),
    last INTEGER NOT NULL REFERENCES games (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    -- What it was played to: points, or 'pair'.
    goal TEXT NOT NULL,
    -- Sides as in the last game: points of the one that moved first, points of the other, and the winner if there is one.
    points_first INTEGER NOT NULL CHECK (points_first >= 0),
    points_second INTEGER NOT NULL CHECK (points_second >= 0),
    winner INTEGER CHECK (winner IN (1, 2)),
    ended INTEGER NOT NULL
) STRICT;

-- Practice games, which a player plays alone: one for each kind of game.
CREATE TABLE practices (
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    -- When it was last used.
    at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE INDEX practices_by_time ON practices (at);


-- Standings -----------------------------------------------------------------------------------------------------------
--
-- All of it follows from the finished games in the order of `finished`, from the seasons closed between them and from the
-- departures. It can be recomputed, bit for bit.

CREATE TABLE finished (
    -- The order in which games ended, whatever the clock said.
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL UNIQUE REFERENCES games (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    -- What it is rated as: `dara`, `damala:teams`.
    category TEXT NOT NULL,
    -- The players without their order, as in `11/12`, and the day in UTC: only so many games a day between the same players are
    -- rated.
    pairing TEXT NOT NULL,
    day TEXT NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1))
) STRICT;

CREATE INDEX finished_by_guild ON finished (guild, sequence);
CREATE INDEX finished_by_category ON finished (guild, category, sequence);
CREATE INDEX finished_by_pairing ON finished (guild, pairing, day) WHERE rated;

-- Finished games as each of their players sees them.
CREATE TABLE results (
    player INTEGER NOT NULL REFERENCES players (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    sequence INTEGER NOT NULL REFERENCES finished (sequence),
    category TEXT NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    result TEXT NOT NULL CHECK (result IN ('won', 'drawn', 'lost', 'aborted')),
    -- Only in games for two.
    opponent INTEGER REFERENCES players (id),
    at INTEGER NOT NULL,
    -- After the game; NULL when it was not rated.
    rating REAL,
    deviation REAL,
    -- Before the game. Not always the rating after the player's last game, since a season can have been closed in between.
    before REAL,
    PRIMARY KEY (player, guild, sequence),
    CHECK ((rating IS NULL) = (deviation IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_category ON results (player, guild, category, sequence);
CREATE INDEX results_by_opponent ON results (player, guild, opponent, category, seat, result) WHERE opponent IS NOT NULL;
-- A player's best rating is the highest that was not provisional. It is found here and stored nowhere else.
CREATE INDEX results_by_rating ON results (player, guild, category, rating DESC, sequence) WHERE deviation < 110;

-- Won, drawn, lost and aborted games, by seat.
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

-- Winning streaks, the current one and the longest, in games.
CREATE TABLE streaks (
    player INTEGER NOT NULL REFERENCES players (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    running INTEGER NOT NULL CHECK (running >= 0),
    longest INTEGER NOT NULL CHECK (longest >= running),
    PRIMARY KEY (player, guild, category)
) STRICT, WITHOUT ROWID;

-- Current ratings.
CREATE TABLE ratings (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    games INTEGER NOT NULL CHECK (games > 0),
    -- When the rating was last changed; the deviation grows from then on.
    since INTEGER NOT NULL,
    PRIMARY KEY (guild, category, player)
) STRICT, WITHOUT ROWID;

-- Leaderboards: of all time (''), a year ('2026') and a month ('2026-11').
CREATE TABLE standings (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    period TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    -- After the last rated game in the period, or after a season that closed later in it.
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    -- The rating minus twice the deviation, and its eighths of a point: the steps of the ladder below.
    rank REAL NOT NULL,
    step INTEGER NOT NULL AS (CAST(rank * 8 AS INTEGER)),
    -- Rated games in the period. A leaderboard shows players with five or more,
    games INTEGER NOT NULL CHECK (games > 0),
    -- unless they opted out or left.
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    PRIMARY KEY (guild, category, period, player)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_by_rank ON standings (guild, category, period, step DESC, rank DESC, player) WHERE listed AND games >= 5;
CREATE INDEX standings_by_player ON standings (player, guild);

-- How many players a leaderboard shows on each step. Places are counted from these sums, so that the last page of a long
-- leaderboard is as fast as the first.
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

-- An update is a deletion and an insertion.
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

-- Closed seasons. `after` is the sequence of the last game before it was closed.
CREATE TABLE seasons (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    number INTEGER NOT NULL CHECK (number > 0),
    after INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    by INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (guild, number)
) STRICT, WITHOUT ROWID;

-- The leaderboards of all time when a season was closed.
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

-- Where the ratings of a former player end, so that recomputing agrees: after the game with this sequence, during this season.
CREATE TABLE departures (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    after INTEGER NOT NULL,
    season INTEGER NOT NULL CHECK (season > 0),
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;


-- Settings ------------------------------------------------------------------------------------------------------------
--
-- A player or server that never changed a setting has no row.

CREATE TABLE preferences (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    notice TEXT NOT NULL CHECK (notice IN ('ping', 'direct', 'digest', 'nothing')),
    confirm INTEGER NOT NULL CHECK (confirm IN (0, 1)),
    -- How the player's private boards look; NULL: as the server's do.
    theme TEXT CHECK (theme IN ('savanna', 'night', 'high-contrast', 'colour-safe')),
    below TEXT NOT NULL DEFAULT 'facing' CHECK (below IN ('facing', 'own', 'first')),
    -- NULL: as the platform reports it.
    language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk')),
    text INTEGER NOT NULL DEFAULT 0 CHECK (text IN (0, 1))
) STRICT;

CREATE TABLE houses (
    guild INTEGER PRIMARY KEY REFERENCES guilds (id),
    clock TEXT NOT NULL,
    away_days INTEGER NOT NULL CHECK (away_days BETWEEN 0 AND 366),
    -- NULL: as the platform reports it.
    language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk')),
    -- How boards look that everyone sees.
    theme TEXT NOT NULL DEFAULT 'savanna' CHECK (theme IN ('savanna', 'night', 'high-contrast', 'colour-safe')),
    text INTEGER NOT NULL DEFAULT 0 CHECK (text IN (0, 1)),
    threads TEXT NOT NULL DEFAULT 'ask' CHECK (threads IN ('ask', 'always', 'never')),
    -- The most running games and open challenges of a player; NULL: as the operator has set it.
    games INTEGER CHECK (games BETWEEN 1 AND 65535),
    challenges INTEGER CHECK (challenges BETWEEN 1 AND 65535)
) STRICT;

-- The channels in which games may start; in a server without rows, all of them.
CREATE TABLE house_channels (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, channel)
) STRICT, WITHOUT ROWID;

-- Rules that a server has named. `folded` is the name in lower case, unique in its server.
CREATE TABLE house_rules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL REFERENCES guilds (id),
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    rules TEXT NOT NULL,
    UNIQUE (guild, folded)
) STRICT;

-- The rules of a game when a challenge names none: a preset, or rules that the server has named.
CREATE TABLE usual_rules (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    game TEXT NOT NULL,
    preset TEXT,
    house INTEGER REFERENCES house_rules (id),
    PRIMARY KEY (guild, game),
    CHECK ((preset IS NULL) <> (house IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX usual_rules_by_house ON usual_rules (house) WHERE house IS NOT NULL;


-- Moderation ----------------------------------------------------------------------------------------------------------

-- Players whom moderators have banned from a server.
CREATE TABLE bars (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    since INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

-- Blocks between two players, in all servers.
CREATE TABLE blocks (
    by INTEGER NOT NULL REFERENCES players (id),
    whom INTEGER NOT NULL REFERENCES players (id) CHECK (whom <> by),
    since INTEGER NOT NULL,
    PRIMARY KEY (by, whom)
) STRICT, WITHOUT ROWID;

CREATE INDEX blocks_by_whom ON blocks (whom, by);
CREATE INDEX blocks_by_time ON blocks (by, since, whom);

-- What moderators can do. A table and not a CHECK, so that a later version only inserts rows.
CREATE TABLE deeds (
    name TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

INSERT INTO deeds (name) VALUES
    ('ended game'), ('moved game'), ('withdrew challenge'), ('barred'), ('let again'), ('closed season');

-- What they did, and to whom or what.
CREATE TABLE moderation_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    by INTEGER NOT NULL REFERENCES players (id),
    at INTEGER NOT NULL,
    deed TEXT NOT NULL REFERENCES deeds (name),
    whom INTEGER REFERENCES players (id) CHECK (
        (whom IS NOT NULL) = (deed IN ('withdrew challenge', 'barred', 'let again'))
    ),
    game INTEGER REFERENCES games (id) CHECK ((game IS NOT NULL) = (deed IN ('ended game', 'moved game'))),
    channel INTEGER CHECK ((channel IS NOT NULL) = (deed = 'moved game')),
    challenge INTEGER REFERENCES challenges (id) CHECK ((challenge IS NOT NULL) = (deed = 'withdrew challenge')),
    season INTEGER CHECK ((season IS NOT NULL) = (deed = 'closed season')),
    reason TEXT
) STRICT;

CREATE INDEX moderation_log_by_guild ON moderation_log (guild, id);


-- Work ----------------------------------------------------------------------------------------------------------------

-- Interactions whose effect is stored: one that is delivered twice is not carried out twice.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

-- What to announce, stored in the same transaction as its cause.
CREATE TABLE announcements (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- As JSON.
    what TEXT NOT NULL CHECK (json_valid(what)),
    created INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'delivered', 'given up')),
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    not_before INTEGER NOT NULL,
    -- Why it was given up, for the operator.
    reason TEXT,
    -- The interaction that it answers, and the secret needed for that: wiped once it is delivered or expired.
    answers INTEGER,
    token TEXT,
    CHECK ((state = 'given up') = (reason IS NOT NULL)),
    CHECK (token IS NULL OR (answers IS NOT NULL AND state = 'due'))
) STRICT;

CREATE INDEX announcements_due ON announcements (id) WHERE state = 'due';

-- What must be done at a time: `game:7`, `challenge:8`, `away:9:10` (server and player), `digest:11` (player).
CREATE TABLE timers (
    what TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_by_time ON timers (at, what);

-- When the program was last known to be running: one row.
CREATE TABLE heartbeat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;


-- Deletion ------------------------------------------------------------------------------------------------------------

-- Numbers for players whose data were deleted, as they appear in games that stay for their opponents. Never reused.
CREATE TABLE former_players (
    number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0)
) STRICT;

-- Deletions not yet finished; `player` can be a server's id as well.
CREATE TABLE deletions (
    player INTEGER PRIMARY KEY,
    asked INTEGER NOT NULL,
    -- Whether all rows are gone, and only the file's free space remains to be wiped.
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT;
