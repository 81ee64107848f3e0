//! A rematch: a challenge to the same players with the same rules and terms, in the other order.
//!
//! **Decided:** a game can have a rematch for a week after its end. In a game for four the other side begins,
//! partners stay together, and everyone follows the same player as before. All players of the game are
//! invited, also those who gave it up.

use games::{Seat, Side};
use jiff::{SignedDuration, Timestamp};

use super::FirstPlayer;
use crate::{Player, PlayerId, Refusal, Table, game::matches};

/// How long after its end a game can have a rematch.
pub const REMATCH_WITHIN: SignedDuration = SignedDuration::from_hours(7 * 24);

/// What a rematch asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rematch {
    /// The other players, in order of play after the challenger.
    pub others: Vec<Player>,
    /// Who plays first.
    pub first: FirstPlayer,
}

/// The rematch that `by` can have of a game that ended at `ended`.
///
/// # Errors
/// [`Refusal::NotAPlayer`], [`Refusal::NotOver`], [`Refusal::MatchGoesOn`], [`Refusal::RematchTooLate`],
/// [`Refusal::FormerPlayer`].
pub fn rematch(
    table: &Table,
    by: PlayerId,
    ended: Option<Timestamp>,
    now: Timestamp,
) -> Result<Rematch, Refusal> {
    let seat = table.seat(by).ok_or(Refusal::NotAPlayer)?;
    let ended = ended.filter(|_| table.ending().is_some()).ok_or(Refusal::NotOver)?;
    if matches::goes_on(table) {
        return Err(Refusal::MatchGoesOn);
    }
    if now.duration_since(ended) > REMATCH_WITHIN {
        return Err(Refusal::RematchTooLate { within: REMATCH_WITHIN });
    }
    let seats = table.stored().record.rules.seats();
    let behind = Seat::ALL.into_iter().cycle().skip(seat.index() + 1).filter(|seat| seat.index() < seats);
    let others: Vec<Player> = behind.take(seats - 1).filter_map(|seat| table.player(seat)).collect();
    if others.iter().filter_map(|other| other.member()).any(PlayerId::is_former) {
        return Err(Refusal::FormerPlayer);
    }
    let first = if seat.side() == Side::First { FirstPlayer::Opponent } else { FirstPlayer::Challenger };
    Ok(Rematch { others, first })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Ending,
        game::table::{self, Event, StoredGame, TableState},
    };

    fn id<T: TryFrom<u64>>(number: u64) -> T {
        T::try_from(number).ok().expect("an id")
    }

    fn day(day: i64) -> Timestamp {
        Timestamp::from_second(day * 24 * 60 * 60).expect("a time")
    }

    /// A game between players 1, 2 and so on.
    fn begun(rules: &str, terms: &str) -> Table {
        let record: games::Record = rules.parse().expect("a record");
        let players = (1..=record.rules.seats() as u64).map(id);
        let terms: crate::Terms = terms.parse().expect("terms");
        let in_match = terms.goal.map(|_| matches::InMatch { first: id(1), number: 1, score: [0, 0] });
        let stored = StoredGame {
            id: id(1),
            challenge: id(1),
            home: id(1),
            channel: id(7),
            thread_of: None,
            terms,
            in_match,
            seats: players.collect(),
            record,
            started: day(0),
            since: day(0),
            revision: 0,
            state: TableState::default(),
        };
        Table::new(stored).expect("a table")
    }

    /// The game after these players have resigned in turn.
    fn over(rules: &str, resigned: &[u64]) -> Table {
        resigned.iter().fold(begun(rules, "none"), |table, &by| {
            table::decide_event(&table, id(by), Event::Resign, day(1)).expect("resigned").table
        })
    }

    /// The order of play in the rematch that `by` asks for.
    fn order(table: &Table, by: u64) -> Vec<u64> {
        let rematch = rematch(table, id(by), Some(day(1)), day(2)).expect("a rematch");
        let mut order: Vec<u64> = std::iter::once(by)
            .chain(rematch.others.iter().filter_map(|one| one.member()).map(PlayerId::get))
            .collect();
        order.rotate_left(usize::from(rematch.first == FirstPlayer::Opponent));
        order
    }

    #[test]
    fn a_rematch_swaps_first_and_second() {
        let table = over("dara:traditional", &[1]);
        assert_eq!([order(&table, 1), order(&table, 2)], [[2, 1], [2, 1]]);
    }

    #[test]
    fn in_a_rematch_for_four_the_other_side_begins_and_partners_stay() {
        let table = over("damala:teams", &[1, 3]);
        assert_eq!([order(&table, 1), order(&table, 2)], [[2, 3, 4, 1], [2, 3, 4, 1]]);
        assert_eq!([order(&table, 3), order(&table, 4)], [[4, 1, 2, 3], [4, 1, 2, 3]]);
    }

    #[test]
    fn a_rematch_is_refused_to_strangers_before_the_end_too_late_and_within_a_match() {
        let refused =
            |table: &Table, by, ended, now| rematch(table, id(by), ended, now).expect_err("refused");
        let (running, over) = (begun("dara:traditional", "none"), over("dara:traditional", &[1]));
        assert_eq!(refused(&over, 3, Some(day(1)), day(2)), Refusal::NotAPlayer);
        assert_eq!(refused(&running, 1, None, day(2)), Refusal::NotOver);
        assert!(rematch(&over, id(1), Some(day(1)), day(8)).is_ok());
        let late = refused(&over, 1, Some(day(1)), day(9));
        assert_eq!(late, Refusal::RematchTooLate { within: REMATCH_WITHIN });
        let of_match = begun("dara:traditional", "none,match:2");
        let play = |table: Table, (by, square): (u64, &str)| {
            let action = Event::Act(square.parse().expect("an action"));
            table::decide_event(&table, id(by), action, day(1)).expect("legal").table
        };
        let of_match = [(1, "b3"), (2, "c4")].into_iter().fold(of_match, play);
        let of_match = table::decide_event(&of_match, id(1), Event::Resign, day(1)).expect("resigned").table;
        assert!(matches!(of_match.ending(), Some(Ending::Forfeit { .. })));
        assert_eq!(refused(&of_match, 2, Some(day(1)), day(2)), Refusal::MatchGoesOn);
    }
}
