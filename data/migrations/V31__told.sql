-- What a manager did with a competition is logged with whom it was about: a player, who was replaced by whom, or the players of a
-- game, the first of whom moves first.
ALTER TABLE moderation_log ADD COLUMN one INTEGER REFERENCES players (id);
ALTER TABLE moderation_log ADD COLUMN other INTEGER REFERENCES players (id);
-- How a game counts since its result was corrected.
ALTER TABLE moderation_log ADD COLUMN result TEXT CHECK (result IN ('first', 'drawn', 'second'));

-- When a competition last told a player something that doesn't ask for a turn, and what: that is done once a day.
ALTER TABLE players ADD COLUMN told INTEGER;
ALTER TABLE players ADD COLUMN told_what TEXT CHECK ((told_what IS NULL) = (told IS NULL));
