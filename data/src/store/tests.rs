//! One row that can't be read never keeps the others from being read, whichever list it is in.

use std::path::Path;

use jiff::Timestamp;
use play::{
    ChannelId, GuildId, Home, PlayerId,
    guild::standings::Period,
    paging::{LogStretch, Stretch},
    player::ratings::Category,
};

use super::*;
use crate::{Leaderboard, migrations};

/// A time that no clock shows.
const NEVER: &str = "9223372036854775807";

/// What the samples have too few of: a second row of each kind.
const MORE: &str = "
    INSERT INTO competitions (id, guild, channel, message, manager, plan, season, opened, phase, since, round, until, revision)
        SELECT 2, guild, channel, message, manager, plan, season, opened, phase, since, round, until, revision FROM competitions;
    INSERT INTO seasons (guild, number, after, closed, by) VALUES (1001, 2, 7, 1750900000000, 13);
    INSERT INTO season_standings (guild, number, category, place, player, rating, deviation, volatility, games) VALUES
        (1001, 1, 'dara', 3, 11, 1500, 80, 0.06, 9), (1001, 1, 'dara', 4, 15, 1400, 80, 0.06, 9);
    UPDATE standings SET listed = 1, games = 9;
    UPDATE games SET channel = 2004 WHERE id = 6;
    INSERT INTO deletions (player, asked, deleted) VALUES (15, 1750300130000, 0);
    INSERT INTO reports (game, by, player, name, at) VALUES (4, 11, 12, 'Ben', 1750800000000);
    INSERT INTO suspensions (guild, player, since, reason) VALUES (0, 15, 1750800000000, 'Rude name.');
    INSERT INTO analyses (game, asked, progress, result, worked, taken_until) VALUES (6, 1752000000000, NULL, NULL, NULL, NULL);
    INSERT INTO analysis_readers (game, player, asked, token, components, locale) VALUES
        (4, 11, 1751000000001, 'a-token', 0, 'en-GB'), (1, 11, 1751000000001, 'a-token', 0, 'en-GB'),
        (1, 12, 1751000000001, 'a-token', 0, 'en-GB');
    INSERT INTO puzzle_attempts (player, puzzle, guild, daily, shown, reached, wrong, was_right, decided, solved, gave_up)
        SELECT 13, puzzle, guild, daily, shown, reached, wrong, was_right, decided, solved, gave_up FROM puzzle_attempts;
    INSERT INTO puzzle_ratings (player, game, rating, deviation, volatility, tried, solved, since)
        SELECT player, 'dara', rating, deviation, volatility, tried, solved, since FROM puzzle_ratings;";

fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("an id")
}

/// What a list is asked for, and how many rows it then has.
type Count = fn(&Store, &tokio::runtime::Runtime) -> usize;

/// Counts the rows of a list of the store.
macro_rules! count {
    (|$store:ident| $list:expr) => {{
        let count: Count = |$store, runtime| runtime.block_on($list).expect("the others come").len();
        count
    }};
}

