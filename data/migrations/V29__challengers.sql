-- Finds what a player seeks without reading what others do.
CREATE INDEX challenge_slots_by_challenger ON challenge_slots (player) WHERE slot = 1;
