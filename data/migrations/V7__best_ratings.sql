-- A player's best rating is the highest that was not provisional: it is one of his results, and found there.
ALTER TABLE ratings DROP COLUMN best;
ALTER TABLE ratings DROP COLUMN best_at;

CREATE INDEX results_by_rating ON results (player, guild, category, rating DESC, sequence) WHERE deviation < 110;
