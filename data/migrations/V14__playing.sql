-- In which games a player plays now: found among those alone, however many others run in the server, and however many of his are
-- over.

-- Whether its player plays: the game is running, and the seat was not given up.
ALTER TABLE seats ADD COLUMN playing INTEGER NOT NULL DEFAULT 0
    CHECK (playing IN (0, 1) AND (NOT playing OR out IS NULL));

UPDATE seats SET playing = 1 WHERE out IS NULL AND game IN (SELECT id FROM games WHERE ended IS NULL);

CREATE INDEX seats_playing ON seats (player) WHERE playing;
