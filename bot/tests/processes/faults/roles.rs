//! The program is killed while it gives roles, and while it takes them back. Each member has the role in the end, or no longer, and the
//! log has each change once.
#![expect(clippy::print_stdout, reason = "figures of the long form")]

use std::time::Duration;

use data::{Store, Unit};
use jiff::Timestamp;
use play::{Change, GuildId, guild::earned_roles::Merit};
use sandbox::{Config, Id, Member, Permissions, Sandbox};

use crate::{
    faults::{Faults, killed::Killed},
    program::{database, wait::Wait},
};

/// How many members earn the role, how many of them get it in a minute, and how often the program is killed meanwhile at most.
const MEMBERS: usize = 40;
const A_MINUTE: usize = 10;
const KILLS: usize = 40;
/// How long everything may take.
const PATIENCE: Duration = Duration::from_mins(3);
/// The longest time from the start to the kill, and how long each request takes.
const LONGEST: Duration = Duration::from_millis(1_500);
const REQUEST: Duration = Duration::from_millis(30);

pub(crate) fn all(faults: &mut Faults) {
    faults.takes_turns("kills while roles are given", kills());
}

async fn kills() {
    let sandbox = Sandbox::start(Config::default()).await.unwrap();
    sandbox.allow_bot(Permissions::MANAGE_ROLES);
    let role = sandbox.add_role("Strong");
    sandbox.set_role_permissions(role, Permissions::NONE);
    sandbox.raise_bot();
    let members: Vec<_> =
        (0..MEMBERS).map(|number| sandbox.add_member(&format!("member-{number}"))).collect();
    let mut killed = Killed::begin_in(KILLS, sandbox).await;
    let guild: GuildId = killed.sandbox.guild().get().try_into().unwrap();
    for (has_it, kind) in [(true, "gave role"), (false, "took role")] {
        killed.program.kill();
        chooses(&killed.store, guild, Some(role).filter(|_| has_it)).await;
        if has_it {
            are_strong(killed.folder(), guild, &members);
        }
        let mut between = 0;
        killed.sandbox.faults().delay(10_000, REQUEST);
        let done = || members.iter().filter(|member| member.has_role(role) == has_it).count();
        let mut kills = 0;
        // Each start gives some of them.
        while done() < MEMBERS {
            killed.starts_again().await;
            killed.is_killed_within(LONGEST).await;
            between += usize::from(done() % A_MINUTE > 0);
            kills += 1;
            assert!(kills <= KILLS, "{} of {MEMBERS} are done: {}", done(), killed.program.log());
        }
        killed.starts_again().await;
        let wait = Wait::at_most(PATIENCE);
        loop {
            let given = killed.store.given_roles(guild).await.unwrap().len();
            if done() == MEMBERS && given == if has_it { MEMBERS } else { 0 } {
                break;
            }
            wait.again(|| format!("{given} are noted: {}", killed.program.log())).await;
        }
        let connection = rusqlite::Connection::open(database(killed.folder())).unwrap();
        let sql = "SELECT count(*), count(DISTINCT one) FROM moderation_log WHERE kind = ?1";
        let logged = connection.query_row(sql, [kind], |row| Ok([row.get::<_, i64>(0)?, row.get(1)?]));
        assert_eq!(logged.unwrap(), [i64::try_from(MEMBERS).unwrap(); 2], "each {kind} is logged once");
        println!("{kills} kills until each {kind}: {between} in the middle of a minute's");
    }
    // The ratings aren't those of any game.
    let connection = rusqlite::Connection::open(database(killed.folder())).unwrap();
    connection.execute("DELETE FROM ratings", ()).unwrap();
    killed.is_whole(|_| false);
}

/// The server gives this role to strong players, or none.
async fn chooses(store: &Store, guild: GuildId, role: Option<Id>) {
    let role = role.map(|role| role.get().try_into().unwrap());
    let changes = vec![Change::SetEarnedRole { guild, merit: Merit::From2000, role }];
    let unit = Unit { at: Timestamp::now(), interaction: None, changes, announcements: Vec::new() };
    store.commit(unit).await.unwrap();
}

/// These members have a high rating.
fn are_strong(folder: &std::path::Path, guild: GuildId, members: &[Member]) {
    let connection = rusqlite::Connection::open(database(folder)).unwrap();
    for member in members.iter().map(Member::id) {
        let all = format!(
            "INSERT INTO players (id, since) VALUES ({member}, 0);
            INSERT INTO ratings (guild, category, player, rating, deviation, volatility, games, since)
                VALUES ({guild}, 'dara', {member}, 2100, 60, 0.06, 5, 0);"
        );
        connection.execute_batch(&all).unwrap();
    }
}
