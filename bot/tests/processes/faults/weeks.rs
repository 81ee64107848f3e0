//! The program is killed while it tells a server's week. After each start, it's told once.
#![expect(clippy::print_stdout, reason = "figures of the long form")]

use std::time::Duration;

use data::Unit;
use jiff::{SignedDuration, Timestamp};
use play::{
    Change, ChannelId, Day, GuildId, Hour, Timer, Zone,
    game::table::{self, Event},
    guild::week::{WeekSettings, Weekday},
};
use sandbox::Id;

use crate::{
    faults::{
        Faults,
        killed::{Killed, PATIENCE},
    },
    program::{
        database,
        game::ChannelGame,
        wait::{self, Wait},
    },
};

/// How often it is killed, unless `CRASH_KILLS` is set.
const KILLS: usize = 8;
/// The longest time from the start to the kill: telling a week with a picture takes less.
const LONGEST: Duration = Duration::from_millis(400);

pub(crate) fn all(faults: &mut Faults) {
    faults.takes_turns("kills while a week is told", kills());
}

async fn kills() {
    let mut killed = Killed::begin(KILLS).await;
    let (guild, channel) = played(&mut killed).await;
    // What happens in the second in which a week is told belongs to the next one.
    wait::pass(Duration::from_secs(1)).await;
    let (mut untold, mut unposted) = (0, 0);
    for kill in 0..killed.kills {
        killed.program.kill();
        is_due(&killed, guild, channel).await;
        killed.starts_again().await;
        killed.is_killed_within(LONGEST).await;
        let left = killed.store.week_told(guild).await.unwrap();
        untold += usize::from(left.told.is_none());
        unposted += usize::from(left.told.is_some() && left.posted.is_none());
        killed.starts_again().await;
        let wait = Wait::at_most(PATIENCE);
        while killed.store.week_told(guild).await.unwrap().posted.is_none() {
            wait.again(|| format!("not posted after kill {kill}: {}", killed.program.log())).await;
        }
        killed.tells_all(kill).await;
        let told = killed.sandbox.messages(Id::new(channel.get())).into_iter();
        let told = told.filter(|message| message.content.starts_with("## 📅 "));
        assert_eq!(told.count(), kill + 1, "after kill {kill}");
    }
    println!("{} kills: {untold} before it was stored, {unposted} before it was posted", killed.kills);
    killed.is_whole(|_| false);
}

/// A game that was played to its end. Returns where.
async fn played(killed: &mut Killed) -> (GuildId, ChannelId) {
    let Killed { sandbox, store, random, .. } = killed;
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
async fn is_due(killed: &Killed, guild: GuildId, channel: ChannelId) {
    let now = Timestamp::now();
    // All servers have had their turn in the last hour.
    let hour_before = now - SignedDuration::from_hours(1);
    let day = Day::of(hour_before);
    let weekday = Weekday::ALL[usize::try_from(day.number() - day.monday().number()).unwrap()];
    let hour: Hour = hour_before.to_zoned(jiff::tz::TimeZone::UTC).hour().unsigned_abs().try_into().unwrap();
    let settings = WeekSettings { channel, of: weekday, hour, zone: Zone::UTC };
    let changes = vec![
        Change::SetWeek { guild, settings: Some(settings) },
        Change::SetTimer { timer: Timer::Week(guild), at: Some(now) },
    ];
    let unit = Unit { at: now, interaction: None, changes, announcements: Vec::new() };
    killed.store.commit(unit).await.unwrap();
    let connection = rusqlite::Connection::open(database(killed.folder())).unwrap();
    connection.execute("UPDATE week_settings SET told = NULL, posted = NULL", ()).unwrap();
}
