-- How boards look and are read, and the language that a player has chosen for himself.

-- What a server has chosen for what everybody sees.
ALTER TABLE houses ADD COLUMN theme TEXT NOT NULL DEFAULT 'savanna'
    CHECK (theme IN ('savanna', 'night', 'high-contrast', 'colour-safe'));
ALTER TABLE houses ADD COLUMN text INTEGER NOT NULL DEFAULT 0 CHECK (text IN (0, 1));
-- What a player has chosen for what he alone sees; NULL where it is as in the server, or as his client says.
ALTER TABLE preferences ADD COLUMN theme TEXT
    CHECK (theme IN ('savanna', 'night', 'high-contrast', 'colour-safe'));
ALTER TABLE preferences ADD COLUMN below TEXT NOT NULL DEFAULT 'facing'
    CHECK (below IN ('facing', 'own', 'first'));
ALTER TABLE preferences ADD COLUMN language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk'));
ALTER TABLE preferences ADD COLUMN text INTEGER NOT NULL DEFAULT 0 CHECK (text IN (0, 1));
