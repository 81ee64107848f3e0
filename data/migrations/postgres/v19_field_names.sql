-- The counterpart of SQLite's migration of this name, where the new names are explained.
--
-- Workers of version 18 may go on beside those of this one. So each old table is still there as a view that can be written to,
-- and each old column is filled by a trigger. The migration that removes them belongs to a later release.

ALTER TABLE bars RENAME TO suspensions;
CREATE VIEW bars AS SELECT * FROM suspensions;

ALTER TABLE houses RENAME TO server_settings;
CREATE VIEW houses AS SELECT * FROM server_settings;
ALTER TABLE house_channels RENAME TO allowed_channels;
CREATE VIEW house_channels AS SELECT * FROM allowed_channels;
ALTER TABLE usual_rules RENAME TO default_rules;
CREATE VIEW usual_rules AS SELECT * FROM default_rules;
ALTER INDEX usual_rules_by_house RENAME TO default_rules_by_house;

ALTER TABLE endings RENAME TO end_reasons;
CREATE VIEW endings AS SELECT * FROM end_reasons;

ALTER TABLE finished RENAME TO finished_games;
CREATE VIEW finished AS SELECT * FROM finished_games;
ALTER INDEX finished_by_guild RENAME TO finished_games_by_guild;
ALTER INDEX finished_by_category RENAME TO finished_games_by_category;
ALTER INDEX finished_by_pairing RENAME TO finished_games_by_pairing;

ALTER TABLE tallies RENAME TO result_counts;
CREATE VIEW tallies AS SELECT * FROM result_counts;
ALTER TABLE departures RENAME TO rating_ends;
CREATE VIEW departures AS SELECT * FROM rating_ends;
ALTER TABLE ladders RENAME TO rank_counts;
CREATE VIEW ladders AS SELECT * FROM rank_counts;

CREATE OR REPLACE FUNCTION standings_ended() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    UPDATE rank_counts SET players = players - 1
    WHERE guild = OLD.guild AND category = OLD.category AND period = OLD.period AND step = OLD.step;
    DELETE FROM rank_counts
    WHERE guild = OLD.guild AND category = OLD.category AND period = OLD.period AND step = OLD.step AND players = 0;
    RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION standings_began() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO rank_counts (guild, category, period, step, players)
    VALUES (NEW.guild, NEW.category, NEW.period, NEW.step, 1)
    ON CONFLICT (guild, category, period, step) DO UPDATE SET players = rank_counts.players + 1;
    RETURN NULL;
END $$;


-- The state of a game -------------------------------------------------------------------------------------------------

ALTER TABLE games RENAME COLUMN standing TO state;
ALTER TABLE games ADD COLUMN standing JSON;
UPDATE games SET standing = state;

-- Whichever of the two a worker has written, the other follows.
CREATE FUNCTION games_state_follows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF NEW.standing IS NOT NULL THEN
            NEW.state = NEW.standing;
        END IF;
    ELSIF CAST(NEW.standing AS TEXT) IS DISTINCT FROM CAST(OLD.standing AS TEXT) THEN
        NEW.state = NEW.standing;
    END IF;
    NEW.standing = NEW.state;
    RETURN NEW;
END $$;

CREATE TRIGGER games_state BEFORE INSERT OR UPDATE OF state, standing ON games
FOR EACH ROW EXECUTE FUNCTION games_state_follows();


-- Moderation ----------------------------------------------------------------------------------------------------------

ALTER TABLE deeds RENAME TO moderation_kinds;
CREATE VIEW deeds AS SELECT * FROM moderation_kinds;
INSERT INTO moderation_kinds (name) VALUES ('suspended'), ('reinstated');

-- PostgreSQL names checks after the columns that they had when they were made.
ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_check;
ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_check1;
ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_check2;
ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_check3;
ALTER TABLE moderation_log DROP CONSTRAINT moderation_log_check4;
ALTER TABLE moderation_log RENAME COLUMN deed TO kind;
ALTER TABLE moderation_log RENAME COLUMN whom TO player;
ALTER TABLE moderation_log ADD COLUMN deed TEXT;
ALTER TABLE moderation_log ADD COLUMN whom BIGINT;
UPDATE moderation_log SET deed = kind, whom = player,
    kind = CASE kind WHEN 'barred' THEN 'suspended' WHEN 'let again' THEN 'reinstated' ELSE kind END;
ALTER TABLE moderation_log ADD CHECK ((player IS NOT NULL) = (kind IN ('withdrew challenge', 'suspended', 'reinstated')));
ALTER TABLE moderation_log ADD CHECK ((game IS NOT NULL) = (kind IN ('ended game', 'moved game')));
ALTER TABLE moderation_log ADD CHECK ((channel IS NOT NULL) = (kind = 'moved game'));
ALTER TABLE moderation_log ADD CHECK ((challenge IS NOT NULL) = (kind = 'withdrew challenge'));
ALTER TABLE moderation_log ADD CHECK ((season IS NOT NULL) = (kind = 'closed season'));
DELETE FROM moderation_kinds WHERE name IN ('barred', 'let again');

CREATE FUNCTION moderation_log_follows() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        IF NEW.kind IS NULL THEN
            NEW.kind = CASE NEW.deed WHEN 'barred' THEN 'suspended' WHEN 'let again' THEN 'reinstated' ELSE NEW.deed END;
            NEW.player = NEW.whom;
        END IF;
    ELSIF NEW.whom IS DISTINCT FROM OLD.whom THEN
        NEW.player = NEW.whom;
    END IF;
    NEW.deed = CASE NEW.kind WHEN 'suspended' THEN 'barred' WHEN 'reinstated' THEN 'let again' ELSE NEW.kind END;
    NEW.whom = NEW.player;
    RETURN NEW;
END $$;

CREATE TRIGGER moderation_log_names BEFORE INSERT OR UPDATE ON moderation_log
FOR EACH ROW EXECUTE FUNCTION moderation_log_follows();
