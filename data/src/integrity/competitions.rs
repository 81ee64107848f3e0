//! Competitions: their tables are computed again from the games, and places at the end must follow from them.

use std::collections::BTreeSet;

use play::{
    Competition, PlayerId, Timer,
    competition::{Contest, Format, Phase},
};

use super::{fault::Fault, timers::Timers};
use crate::{competition::competitions, sql::Connection};

/// Checks every competition against its games.
pub(super) fn check(
    connection: &Connection,
    timers: &mut Timers,
    faults: &mut Vec<Fault>,
) -> anyhow::Result<()> {
    for competition in competitions::all(connection)? {
        let competition: Competition = match competition {
            Ok(competition) => competition,
            Err(error) => {
                faults.push(Fault::Row(format!("{error:#}")));
                continue;
            }
        };
        let id = competition.id;
        timers.expect_some(Timer::Competition(id), !competition.phase.is_final(), faults);
        match competitions::contest(connection, id) {
            Ok(Some(contest)) => {
                let wrong = wrong(&contest).into_iter().chain(others_play(connection, &contest)?);
                faults.extend(wrong.map(|why| Fault::Competition { competition: id, why }));
            }
            Ok(None) => {}
            Err(error) => faults.push(Fault::Row(format!("{error:#}"))),
        }
    }
    Ok(())
}

/// What doesn't follow from the games.
fn wrong(contest: &Contest) -> Vec<String> {
    let mut wrong = Vec::new();
    let known: BTreeSet<PlayerId> = contest.entrants.iter().map(|entrant| entrant.player).collect();
    for pairing in &contest.pairings {
        let players = [Some(pairing.first), pairing.second];
        if players.into_iter().flatten().any(|player| !known.contains(&player)) {
            wrong.push(format!("pairing {} is of someone who isn't in it", pairing.number));
        }
        if pairing.game.is_some() && !pairing.is_due {
            wrong.push(format!("pairing {} has a game before it is due", pairing.number));
        }
    }
    if contest.competition.plan.format == Format::Ladder {
        let places: Vec<usize> = contest
            .ladder()
            .iter()
            .filter_map(|&one| contest.entrant(one))
            .map(|one| one.place.into())
            .collect();
        if places.iter().copied().ne(1..=places.len()) {
            wrong.push(format!("the places of its list are {places:?}"));
        }
    }
    if matches!(
        (contest.competition.phase, contest.competition.plan.format),
        (Phase::Over { .. }, Format::League { .. })
    ) {
        for division in 1..=contest.divisions() {
            let table = contest.table(division);
            let stored = table
                .iter()
                .filter_map(|row| contest.entrant(row.id))
                .map(|entrant| usize::from(entrant.place));
            if stored.ne(1..=table.len()) {
                wrong.push(format!("the places of division {division} don't follow from its games"));
            }
        }
    }
    wrong
}

/// The pairings whose game has other players. A replaced player keeps their finished games.
fn others_play(connection: &Connection, contest: &Contest) -> anyhow::Result<Vec<String>> {
    let sql = "SELECT number FROM pairings JOIN games ON games.id = game
        WHERE competition = ?1 AND ended IS NULL AND (
            first <> (SELECT player FROM seats WHERE seats.game = games.id AND seat = 1)
            OR second <> (SELECT player FROM seats WHERE seats.game = games.id AND seat = 2)
        ) ORDER BY number";
    let wrong: Vec<u32> = connection.list_whole(sql, [contest.competition.id])?;
    Ok(wrong.into_iter().map(|number| format!("the game of pairing {number} is played by others")).collect())
}
