//! Watchers guess what will be played next.
//!
//! A guess is about one position and is private until the position is left:
//!
//! | what happens there | what becomes of the guess |
//! | --- | --- |
//! | an action is played | it counts, right or wrong, in the transaction that stores the action |
//! | the watcher guesses again | the new guess replaces it |
//! | a takeback | it's dropped, as are those about positions that were taken back |
//! | the game ends otherwise, or the watcher is suspended | it's dropped |
//! | the game ends without counting, or the watcher deletes their data | all of the game's, or theirs, are dropped |
//!
//! **Decided:** a take that a row has earned is a question of its own, since it has a board of its own. Where there is only one
//! legal action, there is nothing to guess. Nor is there in games against the computer, in which one person would ask the
//! questions and answer them.

mod guess;

use std::ops::Range;

use games::Action;

pub use self::guess::Guess;
use crate::{BoardCause, Change, Ending, PlayerId, Refusal, Table, ranking::Ranked};

/// How those who guessed did at one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Guessed {
    /// How many were right.
    pub right: usize,
    /// How many had guessed.
    pub all: usize,
}

/// What a member has guessed in a season.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guesser {
    /// The player.
    pub player: PlayerId,
    /// What they are called, if that is known.
    pub name: Option<String>,
    /// Whether they may be named.
    pub listed: bool,
    /// How many guesses were right.
    pub right: u32,
    /// How many guesses were about turns that were played.
    pub all: u32,
}

/// Sorted by how many guesses were right, then by how few were needed.
impl Ranked for Guesser {
    type Merit = (u32, std::cmp::Reverse<u32>);

    fn player(&self) -> PlayerId {
        self.player
    }

    fn is_listed(&self) -> bool {
        self.listed
    }

    fn merit(&self) -> Self::Merit {
        (self.right, std::cmp::Reverse(self.all))
    }
}

/// Whether there is something to guess at a table, where the server's managers have switched guessing on.
pub fn is_open(table: &Table) -> bool {
    table.ending().is_none()
        && table.stored().home.server().is_some()
        && table.computers().is_empty()
        && table.position().legal_actions().len() > 1
}

/// The actions, by how many came before them, whose guesses a new board tells of. One that shows who gave up or agreed on what
/// tells of none: the board before did.
pub fn told_by(how: BoardCause, table: &Table) -> Option<Range<u32>> {
    let by_the_rules = matches!(table.ending(), None | Some(Ending::Rules(_)));
    if !by_the_rules || table.given_up_now().next().is_some() {
        return None;
    }
    let plies = table.ply();
    match how {
        BoardCause::LastTurn => Some(plies.checked_sub(1)?..plies),
        BoardCause::Premoves { from } => Some(from..plies),
        BoardCause::Computer { .. } | BoardCause::TakenBack | BoardCause::Moved => None,
    }
}

/// Refuses those who can't guess at a table.
///
/// # Errors
/// The game is over, offers nothing to guess, or is the player's own: those who sat down at it know more than watchers, even if
/// they have given up.
pub fn check(table: &Table, player: PlayerId) -> Result<(), Refusal> {
    if let Some(ending) = table.told_ending() {
        return Err(Refusal::GameOver(ending));
    }
    if table.seat(player).is_some() {
        return Err(Refusal::OwnGuess);
    }
    if is_open(table) { Ok(()) } else { Err(Refusal::NothingToGuess) }
}

/// Stores what a watcher thinks is played next.
///
/// # Errors
/// They can't guess here, or the rules forbid the action.
pub fn guess(table: &Table, player: PlayerId, action: Action) -> Result<Change, Refusal> {
    check(table, player)?;
    let legal = table.position().legal_actions();
    if !legal.contains(&action) {
        let seat = table.to_act().ok_or(Refusal::NothingToGuess)?;
        let reason = table.position().explain(seat, action).ok_or(Refusal::NothingToGuess)?;
        return Err(Refusal::Illegal { reason, legal });
    }
    Ok(Change::Guess(Guess { game: table.id(), revision: table.stored().revision, player, action }))
}

#[cfg(test)]
mod tests {
    use games::Record;
    use jiff::Timestamp;

    use super::*;
    use crate::{
        Home, Level, Player, Seating,
        game::table::{Event, StoredGame, TableState, decide_event},
        ranking::ranked,
    };

    fn id<I: TryFrom<u64>>(number: u64) -> I {
        I::try_from(number).ok().expect("an id")
    }