/// A statement that makes one row unreadable, and a list that the row was in.
#[expect(clippy::too_many_lines, reason = "it is a table")]
fn lists() -> Vec<(&'static str, Count)> {
    const GUILD: fn() -> GuildId = || id(1001);
    const HOME: fn() -> Home = || GUILD().into();
    const PLAYER: fn(u64) -> PlayerId = |number| id(number);
    const BOARD: fn() -> Leaderboard = || Leaderboard {
        home: HOME(),
        category: Category::all()
            .into_iter()
            .find(|category| category.to_string() == "dara")
            .expect("a category"),
        period: Period::AllTime,
    };
    const CHANNEL: fn(u64) -> ChannelId = |number| id(number);
    vec![
        (
            "UPDATE challenges SET rules = 'chess:blitz' WHERE id = 8",
            count!(|store| store.open_challenges_of(HOME())),
        ),
        (
            "UPDATE games SET record = 'chess e4' WHERE id = 2",
            count!(|store| store.running_games_of(HOME(), PLAYER(13))),
        ),
        (
            "UPDATE games SET since = NEVER WHERE id = 3",
            count!(|store| store.silent_games(Timestamp::MAX, None, 9)),
        ),
        (
            "UPDATE games SET record = 'chess e4' WHERE id = 4",
            count!(|store| store.games_over_in(CHANNEL(2004), 9)),
        ),
        ("UPDATE announcements SET what = '{}' WHERE id = 3", count!(|store| store.due())),
        ("UPDATE competitions SET plan = '{}' WHERE id = 2", count!(|store| store.competitions(GUILD(), 9))),
        (
            "UPDATE allowed_channels SET channel = 0 WHERE channel = 2002",
            count!(|store| store.places(GUILD())),
        ),
        (
            "UPDATE house_rules SET rules = 'chess:blitz' WHERE id = 2",
            count!(|store| store.house_rules(GUILD())),
        ),
        (
            "UPDATE default_rules SET preset = 'chess' WHERE game = 'wali'",
            count!(|store| store.default_rules(GUILD())),
        ),
        (
            "UPDATE standings SET player = 0 WHERE player = 12",
            count!(|store| store.leaderboard(BOARD(), 9, 0)),
        ),
        (
            "UPDATE results SET at = NEVER WHERE sequence = 2 AND player = 11",
            count!(|store| store.ratings_of(HOME(), PLAYER(11), BOARD().category)),
        ),
        (
            "UPDATE seats SET player = 0 WHERE player <> 11 AND (game, seat) = (SELECT max(others.game), max(others.seat)
                 FROM seats AS mine JOIN games ON games.id = mine.game JOIN seats AS others ON others.game = mine.game
                 WHERE mine.player = 11 AND guild = 1001 AND others.player <> 11 AND others.game = 1)",
            count!(|store| store.recent_opponents(HOME(), PLAYER(11), 99)),
        ),
        (
            "UPDATE results SET result = 'x' WHERE sequence = 2 AND player = 11",
            count!(|store| store.last_against(HOME(), PLAYER(11), PLAYER(12), 9)),
        ),
        ("UPDATE finished_games SET game = 0 WHERE sequence = 2", |store, runtime| {
            let page = store.history(HOME(), None, None, Stretch::Newest, 9);
            runtime.block_on(page).expect("the others come").games.len()
        }),
        ("UPDATE moderation_log SET kind = 'x' WHERE id = 2", |store, runtime| {
            let page = store.moderation_log(GUILD(), LogStretch::Newest, 9);
            runtime.block_on(page).expect("the others come").entries.len()
        }),
        ("UPDATE seasons SET by = 0 WHERE number = 1", count!(|store| store.seasons(HOME()))),
        (
            "UPDATE season_standings SET player = 0 WHERE place = 3",
            count!(|store| store.season_standings(HOME(), 1, BOARD().category, 0, 9)),
        ),
        ("UPDATE guilds SET gone = NEVER WHERE id = 1002", count!(|store| store.guilds())),
        ("UPDATE deletions SET player = 0 WHERE player = 15", count!(|store| store.deletions())),
        ("UPDATE reports SET by = 0 WHERE game = 4", count!(|store| store.reports(9))),
        ("UPDATE suspensions SET since = NEVER WHERE player = 14", count!(|store| store.exclusions())),
        (
            "UPDATE suspensions SET since = NEVER WHERE player = 14",
            count!(|store| store.suspended_in(Home::World, 9, 0)),
        ),
        (
            "UPDATE absences SET ends = NEVER WHERE starts = 1740000000000",
            count!(|store| store.absences(HOME(), PLAYER(12))),
        ),
        (
            "UPDATE blocks SET since = NEVER WHERE since = 1750400200000",
            count!(|store| store.blocked_by(PLAYER(11), 9, 0)),
        ),
        ("UPDATE analyses SET worked = NEVER WHERE game = 4", |store, runtime| {
            let now = Timestamp::from_second(2_000_000_000).expect("a time");
            let next =
                || runtime.block_on(store.take_analysis(now, Timestamp::MAX)).expect("the others come");
            std::iter::from_fn(next).take(9).count()
        }),
        (
            "UPDATE analysis_readers SET player = 0 WHERE game = 4 AND player = 11",
            count!(|store| store.analysis_readers(id(4))),
        ),
        (
            "UPDATE analysis_readers SET player = 0 WHERE game = 1 AND player = 11",
            count!(|store| store.analyses_to_tell()),
        ),
        (
            "UPDATE puzzle_ratings SET game = 'chess' WHERE game = 'dara'",
            count!(|store| store.puzzle_standings(PLAYER(12))),
        ),
        (
            "UPDATE puzzle_attempts SET shown = NEVER WHERE player = 13 AND puzzle = 2",
            count!(|store| store.puzzle_attempts(id(2), HOME(), true)),
        ),
        ("UPDATE puzzles SET game = 'chess' WHERE id = 1", count!(|store| store.daily_games(GUILD()))),
    ]
}

#[test]
fn a_row_that_cannot_be_read_is_left_out_and_the_others_come() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("dara.db");
    let sample = migrations::sample();
    sample.pragma_update(None, "ignore_check_constraints", true).expect("set");
    sample.pragma_update(None, "foreign_keys", false).expect("set");
    sample.execute_batch(MORE).expect("more rows");
    sample.execute("VACUUM INTO ?1", [path.to_str().expect("a name")]).expect("written");
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    for (spoil, count) in lists() {
        let before = copied(&path, "", count, &runtime);
        assert!(before > 1, "{before} rows to begin with: {spoil}");
        let after = copied(&path, &spoil.replace("NEVER", NEVER), count, &runtime);
        assert_eq!(after, before - 1, "{spoil}");
    }
}

/// Counts the rows of a list in a copy of a database with something changed by hand.
fn copied(path: &Path, changed: &str, count: Count, runtime: &tokio::runtime::Runtime) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("dara.db");
    std::fs::copy(path, &copy).expect("copied");
    // Opening looks for what breaks the constraints.
    let store = Store::open(&copy).expect("a database");
    let connection = rusqlite::Connection::open(&copy).expect("a database");
    connection.pragma_update(None, "ignore_check_constraints", true).expect("set");
    connection.pragma_update(None, "foreign_keys", false).expect("set");
    connection.execute_batch(changed).expect(changed);
    drop(connection);
    let rows = count(&store, runtime);
    runtime.block_on(store.close());
    rows
}
