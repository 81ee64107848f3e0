-- Rows as version 14 writes them, at least one of each kind: every later migration must carry them over.

-- Servers and players. -9223372036854775807 is a former player: one whose data were deleted.
INSERT INTO guilds (id, since, language, gone, deleting) VALUES
    (1001, 1750000000000, 'fr', NULL, 0),
    (1002, 1750000000000, NULL, 1750300140000, 0);
INSERT INTO players (id, since, language) VALUES
    (-9223372036854775807, 0, NULL),
    (11, 1750000000000, 'uk'),
    (12, 1750000000000, NULL),
    (13, 1750000000000, 'en'),
    (14, 1750000000000, NULL),
    (15, 1750400000000, NULL);
INSERT INTO former_players (number) VALUES
    (1);

-- Challenges in every state, and their slots.
INSERT INTO challenges
    (id, guild, channel, message, revision, rules, first, place, created, expires, state, closed, terms, rematch_of, by_moderators)
VALUES
    (1, 1001, 2001, 3001, 1, 'dara:traditional', 'lot', 'here', 1750000000000, 1750086400000, 'accepted', 1750000060000, 'none', NULL, 0),
    (2, 1001, 2001, 3002, 1, 'dara:niger', 'challenger', 'thread', 1750000000000, 1750086400000, 'accepted', 1750000060000, 'none', NULL, 0),
    (3, 1001, 2002, 3003, 0, 'dara:capture-ten', 'opponent', 'here', 1750000000000, 1750086400000, 'declined', 1750000060000, 'none', NULL, 0),
    (4, 1001, 2002, 3004, 0, 'dara:traditional', 'lot', 'here', 1750000000000, 1750086400000, 'withdrawn', 1750000060000, 'none', NULL, 1),
    (5, 1001, 2002, 3005, 0, 'dara:traditional', 'lot', 'here', 1750000000000, 1750086400000, 'expired', 1750086400000, 'none', NULL, 0),
    (6, 1001, 2002, NULL, 0, 'dara:traditional', 'lot', 'here', 1750000000000, 1750086400000, 'open', NULL, 'none', NULL, 0),
    (7, 1001, 2003, 3007, 3, 'damala:teams', 'challenger', 'here', 1750000000000, 1750086400000, 'accepted', 1750000060000, 'none', NULL, 0),
    (8, 1001, 2003, 3008, 1, 'damala:teams', 'lot', 'here', 1750000000000, 1750086400000, 'open', NULL, 'none', NULL, 0),
    (9, 1001, 2004, 3009, 1, 'dara:traditional', 'challenger', 'here', 1750000000000, 1750086400000, 'accepted', 1750000060000, '3d,match:10,unrated', NULL, 0),
    (10, 1001, 2005, 3010, 1, 'dara:traditional', 'opponent', 'here', 1750000000000, 1750086400000, 'accepted', 1750000060000, '5d+12h/7d,no-away,match:1', NULL, 0),
    (12, 1001, 2006, 3012, 1, 'dara:traditional', 'challenger', 'here', 1750000000000, 1750086400000, 'accepted', 1750000060000, '1d', NULL, 0),
    (13, 1001, 2007, 3013, 1, 'dara:traditional', 'challenger', 'here', 1750300000000, 1750386400000, 'accepted', 1750300060000, 'none', NULL, 0);
INSERT INTO challenge_slots (challenge, slot, player, joined) VALUES
    (1, 1, 11, 1),
    (1, 2, 12, 1),
    (2, 1, 11, 1),
    (2, 2, 13, 1),
    (3, 1, 12, 1),
    (3, 2, 11, 0),
    (4, 1, 12, 1),
    (4, 2, NULL, 0),
    (5, 1, 13, 1),
    (5, 2, 12, 0),
    (6, 1, 13, 1),
    (6, 2, NULL, 0),
    (7, 1, 11, 1),
    (7, 2, 12, 1),
    (7, 3, 13, 1),
    (7, 4, 14, 1),
    (8, 1, 14, 1),
    (8, 2, NULL, 0),
    (8, 3, 11, 1),
    (8, 4, 12, 0),
    (9, 1, 11, 1),
    (9, 2, 12, 1),
    (10, 1, 11, 1),
    (10, 2, 12, 1),
    (12, 1, 11, 1),
    (12, 2, 14, 1),
    (13, 1, -9223372036854775807, 1),
    (13, 2, 13, 1);

-- Games: over by each kind of ending, and running with clocks, offers, premoves and a match.
INSERT INTO games
    (id, challenge, guild, channel, parent_channel, parent_message, record, started, plies, since, ended, why, winner, terms, revision, standing, match_game, match_number, match_first, match_second, board)
