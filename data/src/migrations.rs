//! The schema's history: `migrations/V*.sql`, embedded, each applied once, in order, and never changed afterwards.
//!
//! A new one comes with `migrations/samples/vN.sql`: what that version writes besides the one before. The tests below carry the
//! rows of every version up to the latest.

use jiff::Timestamp;
use refinery::{Runner, Target, error::Kind};
use rusqlite::{Connection, OptionalExtension as _, Row, TransactionBehavior};

use crate::{Problem, standings};

mod embedded {
    refinery::embed_migrations!("migrations");
}

/// The table in which refinery writes down what it has applied.
const HISTORY: &str = "refinery_schema_history";

/// From this version on it is noted what the end of a game means for those who played it.
const WITH_STANDINGS: i64 = 5;

/// From this version on deleted rows leave nothing behind in the file, and sums of ratings do not depend on who has them.
const WITH_DELETIONS: i64 = 10;

/// The latest version of the schema.
pub fn latest() -> i64 {
    let runner = embedded::migrations::runner();
    runner.get_migrations().iter().map(|migration| i64::from(migration.version())).max().unwrap_or(0)
}

/// Whether nothing is in a database yet; a start can have died right after it made the table of the history.
pub(crate) fn is_blank(connection: &Connection) -> rusqlite::Result<bool> {
    let others = "SELECT EXISTS (SELECT 1 FROM sqlite_schema WHERE tbl_name <> ?1)";
    if connection.query_row(others, [HISTORY], |row| row.get(0))? {
        return Ok(false);
    }
    if !connection.table_exists(None, HISTORY)? {
        return Ok(true);
    }
    connection.query_row("SELECT NOT EXISTS (SELECT 1 FROM refinery_schema_history)", (), |row| row.get(0))
}

/// The version of the schema of a database that is not blank.
pub(crate) fn version(connection: &Connection) -> Result<i64, Problem> {
    let mut statement = connection.prepare("SELECT * FROM refinery_schema_history")?;
    let mut rows = statement.query(())?;
    let mut latest = 0;
    while let Some(row) = rows.next()? {
        let version =
            entry(row).map_err(|error| Problem::Corrupt(format!("its history of versions: {error:#}")))?;
        latest = latest.max(version);
    }
    Ok(latest)
}

/// The version in a row of the history, when the row is one that refinery can have written: it panics on others.
fn entry(row: &Row<'_>) -> anyhow::Result<i64> {
    row.get_ref("name")?.as_str()?;
    row.get_ref("applied_on")?.as_str()?.parse::<Timestamp>()?;
    row.get_ref("checksum")?.as_str()?.parse::<u64>()?;
    Ok(row.get::<_, i32>("version")?.into())
}

/// Brings a database up to date: all or nothing.
pub(crate) fn migrate(connection: &mut Connection) -> Result<(), Problem> {
    // What SQL alone cannot compute. It is done once: only then the version that all is brought to is noted.
    let brought_to: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let is_new = is_blank(connection)?;
    migrate_to(connection, Target::Latest)?;
    // A look at every row: at a start that changes nothing it would be for nothing, and takes long where there are many.
    if brought_to < latest() {
        look_at_references(connection)?;
    }
    if !is_new && brought_to < WITH_DELETIONS {
        // What was deleted before is still in pages that were not written since.
        connection.execute_batch("VACUUM")?;
    }
    // Immediate: one that reads before it writes fails at once, whatever the patience, when another program writes in between.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    if brought_to < WITH_STANDINGS {
        standings::catch_up(&transaction).map_err(Problem::Other)?;
    }
    if !is_new && brought_to < WITH_DELETIONS {
        standings::sum_anew(&transaction).map_err(Problem::Other)?;
    }
    // Written at every start, so that a lock or a full disk shows now and not at the first turn.
    transaction.pragma_update(None, "user_version", latest())?;
    Ok(transaction.commit()?)
}

