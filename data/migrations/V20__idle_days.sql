-- After how many days without a turn a game against the computer is called off; its managers can choose another number.
ALTER TABLE server_settings ADD COLUMN idle_days INTEGER NOT NULL DEFAULT 14 CHECK (idle_days BETWEEN 3 AND 366);
