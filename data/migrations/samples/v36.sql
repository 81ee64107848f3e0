-- Rows that only version 36 can write.

-- Someone has said where they live, someone seeks who has played before, and a challenge is about a game that rests at night.
UPDATE preferences SET zone = 'Europe/Kyiv' WHERE player = 13;
UPDATE seeks SET pace = 300;
UPDATE challenges SET terms = '3d,nights,off:sat' WHERE state <> 'open' AND terms = '3d';
