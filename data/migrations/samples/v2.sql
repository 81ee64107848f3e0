-- Rows as version 2 writes them, one of each kind: what every later migration must carry over.
INSERT INTO guilds (id, since) VALUES (1001, 1750000000000);
INSERT INTO players (id, since) VALUES (11, 1750000000000), (12, 1750000000000), (13, 1750000000000), (14, 1750000000000);

INSERT INTO challenges
    (id, guild, channel, message, revision, rules, first, place, created, expires, state, closed)
VALUES
    (1, 1001, 2001, 3001, 1, 'dara:traditional', 'lot', 'here', 1750000000000, 1750086400000, 'accepted', 1750000060000),
    (2, 1001, 2001, 3002, 1, 'dara:niger', 'challenger', 'thread', 1750000000000, 1750086400000, 'accepted', 1750000060000),
    (3, 1001, 2002, 3003, 0, 'dara:capture-ten', 'opponent', 'here', 1750000000000, 1750086400000, 'declined', 1750000060000),
    (4, 1001, 2002, 3004, 0, 'dara:traditional', 'lot', 'here', 1750000000000, 1750086400000, 'withdrawn', 1750000060000),
    (5, 1001, 2002, 3005, 0, 'dara:traditional', 'lot', 'here', 1750000000000, 1750086400000, 'expired', 1750086400000),
    (6, 1001, 2002, NULL, 0, 'dara:traditional', 'lot', 'here', 1750000000000, 1750086400000, 'open', NULL),
    (7, 1001, 2003, 3007, 3, 'damala:teams', 'challenger', 'here', 1750000000000, 1750086400000, 'accepted', 1750000060000),
    (8, 1001, 2003, 3008, 1, 'damala:teams', 'lot', 'here', 1750000000000, 1750086400000, 'open', NULL);

INSERT INTO challenge_slots (challenge, slot, player, joined) VALUES
    (1, 1, 11, 1), (1, 2, 12, 1),
    (2, 1, 11, 1), (2, 2, 13, 1),
    (3, 1, 12, 1), (3, 2, 11, 0),
    (4, 1, 12, 1), (4, 2, NULL, 0),
    (5, 1, 13, 1), (5, 2, 12, 0),
    (6, 1, 13, 1), (6, 2, NULL, 0),
    (7, 1, 11, 1), (7, 2, 12, 1), (7, 3, 13, 1), (7, 4, 14, 1),
    (8, 1, 14, 1), (8, 2, NULL, 0), (8, 3, 11, 1), (8, 4, 12, 0);

INSERT INTO games
    (id, challenge, guild, channel, parent_channel, parent_message, record, started, plies, since, ended, why, winner)
VALUES
    (1, 1, 1001, 2001, NULL, NULL, 'dara:traditional b3 c4', 1750000060000, 2, 1750000180000, 1750000180000, 'resigned', 2),
    (2, 2, 1001, 3002, 2001, 3002, 'dara:niger a1 e6 c3', 1750000060000, 3, 1750000180000, NULL, NULL, NULL),
    (3, 7, 1001, 2003, NULL, NULL, 'damala:teams', 1750000060000, 0, 1750000090000, NULL, NULL, NULL);

INSERT INTO seats (game, seat, player, out, out_ply, out_why, out_at) VALUES
    (1, 1, 12, 1, 2, 'resigned', 1750000180000), (1, 2, 11, NULL, NULL, NULL, NULL),
    (2, 1, 11, NULL, NULL, NULL, NULL), (2, 2, 13, NULL, NULL, NULL, NULL),
    (3, 1, 11, 1, 0, 'left', 1750000090000), (3, 2, 12, NULL, NULL, NULL, NULL),
    (3, 3, 13, NULL, NULL, NULL, NULL), (3, 4, 14, NULL, NULL, NULL, NULL);

INSERT INTO actions (game, ply, seat, action, at) VALUES
    (1, 0, 1, 'b3', 1750000120000),
    (1, 1, 2, 'c4', 1750000150000),
    (2, 0, 1, 'a1', 1750000120000),
    (2, 1, 2, 'e6', 1750000150000),
    (2, 2, 1, 'c3', 1750000180000);

INSERT INTO interactions (id, at) VALUES (9001, 1750000120000);

INSERT INTO announcements (id, what, created, state, attempts, not_before, reason, answers, token) VALUES
    (1, '{"kind":"challenge","challenge":1}', 1750000000000, 'delivered', 0, 1750000000000, NULL, 9000, NULL),
    (2, '{"kind":"challenge_expired","challenge":5}', 1750086400000, 'given up', 5, 1750086500000, 'the channel is gone', NULL, NULL),
    (3, '{"kind":"board","game":2,"ply":3}', 1750000180000, 'due', 1, 1750000190000, NULL, 9001, 'sample-token');
