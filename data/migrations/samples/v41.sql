-- Rows that only version 41 can write.

-- The server plays the computer: one turn was voted for, and a vote goes on. An earlier game, half against half, was stopped.
INSERT INTO vote_games (id, guild, channel, by, record, plies, against, hours, quorum, role, started, voted, message, posted,
    ends, silent, why, revision) VALUES
    (1, 1001, 2001, 11, 'dara:traditional b3 c4', 2, 'computer:4', 24, 30, 901, 1751000000000, 0, 3902, 1751086400000,
     1751172800000, 0, NULL, 3),
    (2, 1001, 2001, 11, 'damas:ruibal', 0, 'halves', 1, NULL, NULL, 1751000000000, NULL, NULL, NULL, 1751003600000, 1,
     'stopped', 2);
INSERT INTO votes (vote_game, ply, player, turn, at) VALUES
    (1, 0, 12, 'b3', 1751000001000),
    (1, 0, 13, 'a1', 1751000002000),
    (1, 2, 12, 'd4', 1751090000000);
INSERT INTO timers (what, at) VALUES ('vote:1', 1751172800000), ('vote-count:1', 1751090005000);
