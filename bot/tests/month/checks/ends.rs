//! All has come to its end.

use play::{
    CompetitionId, GameId, Timer,
    competition::{Format, Pairing, Phase, Why},
};
use rusqlite::{Connection, OpenFlags};

use super::Check;
use crate::town::Town;

/// The numbers that a query finds.
fn numbers(connection: &Connection, sql: &str) -> Vec<u64> {
    let mut statement = connection.prepare(sql).expect("a query");
    let rows = statement.query_map([], |row| row.get::<_, i64>(0)).expect("rows");
    rows.map(|number| number.expect("a number").cast_unsigned()).collect()
}

/// Opens the bot's database to look at it.
pub(super) fn looked_at(town: &Town) -> Connection {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    Connection::open_with_flags(town.store.path(), flags).expect("the bot's database")
}

pub(super) async fn nothing_waits(town: &Town) {
    let connection = looked_at(town);
    for number in numbers(&connection, "SELECT id FROM games WHERE ended IS NULL") {
        let game: GameId = number.try_into().expect("an id");
        let Some(table) = town.store.table(game).await.expect("a store") else { continue };
        let kind = match (table.stored().is_by_mail(), table.is_cut_off()) {
            (true, _) => "a game by mail",
            (false, true) => "a game whose channel is lost",
            (false, false) => "a game",
        };
        let (stored, stop) = (table.stored(), table.clock_stop());
        town.finds(
            Check::Waits,
            kind,
            format!("game {number} in {:?} {} since {}: {stop:?}", stored.home, stored.channel, stored.since),
        );
    }
    for number in numbers(&connection, "SELECT id FROM challenges WHERE state = 'open'") {
        town.finds(Check::Waits, "a challenge", format!("challenge {number}"));
    }
    for number in numbers(&connection, "SELECT id FROM vote_games WHERE why IS NULL") {
        town.finds(Check::Waits, "a game by votes", format!("vote game {number}"));
    }
    for number in numbers(&connection, "SELECT id FROM competitions ORDER BY id") {
        let id: CompetitionId = number.try_into().expect("an id");
        let Some(contest) = town.store.contest(id).await.expect("a store") else {
            town.finds(Check::Waits, "a competition that can't be read", format!("competition {number}"));
            continue;
        };
        let plan = &contest.competition.plan;
        // What was called off waits for nothing.
        let is_off = matches!(contest.competition.phase, Phase::CalledOff { .. });
        let waits = |pairing: &&Pairing| !is_off && pairing.is_open() && pairing.running().is_none();
        for pairing in contest.pairings.iter().filter(waits) {
            let said =
                format!("pairing {} of competition {id} ({:?}): {pairing:?}", pairing.number, plan.format);
            town.finds(Check::Waits, "a pairing", said);
        }
        if plan.format != Format::Ladder && !contest.competition.phase.is_final() {
            let said = format!("competition {id}: {:?} {:?}", plan.format, contest.competition.phase);
            town.finds(Check::Waits, "a competition", said);
        }
    }
    for due in town.store.due().await.expect("a store") {
        let said = format!("{:?} since {}, {} attempts", due.announcement, due.created, due.attempts);
        town.finds(Check::Waits, "an announcement", said);
    }
    for timer in timers(&connection) {
        match timer {
            // These come again and again.
            Timer::Daily(_)
            | Timer::Week(_)
            | Timer::Season(_)
            | Timer::Digest(_)
            | Timer::Competition(_) => {}
            Timer::Game(_) | Timer::Challenge(_) | Timer::Away(..) | Timer::Vote(_) | Timer::VoteCount(_) => {
                town.finds(Check::Waits, "a timer", timer.to_string());
            }
        }
    }
}

/// Whoever was given a role has it, and no one else does. Who has left has none.
pub(super) async fn roles_are_as_noted(town: &Town) {
    let server = town.servers[0];
    let given = town.store.given_roles(server.id()).await.expect("a store");
    town.note(&format!("roles at the end: {given:?}"));
    for person in town.people.borrow().iter().filter(|person| person.stays[0]) {
        for role in town.roles {
            let noted =
                given.iter().any(|held| held.player == person.player() && held.role.get() == role.get());
            if person.member.has_role(role) != noted {
                let said = format!("{} and role {role}: noted {noted}", person.name());
                town.finds(Check::Fair, "a role", said);
            }
        }
    }
}

fn timers(connection: &Connection) -> Vec<Timer> {
    let mut statement = connection.prepare("SELECT what FROM timers").expect("a query");
    let rows = statement.query_map([], |row| row.get::<_, String>(0)).expect("rows");
    rows.map(|what| what.expect("a text").parse().expect("a timer")).collect()
}

/// What was announced of competitions was so: enough players, all rounds, games that began.
pub(super) async fn competitions_ran_their_course(town: &Town) {
    for number in numbers(&looked_at(town), "SELECT id FROM competitions ORDER BY id") {
        let id: CompetitionId = number.try_into().expect("an id");
        let Some(contest) = town.store.contest(id).await.expect("a store") else { continue };
        let (plan, phase) = (&contest.competition.plan, contest.competition.phase);
        let has_hall = town.has_channel(contest.competition.channel);
        let began = contest.pairings.iter().map(|pairing| pairing.round).max().unwrap_or_default();
        let active = contest.active().count();
        if let (Format::Swiss { rounds }, Phase::Over { .. }) = (plan.format, phase)
            && began < contest.rounds(rounds)
            && active > 3
        {
            let said = format!("competition {id}: {began} rounds of {rounds:?}, though {active} play on");
            town.finds(Check::Fair, "a tournament that ends early", said);
        }
        if let Phase::CalledOff { .. } = phase
            && contest.pairings.is_empty()
            && active
                >= plan.begins.players.map_or(plan.format.fewest(), |players| usize::from(players.get()))
        {
            let said = format!("competition {id}: {:?} with {active} players", plan.format);
            town.finds(Check::Fair, "a competition that never began", said);
        }
        let never = contest.pairings.iter().filter(|pairing| {
            let unplayed = pairing.decided.is_some_and(|decided| decided.why == Why::Unplayed);
            unplayed && pairing.is_due && pairing.game.is_none()
        });
        let never = never.count();
        if never > 0 && has_hall {
            let said = format!("{never} games of competition {id} ({:?})", plan.format);
            town.finds(Check::Fair, "a game that never began", said);
        }
    }
}
