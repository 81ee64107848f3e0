//! A position of any game, with the past that repetition and the bound depend on.
//!
//! [`Position::legal_actions`] is the only authority on what is legal: panels and refusals follow from it.

use crate::{
    Action, Effects, Illegal, Outcome, Piece, Reserve, RuleSet, Seat, Square, SquareSet, Stage,
    course::Course,
    game::for_each_game,
    state::{GameOptions as _, State as _},
};

/// A position of any game. It changes only by [`Position::play`], so an impossible one can't be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position(AnyCourse);

macro_rules! define_any_course {
    (() $($(#[$doc:meta])* $game:ident $module:ident,)*) => {
        /// A course of any game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub(crate) enum AnyCourse {
            $($game(Course<crate::$module::$game>),)*
        }

        impl AnyCourse {
            fn start(rules: RuleSet) -> Self {
                match rules {
                    $(RuleSet::$game(options) => Self::$game(Course::start(options.start())),)*
                }
            }

            fn rules(&self) -> RuleSet {
                match self {
                    $(Self::$game(course) => RuleSet::$game(course.state().options()),)*
                }
            }
        }
    };
}
for_each_game!(define_any_course());

/// Evaluates one expression with the course of any game: `each!(&self.0, course => course.ply())`.
macro_rules! each {
    ($($arguments:tt)*) => { for_each_game!(match_course ($($arguments)*)) };
}

macro_rules! match_course {
    (($position:expr, $course:ident => $body:expr) $($(#[$doc:meta])* $game:ident $module:ident,)*) => {
        match $position {
            $(AnyCourse::$game($course) => $body,)*
        }
    };
}

impl RuleSet {
    /// The position before the first action.
    pub fn start(self) -> Position {
        Position::start(self)
    }
}

impl Position {
    /// The position before the first action.
    pub fn start(rules: RuleSet) -> Self {
        Self(AnyCourse::start(rules))
    }

    pub(crate) const fn course(&self) -> &AnyCourse {
        &self.0
    }

    /// The rules that the game is played by.
    pub fn rules(&self) -> RuleSet {
        self.0.rules()
    }

    /// How many actions were played so far.
    pub fn ply(&self) -> u32 {
        each!(&self.0, course => course.ply())
    }

    /// The player who acts next, or `None` when the game is over. Seats don't always alternate.
    pub fn to_act(&self) -> Option<Seat> {
        each!(&self.0, course => course.outcome().is_none().then(|| course.state().actor()))
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        each!(&self.0, course => course.outcome())
    }

    /// The kind of action that is due; after the end, the one that would be.
    pub fn stage(&self) -> Stage {
        each!(&self.0, course => course.state().stage())
    }

    /// What the next player may play, sorted by text; empty exactly when the game is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions_into(&mut actions);
        actions
    }

    /// Writes [`Position::legal_actions`] to a buffer, which is cleared first.
    pub fn legal_actions_into(&self, actions: &mut Vec<Action>) {
        actions.clear();
        each!(&self.0, course => course.list(actions));
    }

    /// Why `seat` may not play `action`, or `None` if they may.
    pub fn explain(&self, seat: Seat, action: Action) -> Option<Illegal> {
        match self.to_act() {
            Some(to_act) if to_act != seat => Some(Illegal::NotYourTurn { to_act }),
            _ => each!(&self.0, course => course.explain(action)),
        }
    }

    /// Plays an action of the next player.
    ///
    /// # Errors
    /// The reason if the action is not legal; the position is unchanged then.
    pub fn play(&mut self, action: Action) -> Result<Effects, Illegal> {
        each!(&mut self.0, course => course.play(action))
    }

    /// Plays an action of a stored game. Like [`Position::play`], but it also takes what was legal in an older version of
    /// this program, whose games stay as they were played.
    ///
    /// # Errors
    /// Why the action was never legal.
    pub fn play_stored(&mut self, action: Action) -> Result<Effects, Illegal> {
        each!(&mut self.0, course => course.play_stored(action))
    }

    /// How many legal actions there are.
    #[inline]
    pub fn legal_count(&self) -> usize {
        each!(&self.0, course => course.count())
    }

    /// Plays the legal action with this number, or nothing from [`Position::legal_count`] on. Each game has its own
    /// order. This is for random play, which then need not list the actions that it doesn't choose.
    #[inline]
    pub fn play_nth(&mut self, number: usize) -> Option<Effects> {
        // Inlining the other games into the caller's loop would slow Dara's down by a tenth.
        match &mut self.0 {
            AnyCourse::Dara(course) => course.play_nth(number),
            others => each!(others, course => course.play_nth_apart(number)),
        }
    }

    /// Every piece on the board, rank by rank from the bottom, each from the left. Each piece of a stack is listed.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let mut pieces = Vec::new();
        each!(&self.0, course => course.state().pieces(&mut |square, piece| pieces.push((square, piece))));
        pieces.sort_by_key(|&(square, _)| square);
        pieces.into_iter()
    }

    /// What `seat` has beside the board; nothing if the game doesn't have that seat.
    pub fn reserve(&self, seat: Seat) -> Reserve {
        each!(&self.0, course => course.state().reserve(seat))
    }

    /// The squares that are in a row now, of either side.
    pub fn rows(&self) -> SquareSet {
        each!(&self.0, course => course.state().rows())
    }

    /// Whether pieces could already be captured. **Decided:** a game that is resigned or lost on time before that is
    /// not a shut-out.
    pub fn captures_began(&self) -> bool {
        each!(&self.0, course => course.state().captures_began())
    }
}
