//! The tables that are copied. References between them are looked at only when all rows are there.

/// How a table gets its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum How {
    /// They are copied.
    Copied,
    /// They are copied, and the numbers of their key are counted up and never used twice.
    Counted,
    /// The schema has them from the start.
    Fixed,
    /// Triggers keep them as another table gets its rows.
    ByTriggers,
}

use How::{ByTriggers, Copied, Counted, Fixed};

/// A table.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) name: &'static str,
    /// The primary key, by which it is read in portions.
    pub(super) key: &'static [&'static str],
    pub(super) how: How,
}

const fn table(name: &'static str, key: &'static [&'static str], how: How) -> Table {
    Table { name, key, how }
}

/// Every table that both engines have.
pub(super) const TABLES: &[Table] = &[
    table("end_reasons", &["name"], Fixed),
    table("moderation_kinds", &["name"], Fixed),
    table("guilds", &["id"], Copied),
    table("players", &["id"], Copied),
    table("members", &["guild", "player"], Copied),
    table("absences", &["guild", "player", "starts"], Copied),
    table("challenges", &["id"], Counted),
    table("challenge_slots", &["challenge", "slot"], Copied),
    table("computer_slots", &["challenge", "slot"], Copied),
    table("games", &["id"], Counted),
    table("seats", &["game", "seat"], Copied),
    table("computer_seats", &["game", "seat"], Copied),
    table("actions", &["game", "ply"], Copied),
    table("guesses", &["game", "ply", "player"], Copied),
    table("vote_games", &["id"], Counted),
    table("votes", &["vote_game", "ply", "player"], Copied),
    table("competitions", &["id"], Counted),
    table("entrants", &["competition", "player"], Copied),
    table("pairings", &["competition", "number"], Copied),
    table("offer_messages", &["game", "offer", "made"], Copied),
    table("mailed_boards", &["game", "player"], Copied),
    table("matches", &["first"], Copied),
    table("practices", &["player", "game"], Copied),
    table("lessons_done", &["player", "lesson"], Copied),
    table("finished_games", &["sequence"], Counted),
    table("analyses", &["game"], Copied),
    table("analysis_readers", &["game", "player"], Copied),
    table("puzzles", &["id"], Counted),
    table("puzzle_attempts", &["player", "puzzle", "guild", "daily"], Copied),
    table("puzzle_ratings", &["player", "game"], Copied),
    table("puzzle_search", &["only"], Copied),
    table("daily_settings", &["guild"], Copied),
    table("daily_puzzles", &["guild", "day"], Copied),
    table("week_settings", &["guild"], Copied),
    table("season_plans", &["guild"], Copied),
    table("results", &["player", "guild", "sequence"], Copied),
    table("result_counts", &["player", "guild", "category", "seat"], Copied),
    table("streaks", &["player", "guild", "category"], Copied),
    table("ratings", &["guild", "category", "player"], Copied),
    table("standings", &["guild", "category", "period", "player"], Copied),
    table("rank_counts", &["guild", "category", "period", "step"], ByTriggers),
    table("seasons", &["guild", "number"], Copied),
    table("season_standings", &["guild", "number", "category", "place"], Copied),
    table("season_pulls", &["guild", "category", "player"], Copied),
    table("rating_ends", &["guild", "player"], Copied),
    table("preferences", &["player"], Copied),
    table("imported_files", &["player", "hash"], Copied),
    table("channel_replies", &["channel"], Copied),
    table("server_settings", &["guild"], Copied),
    table("earned_roles", &["guild", "merit"], Copied),
    table("given_roles", &["guild", "player", "role"], Copied),
    table("allowed_channels", &["guild", "channel"], Copied),
    table("house_rules", &["id"], Counted),
    table("default_rules", &["guild", "game"], Copied),
    table("seeks", &["challenge"], Copied),
    table("suspensions", &["guild", "player"], Copied),
    table("reports", &["id"], Counted),
    table("blocks", &["by", "blocked"], Copied),
    table("moderation_log", &["id"], Counted),
    table("interactions", &["id"], Copied),
    table("announcements", &["id"], Counted),
    table("timers", &["what"], Copied),
    table("heartbeat", &["only"], Copied),
    table("former_players", &["number"], Counted),
    table("deletions", &["player"], Copied),
];

/// What one engine has for itself: its history of versions, by what several workers on one server agree, and what marked
/// an unfinished copy of an earlier version.
pub(super) const OF_ONE_ENGINE: &[&str] =
    &["refinery_schema_history", "compatible_since", "leases", "workers", "turnstile", "copying"];

/// The tables whose rows are copied.
pub(super) fn copied() -> impl Iterator<Item = &'static Table> {
    TABLES.iter().filter(|table| matches!(table.how, Copied | Counted))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::{
        migrations,
        sql::{Connection, catalog},
    };

    #[test]
    fn every_table_of_sqlite_is_copied() {
        let file = migrations::sample();
        every_table_is_copied(&(&file).into());
        let connection = Connection::from(&file);
        for table in TABLES {
            let key = "SELECT name FROM pragma_table_info(?1) WHERE pk > 0 ORDER BY pk";
            assert_eq!(
                connection.list_whole::<String>(key, [table.name]).expect("readable"),
                table.key,
                "{}",
                table.name
            );
            let counts = "SELECT name FROM sqlite_schema WHERE name = ?1 AND sql LIKE '%AUTOINCREMENT%'";
            let counts = connection.exists(counts, [table.name]).expect("readable");
            assert_eq!(counts, table.how == How::Counted, "{}", table.name);
        }
    }

    /// Compares the list with an engine's catalog.
    pub(crate) fn every_table_is_copied(connection: &Connection) {
        let mut known: Vec<&str> = TABLES.iter().map(|table| table.name).collect();
        known.sort_unstable();
        let mut found = catalog::tables(connection).expect("readable");
        found.retain(|table| !OF_ONE_ENGINE.contains(&table.as_str()));
        assert_eq!(found, known, "is it copied?");
    }
}
