//! Columns that repeat what a game's record says, its length and end: to compare before a change, and for
//! queries over many games.

use games::{Outcome, Side};
use play::{Ending, Table};

use crate::{columns::Word as _, sql::from_columns};

/// The columns that follow from a game's actions and forfeits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EndingColumns {
    pub(crate) plies: u32,
    pub(crate) why: Option<String>,
    pub(crate) winner: Option<Side>,
}

impl EndingColumns {
    /// The columns of a table.
    pub(crate) fn of(table: &Table) -> Self {
        Self::new(table.ply(), table.ending())
    }

    /// The columns of a game with this many actions and this ending.
    pub(crate) fn new(plies: u32, ending: Option<Ending>) -> Self {
        Self {
            plies,
            why: ending.map(|ending| why(ending).to_owned()),
            winner: ending.and_then(Ending::winner),
        }
    }
}

from_columns! { EndingColumns { plies, why, winner } }

/// The name in the table of reasons why games end.
fn why(ending: Ending) -> &'static str {
    match ending {
        Ending::Forfeit { why, .. } => why.word(),
        Ending::Agreed => "agreed",
        Ending::Aborted { .. } => "aborted",
        Ending::CalledOff { .. } | Ending::Idle => "called-off",
        Ending::Stopped => "stopped",
        Ending::Withdrawn { .. } => "withdrawn",
        Ending::Adjudicated { .. } => "adjudicated",
        Ending::Rules(Outcome::Win { why, .. }) => why.name(),
        Ending::Rules(Outcome::Draw(why)) => why.name(),
    }
}

#[cfg(test)]
mod tests {
    use games::{DrawReason, Seat, WinReason};
    use jiff::Timestamp;
    use play::ForfeitReason;

    use super::*;
    use crate::{Fault, game::table_changes, integrity, migrations};

    #[test]
    fn every_ending_can_be_noted() {
        let wins = [WinReason::Stones, WinReason::Ten, WinReason::Taken, WinReason::Blocked]
            .map(|why| Outcome::Win { side: Side::Second, why });
        let draws = [DrawReason::Blocked, DrawReason::Repetition, DrawReason::Bound, DrawReason::Reduced];
        let rules = wins.into_iter().chain(draws.map(Outcome::Draw)).map(Ending::Rules);
        let forfeits = [ForfeitReason::Resigned, ForfeitReason::Left, ForfeitReason::OutOfTime]
            .map(|why| Ending::Forfeit { seat: Seat::FIRST, why });
        let called_off = [None, Some(Seat::FIRST)].map(|by| Ending::CalledOff { by });
        let others = [
            Ending::Agreed,
            Ending::Aborted { seat: Seat::SECOND },
            Ending::Stopped,
            Ending::Idle,
            Ending::Withdrawn { seat: Seat::FIRST },
            Ending::Adjudicated { winner: Some(Side::First) },
        ];
        let others = others.into_iter().chain(called_off);
        for ending in rules.chain(forfeits).chain(others) {
            let file = migrations::sample();
            let connection = crate::sql::Connection::from(&file);
            let game = 2_u64.try_into().expect("an id");
            table_changes::end(&connection, game, 3, ending, Timestamp::UNIX_EPOCH)
                .expect("the tables allow it");
            let noted: EndingColumns =
                connection.one("SELECT plies, why, winner FROM games WHERE id = 2", ()).expect("readable");
            assert_eq!(noted, EndingColumns::new(3, Some(ending)));
        }
    }

    #[test]
    fn what_is_noted_beside_the_record_is_compared_with_it() {
        for change in [
            "UPDATE games SET plies = 7 WHERE id = 2",
            "UPDATE games SET winner = 1 WHERE id = 1",
            "UPDATE actions SET action = 'c5' WHERE game = 2 AND ply = 1",
            "UPDATE actions SET action = 'zz' WHERE game = 2 AND ply = 1",
            "DELETE FROM actions WHERE game = 2 AND ply = 2",
            "UPDATE games SET winner = NULL WHERE id = 1",
        ] {
            let file = migrations::sample();
            let connection = crate::sql::Connection::from(&file);
            connection.execute_batch(change).expect("changed by hand");
            let faults = integrity::check(&connection).expect("checked");
            // A game that lost its last action has not been waiting since then either.
            let told =
                faults.iter().filter(|fault| !matches!(fault, Fault::Since { .. })).collect::<Vec<_>>();
            assert!(
                matches!(told.as_slice(), [Fault::EndingColumns { .. } | Fault::Actions { .. }]),
                "{change}: {faults:?}"
            );
        }
    }
}
