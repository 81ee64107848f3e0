-- Rows that only version 18 can write.

-- A file that a member has imported.
INSERT INTO imported_files (player, hash, text, looked_at) VALUES
    (12, -663268529865911512, 'dara:traditional b3 c4
', 1750500000000);
