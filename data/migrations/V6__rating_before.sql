-- What a player's rating was before a rated game: from the one after his last, the end of a season can have pulled it.
ALTER TABLE results ADD COLUMN before REAL;

-- No season was closed while it was not noted.
UPDATE results SET before = coalesce((
    SELECT earlier.rating FROM results AS earlier
    WHERE earlier.player = results.player AND earlier.guild = results.guild AND earlier.category = results.category
    AND earlier.sequence < results.sequence AND earlier.rating IS NOT NULL
    ORDER BY earlier.sequence DESC LIMIT 1
), 1500) WHERE rating IS NOT NULL;