fn migrate_to(connection: &mut Connection, target: Target) -> Result<(), Problem> {
    // Tables are rebuilt while references to them are not looked at: that cannot be switched within a transaction.
    connection.pragma_update(None, "foreign_keys", false)?;
    runner().set_target(target).run(connection).map_err(problem)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

fn look_at_references(connection: &Connection) -> Result<(), Problem> {
    let broken: Option<String> = connection
        .query_row("SELECT \"table\" FROM pragma_foreign_key_check LIMIT 1", (), |row| row.get(0))
        .optional()?;
    match broken {
        Some(table) => Err(Problem::Corrupt(format!("a row of {table} refers to one that does not exist"))),
        None => Ok(()),
    }
}

fn runner() -> Runner {
    // Grouped: a migration and the note that it was applied are one transaction.
    embedded::migrations::runner().set_grouped(true)
}

fn problem(error: refinery::Error) -> Problem {
    match error.kind() {
        Kind::DivergentVersion(..) | Kind::MissingVersion(..) => Problem::OtherHistory(error.to_string()),
        Kind::Connection(_, source) => match source.downcast_ref::<rusqlite::Error>() {
            Some(rusqlite::Error::SqliteFailure(code, text)) => {
                rusqlite::Error::SqliteFailure(*code, text.clone()).into()
            }
            _ => Problem::Other(error.into()),
        },
        _ => Problem::Other(error.into()),
    }
}

/// A database of the latest version with rows of its sample.
#[cfg(test)]
pub(crate) fn sample() -> Connection {
    let mut connection = Connection::open_in_memory().expect("in memory");
    migrate(&mut connection).expect("migrated");
    tests::write_rows(&connection, tests::VERSIONS.len());
    connection
}

/// How a statement is carried out: by which tables and indexes.
#[cfg(test)]
pub(crate) fn plan(connection: &Connection, sql: &str) -> Vec<String> {
    let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("a plan");
    let params = rusqlite::params_from_iter(vec![1; statement.parameter_count()]);
    statement.query_map(params, |row| row.get(3)).and_then(Iterator::collect).expect("readable")
}

#[cfg(test)]
mod tests {
    use play::{
        Absence, Announcement, Below, ChallengeState, Ending, Forfeit, Language, Notice, Slot, Theme,
        Threads, Timer, matches::Goal, table::OfferKind,
    };

    use super::*;
    use crate::{
        absences, announcements, challenges, choices, columns::Sql, heartbeat, integrity, practices, tables,
        timers,
    };

    /// Of every version: its checksum, and rows as it wrote them. Never change a line, only append.
    pub(super) const VERSIONS: [(u64, &str); 14] = [
        (5_187_763_986_994_195_339, include_str!("../migrations/samples/v1.sql")),
        (9_180_481_296_974_233_190, include_str!("../migrations/samples/v2.sql")),
        // It indexes the rows of version 2.
        (15_924_227_889_506_991_452, include_str!("../migrations/samples/v2.sql")),
        (5_101_376_544_132_550_768, include_str!("../migrations/samples/v4.sql")),
        (9_840_266_332_604_574_505, include_str!("../migrations/samples/v5.sql")),
        (8_953_889_903_674_527_851, include_str!("../migrations/samples/v6.sql")),
        (8_447_526_487_598_666_933, include_str!("../migrations/samples/v7.sql")),
        (3_013_185_309_654_077_350, include_str!("../migrations/samples/v8.sql")),
        (12_172_885_590_765_528_953, include_str!("../migrations/samples/v9.sql")),
        (2_960_062_792_739_833_870, include_str!("../migrations/samples/v10.sql")),
        (16_824_437_918_877_040_911, include_str!("../migrations/samples/v11.sql")),
        (11_496_851_544_774_523_725, include_str!("../migrations/samples/v12.sql")),
        (3_395_520_267_807_610_649, include_str!("../migrations/samples/v13.sql")),
        (12_636_216_203_307_296_634, include_str!("../migrations/samples/v14.sql")),
    ];

    /// So many versions wrote all of their rows; each that came later adds to those of the one before.
    const WHOLE: usize = 9;

    /// Writes the rows of a version.
    pub(super) fn write_rows(connection: &Connection, version: usize) {
        for (_, sample) in &VERSIONS[version.min(WHOLE) - 1..version] {
            connection.execute_batch(sample).expect("rows of their time");
        }
    }

    fn id<I: TryFrom<u64>>(number: u64) -> I {
        I::try_from(number).ok().expect("an id")
    }

    fn database() -> Connection {
        Connection::open_in_memory().expect("in memory")
    }

    #[test]
    fn migrations_are_appended_and_never_changed() {
        let runner = runner();
        let mut found: Vec<_> = runner
            .get_migrations()
            .iter()
            .map(|migration| (migration.version(), migration.checksum()))
            .collect();
        found.sort_unstable();
        let written: Vec<_> = (1..).zip(VERSIONS.map(|(checksum, _)| checksum)).collect();
        assert_eq!(found, written);
    }

    #[test]
    fn a_migration_that_leaves_a_broken_reference_is_noticed_at_every_start() {
        let mut connection = sample();
        let breaks =
            "PRAGMA foreign_keys = OFF; DELETE FROM players WHERE id = (SELECT player FROM seats LIMIT 1);";
        connection.execute_batch(breaks).expect("deleted by hand");
        migrate(&mut connection).expect("there is nothing to do");
        connection.pragma_update(None, "user_version", latest() - 1).expect("set");
        for _ in 0..2 {
            assert!(matches!(migrate(&mut connection), Err(Problem::Corrupt(_))));
        }
    }

    #[test]
    fn rows_of_every_version_are_carried_to_the_latest() {
        for (version, rows) in (1..).zip(1..=VERSIONS.len()) {
            let mut connection = database();
            migrate_to(&mut connection, Target::Version(version)).expect("migrated");
            write_rows(&connection, rows);
            migrate(&mut connection).expect("migrated");
            assert_eq!(super::version(&connection).expect("a version"), latest());
            assert_eq!(integrity::check(&connection).expect("checked"), [], "version {version}");

            // The samples of all versions tell the same story.
            let game = tables::find(&connection, id(1)).expect("readable").expect("there");
            assert_eq!(game.setup().record.to_string(), "dara:traditional b3 c4");
            let (seat, why) = (games::Seat::FIRST, play::Forfeit::Resigned);
            assert_eq!(game.ending(), Some(play::Ending::Forfeit { seat, why }));
            assert_eq!(game.outs(), [play::Out { seat, ply: 2, why }]);
            let channel = 3002_u64.try_into().expect("an id");
            let running = tables::running_in(&connection, channel).expect("readable").expect("there");
            assert_eq!(running.setup().record.to_string(), "dara:niger a1 e6 c3");
            assert_eq!(
                running.setup().thread_of.map(|(channel, message)| (channel.get(), message.get())),
                Some((2001, 3002))
            );
            assert_eq!(running.setup().since.as_second(), 1_750_000_180);
            let waiting = tables::silent(&connection, running.setup().since, None, 9).expect("readable");
            assert!(waiting.iter().any(|silent| silent.game == running.id()));
            let others = (1..=6).map(|number| {
                challenges::find(&connection, id(number)).expect("readable").expect("there").others
            });
            let [joined, invited] =
                [Slot::Joined, Slot::Invited].map(|of| move |number| vec![of(id(number))]);
            let open = || vec![Slot::Open];
            let stand = [joined(12), joined(13), invited(11), open(), invited(12), open()];
            assert_eq!(others.collect::<Vec<_>>(), stand);
            let channel = 2002_u64.try_into().expect("an id");
            let open = challenges::open_in(&connection, channel).expect("readable");
            let numbers = open.iter().map(|challenge| challenge.as_ref().expect("readable").id.get());
            assert_eq!(numbers.collect::<Vec<_>>(), [6]);
            let playing = tables::running_of(&connection, id(1001), id(13)).expect("readable");
            let last = playing.last().and_then(|table| table.as_ref().ok()).expect("readable");
            assert_eq!(last.id(), running.id());
            let open = challenges::open_in_guild(&connection, id(1001)).expect("readable");
            assert_eq!(open[0].as_ref().expect("readable").id.get(), 6);
            let due = announcements::due(&connection).expect("readable");
            let due: Vec<_> = due.into_iter().map(|due| due.expect("readable")).collect();
            assert_eq!(due.iter().map(|due| (due.id.get(), due.attempts)).collect::<Vec<_>>(), [(3, 1)]);
            let board = due.first().map(|due| due.announcement).expect("due");
            assert!(matches!(board, Announcement::Board { moment: 3, .. }), "{board:?}");
            // What was open before there were timers has one all the same.
            let expire = Timer::Challenge(id(6));
            assert!(timers(&connection, 1_750_086_400).contains(&expire));
            assert!(!timers(&connection, 1_750_086_399).contains(&expire));
            let seen: i64 = connection
                .query_row("SELECT count(*) FROM interactions WHERE id = 9001", (), |row| row.get(0))
                .expect("readable");
            assert_eq!(seen, 1);
            if version >= 2 {
                check_teams(&connection);
            }
            if version >= 4 {
                check_days(&connection);
            }
            check_standings(&connection, version);
            if version >= 8 {
                check_languages(&connection);
            }
            if version >= 13 {
                check_practices(&connection);
            }
            check_looks(&connection, version);
            check_moderation(&connection, version);
            check_houses(&connection, version);
        }
    }

    /// What there is since version 2: places in a challenge, and a seat whose partner plays on.
    fn check_teams(connection: &Connection) {
        let open = challenges::find(connection, id(8)).expect("readable").expect("there");
        assert_eq!(open.others, [Slot::Open, Slot::Joined(id(11)), Slot::Invited(id(12))]);
        assert_eq!(open.revision, 1);
        let game = tables::find(connection, id(3)).expect("readable").expect("there");
        let why = play::Forfeit::Left;
        assert_eq!(game.outs(), [play::Out { seat: games::Seat::FIRST, ply: 0, why }]);
        assert_eq!(game.waits_for(), Some(id(13)));
    }

    /// What there is since version 4: clocks, matches, timers, absences, and what was chosen.
    fn check_days(connection: &Connection) {
        let game = tables::find(connection, id(5)).expect("readable").expect("there");
        let (setup, seconds) = (game.setup(), |second| Timestamp::from_second(second).expect("a time"));
        assert_eq!((setup.terms.to_string(), setup.revision), ("3d,match:10,unrated".to_owned(), 6));
        let second_of_match = play::matches::InMatch { first: id(4), number: 2, score: [1, 0] };
        assert_eq!((setup.in_match, game.moment()), (Some(second_of_match), 3));
        assert_eq!(game.deadline(), Some(seconds(1_750_518_550)));
        assert_eq!(game.away(games::Seat::FIRST), Some(seconds(1_750_600_000)));
        assert_eq!(game.offers().map(|offer| offer.kind).collect::<Vec<_>>(), [OfferKind::Draw]);
        assert_eq!((game.ahead(id(12)).count(), game.dropped_ahead(id(11))), (1, true));
        assert_eq!(tables::board(connection, id(5)).expect("readable"), Some(id(4005)));
        let endings =
            [4, 7].map(|game| tables::find(connection, id(game)).expect("readable").expect("there").ending());
        let seat = games::Seat::FIRST;
        let time = Ending::Forfeit { seat, why: Forfeit::OutOfTime };
        assert_eq!(endings, [Some(time), Some(Ending::Aborted { seat })]);
        let rematch = challenges::rematch_of(connection, id(6)).expect("readable").expect("open");
        assert_eq!((rematch.id, rematch.terms.goal), (id(11), Some(Goal::Points(1))));
        let matches: i64 = connection
            .query_row("SELECT count(*) FROM matches WHERE first = 6 AND winner = 2", (), |row| row.get(0))
            .expect("readable");
        assert_eq!(matches, 1);
        assert_eq!(
            timers(connection, 1_750_600_000).into_iter().skip(2).collect::<Vec<_>>(),
            [
                Timer::Challenge(id(11)),
                Timer::Digest(id(14)),
                Timer::Game(id(5)),
                Timer::Away(id(1001), id(12))
            ]
        );
        let away = absences::of(connection, id(1001), id(12)).expect("readable");
        let now = Absence { from: seconds(1_750_000_200), until: seconds(1_750_600_000) };
        assert_eq!((away.len(), away.last()), (2, Some(&now)));
        let preferences =
            [12, 13].map(|player| choices::preferences(connection, id(player)).expect("readable"));
        let told = preferences.map(|chosen| chosen.map(|chosen| (chosen.notice, chosen.confirm)));
        assert_eq!(told, [Some((Notice::Direct, true)), None]);
        let house = choices::house(connection, id(1001)).expect("readable").expect("chosen");
        assert_eq!((house.clock.to_string(), house.away_days), ("1d".to_owned(), 21));
        let tolerance = jiff::SignedDuration::from_mins(5);
        let awake = jiff::SignedDuration::ZERO;
        let made_up = heartbeat::beat(connection, seconds(1_750_260_360), awake, tolerance).expect("stored");
        assert_eq!(made_up, Some(jiff::SignedDuration::from_secs(1000)));
    }

    /// What follows from the games that have ended, also from those that ended when nothing was noted of it.
    fn check_standings(connection: &Connection, version: i32) {
        let count = |sql: &str| -> i64 { connection.query_row(sql, (), |row| row.get(0)).expect("readable") };
        let ended = match version {
            ..4 => 1,
            4..10 => 4,
            _ => 5,
        };
        assert_eq!(count("SELECT count(*) FROM finished"), ended, "version {version}");
        assert_eq!(count("SELECT game FROM finished WHERE sequence = 1"), 1);
        assert_eq!(count("SELECT games FROM ratings WHERE player = 11 AND category = 'dara'"), ended.min(2));
        if version < 5 {
            return;
        }
        assert_eq!(count("SELECT count(*) FROM ladders"), 0, "nobody has played five games");
        let (guild, category) = (id(1001), "dara".parse().expect("a category"));
        let ben = standings::member(connection, guild, id(12)).expect("readable");
        assert_eq!(ben, crate::Member { name: Some("Ben".to_owned()), listed: false, gone: false });
        let kept = standings::season_standings(connection, guild, 1, category, 1, 9).expect("readable");
        assert_eq!(kept.iter().map(|placed| placed.player).collect::<Vec<_>>(), [id(13)]);
        assert_eq!(standings::season(connection, guild).expect("readable"), 2);
    }

    /// What there is since version 8: the languages of servers and players.
    fn check_languages(connection: &Connection) {
        let house = choices::house(connection, id(1001)).expect("readable").expect("chosen");
        assert_eq!(house.language, Some(Language::Spanish));
        let language = |sql: &str| -> Option<String> {
            connection.query_row(sql, (), |row| row.get(0)).expect("readable")
        };
        assert_eq!(language("SELECT language FROM guilds WHERE id = 1001").as_deref(), Some("fr"));
        assert_eq!(language("SELECT language FROM players WHERE id = 11").as_deref(), Some("uk"));
    }

    /// What there is since version 9: how boards look and are read.
    fn check_looks(connection: &Connection, version: i32) {
        let preferences = choices::preferences(connection, id(12)).expect("readable");
        let house = choices::house(connection, id(1001)).expect("readable");
        let looks = (
            preferences.map(|chosen| (chosen.theme, chosen.below, chosen.language, chosen.text)),
            house.map(|house| (house.theme, house.text)),
        );
        let kept = match version {
            ..4 => (None, None),
            4..9 => (Some((None, Below::Facing, None, false)), Some((Theme::Savanna, false))),
            _ => (
                Some((Some(Theme::Night), Below::Own, Some(Language::French), true)),
                Some((Theme::ColourSafe, true)),
            ),
        };
        assert_eq!(looks, kept);
    }

    /// What there is since version 11: what moderators have done, also before; who is barred, and who has blocked whom.
    fn check_moderation(connection: &Connection, version: i32) {
        let count = |sql: &str| -> i64 { connection.query_row(sql, (), |row| row.get(0)).expect("readable") };
        let seasons =
            "SELECT count(*) FROM moderation_log WHERE deed = 'closed season' AND season = 1 AND by = 13";
        assert_eq!(count(seasons), i64::from(version >= 5));
        let withdrawn = challenges::find(connection, id(4)).expect("readable").expect("there").state;
        let (state, kept) = if version < 11 {
            (ChallengeState::Withdrawn, [0, 0])
        } else {
            (ChallengeState::Removed, [1, 3])
        };
        assert_eq!(withdrawn, state);
        assert_eq!(["SELECT count(*) FROM bars", "SELECT count(*) FROM blocks"].map(count), kept);
    }

    /// What there is since version 12: what more a server can choose.
    fn check_houses(connection: &Connection, version: i32) {
        let house = choices::house(connection, id(1001)).expect("readable");
        let chosen = house.map(|house| (house.threads, house.games, house.challenges));
        assert_eq!(
            chosen,
            match version {
                ..4 => None,
                4..12 => Some((Threads::Ask, None, None)),
                _ => Some((Threads::Never, Some(5), Some(2))),
            }
        );
        let rows: i64 = connection
            .query_row(
                "SELECT (SELECT count(*) FROM house_channels) + (SELECT count(*) FROM house_rules)
                     + (SELECT count(*) FROM usual_rules WHERE house = 1 OR preset = 'wali:prost')",
                (),
                |row| row.get(0),
            )
            .expect("readable");
        assert_eq!(rows, if version < 12 { 0 } else { 6 });
    }

    /// What there is since version 13: what players practise.
    fn check_practices(connection: &Connection) {
        let practised = practices::all(connection).expect("readable");
        assert!(practised.len() == 2 && practised.iter().all(Result::is_ok), "{practised:?}");
    }

    /// What is due at this second.
    fn timers(connection: &Connection, second: i64) -> Vec<Timer> {
        let now = Timestamp::from_second(second).expect("a time");
        let due = timers::due(connection, now, 99).expect("readable");
        due.into_iter().map(|timer| timer.expect("readable")).collect()
    }

    #[test]
    fn numbers_of_rows_that_are_no_more_are_kept_from_use() {
        let mut connection = database();
        migrate_to(&mut connection, Target::Version(1)).expect("migrated");
        write_rows(&connection, 1);
        connection.execute_batch("UPDATE sqlite_sequence SET seq = seq + 10").expect("more were there once");
        let numbers = |connection: &Connection| -> Vec<(String, i64)> {
            let sql = "SELECT name, seq FROM sqlite_sequence WHERE name NOT IN ('finished', 'moderation_log') ORDER BY name";
            let mut statement = connection.prepare(sql).expect("there");
            let rows = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?)));
            rows.and_then(Iterator::collect).expect("readable")
        };
        let before = numbers(&connection);
        migrate(&mut connection).expect("migrated");
        assert_eq!(numbers(&connection), before);
    }

    #[test]
    fn references_are_looked_at_again_after_migrating() {
        let mut connection = database();
        migrate(&mut connection).expect("migrated");
        let orphan = connection.execute(
            "INSERT INTO actions (game, ply, seat, action, at) VALUES (1, 0, 1, 'b3', ?1)",
            [Sql(jiff::Timestamp::UNIX_EPOCH)],
        );
        assert!(orphan.is_err());
    }
}
