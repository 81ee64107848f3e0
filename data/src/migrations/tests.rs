use std::collections::BTreeMap;

use play::{
    Absence, Announcement, BoardSide, Challenge, ChallengeState, ChannelId, Ending, ForfeitReason, Language,
    MessageId, Notice, Preferences, Slot, Table, Theme, Threads, Timer,
    game::{matches::Goal, table::OfferKind},
    guild::{moderation::ModeratorAction, standings::Placed},
    paging::LogStretch,
    player::ratings::Category,
};

use super::*;
use crate::{
    challenge::challenges,
    delivery::{announcements, timers},
    game::{offer_messages, tables},
    guild::{
        moderation_log, settings,
        standings::{
            self,
            seasons::{RUNNING, STANDINGS},
        },
    },
    heartbeat, integrity,
    learning::practices,
    player::absences,
    sql::{self, FromRow},
};

/// Rows as version 14 writes them.
pub(super) const ROWS: &str = include_str!("../../migrations/samples/v14.sql");

/// A database that went through the fourteen migrations, without rows.
const MIGRATED: &str = include_str!("../../migrations/samples/v14_schema.sql");

/// The checksum of every later migration, and the rows that only its version can write. Never change a line, only append.
pub(super) const LATER: [(u64, &str); 28] = [
    (2_706_044_610_900_916_848, include_str!("../../migrations/samples/v15.sql")),
    (10_897_373_436_248_890_899, include_str!("../../migrations/samples/v16.sql")),
    (9_458_023_824_378_982_628, include_str!("../../migrations/samples/v17.sql")),
    (17_348_430_450_090_453_055, include_str!("../../migrations/samples/v18.sql")),
    (2_589_823_756_854_714_396, include_str!("../../migrations/samples/v19.sql")),
    (14_522_919_031_983_106_543, include_str!("../../migrations/samples/v20.sql")),
    (14_112_891_836_063_460_745, include_str!("../../migrations/samples/v21.sql")),
    (7_463_929_170_010_677_694, include_str!("../../migrations/samples/v22.sql")),
    (2_073_504_052_290_644_217, include_str!("../../migrations/samples/v23.sql")),
    (8_730_362_679_423_265_504, include_str!("../../migrations/samples/v24.sql")),
    (2_191_254_746_818_347_287, include_str!("../../migrations/samples/v25.sql")),
    (13_832_087_739_262_627_344, include_str!("../../migrations/samples/v26.sql")),
    (7_914_590_510_311_404_141, include_str!("../../migrations/samples/v27.sql")),
    (2_538_657_537_340_456_119, include_str!("../../migrations/samples/v28.sql")),
    (14_230_418_844_046_825_226, include_str!("../../migrations/samples/v29.sql")),
    (11_038_993_046_375_672_418, include_str!("../../migrations/samples/v30.sql")),
    (17_253_174_162_449_078_535, include_str!("../../migrations/samples/v31.sql")),
    (16_381_889_705_218_025_250, include_str!("../../migrations/samples/v32.sql")),
    (12_927_356_024_263_660_973, include_str!("../../migrations/samples/v33.sql")),
    (6_650_928_958_162_398_220, include_str!("../../migrations/samples/v34.sql")),
    (11_912_735_754_036_968_509, include_str!("../../migrations/samples/v35.sql")),
    (9_799_800_075_794_165_786, include_str!("../../migrations/samples/v36.sql")),
    (15_921_565_421_526_273_215, include_str!("../../migrations/samples/v37.sql")),
    (8_239_307_150_076_045_136, include_str!("../../migrations/samples/v38.sql")),
    (3_415_175_924_764_692_180, include_str!("../../migrations/samples/v39.sql")),
    (10_302_672_515_964_239_225, include_str!("../../migrations/samples/v40.sql")),
    (16_323_002_222_994_470_406, include_str!("../../migrations/samples/v41.sql")),
    (8_197_408_683_453_661_087, include_str!("../../migrations/samples/v42.sql")),
];

fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("an id")
}

fn database() -> Connection {
    Connection::open_in_memory().expect("in memory")
}

/// The database of someone who used the bot before its first release.
fn migrated() -> Connection {
    let connection = database();
    connection.execute_batch(MIGRATED).expect("a schema");
    connection
}

