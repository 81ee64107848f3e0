-- Rows that only version 17 can write.

-- A game of a member against the computer, drawn by agreement.
INSERT INTO challenges
    (id, guild, channel, message, revision, rules, first, place, created, expires, state, closed, terms, rematch_of, by_moderators)
VALUES
    (15, 1001, 2009, NULL, 0, 'dala:standard', 'challenger', 'here', 1750400000000, 1750486400000, 'accepted', 1750400000000, 'none,unrated', NULL, 0);
INSERT INTO challenge_slots (challenge, slot, player, joined) VALUES (15, 1, 13, 1);
INSERT INTO computer_slots (challenge, slot, level) VALUES (15, 2, 8);
INSERT INTO games
    (id, challenge, guild, channel, parent_channel, parent_message, record, started, plies, since, ended, why, winner, terms, revision, standing, match_game, match_number, match_first, match_second, board)
VALUES
    (10, 15, 1001, 2009, NULL, NULL, 'dala:standard', 1750400000000, 0, 1750400000000, 1750400180000, 'agreed', NULL, 'none,unrated', 1, '{"clock":{},"closed":{"how":"agreed"}}', NULL, NULL, NULL, NULL, NULL);
INSERT INTO seats (game, seat, player, out, out_ply, out_why, out_at, playing) VALUES
    (10, 1, 13, NULL, NULL, NULL, NULL, 0);
INSERT INTO computer_seats (game, seat, level) VALUES (10, 2, 8);
INSERT INTO finished (sequence, game, guild, category, pairing, day, rated) VALUES
    (7, 10, 1001, 'dala', 'computer', '2025-06-20', 0);
INSERT INTO results (player, guild, sequence, category, seat, result, opponent, at, rating, deviation, before) VALUES
    (13, 1001, 7, 'dala', 1, 'drawn', NULL, 1750400180000, NULL, NULL, NULL);
