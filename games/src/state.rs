//! What each game implements. What is common to all games, [`Course`](crate::course::Course) adds.

use std::{fmt::Debug, hash::Hash, num::NonZeroU8};

use crate::{
    Action, Board, Decision, DrawReason, Effects, Illegal, Piece, Reserve, Seat, Setting, Side, Source,
    Square, SquareSet, Stage, WinReason,
};

/// What an action meant for the turn, and for what is counted over turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Applied {
    /// The actor's turn is over.
    pub complete: bool,
    /// A capture, a take, a huff, or a stone from the hand: the bound is counted anew.
    pub progress: bool,
    /// No position of before can ever arise again.
    pub irreversible: bool,
}

/// The options of one game, with its presets.
pub(crate) trait GameOptions: Copy + Eq + Debug + 'static {
    /// The game that is played with them.
    type State: State<Options = Self>;

    /// The presets with their names, the default first.
    const PRESETS: &'static [(&'static str, Self)];

    /// Where the rules come from.
    const SOURCES: &'static [Source];

    /// The state before the first action.
    fn start(self) -> Self::State;

    /// The board that the game is played on.
    fn board(self) -> Board;

    /// How many players it has, two or four.
    fn seats(self) -> usize {
        2
    }

    /// How many pieces each player starts with, on the board or in hand.
    fn stones_each(self) -> u8;

    /// After how many turns of each player without progress the game is drawn.
    fn bound(self) -> NonZeroU8;

    /// What the project decided about this game, in the order in which a game comes to it.
    fn decisions(self) -> Vec<Decision>;

    /// Every option with its value, in the order of the canonical text.
    fn settings(self) -> Vec<Setting>;

    /// These options with one of them set, or `None` if the game doesn't have it, or not with that value.
    fn with(self, setting: Setting) -> Option<Self>;

    /// Whether options alone lead from one to the other; they don't where the boards differ.
    fn is_akin(self, _other: Self) -> bool {
        true
    }

    /// The preset that differs in the fewest options (the earlier of two), with its name.
    fn nearest(self) -> (&'static str, Self) {
        let akin = Self::PRESETS.iter().filter(|(_, preset)| preset.is_akin(self));
        // Every game has a preset, and options start from one and stay akin to it.
        akin.min_by_key(|(_, preset)| self.changes_from(*preset).len()).copied().unwrap_or(("", self))
    }

    /// The options that differ from those of a preset, with their values.
    fn changes_from(self, preset: Self) -> Vec<Setting> {
        let known = preset.settings();
        self.settings().into_iter().filter(|setting| !known.contains(setting)).collect()
    }
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
    fn apply(&mut self, ply: Self::Ply, effects: &mut Effects) -> Applied;
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
