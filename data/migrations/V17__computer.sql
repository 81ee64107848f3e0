-- Seats of the computer. Those of members are in `seats`, so that nothing which is about players meets one that is none.
CREATE TABLE computer_seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 1 AND 4),
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 8),
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;

-- Likewise the slots of challenges. The first is the challenger's.
CREATE TABLE computer_slots (
    challenge INTEGER NOT NULL REFERENCES challenges (id),
    slot INTEGER NOT NULL CHECK (slot BETWEEN 2 AND 4),
    level INTEGER NOT NULL CHECK (level BETWEEN 1 AND 8),
    PRIMARY KEY (challenge, slot)
) STRICT, WITHOUT ROWID;
