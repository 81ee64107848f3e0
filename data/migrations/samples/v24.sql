-- Rows that only version 24 can write.

-- A puzzle that comes with the program and one that was found in a game, which Ben has tried: one he solved at once, the other
-- after a wrong turn as the puzzle of the day.
INSERT INTO puzzles (id, key, game, record, solution, themes, rating, deviation, volatility, guild, found_in) VALUES
    (1, 'ce1a36cb3ab87b4829b471b274f398b8', 'morris', 'morris:nine a1 d6 d1 d7', 'g1 xd7', '', 987.5, 170.25, 0.06, NULL, NULL),
    (2, '24948d71d8cf550e061da720865081b6', 'dara', 'dara:traditional b2 d5 e4 b6 a3 c2 c3 a4 c5 e1 c1 d3 e5 a5 c6 b1 d2 c4 a6 e6 b4 e3',
        'a1', 'quiet,drops', 1000, 180, 0.06, 1001, 1);
INSERT INTO puzzle_attempts (player, puzzle, guild, daily, shown, reached, wrong, was_right, decided, solved, gave_up) VALUES
    (12, 1, 1001, 0, 1750900000000, 1, 0, 1, 1750900060000, 1750900060000, 0),
    (12, 2, 1001, 1, 1750900100000, 1, 1, 0, 1750900160000, 1750900170000, 0);
INSERT INTO puzzle_ratings (player, game, rating, deviation, volatility, tried, solved, since)
    VALUES (12, 'morris', 1523.5, 290.25, 0.06, 2, 1, 1750900160000);
INSERT INTO puzzle_search (only, after) VALUES (1, 1);
UPDATE preferences SET out_of_puzzles = 1 WHERE player = 13;