#[test]
fn migrations_are_appended_and_never_changed() {
    let mut found = known();
    found.sort_unstable();
    let written = (OLDEST + 1..).zip(LATER.map(|(checksum, _)| checksum));
    assert_eq!(found, std::iter::once((OLDEST, OLDEST_CHECKSUM)).chain(written).collect::<Vec<_>>());
}

#[test]
fn every_file_is_a_migration() {
    let files = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/migrations")).expect("a folder");
    let files = files
        .filter(|file| file.as_ref().is_ok_and(|file| file.file_name().to_string_lossy().starts_with('V')));
    assert_eq!((super::LATER.len(), later().len()), (LATER.len(), LATER.len()));
    assert_eq!(files.count(), LATER.len());
}

/// Every table, index and trigger, by its SQL without comments, quotes and spacing.
fn schema(connection: &Connection) -> BTreeMap<String, Vec<String>> {
    let mut statement =
        connection.prepare("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL").expect("readable");
    let objects = statement.query_map((), |row| Ok((row.get(0)?, row.get(1)?)));
    let objects: Vec<(String, String)> = objects.and_then(Iterator::collect).expect("readable");
    objects.into_iter().map(|(name, sql)| (name, tokens(&sql))).collect()
}

fn tokens(sql: &str) -> Vec<String> {
    let code: Vec<&str> = sql.lines().map(|line| line.split("--").next().unwrap_or_default()).collect();
    let mut text = code.join(" ").replace('"', "");
    for mark in ["(", ")", ",", ";"] {
        text = text.replace(mark, &format!(" {mark} "));
    }
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn a_new_database_has_the_schema_that_fourteen_migrations_gave() {
    let mut new = database();
    create(&mut new).expect("created");
    let old = migrated();
    let (of_new, of_old) = (schema(&new), schema(&old));
    assert!(of_new.len() > 60, "tables, indexes and triggers");
    assert_eq!(of_new.keys().collect::<Vec<_>>(), of_old.keys().collect::<Vec<_>>());
    for (name, tokens) in of_new {
        assert_eq!(tokens, of_old[&name], "{name}");
    }
    let names = |connection: &Connection| -> Vec<String> {
        let sql = "SELECT name FROM endings UNION ALL SELECT name FROM deeds";
        let mut statement = connection.prepare(sql).expect("readable");
        statement.query_map((), |row| row.get(0)).and_then(Iterator::collect).expect("readable")
    };
    assert_eq!(names(&new), names(&old));
    let application = |connection: &Connection| -> i64 {
        connection.query_row("PRAGMA application_id", (), |row| row.get(0)).expect("readable")
    };
    assert_eq!(application(&new), application(&old));
    assert_eq!(version(&new).expect("a version"), version(&old).expect("a version"));
}

#[test]
fn a_database_of_version_14_keeps_its_history() {
    let mut connection = migrated();
    let before = history(&connection).expect("readable");
    assert_eq!(before.len(), 14);
    migrate(&mut connection).expect("up to date");
    assert!(history(&connection).expect("readable").starts_with(&before));
}

#[test]
fn another_history_is_refused() {
    for (history, says) in
        [(vec![(OLDEST, 1)], "version 14 was another"), (vec![(13, 1), (15, 1)], "version 14 is missing")]
    {
        let refused = check_history(&history);
        let Err(Problem::OtherHistory(why)) = refused else { panic!("{refused:?}") };
        assert_eq!(why, says);
    }
}

#[test]
fn a_broken_reference_is_reported_until_it_is_mended() {
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
fn the_rows_of_every_version_are_carried_to_the_latest() {
    for mut connection in [database(), migrated()] {
        if is_blank(&connection).expect("readable") {
            create(&mut connection).expect("created");
        }
        connection.execute_batch(ROWS).expect("its rows");
        migrate(&mut connection).expect("migrated");
        assert_eq!(super::version(&connection).expect("a version"), latest());
        let connection = sql::Connection::from(&connection);
        assert_eq!(integrity::check(&connection).expect("checked"), []);

        let game = table(&connection, 1);
        assert_eq!(game.stored().record.to_string(), "dara:traditional b3 c4");
        let (seat, why) = (games::Seat::FIRST, play::ForfeitReason::Resigned);
        assert_eq!(game.ending(), Some(play::Ending::Forfeit { seat, why }));
        assert_eq!(game.given_up(), [play::GivenUp { seat, ply: 2, why }]);
        let channel: ChannelId = id(3002);
        let running = one::<Table>(&connection, tables::RUNNING, [channel]);
        assert_eq!(running.stored().record.to_string(), "dara:niger a1 e6 c3");
        assert_eq!(
            running.stored().thread_of.map(|(channel, message)| (channel.get(), message.get())),
            Some((2001, 3002))
        );
        assert_eq!(running.stored().since.as_second(), 1_750_000_180);
        let waiting = list::<tables::Silent>(
            &connection,
            tables::SILENT,
            (running.stored().since, None::<i64>, None::<i64>, 9_i64),
        );
        assert!(waiting.iter().any(|silent| silent.game == running.id()));
        let others = (1..=6).map(|number| challenge(&connection, number).others);
        let [joined, invited] = [Slot::Joined, Slot::Invited].map(|of| move |number| vec![of(id(number))]);
        let open = || vec![Slot::Open];
        let stand = [joined(12), joined(13), invited(11), open(), invited(12), open()];
        assert_eq!(others.collect::<Vec<_>>(), stand);
        let channel: ChannelId = id(2002);
        let in_channel = challenges::select("WHERE state = \'open\' AND channel = ?1 ORDER BY id");
        let open = list::<Challenge>(&connection, &in_channel, [channel]);
        let numbers = open.iter().map(|challenge| challenge.id.get());
        assert_eq!(numbers.collect::<Vec<_>>(), [6]);
        let playing = list::<Table>(&connection, tables::RUNNING_OF, (1001_i64, 13_i64));
        let last = playing.last().expect("readable");
        assert_eq!(last.id(), running.id());
        let open = list::<Challenge>(&connection, &challenges::select(challenges::OF_GUILD), [1001_i64]);
        assert_eq!(open[0].id.get(), 6);
        let due = announcements::due(&connection).expect("readable");
        let due: Vec<_> = due.into_iter().map(|due| due.expect("readable")).collect();
        assert_eq!(due.iter().map(|due| (due.id.get(), due.attempts)).collect::<Vec<_>>(), [(3, 1)]);
        let board = due.first().map(|due| due.announcement).expect("due");
        assert!(matches!(board, Announcement::Board { version: 3, .. }), "{board:?}");
        let expire = Timer::Challenge(id(6));
        assert!(timers(&connection, 1_750_086_400).contains(&expire));
        assert!(!timers(&connection, 1_750_086_399).contains(&expire));
        let seen: i64 =
            connection.one("SELECT count(*) FROM interactions WHERE id = 9001", ()).expect("readable");
        assert_eq!(seen, 1);
        check_teams(&connection);
        check_days(&connection);
        check_standings(&connection);
        check_languages(&connection);
        check_practices(&connection);
        check_looks(&connection);
        check_moderation(&connection);
        check_server_settings(&connection);
    }
    check_later(&(&sample()).into());
}

fn one<T: FromRow>(connection: &sql::Connection, sql: &str, params: impl sql::Params) -> T {
    connection.one(sql, params).expect("readable")
}

fn list<T: FromRow>(connection: &sql::Connection, sql: &str, params: impl sql::Params) -> Vec<T> {
    connection.list_whole(sql, params).expect("readable")
}

fn table(connection: &sql::Connection, number: i64) -> Table {
    one(connection, tables::FIND, [number])
}

fn challenge(connection: &sql::Connection, number: i64) -> Challenge {
    one(connection, &challenges::select("WHERE id = ?1"), [number])
}

fn preferences(connection: &sql::Connection, number: i64) -> Option<Preferences> {
    connection.find(settings::PREFERENCES, [number]).expect("readable")
}

/// The rows of later versions, which refer to those of version 14.
fn check_later(connection: &sql::Connection) {
    assert_eq!(integrity::check(connection).expect("checked"), []);
    let found: Option<(ChannelId, MessageId)> =
        connection.find(offer_messages::FIND, (2_i64, OfferKind::Pause.name(), 7_i64)).expect("readable");
    assert_eq!(found, Some((id(3002), id(4002))));
    let found: Option<(ChannelId, MessageId)> =
        connection.find(offer_messages::FIND, (2_i64, OfferKind::Abort.name(), 8_i64)).expect("readable");
    assert_eq!(found, Some((id(3002), id(4003))));
    let called_off = table(connection, 9).ending();
    assert_eq!(called_off, Some(Ending::CalledOff { by: Some(games::Seat::FIRST) }));
    let due = announcements::due(connection).expect("readable");
    let changed = due.into_iter().filter_map(|due| match due.expect("readable").announcement {
        Announcement::OfferChanged { by, .. } => Some(by),
        Announcement::ChallengeChanged { begun, .. } => begun.map(|begun| begun.by),
        _ => None,
    });
    assert_eq!(changed.collect::<Vec<_>>(), [id(11), id(12)]);
    let log = moderation_log::read(connection, id(1001), LogStretch::Newest, 9).expect("readable");
    let about = |number| log.entries.iter().find(|(of, _)| *of == number).map(|(_, entry)| entry.action);
    let player = id(15);
    assert_eq!(about(3), Some(ModeratorAction::Suspended { player }));
    assert_eq!(about(5), Some(ModeratorAction::Reinstated { player }));
    assert_eq!(about(6), Some(ModeratorAction::Suspended { player }));
}

/// Slots of a challenge, and a seat whose partner plays on.
fn check_teams(connection: &sql::Connection) {
    let open = challenge(connection, 8);
    assert_eq!(open.others, [Slot::Open, Slot::Joined(id(11)), Slot::Invited(id(12))]);
    assert_eq!(open.revision, 1);
    let game = table(connection, 3);
    let why = play::ForfeitReason::Left;
    assert_eq!(game.given_up(), [play::GivenUp { seat: games::Seat::FIRST, ply: 0, why }]);
    assert_eq!(game.player_to_act(), Some(play::Player::Member(id(13))));
}

/// Clocks, matches, timers, absences and settings.
fn check_days(connection: &sql::Connection) {
    let game = table(connection, 5);
    let (stored, seconds) = (game.stored(), |second| Timestamp::from_second(second).expect("a time"));
    assert_eq!((stored.terms.to_string(), stored.revision), ("3d,match:10,unrated".to_owned(), 6));
    let second_of_match = play::game::matches::InMatch { first: id(4), number: 2, score: [1, 0] };
    assert_eq!((stored.in_match, game.version()), (Some(second_of_match), 3));
    assert_eq!(game.deadline(), Some(seconds(1_750_518_550)));
    assert_eq!(game.away(games::Seat::FIRST), Some(seconds(1_750_600_000)));
    assert_eq!(game.offers().map(|offer| offer.kind).collect::<Vec<_>>(), [OfferKind::Draw]);
    assert_eq!((game.premoves(id(12)).count(), game.has_dropped_premoves(id(11))), (1, true));
    let board: MessageId = one(connection, "SELECT board FROM games WHERE id = 5", ());
    assert_eq!(board, id(4005));
    let endings = [4, 7].map(|number| table(connection, number).ending());
    let seat = games::Seat::FIRST;
    let time = Ending::Forfeit { seat, why: ForfeitReason::OutOfTime };
    assert_eq!(endings, [Some(time), Some(Ending::Aborted { seat })]);
    let rematch = one::<Challenge>(connection, &challenges::select(challenges::REMATCH), [6_i64]);
    assert_eq!((rematch.id, rematch.terms.goal), (id(11), Some(Goal::Points(1))));
    let matches: i64 =
        connection.one("SELECT count(*) FROM matches WHERE first = 6 AND winner = 2", ()).expect("readable");
    assert_eq!(matches, 1);
    assert_eq!(
        timers(connection, 1_750_600_000).into_iter().skip(2).collect::<Vec<_>>(),
        [Timer::Challenge(id(11)), Timer::Digest(id(14)), Timer::Game(id(5)), Timer::Away(id(1001), id(12))]
    );
    let away = absences::of(connection, id(1001), id(12)).expect("readable");
    let now = Absence { from: seconds(1_750_000_200), until: seconds(1_750_600_000) };
    assert_eq!((away.len(), away.last()), (2, Some(&now)));
    let preferences = [12, 13].map(|player| preferences(connection, player));
    let told = preferences.map(|chosen| chosen.map(|chosen| (chosen.notice, chosen.confirm)));
    assert_eq!(told, [Some((Notice::Direct, true)), None]);
    let settings = settings::server_settings(connection, id(1001)).expect("readable").expect("chosen");
    assert_eq!((settings.clock.to_string(), settings.away_days), ("1d".to_owned(), 21));
    let tolerance = jiff::SignedDuration::from_mins(5);
    let awake = jiff::SignedDuration::ZERO;
    let made_up = heartbeat::beat(connection, seconds(1_750_260_360), awake, tolerance).expect("stored");
    assert_eq!(made_up, Some(jiff::SignedDuration::from_secs(1000)));
}

/// What follows from finished games.
fn check_standings(connection: &sql::Connection) {
    let count = |sql: &str| -> i64 { connection.one(sql, ()).expect("readable") };
    assert_eq!(count("SELECT count(*) FROM finished_games"), 5);
    assert_eq!(count("SELECT game FROM finished_games WHERE sequence = 1"), 1);
    assert_eq!(count("SELECT games FROM ratings WHERE player = 11 AND category = 'dara'"), 2);
    assert_eq!(count("SELECT count(*) FROM rank_counts"), 0, "no one has played five games");
    let (guild, category): (play::GuildId, Category) = (id(1001), "dara".parse().expect("a category"));
    let ben = standings::member(connection, guild.into(), id(12)).expect("readable");
    assert_eq!(ben, crate::Member { name: Some("Ben".to_owned()), listed: false, gone: false });
    let kept = list::<Placed>(connection, STANDINGS, (guild, 1_i64, category, 1_i64, 9_i64));
    assert_eq!(kept.iter().map(|placed| placed.player).collect::<Vec<_>>(), [id(13)]);
    assert_eq!(one::<i64>(connection, RUNNING, [guild]), 2);
}

/// Languages of servers and players.
fn check_languages(connection: &sql::Connection) {
    let settings = settings::server_settings(connection, id(1001)).expect("readable").expect("chosen");
    assert_eq!(settings.language, Some(Language::Spanish));
    let language = |sql: &str| -> Option<String> { connection.one(sql, ()).expect("readable") };
    assert_eq!(language("SELECT language FROM guilds WHERE id = 1001").as_deref(), Some("fr"));
    assert_eq!(language("SELECT language FROM players WHERE id = 11").as_deref(), Some("uk"));
}

/// How boards look.
fn check_looks(connection: &sql::Connection) {
    let preferences = preferences(connection, 12);
    let settings = settings::server_settings(connection, id(1001)).expect("readable");
    let looks = (
        preferences.map(|chosen| (chosen.theme, chosen.below, chosen.language, chosen.text)),
        settings.map(|settings| (settings.theme, settings.text)),
    );
    let kept = (
        Some((Some(Theme::Night), BoardSide::Own, Some(Language::French), true)),
        Some((Theme::ColourSafe, true)),
    );
    assert_eq!(looks, kept);
}

/// Moderation, suspensions and blocks.
fn check_moderation(connection: &sql::Connection) {
    let count = |sql: &str| -> i64 { connection.one(sql, ()).expect("readable") };
    let seasons =
        "SELECT count(*) FROM moderation_log WHERE kind = 'closed season' AND season = 1 AND by = 13";
    assert_eq!(count(seasons), 1);
    let withdrawn = challenge(connection, 4).state;
    assert_eq!(withdrawn, ChallengeState::Removed);
    assert_eq!(["SELECT count(*) FROM suspensions", "SELECT count(*) FROM blocks"].map(count), [1, 3]);
}

/// A server's channels, limits and rules.
fn check_server_settings(connection: &sql::Connection) {
    let settings = settings::server_settings(connection, id(1001)).expect("readable");
    let chosen = settings.map(|settings| (settings.threads, settings.games, settings.challenges));
    assert_eq!(chosen, Some((Threads::Never, Some(5), Some(2))));
    let rows: i64 = one(
        connection,
        "SELECT (SELECT count(*) FROM allowed_channels) + (SELECT count(*) FROM house_rules)
                 + (SELECT count(*) FROM default_rules WHERE house = 1 OR preset = 'wali:prost')",
        (),
    );
    assert_eq!(rows, 6);
}

/// Practice games.
fn check_practices(connection: &sql::Connection) {
    assert_eq!(one::<i64>(connection, "SELECT count(*) FROM practices", ()), 2);
    assert!(practices::unreadable(connection).expect("readable").is_empty());
}

/// The timers due at this second.
fn timers(connection: &sql::Connection, second: i64) -> Vec<Timer> {
    let now = Timestamp::from_second(second).expect("a time");
    list(connection, timers::DUE, [now])
}

#[test]
fn references_are_enforced_after_migrating() {
    let mut connection = database();
    migrate(&mut connection).expect("migrated");
    let orphan = connection
        .execute("INSERT INTO actions (game, ply, seat, action, at) VALUES (1, 0, 1, 'b3', ?1)", [0]);
    assert!(orphan.is_err());
}
