-- Servers that have their week told in a channel, and what was chosen for it while it's switched off.
CREATE TABLE week_settings (
    guild INTEGER PRIMARY KEY REFERENCES guilds (id),
    channel INTEGER NOT NULL,
    weekday TEXT NOT NULL CHECK (
        weekday IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')
    ),
    hour INTEGER NOT NULL CHECK (hour BETWEEN 0 AND 23),
    zone TEXT NOT NULL,
    is_on INTEGER NOT NULL DEFAULT 1 CHECK (is_on IN (0, 1)),
    -- Until when it was told last; NULL before the first time.
    told INTEGER,
    -- The same, once that is posted or nothing was to be told.
    posted INTEGER CHECK (posted <= told)
) STRICT;
