//! What each game implements. [`Course`](crate::course::Course) adds what all games have in common.

use std::{fmt::Debug, hash::Hash, num::NonZeroU8};

use crate::{
    Action, Board, DrawReason, Effects, Illegal, Piece, Reserve, Ruling, Seat, Setting, Side, Source, Square,
    SquareSet, Stage, WinReason, lookahead::view::View,
};

/// What an action means for the turn, and for what is counted over turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Applied {
    /// Whether the actor's turn is over.
    pub ends_turn: bool,
    /// Whether it was a capture, a take, a huff or a drop, from which the bound is counted.
    pub progress: bool,
    /// Whether no earlier position can arise again.
    pub irreversible: bool,
}

/// Options as settings; [`define_options`] implements it.
pub(crate) trait Settings: Copy + Eq + Debug + 'static {
    /// After how many turns of each player without progress the game is drawn.
    fn bound(self) -> NonZeroU8;

    /// Every option with its value, in the order of the canonical text.
    fn settings(self) -> Vec<Setting>;

    /// These options with one of them set, or `None` if the game doesn't have it, or can't have this value.
    fn with(self, setting: Setting) -> Option<Self>;

    /// The options that differ from those of a preset, with their values.
    fn changes_from(self, preset: Self) -> Vec<Setting> {
        let known = preset.settings();
        self.settings().into_iter().filter(|setting| !known.contains(setting)).collect()
    }
}

/// Defines a game's `Options`: what no option changes, marked as `fixed`, then every option in the order of the canonical
/// text, with the [`Setting`] that it is and, if not all are allowed, the values that it can have.
macro_rules! define_options {
    (
        $(#[$doc:meta])*
        pub struct Options {
            $(fixed $(#[$fixed_doc:meta])* pub $fixed:ident: $fixed_type:ty,)?
            $($(#[$option_doc:meta])* pub $option:ident: $type:ty => $setting:ident $(($($allowed:pat),+))?,)+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            $($(#[$fixed_doc])* pub $fixed: $fixed_type,)?
            $($(#[$option_doc])* pub $option: $type,)+
        }

        impl crate::state::Settings for Options {
            fn bound(self) -> std::num::NonZeroU8 {
                self.bound
            }

            fn settings(self) -> Vec<crate::Setting> {
                vec![$(crate::Setting::$setting(self.$option)),+]
            }

            fn with(mut self, setting: crate::Setting) -> Option<Self> {
                match setting {
                    $(crate::Setting::$setting(value $(@ ($($allowed)|+))?) => self.$option = value,)+
                    _ => return None,
                }
                Some(self)
            }
        }
    };
}
pub(crate) use define_options;

/// The options of one game, with its presets.
pub(crate) trait GameOptions: Settings {
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

    /// What the project decided about this game, in the order in which it comes up during play.
    fn rulings(self) -> Vec<Ruling>;

    /// Whether changing options alone leads from one to the other. It doesn't if their boards differ.
    fn is_akin(self, _other: Self) -> bool {
        true
    }

    /// The preset that differs in the fewest options, with its name; the earlier one of two.
    fn nearest(self) -> (&'static str, Self) {
        let akin = Self::PRESETS.iter().filter(|(_, preset)| preset.is_akin(self));
        // Every game has a preset, and options start from one and stay akin to it.
        akin.min_by_key(|(_, preset)| self.changes_from(*preset).len()).copied().unwrap_or(("", self))
    }
}

/// A game without its past: the pieces, the hands, whose turn it is, and whatever else the next action depends on.
///
/// What `Course` does after an action leaves room for the odd cases: Damas keeps the position before an offence in its
/// state, since a `force` restores it, and a stuck player there has lost by [`State::winner`] instead of being skipped.
/// In Damala a capture is progress but not irreversible, since a marble can be gained back, and its teams note each
/// [`State::pass`], since being skipped can lose.
pub(crate) trait State: Clone {
    /// An action in the game's own form, which was found legal.
    type Ply: Copy;
    /// The options that tell its rule sets apart.
    type Options: GameOptions;
    /// What repetition compares.
    type Key: Copy + Eq + Hash;

    /// The options of this game.
    fn options(&self) -> Self::Options;
    /// Whose turn it is.
    fn actor(&self) -> Seat;
    /// What is due.
    fn stage(&self) -> Stage;
    /// The pieces, the hands, the actor and the stage. What was played before must not count.
    fn key(&self) -> Self::Key;
    /// A number that is equal for equal keys, and mostly differs for others.
    fn digest(key: Self::Key) -> u64;

    /// Appends the actor's legal actions to `list`, sorted by text.
    fn list(&self, list: &mut Vec<Action>);
    /// How many legal actions there are.
    fn count(&self) -> usize;
    /// The legal action with this number, in the game's own order, or `None` from [`State::count`] on.
    fn nth(&self, number: usize) -> Option<Self::Ply>;
    /// Turns a legal action into the game's own form, or says why it isn't legal.
    fn accept(&self, action: Action) -> Result<Self::Ply, Illegal>;
    /// Like [`State::accept`], and also takes what was legal when an older version of this program stored it.
    fn accept_stored(&self, action: Action) -> Result<Self::Ply, Illegal> {
        self.accept(action)
    }
    /// Turns an action of the game's own form back into the common one.
    fn action(ply: Self::Ply) -> Action;
    /// Whether there is a legal action.
    fn can_act(&self) -> bool;

    /// Plays an action, and records what it did in `effects`.
    fn apply(&mut self, ply: Self::Ply, effects: &mut Effects) -> Applied;
    /// Skips the actor, who has no legal action.
    fn pass(&mut self);
    /// The side that has won by the game's own rules, if any.
    fn winner(&self) -> Option<(Side, WinReason)>;
    /// Why the game is drawn by its own rules, if it is.
    #[inline]
    fn draw(&self) -> Option<DrawReason> {
        None
    }

    /// Calls `see` for every piece on the board.
    fn pieces(&self, see: &mut dyn FnMut(Square, Piece));
    /// What `seat` has beside the board.
    fn reserve(&self, seat: Seat) -> Reserve;
    /// Appends the actor's legal actions to `list`, in the game's own order and form.
    fn plies(&self, list: &mut Vec<Self::Ply>) {
        list.extend((0..self.count()).map_while(|number| self.nth(number)));
    }
    /// A number for everything that the rest of the game depends on, except what is counted over turns. It is equal for
    /// equal states, and almost always differs for others.
    fn hash(&self) -> u64;
    /// Whether a legal action makes a row, takes or captures.
    fn is_forcing(&self, ply: Self::Ply) -> bool;

    /// How many pieces a legal action takes at once, or one if it makes a row.
    #[inline]
    fn takes(&self, ply: Self::Ply) -> u8 {
        self.is_forcing(ply).into()
    }
    /// A number below [`SLOTS`](crate::lookahead::SLOTS) that few legal actions of a position share.
    fn slot(ply: Self::Ply) -> u16;
    /// The pieces in the form in which a program evaluates them.
    fn view(&self) -> View<'_>;

    /// The squares that are in a row.
    fn rows(&self) -> SquareSet {
        SquareSet::EMPTY
    }
    /// Whether pieces could already be captured, which decides whether an abandoned game is a shut-out.
    fn captures_began(&self) -> bool {
        true
    }
}
