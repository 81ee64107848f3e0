-- Whether a manager of a server that the bot was just added to is still to be shown what it can do there.
ALTER TABLE guilds ADD COLUMN welcome_due INTEGER NOT NULL DEFAULT 0 CHECK (welcome_due IN (0, 1));
