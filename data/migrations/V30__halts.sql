-- A competition whose games can't begin stands still: since when, and why. What it stood still is given back to its round.
ALTER TABLE competitions ADD COLUMN halted INTEGER;
ALTER TABLE competitions ADD COLUMN halted_why TEXT CHECK ((halted_why IS NULL) = (halted IS NULL));

-- The version before gave up what Discord refused. Games that wait for it and lists that were never posted are due again.
INSERT INTO announcements (what, created, not_before)
    SELECT '{"kind":"competition","competition":' || id || '}',
        CAST(strftime('%s', 'now') AS INTEGER) * 1000, CAST(strftime('%s', 'now') AS INTEGER) * 1000
    FROM competitions WHERE message IS NULL AND phase IN ('joining', 'running') AND NOT EXISTS (
        SELECT 1 FROM announcements
        WHERE state = 'due' AND what = '{"kind":"competition","competition":' || competitions.id || '}'
    );
INSERT INTO announcements (what, created, not_before)
    SELECT '{"kind":"pairing","competition":' || competition || ',"pairing":' || number || '}',
        CAST(strftime('%s', 'now') AS INTEGER) * 1000, CAST(strftime('%s', 'now') AS INTEGER) * 1000
    FROM pairings JOIN competitions ON competitions.id = competition
    WHERE due AND game IS NULL AND outcome IS NULL AND phase = 'running' AND NOT EXISTS (
        SELECT 1 FROM announcements WHERE state = 'due'
        AND what = '{"kind":"pairing","competition":' || competition || ',"pairing":' || number || '}'
    );
