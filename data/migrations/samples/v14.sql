-- What version 14 writes besides what version 13 does.
UPDATE seats SET playing = 1 WHERE (game, seat) IN (VALUES (2, 1), (2, 2), (3, 2), (3, 3), (3, 4), (5, 1), (5, 2));
