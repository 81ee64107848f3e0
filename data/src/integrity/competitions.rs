//! Competitions: their tables are computed again from the games, and places at the end must follow from them.

use std::collections::BTreeSet;

use play::{
    Competition, PlayerId, Timer,
    competition::{Contest, Format, Phase, Standing},
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
            // Those who share a place are in any order: a name that was deleted since may have decided it.
            let table = contest.table(division);
            let place = |row: &Standing| contest.entrant(row.id).map(|entrant| usize::from(entrant.place));
            let mut stored: Vec<_> = table.iter().map(|row| (place(row), row.place)).collect();
            stored.sort_unstable();
            let are_all = stored.iter().map(|(place, _)| *place).eq((1..=table.len()).map(Some));
            if !are_all || !stored.is_sorted_by_key(|(_, place)| *place) {
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use jiff::Timestamp;
    use play::competition::{
        AtOnce, Begins, Days, Decided, Entrant, Movers, Outcome, Pairing, Plan, Size, Where, Why,
    };
    use tournament::GameResult;

    use super::*;

    fn player(number: u64) -> PlayerId {
        number.try_into().unwrap()
    }

    /// A season of two that is over, with this result and these places.
    fn over(result: GameResult, places: [u16; 2]) -> Contest {
        let at = Timestamp::UNIX_EPOCH;
        let goes_on = Format::League { size: Size::nearest(4), movers: Movers::nearest(1), goes_on: false };
        let plan = Plan {
            name: "Autumn".parse().unwrap(),
            format: goes_on,
            rules: "dara:traditional".parse().unwrap(),
            clock: "4d+12h/7d".parse().unwrap(),
            days: Days::nearest(30),
            begins: Begins::default(),
            at_once: AtOnce::nearest(4),
            place: Where::Threads,
            role: None,
            ping: None,
        };
        let competition = Competition {
            id: 1_u64.try_into().unwrap(),
            guild: 2_u64.try_into().unwrap(),
            channel: 3_u64.try_into().unwrap(),
            message: None,
            manager: player(1),
            plan,
            season: 1,
            after: None,
            opened: at,
            phase: Phase::Over { at },
            halt: None,
            revision: 0,
        };
        let entrants = [1, 2].into_iter().zip(places).map(|(number, place)| Entrant {
            player: player(number),
            joined: at,
            rating: 1500,
            division: 1,
            place,
            out: None,
        });
        let pairing = Pairing {
            number: 1,
            division: 1,
            round: 1,
            first: player(1),
            second: Some(player(2)),
            is_due: true,
            game: None,
            decided: Some(Decided { outcome: Outcome::Counts(result), why: Why::Manager }),
        };
        Contest {
            competition,
            entrants: entrants.collect(),
            pairings: vec![pairing],
            barred: BTreeMap::new(),
            before: Vec::new(),
            unlisted: std::collections::BTreeSet::new(),
        }
    }

    #[test]
    fn places_follow_from_games_but_not_among_those_who_share_them() {
        for (result, places, is_right) in [
            (GameResult::Drawn, [1, 2], true),
            (GameResult::Drawn, [2, 1], true),
            (GameResult::FirstWon, [1, 2], true),
            (GameResult::FirstWon, [2, 1], false),
            (GameResult::FirstWon, [1, 1], false),
        ] {
            assert_eq!(wrong(&over(result, places)).is_empty(), is_right, "{result:?} {places:?}");
        }
    }
}
