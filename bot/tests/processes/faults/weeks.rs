//! The program is killed while it tells a server's week. After each start, it's told once.
#![expect(clippy::print_stdout, reason = "figures of the long form")]

use std::{path::Path, time::Duration};

use data::{Store, Unit};
use jiff::{SignedDuration, Timestamp};
use play::{
    Change, ChannelId, Day, GuildId, Timer,
    game::table::{self, Event},
    guild::week::{WeekSettings, Weekday},
    learning::daily::{Hour, Zone},
};
use rand::{RngExt as _, SeedableRng as _, rngs::StdRng};
use sandbox::{Config, Id, Sandbox};

use crate::{
    faults::{
        Faults,
        story::{is_asked_after_a_kill, started_again},
    },
    program::{
        Program, database,
        game::ChannelGame,
        store,
        wait::{self, Wait},
    },
};

/// How often it is killed, unless `CRASH_KILLS` is set.
const KILLS: usize = 8;
/// How long everything may take to be told.
const PATIENCE: Duration = Duration::from_mins(1);
/// The longest time from the start to the kill: telling a week with a picture takes less.
const LONGEST: Duration = Duration::from_millis(400);

pub(crate) fn all(faults: &mut Faults) {
    faults.add("kills while a week is told", kills());
}

async fn kills() {
    let kills = std::env::var("CRASH_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let seed = std::env::var("CRASH_SEED").map_or_else(|_| rand::random(), |seed| seed.parse().unwrap());
    println!("seed {seed}");
    let mut random = StdRng::seed_from_u64(seed);
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut program = Program::start_and_play(&sandbox, folder.path()).await;
    let store = store(folder.path());
    let (guild, channel) = played(&sandbox, &store, &mut random).await;
    let (mut untold, mut unposted) = (0, 0);
    for kill in 0..kills {
        program.kill();
        is_due(folder.path(), &store, guild, channel).await;
        program = started_again(&sandbox, folder.path()).await;
        wait::pass(random.random_range(Duration::ZERO..LONGEST)).await;
        program.kill();
        let left = store.week_told(guild).await.unwrap();
        untold += usize::from(left.told.is_none());
        unposted += usize::from(left.told.is_some() && left.posted.is_none());
        program = started_again(&sandbox, folder.path()).await;
        let wait = Wait::at_most(PATIENCE);
        while store.week_told(guild).await.unwrap().posted.is_none() || !store.due().await.unwrap().is_empty()
        {
            wait.again(|| format!("due after kill {kill}: {}", program.log())).await;
        }
        let told = sandbox.messages(Id::new(channel.get())).into_iter();
        let told = told.filter(|message| message.content.starts_with("## 📅 "));
        assert_eq!(told.count(), kill + 1, "after kill {kill}");
    }
    println!("{kills} kills: {untold} before it was stored, {unposted} before it was posted");
    let mut violations = sandbox.violations();
    violations.retain(|found| !is_asked_after_a_kill(found));
    assert_eq!(violations, []);
    assert_eq!(store.integrity().unwrap(), []);
}

/// A game that was played to its end. Returns where.
async fn played(sandbox: &Sandbox, store: &Store, random: &mut StdRng) -> (GuildId, ChannelId) {
    let players = ["ada", "ben"].map(|name| sandbox.member(name));
    let mut game = ChannelGame::begin(sandbox, &players, "dara:traditional").await;
    game.turns(12, random).await;
    let table = game.stored(store).await;
    let loser = table.members().next().unwrap();
    let now = Timestamp::now();
    let over = table::decide_event(&table, loser, Event::Resign, now).unwrap();
    let unit = Unit { at: now, interaction: None, changes: over.changes, announcements: Vec::new() };
    store.commit(unit).await.unwrap();
    (sandbox.guild().get().try_into().unwrap(), table.stored().channel)
}

/// The week is due now, as if it had never been told.
async fn is_due(folder: &Path, store: &Store, guild: GuildId, channel: ChannelId) {
    let now = Timestamp::now();
    // All servers have had their turn in the last hour.
    let hour_before = now - SignedDuration::from_hours(1);
    let day = Day::of(hour_before);
    let weekday = Weekday::ALL[usize::try_from(day.number() - day.monday().number()).unwrap()];
    let hour: Hour = hour_before.to_zoned(jiff::tz::TimeZone::UTC).hour().unsigned_abs().try_into().unwrap();
    let settings = WeekSettings { channel, weekday, hour, zone: Zone::UTC };
    let changes = vec![
        Change::SetWeek { guild, settings: Some(settings) },
        Change::SetTimer { timer: Timer::Week(guild), at: Some(now) },
    ];
    store.commit(Unit { at: now, interaction: None, changes, announcements: Vec::new() }).await.unwrap();
    let connection = rusqlite::Connection::open(database(folder)).unwrap();
    connection.execute("UPDATE week_settings SET told = NULL, posted = NULL", ()).unwrap();
}
