-- What version 11 writes besides what version 10 does.
INSERT INTO players (id, since, language) VALUES (15, 1750400000000, NULL);

UPDATE challenges SET by_moderators = 1 WHERE id = 4;

INSERT INTO bars (guild, player, since) VALUES (1001, 15, 1750400000000);

INSERT INTO blocks (by, whom, since) VALUES (11, 15, 1750400000000), (13, 15, 1750400100000), (11, 13, 1750400200000);

INSERT INTO moderation_log (id, guild, by, at, deed, whom, game, channel, challenge, season, reason) VALUES
    (1, 1001, 13, 1750000060000, 'withdrew challenge', 12, NULL, NULL, 4, NULL, NULL),
    (2, 1001, 13, 1750300000000, 'closed season', NULL, NULL, NULL, NULL, 1, NULL),
    (3, 1001, 12, 1750400000000, 'barred', 15, NULL, NULL, NULL, NULL, 'He shouts.'),
    (4, 1001, 12, 1750400100000, 'moved game', NULL, 5, 2004, NULL, NULL, NULL);
