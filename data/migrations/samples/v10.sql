-- What version 10 writes besides what version 9 does.
-- One whose data were deleted, after a game that 13 has won; another who has asked for it; and a server that the bot has left.
INSERT INTO players (id, since, language) VALUES (-9223372036854775807, 0, NULL);
INSERT INTO former_players (number) VALUES (1);
INSERT INTO challenges
    (id, guild, channel, message, revision, rules, first, place, created, expires, state, closed, terms, rematch_of)
VALUES
    (13, 1001, 2007, 3013, 1, 'dara:traditional', 'challenger', 'here', 1750300000000, 1750386400000, 'accepted', 1750300060000, 'none', NULL);
INSERT INTO challenge_slots (challenge, slot, player, joined) VALUES (13, 1, -9223372036854775807, 1), (13, 2, 13, 1);
INSERT INTO games
    (id, challenge, guild, channel, parent_channel, parent_message, record, started, plies, since, ended, why, winner,
     terms, revision, standing, match_game, match_number, match_first, match_second, board)
VALUES
    (8, 13, 1001, 2007, NULL, NULL, 'dara:traditional', 1750300060000, 0, 1750300060000, 1750300120000, 'resigned', 2,
     'none,unrated', 1, '{"clock":{}}', NULL, NULL, NULL, NULL, NULL);
INSERT INTO seats (game, seat, player, out, out_ply, out_why, out_at) VALUES
    (8, 1, -9223372036854775807, 1, 0, 'resigned', 1750300120000), (8, 2, 13, NULL, NULL, NULL, NULL);
INSERT INTO finished (sequence, game, guild, category, pairing, day, rated) VALUES
    (5, 8, 1001, 'dara', '13/9223372036854775809', '2025-06-19', 0);
INSERT INTO results (player, guild, sequence, category, seat, result, opponent, at, rating, deviation, before) VALUES
    (13, 1001, 5, 'dara', 2, 'won', -9223372036854775807, 1750300120000, NULL, NULL, NULL);
INSERT INTO tallies (player, guild, category, seat, won, drawn, lost, aborted) VALUES (13, 1001, 'dara', 2, 1, 0, 0, 0);
INSERT INTO streaks (player, guild, category, running, longest) VALUES (13, 1001, 'dara', 1, 1);
INSERT INTO departures (guild, player, after, season) VALUES (1001, -9223372036854775807, 5, 2);
INSERT INTO deletions (player, asked, deleted) VALUES (14, 1750300130000, 0);
UPDATE guilds SET gone = 1750300140000 WHERE id = 1002;
