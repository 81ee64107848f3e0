//! PostgreSQL's schema and its history.
//!
//! A new database gets `migrations/postgres/schema.sql`, which is version 18. Each later version is a file beside it and a row
//! in [`MIGRATIONS`], with the number of its counterpart for SQLite: applied once, in order, and never changed afterwards.
//! refinery's own runner isn't used, since it opens transactions of its own, and everything here happens in one that holds
//! a lock; its history table and checksums are.
//!
//! # Expand and contract
//!
//! Workers of two versions run side by side while an operator replaces one after the other. The first of the new version
//! migrates, so **a migration must leave the schema usable by the version before**: it adds tables, columns that may be NULL
//! or have a default, and indexes, and relaxes checks. What the version before still reads or writes is renamed or removed
//! only by a migration of a later release. That migration also raises `compatible_since`, the oldest schema version whose
//! programs can still use the database. Programs below it refuse to start; those from it on start even on a schema that is
//! newer than what they know, and leave it as it is.

use jiff::Timestamp;
use refinery_core::Migration;

use crate::{ServerProblem, sql::Connection};

/// Every version, with the name of its file and what is in it.
const MIGRATIONS: &[(&str, &str)] = &[
    ("V18__schema", include_str!("../../migrations/postgres/schema.sql")),
    ("V19__field_names", include_str!("../../migrations/postgres/v19_field_names.sql")),
    ("V20__idle_days", include_str!("../../migrations/postgres/v20_idle_days.sql")),
    ("V21__homes", include_str!("../../migrations/postgres/v21_homes.sql")),
    ("V22__world", include_str!("../../migrations/postgres/v22_world.sql")),
    ("V23__competitions", include_str!("../../migrations/postgres/v23_competitions.sql")),
    ("V24__puzzles", include_str!("../../migrations/postgres/v24_puzzles.sql")),
    ("V25__analyses", include_str!("../../migrations/postgres/v25_analyses.sql")),
    ("V26__lessons", include_str!("../../migrations/postgres/v26_lessons.sql")),
    ("V27__daily", include_str!("../../migrations/postgres/v27_daily.sql")),
    ("V28__names", include_str!("../../migrations/postgres/v28_names.sql")),
    ("V29__challengers", include_str!("../../migrations/postgres/v29_challengers.sql")),
    ("V30__halts", include_str!("../../migrations/postgres/v30_halts.sql")),
    ("V31__told", include_str!("../../migrations/postgres/v31_told.sql")),
    ("V32__daily_zone", include_str!("../../migrations/postgres/v32_daily_zone.sql")),
    ("V33__boards", include_str!("../../migrations/postgres/v33_boards.sql")),
    ("V34__welcome", include_str!("../../migrations/postgres/v34_welcome.sql")),
    ("V35__report_reasons", include_str!("../../migrations/postgres/v35_report_reasons.sql")),
    ("V36__pace", include_str!("../../migrations/postgres/v36_pace.sql")),
    ("V37__week", include_str!("../../migrations/postgres/v37_week.sql")),
    ("V38__guesses", include_str!("../../migrations/postgres/v38_guesses.sql")),
    ("V39__season_plans", include_str!("../../migrations/postgres/v39_season_plans.sql")),
    ("V40__roles", include_str!("../../migrations/postgres/v40_roles.sql")),
    ("V41__votes", include_str!("../../migrations/postgres/v41_votes.sql")),
    ("V42__vote_twins", include_str!("../../migrations/postgres/v42_vote_twins.sql")),
];

/// The first version there is for PostgreSQL.
const OLDEST: i64 = 18;

/// Keeps two workers from migrating at once. "Dara" in ASCII.
const LOCK: i64 = 0x4461_7261;

/// How long a migration may wait for a table that others use, while they wait behind it.
const PATIENCE: &str = "SET LOCAL lock_timeout = '10s'";

/// The table in which refinery notes what it has applied, as refinery itself creates it.
const HISTORY: &str = "CREATE TABLE refinery_schema_history(
             version int4 PRIMARY KEY,
             name VARCHAR(255),
             applied_on VARCHAR(255),
             checksum VARCHAR(255))";

/// Creates the tables, or brings them up to date, all or nothing. Does nothing to a database that isn't this program's.
pub(super) fn migrate(connection: &Connection) -> Result<(), ServerProblem> {
    if missing(connection)?.is_empty() {
        return Ok(());
    }
    // Each statement sees what the worker before has committed while this one waited for the lock.
    connection.execute_batch("BEGIN ISOLATION LEVEL READ COMMITTED")?;
    connection.exists("SELECT CAST(pg_advisory_xact_lock(?1) AS TEXT)", [LOCK])?;
    connection.execute_batch(PATIENCE)?;
    for migration in missing(connection)? {
        apply(connection, &migration)?;
    }
    Ok(connection.execute_batch("COMMIT")?)
}

/// Whether a database lacks migrations: it is empty, or only older versions have used it.
pub(super) fn are_missing(connection: &Connection) -> Result<bool, ServerProblem> {
    Ok(!missing(connection)?.is_empty())
}

