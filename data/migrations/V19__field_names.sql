-- Tables and columns get the names that everyone else uses for such things. Nothing in them changes, except the names of two kinds
-- of moderation.

-- Members whom moderators have suspended from a server's games.
ALTER TABLE bars RENAME TO suspensions;

ALTER TABLE houses RENAME TO server_settings;
ALTER TABLE house_channels RENAME TO allowed_channels;
ALTER TABLE usual_rules RENAME TO default_rules;
DROP INDEX usual_rules_by_house;
CREATE INDEX default_rules_by_house ON default_rules (house) WHERE house IS NOT NULL;

-- Clocks, offers and premoves, as JSON.
ALTER TABLE games RENAME COLUMN standing TO state;
ALTER TABLE endings RENAME TO end_reasons;

ALTER TABLE finished RENAME TO finished_games;
DROP INDEX finished_by_guild;
DROP INDEX finished_by_category;
DROP INDEX finished_by_pairing;
CREATE INDEX finished_games_by_guild ON finished_games (guild, sequence);
CREATE INDEX finished_games_by_category ON finished_games (guild, category, sequence);
CREATE INDEX finished_games_by_pairing ON finished_games (guild, pairing, day) WHERE rated;

-- Won, drawn, lost and aborted games, by seat.
ALTER TABLE tallies RENAME TO result_counts;
-- How many players a leaderboard shows at each rank, in eighths of a point.
ALTER TABLE ladders RENAME TO rank_counts;
-- Where the ratings of a former player end.
ALTER TABLE departures RENAME TO rating_ends;

ALTER TABLE deeds RENAME TO moderation_kinds;
INSERT INTO moderation_kinds (name) VALUES ('suspended'), ('reinstated');

-- Built again, since its checks name the kinds.
CREATE TABLE new_moderation_log (
    id INTEGER PRIMARY KEY AUTOINCREMENT CHECK (id > 0),
    guild INTEGER NOT NULL REFERENCES guilds (id),
    by INTEGER NOT NULL REFERENCES players (id),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL REFERENCES moderation_kinds (name),
    player INTEGER REFERENCES players (id) CHECK (
        (player IS NOT NULL) = (kind IN ('withdrew challenge', 'suspended', 'reinstated'))
    ),
    game INTEGER REFERENCES games (id) CHECK ((game IS NOT NULL) = (kind IN ('ended game', 'moved game'))),
    channel INTEGER CHECK ((channel IS NOT NULL) = (kind = 'moved game')),
    challenge INTEGER REFERENCES challenges (id) CHECK ((challenge IS NOT NULL) = (kind = 'withdrew challenge')),
    season INTEGER CHECK ((season IS NOT NULL) = (kind = 'closed season')),
    reason TEXT
) STRICT;
INSERT INTO new_moderation_log
    SELECT id, guild, by, at,
        CASE deed WHEN 'barred' THEN 'suspended' WHEN 'let again' THEN 'reinstated' ELSE deed END,
        whom, game, channel, challenge, season, reason
    FROM moderation_log;
-- Numbers of deleted entries aren't given again.
UPDATE sqlite_sequence SET seq = (SELECT seq FROM sqlite_sequence WHERE name = 'moderation_log')
    WHERE name = 'new_moderation_log' AND EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'moderation_log');
INSERT INTO sqlite_sequence (name, seq)
    SELECT 'new_moderation_log', seq FROM sqlite_sequence
    WHERE name = 'moderation_log' AND NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'new_moderation_log');
DROP TABLE moderation_log;
ALTER TABLE new_moderation_log RENAME TO moderation_log;
CREATE INDEX moderation_log_by_guild ON moderation_log (guild, id);
DELETE FROM moderation_kinds WHERE name IN ('barred', 'let again');
