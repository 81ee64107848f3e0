//! What each game implements. What is common to all games, [`Course`](crate::course::Course) adds.

use std::{fmt, hash::Hash};

use crate::{
    Action, DrawReason, Effects, Illegal, Piece, Reserve, Seat, Side, Square, SquareSet, WinReason,
    options::GameOptions,
};

/// What kind of action is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A stone is to be dropped.
    Drop,
    /// A piece is to be moved.
    Move,
    /// A new row earned a take, which is to be made before the turn ends.
    Take,
    /// The opponent has claimed the capture that was not made: it is to be made now (S002).
    Capture,
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Drop => "drop",
            Self::Move => "move",
            Self::Take => "take",
            Self::Capture => "capture",
        })
    }
}

/// What an action meant for the turn, and for what is counted over turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    /// The actor's turn is over.
    pub complete: bool,
    /// A capture, a take, a huff, or a stone from the hand: the bound is counted anew.
    pub progress: bool,
    /// No position of before can ever arise again.
    pub irreversible: bool,
}

/// The pieces, the hands, whose turn it is, and whatever else the next action depends on: a game without its
/// past.
///
/// The other games of the family fit so: Wali and Dala are Dara with other sets of legal squares; Damas keeps
/// the position before an offence in its state (a `force` puts it back) and answers [`State::winner`] when
/// the actor is stuck, so that nobody is passed over; Damala lists its paths, is progress without being
/// irreversible (a marble can be gained back), and its teams note in [`State::pass`] who was passed over, which
/// can win for the others.
pub(crate) trait State: Clone {
    /// A legal action in the game's own form: whoever holds one has had it accepted.
    type Ply: Copy;
    /// What differs between its rule sets.
    type Options: GameOptions;
    /// What repetition compares.
    type Key: Copy + Eq + Hash;

    /// The options that it is played with.
    fn options(&self) -> Self::Options;
    /// Whose turn it is.
    fn actor(&self) -> Seat;
    /// What is due.
    fn stage(&self) -> Stage;
    /// Pieces, hands, actor and stage, and nothing of what was played before.
    fn key(&self) -> Self::Key;
    /// A number that is the same for equal keys, and mostly differs for others.
    fn digest(key: Self::Key) -> u64;

    /// Appends the actor's legal actions to `list`, sorted by their text: the only authority on what is legal.
    fn list(&self, list: &mut Vec<Action>);
    /// How many they are.
    fn count(&self) -> usize;
    /// The one of that number, in an order of the game's own, or `None` from [`State::count`] on.
    fn nth(&self, number: usize) -> Option<Self::Ply>;
    /// The same action in the game's own form where it is legal, or the reason why it is not.
    fn accept(&self, action: Action) -> Result<Self::Ply, Illegal>;
    /// Back into the common form.
    fn action(ply: Self::Ply) -> Action;
    /// Whether there is a legal action.
    fn can_act(&self) -> bool;

    /// Plays, and tells what it did.
    fn apply(&mut self, ply: Self::Ply, effects: &mut Effects) -> Step;
    /// Passes the actor's turn on, for want of a legal action.
    fn pass(&mut self);
    /// The side that has won by the game's own text.
    fn winner(&self) -> Option<(Side, WinReason)>;
    /// Whether the game is drawn by its own text.
    #[inline]
    fn draw(&self) -> Option<DrawReason> {
        None
    }

    /// Calls `see` for every piece on the board.
    fn pieces(&self, see: &mut dyn FnMut(Square, Piece));
    /// What `seat` has beside the board.
    fn reserve(&self, seat: Seat) -> Reserve;
    /// The squares that stand in a row.
    fn rows(&self) -> SquareSet;
    /// Whether pieces could be captured already: what makes a game that was given up a shut-out.
    fn captures_began(&self) -> bool;
}
