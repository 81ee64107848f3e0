-- The counterpart of SQLite's migration of this name, where it is explained. Workers of version 29 go on with a competition that
-- stands still.

ALTER TABLE competitions ADD COLUMN halted BIGINT;
ALTER TABLE competitions ADD COLUMN halted_why TEXT CHECK ((halted_why IS NULL) = (halted IS NULL));

INSERT INTO announcements (what, created, not_before)
    SELECT '{"kind":"competition","competition":' || id || '}',
        CAST(extract(epoch FROM now()) * 1000 AS BIGINT), CAST(extract(epoch FROM now()) * 1000 AS BIGINT)
    FROM competitions WHERE message IS NULL AND phase IN ('joining', 'running') AND NOT EXISTS (
        SELECT 1 FROM announcements
        WHERE state = 'due' AND what = '{"kind":"competition","competition":' || competitions.id || '}'
    );
INSERT INTO announcements (what, created, not_before)
    SELECT '{"kind":"pairing","competition":' || competition || ',"pairing":' || number || '}',
        CAST(extract(epoch FROM now()) * 1000 AS BIGINT), CAST(extract(epoch FROM now()) * 1000 AS BIGINT)
    FROM pairings JOIN competitions ON competitions.id = competition
    WHERE due AND game IS NULL AND outcome IS NULL AND phase = 'running' AND NOT EXISTS (
        SELECT 1 FROM announcements WHERE state = 'due'
        AND what = '{"kind":"pairing","competition":' || competition || ',"pairing":' || number || '}'
    );
