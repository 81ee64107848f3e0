-- The language of what everybody in a server reads, and of what is written to a player alone.

-- What a server has chosen; NULL where it is as the platform says.
ALTER TABLE houses ADD COLUMN language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk'));
-- What the platform said last; NULL while it has said nothing.
ALTER TABLE guilds ADD COLUMN language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk'));
ALTER TABLE players ADD COLUMN language TEXT CHECK (language IN ('en', 'es', 'fr', 'uk'));