    fn table_at(home: Home, record: &str, seats: impl IntoIterator<Item = Player>) -> Table {
        let record: Record = record.parse().expect("a record");
        let seats = Seating::new(seats.into_iter().collect());
        Table::new(StoredGame {
            id: id(1),
            challenge: id(1),
            home,
            channel: id(3),
            thread_of: None,
            terms: crate::Terms::default(),
            in_match: None,
            revision: 7,
            state: TableState::default(),
            seats,
            record,
            started: Timestamp::UNIX_EPOCH,
            since: Timestamp::UNIX_EPOCH,
        })
        .expect("a table")
    }

    fn table(record: &str, players: u64) -> Table {
        table_at(Home::Server(id(2)), record, (11..11 + players).map(|number| Player::Member(id(number))))
    }

    #[test]
    fn a_watcher_guesses_what_the_rules_allow() {
        let table = table("dara:traditional b3", 2);
        let action = "c4".parse().expect("an action");
        let change = guess(&table, id(20), action).expect("a guess");
        assert_eq!(change, Change::Guess(Guess { game: id(1), revision: 7, player: id(20), action }));
        let taken = guess(&table, id(20), "b3".parse().expect("an action"));
        assert!(matches!(taken, Err(Refusal::Illegal { .. })), "{taken:?}");
    }

    #[test]
    fn no_one_guesses_at_their_own_table_nor_in_that_of_their_team() {
        let two = table("dara:traditional b3", 2);
        let four = table("damala:teams", 4);
        for (table, player) in [(&two, 11), (&two, 12), (&four, 11), (&four, 12), (&four, 13), (&four, 14)] {
            assert_eq!(check(table, id(player)), Err(Refusal::OwnGuess), "{player}");
        }
        assert_eq!((check(&two, id(13)), check(&four, id(15))), (Ok(()), Ok(())));
    }

    #[test]
    fn there_is_nothing_to_guess_against_the_computer_outside_servers_and_once_it_is_over() {
        let members = || [11, 12].map(|number| Player::Member(id(number)));
        for home in [Home::Private(id(3)), Home::Guest(id(3)), Home::World] {
            let table = table_at(home, "dara:traditional b3", members());
            assert!(!is_open(&table));
            assert_eq!(check(&table, id(20)), Err(Refusal::NothingToGuess), "{home:?}");
        }
        let seats = [Player::Computer(Level::default()), Player::Member(id(12))];
        let computer = table_at(Home::Server(id(2)), "dara:traditional b3", seats);
        assert_eq!(check(&computer, id(20)), Err(Refusal::NothingToGuess));
        let begun = table("dara:traditional b3 c4", 2);
        let over =
            decide_event(&begun, id(11), Event::Resign, Timestamp::UNIX_EPOCH).expect("resigned").table;
        assert!(matches!(check(&over, id(20)), Err(Refusal::GameOver(_))) && !is_open(&over));
    }

    #[test]
    fn a_board_tells_of_the_actions_that_it_shows_and_of_none_if_it_shows_something_else() {
        let (new, begun) = (table("dara:traditional", 2), table("dara:traditional b3 c4 d5", 2));
        assert_eq!(told_by(BoardCause::LastTurn, &new), None);
        assert_eq!(told_by(BoardCause::LastTurn, &begun), Some(2..3));
        assert_eq!(told_by(BoardCause::Premoves { from: 1 }, &begun), Some(1..3));
        for how in [BoardCause::TakenBack, BoardCause::Moved, BoardCause::Computer { from: 1 }] {
            assert_eq!(told_by(how, &begun), None, "{how:?}");
        }
        let over =
            decide_event(&begun, id(11), Event::Resign, Timestamp::UNIX_EPOCH).expect("resigned").table;
        assert_eq!(told_by(BoardCause::LastTurn, &over), None);
    }

    #[test]
    fn the_table_is_sorted_by_right_guesses_and_then_by_how_few_were_needed() {
        let one =
            |player: u64, right, all| Guesser { player: id(player), name: None, listed: true, right, all };
        let unlisted = Guesser { listed: false, ..one(6, 9, 9) };
        let all = vec![one(1, 3, 9), one(2, 5, 8), one(3, 5, 20), unlisted, one(4, 3, 9), one(5, 0, 1)];
        let places: Vec<_> = ranked(all).into_iter().map(|line| (line.place, line.of.player.get())).collect();
        assert_eq!(places, [(1, 2), (2, 3), (3, 1), (3, 4), (5, 5)]);
    }
}
