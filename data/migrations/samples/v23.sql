-- Rows that only version 23 can write.

-- A league that is played, with a game that runs and a result that was corrected.
INSERT INTO competitions (id, guild, channel, message, manager, plan, season, opened, phase, since, round, until, revision)
    VALUES (1, 1001, 2001, 3001, 11,
        '{"name":"Autumn","format":"league","size":5,"movers":1,"goes_on":true,"rules":"dara:traditional","clock":"4d+12h/7d","days":30,"at_once":4,"place":"threads"}',
        1, 1750800000000, 'running', 1750900000000, 1, 1753500000000, 3);
INSERT INTO entrants (competition, player, joined, rating, division, place) VALUES
    (1, 11, 1750800000001, 1600, 1, 0), (1, 12, 1750800000002, 1500, 1, 0);
INSERT INTO pairings (competition, number, division, round, first, second, due, game, outcome, why) VALUES
    (1, 1, 1, 1, 11, 12, 1, 1, NULL, NULL), (1, 2, 1, 2, 12, 11, 0, NULL, 'drawn', 'manager');
INSERT INTO moderation_log (guild, by, at, kind, competition, tool)
    VALUES (1001, 11, 1750900000000, 'managed competition', 1, 'correct');
INSERT INTO timers (what, at) VALUES ('competition:1', 1753500000000);