VALUES
    (1, 1, 1001, 2001, NULL, NULL, 'dara:traditional b3 c4', 1750000060000, 2, 1750000180000, 1750000180000, 'resigned', 2, 'none', 3, '{"clock":{}}', NULL, NULL, NULL, NULL, NULL),
    (2, 2, 1001, 3002, 2001, 3002, 'dara:niger a1 e6 c3', 1750000060000, 3, 1750000180000, NULL, NULL, NULL, 'none', 3, '{"clock":{}}', NULL, NULL, NULL, NULL, 4002),
    (3, 7, 1001, 2003, NULL, NULL, 'damala:teams', 1750000060000, 0, 1750000090000, NULL, NULL, NULL, 'none', 1, '{"clock":{}}', NULL, NULL, NULL, NULL, 4003),
    (4, 9, 1001, 2004, NULL, NULL, 'dara:traditional b3 c4 a1 e6', 1750000060000, 4, 1750259290000, 1750259290000, 'time', 2, '3d,match:10,unrated', 6, '{"clock":{"left":[259200000,259200000],"warned":true}}', 4, 1, 0, 0, 4004),
    (5, 9, 1001, 2004, NULL, NULL, 'dara:traditional b3', 1750259290000, 1, 1750259350000, NULL, NULL, NULL, '3d,match:10,unrated', 6, '{"taken_back":2,"clock":{"left":[259200000,259200000],"since":1750259350000},"away":[{"seat":1,"until":1750600000000}],"offers":[{"kind":"draw","by":1,"agreed":[1]}],"ahead":[{"seat":1,"actions":"c4 a1"}],"dropped":[2]}', 4, 2, 1, 0, 4005),
    (6, 10, 1001, 2005, NULL, NULL, 'dara:traditional b3 c4', 1750000060000, 2, 1750000180000, 1750000180000, 'resigned', 2, '5d+12h/7d,no-away,match:1', 3, '{"clock":{"left":[432000000,475170000]}}', 6, 1, 0, 0, NULL),
    (7, 12, 1001, 2006, NULL, NULL, 'dara:traditional', 1750000060000, 0, 1750000060000, 1750086460000, 'aborted', NULL, '1d', 2, '{"clock":{"left":[0,86400000],"warned":true},"closed":{"how":"aborted","seat":1}}', NULL, NULL, NULL, NULL, NULL),
    (8, 13, 1001, 2007, NULL, NULL, 'dara:traditional', 1750300060000, 0, 1750300060000, 1750300120000, 'resigned', 2, 'none,unrated', 1, '{"clock":{}}', NULL, NULL, NULL, NULL, NULL);
INSERT INTO seats (game, seat, player, out, out_ply, out_why, out_at, playing) VALUES
    (1, 1, 12, 1, 2, 'resigned', 1750000180000, 0),
    (1, 2, 11, NULL, NULL, NULL, NULL, 0),
    (2, 1, 11, NULL, NULL, NULL, NULL, 1),
    (2, 2, 13, NULL, NULL, NULL, NULL, 1),
    (3, 1, 11, 1, 0, 'left', 1750000090000, 0),
    (3, 2, 12, NULL, NULL, NULL, NULL, 1),
    (3, 3, 13, NULL, NULL, NULL, NULL, 1),
    (3, 4, 14, NULL, NULL, NULL, NULL, 1),
    (4, 1, 11, 1, 4, 'time', 1750259290000, 0),
    (4, 2, 12, NULL, NULL, NULL, NULL, 0),
    (5, 1, 12, NULL, NULL, NULL, NULL, 1),
    (5, 2, 11, NULL, NULL, NULL, NULL, 1),
    (6, 1, 12, 1, 2, 'resigned', 1750000180000, 0),
    (6, 2, 11, NULL, NULL, NULL, NULL, 0),
    (7, 1, 11, NULL, NULL, NULL, NULL, 0),
    (7, 2, 14, NULL, NULL, NULL, NULL, 0),
    (8, 1, -9223372036854775807, 1, 0, 'resigned', 1750300120000, 0),
    (8, 2, 13, NULL, NULL, NULL, NULL, 0);
INSERT INTO actions (game, ply, seat, action, at) VALUES
    (1, 0, 1, 'b3', 1750000120000),
    (1, 1, 2, 'c4', 1750000150000),
    (2, 0, 1, 'a1', 1750000120000),
    (2, 1, 2, 'e6', 1750000150000),
    (2, 2, 1, 'c3', 1750000180000),
    (4, 0, 1, 'b3', 1750000070000),
    (4, 1, 2, 'c4', 1750000075000),
    (4, 2, 1, 'a1', 1750000080000),
    (4, 3, 2, 'e6', 1750000090000),
    (5, 0, 1, 'b3', 1750259350000),
    (6, 0, 1, 'b3', 1750000120000),
    (6, 1, 2, 'c4', 1750000150000);

