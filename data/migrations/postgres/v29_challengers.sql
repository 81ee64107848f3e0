-- The counterpart of SQLite's migration of this name. Workers of version 28 go on without it.
CREATE INDEX challenge_slots_by_challenger ON challenge_slots (player) WHERE slot = 1;