fn apply(connection: &Connection, migration: &Migration) -> Result<(), ServerProblem> {
    if i64::from(migration.version()) == OLDEST {
        connection.execute_batch(HISTORY)?;
    }
    connection.execute_batch(migration.sql().unwrap_or_default())?;
    connection.execute(
        "INSERT INTO refinery_schema_history (version, name, applied_on, checksum) VALUES (?1, ?2, ?3, ?4)",
        (
            migration.version(),
            migration.name(),
            Timestamp::now().to_string(),
            migration.checksum().to_string(),
        ),
    )?;
    tracing::info!(version = migration.version(), "the database has a new schema");
    Ok(())
}

/// The migrations that a database lacks.
fn missing(connection: &Connection) -> Result<Vec<Migration>, ServerProblem> {
    let known = known()?;
    let Some(history) = history(connection)? else {
        return if is_blank(connection)? { Ok(known) } else { Err(ServerProblem::OtherProgram) };
    };
    if !history.iter().any(|(version, _)| *version == OLDEST) {
        return Err(ServerProblem::OtherProgram);
    }
    let found = history.iter().map(|(version, _)| *version).max().unwrap_or(0);
    let mut missing = Vec::new();
    for migration in known {
        let version = i64::from(migration.version());
        match history.iter().find(|(noted, _)| *noted == version) {
            Some((_, checksum)) if *checksum == migration.checksum().to_string() => {}
            Some(_) => return Err(ServerProblem::OtherHistory(format!("version {version} was another"))),
            None if version < found => {
                return Err(ServerProblem::OtherHistory(format!("version {version} is missing")));
            }
            None => missing.push(migration),
        }
    }
    let (known, since) = (latest(), compatible_since(connection)?);
    if known < since { Err(ServerProblem::Newer { found, since, known }) } else { Ok(missing) }
}

/// The oldest schema version whose programs can use the database.
pub(crate) fn compatible_since(connection: &Connection) -> crate::sql::Result<i64> {
    connection.one("SELECT version FROM compatible_since", ())
}

/// The latest schema version that this program knows.
pub(crate) fn latest() -> i64 {
    crate::latest_schema()
}

fn known() -> Result<Vec<Migration>, ServerProblem> {
    let migration = |(name, sql): &(&str, &str)| Migration::unapplied(name, sql);
    let known = MIGRATIONS.iter().map(migration).collect::<Result<_, _>>();
    known.map_err(|error| ServerProblem::Other(error.into()))
}

/// The versions in a database's history with their checksums; `None` if it has none.
fn history(connection: &Connection) -> Result<Option<Vec<(i64, String)>>, ServerProblem> {
    let sql = "SELECT to_regclass('public.refinery_schema_history') IS NOT NULL";
    if !connection.one(sql, ())? {
        return Ok(None);
    }
    Ok(Some(connection.list_whole("SELECT version, checksum FROM refinery_schema_history", ())?))
}

/// Whether there is no table yet but those of extensions.
fn is_blank(connection: &Connection) -> Result<bool, ServerProblem> {
    let sql = "SELECT NOT EXISTS (
             SELECT 1 FROM pg_class AS relation
             WHERE relation.relnamespace = to_regnamespace('public') AND relation.relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
                 AND NOT EXISTS (
                     SELECT 1 FROM pg_depend
                     WHERE classid = CAST('pg_class' AS regclass) AND objid = relation.oid AND deptype = 'e'
                 )
         )";
    Ok(connection.one(sql, ())?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_engines_have_the_same_versions() {
        let known = known().expect("their names are right");
        let versions = known.iter().map(|migration| i64::from(migration.version())).collect::<Vec<_>>();
        assert_eq!(versions, (OLDEST..=crate::latest_schema()).collect::<Vec<_>>());
    }

    /// What each version was when it first left the house. Never change a line, only append.
    const WRITTEN: [u64; 25] = [
        4_603_969_338_592_211_736,
        10_336_429_524_452_509_615,
        5_454_995_375_680_299_836,
        10_647_568_848_504_651_417,
        10_519_538_278_632_507_030,
        12_348_380_822_217_051_385,
        14_375_731_389_861_729_781,
        9_341_547_038_848_168_432,
        15_218_009_252_740_722_072,
        12_108_216_342_782_375_937,
        11_362_495_415_840_130_480,
        10_270_626_387_585_938_719,
        737_493_012_881_012_358,
        8_993_103_799_538_864_451,
        10_241_694_136_360_390_291,
        6_003_704_847_481_287_695,
        1_756_709_551_796_559_343,
        6_080_289_442_465_396_161,
        1_957_692_797_312_701_943,
        10_819_753_937_229_621_638,
        15_289_991_154_591_474_759,
        3_778_935_250_184_905_704,
        1_145_797_620_507_459_081,
        9_739_647_175_261_357_360,
        17_220_679_949_037_644_352,
    ];

    #[test]
    fn migrations_are_appended_and_never_changed() {
        let checksums: Vec<u64> =
            known().expect("their names are right").iter().map(Migration::checksum).collect();
        assert_eq!(checksums, WRITTEN);
    }

    #[test]
    fn every_file_is_a_migration() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/postgres");
        assert_eq!(std::fs::read_dir(folder).expect("a folder").count(), MIGRATIONS.len());
    }
}