-- An open rematch of game 6.
INSERT INTO challenges
    (id, guild, channel, message, revision, rules, first, place, created, expires, state, closed, terms, rematch_of, by_moderators)
VALUES
    (11, 1001, 2005, 3011, 0, 'dara:traditional', 'challenger', 'here', 1750000200000, 1750086600000, 'open', NULL, '5d+12h/7d,no-away,match:1', 6, 0);
INSERT INTO challenge_slots (challenge, slot, player, joined) VALUES (11, 1, 12, 1), (11, 2, 11, 0);

-- What waits to be done or was seen.
INSERT INTO matches (first, last, guild, goal, points_first, points_second, winner, ended) VALUES
    (6, 6, 1001, '1', 0, 1, 2, 1750000180000);
INSERT INTO interactions (id, at) VALUES
    (9001, 1750000120000);
INSERT INTO announcements (id, what, created, state, attempts, not_before, reason, answers, token) VALUES
    (1, '{"kind":"challenge","challenge":1}', 1750000000000, 'delivered', 0, 1750000000000, NULL, 9000, NULL),
    (2, '{"kind":"challenge_expired","challenge":5}', 1750086400000, 'given up', 5, 1750086500000, 'the channel is gone', NULL, NULL),
    (3, '{"kind":"board","game":2,"moment":3,"how":"last_turn","by":11}', 1750000180000, 'due', 1, 1750000190000, NULL, 9001, 'sample-token');
INSERT INTO timers (what, at) VALUES
    ('challenge:6', 1750086400000),
    ('challenge:8', 1750086400000),
    ('challenge:11', 1750086600000),
    ('digest:14', 1750300000000),
    ('game:5', 1750466710000),
    ('away:1001:12', 1750600000000);
INSERT INTO heartbeat (only, at) VALUES
    (1, 1750259360000);

-- What players and servers have chosen.
INSERT INTO absences (guild, player, starts, ends) VALUES
    (1001, 12, 1740000000000, 1740500000000),
    (1001, 12, 1750000200000, 1750600000000);
INSERT INTO preferences (player, notice, confirm, theme, below, language, text) VALUES
    (12, 'direct', 1, 'night', 'own', 'fr', 1),
    (14, 'digest', 0, NULL, 'facing', NULL, 0);
INSERT INTO houses (guild, clock, away_days, language, theme, text, threads, games, challenges) VALUES
    (1001, '1d', 21, 'es', 'colour-safe', 1, 'never', 5, 2);
INSERT INTO house_channels (guild, channel) VALUES
    (1001, 2001),
    (1001, 2002);
INSERT INTO house_rules (id, guild, name, folded, rules) VALUES
    (1, 1001, 'Mesa de Ñandú', 'mesa de ñandú', 'dara:traditional+take=any'),
    (2, 1001, 'Rápida', 'rápida', 'damala:rapid+bonus=no+bound=30');
INSERT INTO usual_rules (guild, game, preset, house) VALUES
    (1001, 'dara', NULL, 1),
    (1001, 'wali', 'wali:prost', NULL);
INSERT INTO practices (player, game, record, at) VALUES
    (11, 'damas', 'damas:ruibal', 1750000200000),
    (11, 'dara', 'dara:niger b3 c4', 1750000200000);
INSERT INTO members (guild, player, name, unlisted, gone) VALUES
    (1001, 11, 'Ada', 0, 0),
    (1001, 12, 'Ben', 1, 0),
    (1001, 14, NULL, 0, 1);

-- What follows from the finished games, with a season closed after the first four.
INSERT INTO finished (sequence, game, guild, category, pairing, day, rated) VALUES
    (1, 1, 1001, 'dara', '11/12', '2025-06-15', 1),
    (2, 6, 1001, 'dara', '11/12', '2025-06-15', 1),
    (3, 7, 1001, 'dara', '11/14', '2025-06-16', 0),
    (4, 4, 1001, 'dara', '11/12', '2025-06-18', 0),
    (5, 8, 1001, 'dara', '13/9223372036854775809', '2025-06-19', 0);
