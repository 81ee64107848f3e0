-- The schema of version 14 as its fourteen migrations left it, dumped from `sqlite_schema` without comments.
-- `schema.sql` must make the same, and a database that went through them must still open. Never change it.

CREATE TABLE refinery_schema_history(
             version int4 PRIMARY KEY,
             name VARCHAR(255),
             applied_on VARCHAR(255),
             checksum VARCHAR(255));

CREATE TABLE guilds (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
, language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk')), gone INTEGER, deleting INTEGER NOT NULL DEFAULT 0 CHECK (deleting IN (0, 1))) STRICT;

CREATE TABLE players (
    id INTEGER PRIMARY KEY,
    since INTEGER NOT NULL
, language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk'))) STRICT;

CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    player INTEGER NOT NULL REFERENCES players (id), out INTEGER CHECK (out BETWEEN 1 AND 4), out_ply INTEGER CHECK (out_ply >= 0 AND (out_ply IS NULL) = (out IS NULL)), out_why TEXT REFERENCES endings (name) CHECK ((out_why IS NULL) = (out IS NULL)), out_at INTEGER CHECK ((out_at IS NULL) = (out IS NULL)), playing INTEGER NOT NULL DEFAULT 0
    CHECK (playing IN (0, 1) AND (NOT playing OR out IS NULL)),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE actions (
    game INTEGER NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    action TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE announcements (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    what TEXT NOT NULL CHECK (json_valid(what)),
    created INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'delivered', 'given up')),
    attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    not_before INTEGER NOT NULL,
    reason TEXT,
    answers INTEGER,
    token TEXT,
    CHECK ((state = 'given up') = (reason IS NOT NULL)),
    CHECK (token IS NULL OR (answers IS NOT NULL AND state = 'due'))
) STRICT;

CREATE TABLE endings (
    name TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TABLE challenge_slots (
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    slot INTEGER NOT NULL CHECK (slot BETWEEN 1 AND 4),
    player INTEGER REFERENCES players (id),
    joined INTEGER NOT NULL CHECK (joined IN (0, 1)),
    PRIMARY KEY (challenge, slot),
    CHECK (player IS NOT NULL OR NOT joined),
    CHECK (slot > 1 OR joined)
) STRICT, WITHOUT ROWID;

CREATE TABLE "challenges" (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    message INTEGER,
    revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0),
    rules TEXT NOT NULL,
    first TEXT NOT NULL CHECK (first IN ('lot', 'challenger', 'opponent')),
    place TEXT NOT NULL CHECK (place IN ('here', 'thread')),
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
    closed INTEGER, terms TEXT NOT NULL DEFAULT 'none', rematch_of INTEGER REFERENCES games (id), by_moderators INTEGER NOT NULL DEFAULT 0
    CHECK (by_moderators IN (0, 1) AND (NOT by_moderators OR state = 'withdrawn')),
    CHECK ((state = 'open') = (closed IS NULL))
) STRICT;

CREATE TABLE "games" (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    parent_channel INTEGER,
    parent_message INTEGER,
    record TEXT NOT NULL,
    started INTEGER NOT NULL,
    plies INTEGER NOT NULL DEFAULT 0 CHECK (plies >= 0),
    since INTEGER NOT NULL,
    ended INTEGER,
    why TEXT REFERENCES endings (name),
    winner INTEGER CHECK (winner IN (1, 2)), terms TEXT NOT NULL DEFAULT 'none', revision INTEGER NOT NULL DEFAULT 0 CHECK (revision >= 0), standing TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(standing)), match_game INTEGER REFERENCES games (id), match_number INTEGER CHECK (
    (match_number IS NULL) = (match_game IS NULL) AND match_number > 0 AND (match_number = 1) = (match_game = id)
), match_first INTEGER CHECK (
    (match_first IS NULL) = (match_game IS NULL) AND match_first >= 0
), match_second INTEGER CHECK (
    (match_second IS NULL) = (match_game IS NULL) AND match_second >= 0
), board INTEGER,
    CHECK ((parent_channel IS NULL) = (parent_message IS NULL)),
    CHECK ((ended IS NULL) = (why IS NULL)),
    CHECK (winner IS NULL OR ended IS NOT NULL)
) STRICT;

