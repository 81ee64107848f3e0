-- Rows that only version 16 can write.

-- A game that was called off by the player who had the first turn, and the message of an offer to call off another.
INSERT INTO challenges
    (id, guild, channel, message, revision, rules, first, place, created, expires, state, closed, terms, rematch_of, by_moderators)
VALUES
    (14, 1001, 2008, 3014, 1, 'dara:traditional', 'challenger', 'here', 1750300000000, 1750386400000, 'accepted', 1750300060000, 'none', NULL, 0);
INSERT INTO challenge_slots (challenge, slot, player, joined) VALUES (14, 1, 13, 1), (14, 2, 14, 1);
INSERT INTO games
    (id, challenge, guild, channel, parent_channel, parent_message, record, started, plies, since, ended, why, winner, terms, revision, standing, match_game, match_number, match_first, match_second, board)
VALUES
    (9, 14, 1001, 2008, NULL, NULL, 'dara:traditional', 1750300060000, 0, 1750300060000, 1750300180000, 'called-off', NULL, 'none', 1, '{"clock":{},"closed":{"how":"called_off","by":1}}', NULL, NULL, NULL, NULL, NULL);
INSERT INTO seats (game, seat, player, out, out_ply, out_why, out_at, playing) VALUES
    (9, 1, 13, NULL, NULL, NULL, NULL, 0),
    (9, 2, 14, NULL, NULL, NULL, NULL, 0);
INSERT INTO finished (sequence, game, guild, category, pairing, day, rated) VALUES
    (6, 9, 1001, 'dara', '13/14', '2025-06-19', 0);
INSERT INTO results (player, guild, sequence, category, seat, result, opponent, at, rating, deviation, before) VALUES
    (13, 1001, 6, 'dara', 1, 'aborted', 14, 1750300180000, NULL, NULL, NULL),
    (14, 1001, 6, 'dara', 2, 'aborted', 13, 1750300180000, NULL, NULL, NULL);
INSERT INTO tallies (player, guild, category, seat, won, drawn, lost, aborted) VALUES
    (13, 1001, 'dara', 1, 0, 0, 0, 1);
UPDATE tallies SET aborted = 2 WHERE player = 14 AND guild = 1001 AND category = 'dara' AND seat = 2;
INSERT INTO offer_messages (game, offer, made, channel, message) VALUES
    (2, 'abort', 8, 3002, 4003);