INSERT INTO results (player, guild, sequence, category, seat, result, opponent, at, rating, deviation, before) VALUES
    (11, 1001, 1, 'dara', 2, 'won', 12, 1750000180000, 1662.3108939062977, 290.3189637179804, 1500.0),
    (11, 1001, 2, 'dara', 2, 'won', 12, 1750000180000, 1720.3171984281491, 260.4887625445967, 1662.3108939062977),
    (11, 1001, 3, 'dara', 1, 'aborted', 14, 1750086460000, NULL, NULL, NULL),
    (11, 1001, 4, 'dara', 1, 'lost', 12, 1750259290000, NULL, NULL, NULL),
    (12, 1001, 1, 'dara', 1, 'lost', 11, 1750000180000, 1337.6891060937023, 290.3189637179804, 1500.0),
    (12, 1001, 2, 'dara', 1, 'lost', 11, 1750000180000, 1279.6828015718509, 260.4887625445967, 1337.6891060937023),
    (12, 1001, 4, 'dara', 2, 'won', 11, 1750259290000, NULL, NULL, NULL),
    (13, 1001, 5, 'dara', 2, 'won', -9223372036854775807, 1750300120000, NULL, NULL, NULL),
    (14, 1001, 3, 'dara', 2, 'aborted', 11, 1750086460000, NULL, NULL, NULL);
INSERT INTO tallies (player, guild, category, seat, won, drawn, lost, aborted) VALUES
    (11, 1001, 'dara', 1, 0, 0, 1, 1),
    (11, 1001, 'dara', 2, 2, 0, 0, 0),
    (12, 1001, 'dara', 1, 0, 0, 2, 0),
    (12, 1001, 'dara', 2, 1, 0, 0, 0),
    (13, 1001, 'dara', 2, 1, 0, 0, 0),
    (14, 1001, 'dara', 2, 0, 0, 0, 1);
INSERT INTO streaks (player, guild, category, running, longest) VALUES
    (11, 1001, 'dara', 0, 2),
    (12, 1001, 'dara', 1, 1),
    (13, 1001, 'dara', 1, 1);
INSERT INTO ratings (guild, category, player, rating, deviation, volatility, games, since) VALUES
    (1001, 'dara', 11, 1610.1585992140745, 260.4887625445967, 0.05999892180617455, 2, 1750300000000),
    (1001, 'dara', 12, 1389.8414007859255, 260.4887625445967, 0.05999892180617455, 2, 1750300000000);
INSERT INTO standings (guild, category, period, player, rating, deviation, volatility, rank, games, listed) VALUES
    (1001, 'dara', '', 11, 1610.1585992140745, 260.4887625445967, 0.05999892180617455, 1089.181074124881, 2, 1),
    (1001, 'dara', '', 12, 1389.8414007859255, 260.4887625445967, 0.05999892180617455, 868.8638756967322, 2, 0),
    (1001, 'dara', '2025', 11, 1610.1585992140745, 260.4887625445967, 0.05999892180617455, 1089.181074124881, 2, 1),
    (1001, 'dara', '2025', 12, 1389.8414007859255, 260.4887625445967, 0.05999892180617455, 868.8638756967322, 2, 0),
    (1001, 'dara', '2025-06', 11, 1610.1585992140745, 260.4887625445967, 0.05999892180617455, 1089.181074124881, 2, 1),
    (1001, 'dara', '2025-06', 12, 1389.8414007859255, 260.4887625445967, 0.05999892180617455, 868.8638756967322, 2, 0);
INSERT INTO seasons (guild, number, after, closed, by) VALUES
    (1001, 1, 4, 1750300000000, 13);
INSERT INTO season_standings (guild, number, category, place, player, rating, deviation, volatility, games) VALUES
    (1001, 1, 'dara', 1, 13, 1612.25, 80.5, 0.06, 7),
    (1001, 1, 'dara', 2, 12, 1590.5, 82.125, 0.06, 9);
INSERT INTO departures (guild, player, after, season) VALUES
    (1001, -9223372036854775807, 5, 2);

-- Moderation, blocks and deletions.
INSERT INTO bars (guild, player, since) VALUES
    (1001, 15, 1750400000000);
INSERT INTO blocks (by, whom, since) VALUES
    (11, 15, 1750400000000),
    (11, 13, 1750400200000),
    (13, 15, 1750400100000);
INSERT INTO moderation_log (id, guild, by, at, deed, whom, game, channel, challenge, season, reason) VALUES
    (1, 1001, 13, 1750000060000, 'withdrew challenge', 12, NULL, NULL, 4, NULL, NULL),
    (2, 1001, 13, 1750300000000, 'closed season', NULL, NULL, NULL, NULL, 1, NULL),
    (3, 1001, 12, 1750400000000, 'barred', 15, NULL, NULL, NULL, NULL, 'He shouts.'),
    (4, 1001, 12, 1750400100000, 'moved game', NULL, 5, 2004, NULL, NULL, NULL);
INSERT INTO deletions (player, asked, deleted) VALUES
    (14, 1750300130000, 0);