CREATE TABLE matches (
    first INTEGER PRIMARY KEY REFERENCES games (id),
    last INTEGER NOT NULL REFERENCES games (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    goal TEXT NOT NULL,
    points_first INTEGER NOT NULL CHECK (points_first >= 0),
    points_second INTEGER NOT NULL CHECK (points_second >= 0),
    winner INTEGER CHECK (winner IN (1, 2)),
    ended INTEGER NOT NULL
) STRICT;

CREATE TABLE timers (
    what TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE absences (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    starts INTEGER NOT NULL,
    ends INTEGER NOT NULL CHECK (ends > starts),
    PRIMARY KEY (guild, player, starts)
) STRICT, WITHOUT ROWID;

CREATE TABLE preferences (
    player INTEGER PRIMARY KEY REFERENCES players (id),
    notice TEXT NOT NULL CHECK (notice IN ('ping', 'direct', 'digest', 'nothing')),
    confirm INTEGER NOT NULL CHECK (confirm IN (0, 1))
, theme TEXT
    CHECK (theme IN ('savanna', 'night', 'high-contrast', 'colour-safe')), below TEXT NOT NULL DEFAULT 'facing'
    CHECK (below IN ('facing', 'own', 'first')), language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk')), text INTEGER NOT NULL DEFAULT 0 CHECK (text IN (0, 1))) STRICT;

CREATE TABLE houses (
    guild INTEGER PRIMARY KEY REFERENCES guilds (id),
    clock TEXT NOT NULL,
    away_days INTEGER NOT NULL CHECK (away_days BETWEEN 0 AND 366)
, language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk')), theme TEXT NOT NULL DEFAULT 'savanna'
    CHECK (theme IN ('savanna', 'night', 'high-contrast', 'colour-safe')), text INTEGER NOT NULL DEFAULT 0 CHECK (text IN (0, 1)), threads TEXT NOT NULL DEFAULT 'ask' CHECK (threads IN ('ask', 'always', 'never')), games INTEGER CHECK (games BETWEEN 1 AND 65535), challenges INTEGER CHECK (challenges BETWEEN 1 AND 65535)) STRICT;

CREATE TABLE heartbeat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;

CREATE TABLE finished (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    game INTEGER NOT NULL UNIQUE REFERENCES games (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    pairing TEXT NOT NULL,
    day TEXT NOT NULL,
    rated INTEGER NOT NULL CHECK (rated IN (0, 1))
) STRICT;

CREATE TABLE results (
    player INTEGER NOT NULL REFERENCES players (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    sequence INTEGER NOT NULL REFERENCES finished (sequence),
    category TEXT NOT NULL,
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    result TEXT NOT NULL CHECK (result IN ('won', 'drawn', 'lost', 'aborted')),
    opponent INTEGER REFERENCES players (id),
    at INTEGER NOT NULL,
    rating REAL,
    deviation REAL, before REAL,
    PRIMARY KEY (player, guild, sequence),
    CHECK ((rating IS NULL) = (deviation IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    games INTEGER NOT NULL CHECK (games > 0),
    since INTEGER NOT NULL,
    PRIMARY KEY (guild, category, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE standings (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    period TEXT NOT NULL,
    player INTEGER NOT NULL REFERENCES players (id),
    rating REAL NOT NULL,
    deviation REAL NOT NULL CHECK (deviation > 0),
    volatility REAL NOT NULL CHECK (volatility > 0),
    rank REAL NOT NULL,
    step INTEGER NOT NULL AS (CAST(rank * 8 AS INTEGER)),
    games INTEGER NOT NULL CHECK (games > 0),
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    PRIMARY KEY (guild, category, period, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE ladders (
    guild INTEGER NOT NULL,
    category TEXT NOT NULL,
    period TEXT NOT NULL,
    step INTEGER NOT NULL,
    players INTEGER NOT NULL CHECK (players >= 0),
    PRIMARY KEY (guild, category, period, step)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE streaks (
    player INTEGER NOT NULL REFERENCES players (id),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    category TEXT NOT NULL,
    running INTEGER NOT NULL CHECK (running >= 0),
    longest INTEGER NOT NULL CHECK (longest >= running),
    PRIMARY KEY (player, guild, category)
) STRICT, WITHOUT ROWID;

CREATE TABLE seasons (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    number INTEGER NOT NULL CHECK (number > 0),
    after INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    by INTEGER NOT NULL REFERENCES players (id),
    PRIMARY KEY (guild, number)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE members (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    name TEXT CHECK (name <> ''),
    unlisted INTEGER NOT NULL DEFAULT 0 CHECK (unlisted IN (0, 1)),
    gone INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE former_players (
    number INTEGER PRIMARY KEY AUTOINCREMENT CHECK (number > 0)
) STRICT;

CREATE TABLE departures (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    after INTEGER NOT NULL,
    season INTEGER NOT NULL CHECK (season > 0),
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE deletions (
    player INTEGER PRIMARY KEY,
    asked INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0 CHECK (deleted IN (0, 1))
) STRICT;

CREATE TABLE bars (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    player INTEGER NOT NULL REFERENCES players (id),
    since INTEGER NOT NULL,
    PRIMARY KEY (guild, player)
) STRICT, WITHOUT ROWID;

CREATE TABLE blocks (
    by INTEGER NOT NULL REFERENCES players (id),
    whom INTEGER NOT NULL REFERENCES players (id) CHECK (whom <> by),
    since INTEGER NOT NULL,
    PRIMARY KEY (by, whom)
) STRICT, WITHOUT ROWID;

CREATE TABLE deeds (
    name TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

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

CREATE TABLE house_channels (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    PRIMARY KEY (guild, channel)
) STRICT, WITHOUT ROWID;

CREATE TABLE house_rules (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL REFERENCES guilds (id),
    name TEXT NOT NULL,
    folded TEXT NOT NULL,
    rules TEXT NOT NULL,
    UNIQUE (guild, folded)
) STRICT;

CREATE TABLE usual_rules (
    guild INTEGER NOT NULL REFERENCES guilds (id),
    game TEXT NOT NULL,
    preset TEXT,
    house INTEGER REFERENCES house_rules (id),
    PRIMARY KEY (guild, game),
    CHECK ((preset IS NULL) <> (house IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE practices (
    player INTEGER NOT NULL REFERENCES players (id),
    game TEXT NOT NULL,
    record TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (player, game)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_by_player ON seats (player, game);

CREATE INDEX announcements_due ON announcements (id) WHERE state = 'due';

CREATE UNIQUE INDEX challenge_slots_by_player ON challenge_slots (challenge, player);

CREATE UNIQUE INDEX seats_out ON seats (game, out) WHERE out IS NOT NULL;

CREATE INDEX challenges_by_channel ON challenges (channel) WHERE state = 'open';

CREATE UNIQUE INDEX games_running ON games (channel) WHERE ended IS NULL;

CREATE INDEX games_over ON games (channel, ended) WHERE ended IS NOT NULL;

CREATE INDEX games_waiting ON games (since, id) WHERE ended IS NULL;

CREATE INDEX games_by_guild ON games (guild, since, id) WHERE ended IS NULL;

CREATE INDEX challenges_by_guild ON challenges (guild, id) WHERE state = 'open';

CREATE UNIQUE INDEX challenges_by_rematch ON challenges (rematch_of) WHERE state = 'open' AND rematch_of IS NOT NULL;

CREATE UNIQUE INDEX games_by_match ON games (match_game, match_number) WHERE match_game IS NOT NULL;

CREATE INDEX timers_by_time ON timers (at, what);

CREATE INDEX finished_by_guild ON finished (guild, sequence);

CREATE INDEX finished_by_category ON finished (guild, category, sequence);

CREATE INDEX finished_by_pairing ON finished (guild, pairing, day) WHERE rated;

CREATE INDEX results_by_category ON results (player, guild, category, sequence);

CREATE INDEX results_by_opponent ON results (player, guild, opponent, category, seat, result) WHERE opponent IS NOT NULL;

CREATE INDEX standings_by_rank ON standings (guild, category, period, step DESC, rank DESC, player)
    WHERE listed AND games >= 5;

CREATE INDEX standings_by_player ON standings (player, guild);

CREATE INDEX results_by_rating ON results (player, guild, category, rating DESC, sequence) WHERE deviation < 110;

CREATE INDEX blocks_by_whom ON blocks (whom, by);

CREATE INDEX blocks_by_time ON blocks (by, since, whom);

CREATE INDEX moderation_log_by_guild ON moderation_log (guild, id);

CREATE INDEX usual_rules_by_house ON usual_rules (house) WHERE house IS NOT NULL;

CREATE INDEX practices_by_time ON practices (at);

CREATE INDEX seats_playing ON seats (player) WHERE playing;

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

INSERT INTO endings (name) VALUES ('aborted'), ('agreed'), ('blocked'), ('bound'), ('left'), ('reduced'), ('repetition'), ('resigned'), ('stones'), ('stopped'), ('taken'), ('ten'), ('time');
INSERT INTO deeds (name) VALUES ('barred'), ('closed season'), ('ended game'), ('let again'), ('moved game'), ('withdrew challenge');

INSERT INTO refinery_schema_history (version, name, applied_on, checksum) VALUES
    (1, 'first', '2025-06-15T00:00:00Z', '5187763986994195339'),
    (2, 'teams', '2025-06-15T00:00:00Z', '9180481296974233190'),
    (3, 'lists', '2025-06-15T00:00:00Z', '15924227889506991452'),
    (4, 'days', '2025-06-15T00:00:00Z', '5101376544132550768'),
    (5, 'standings', '2025-06-15T00:00:00Z', '9840266332604574505'),
    (6, 'rating_before', '2025-06-15T00:00:00Z', '8953889903674527851'),
    (7, 'best_ratings', '2025-06-15T00:00:00Z', '8447526487598666933'),
    (8, 'languages', '2025-06-15T00:00:00Z', '3013185309654077350'),
    (9, 'looks', '2025-06-15T00:00:00Z', '12172885590765528953'),
    (10, 'deletions', '2025-06-15T00:00:00Z', '2960062792739833870'),
    (11, 'moderation', '2025-06-15T00:00:00Z', '16824437918877040911'),
    (12, 'houses', '2025-06-15T00:00:00Z', '11496851544774523725'),
    (13, 'practices', '2025-06-15T00:00:00Z', '3395520267807610649'),
    (14, 'playing', '2025-06-15T00:00:00Z', '12636216203307296634');

PRAGMA application_id = 1147236961;
PRAGMA user_version = 14;
