-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 36 leave the timers of weeks alone.

CREATE TABLE week_settings (
    guild BIGINT PRIMARY KEY REFERENCES guilds (id) DEFERRABLE,
    channel BIGINT NOT NULL,
    weekday TEXT NOT NULL CHECK (
        weekday IN ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')
    ),
    hour BIGINT NOT NULL CHECK (hour BETWEEN 0 AND 23),
    zone TEXT NOT NULL,
    is_on BOOLEAN NOT NULL DEFAULT TRUE,
    told BIGINT,
    posted BIGINT CHECK (posted <= told)
);
