//! A position of any game, with what repetition and the bound need of its past.

use crate::{
    Action, Effects, Illegal, Outcome, Piece, Reserve, RuleSet, Seat, Square, SquareSet, Stage,
    course::Course,
    game::for_each_game,
    state::{GameOptions as _, State as _},
};

/// A position of any game. It changes by [`Position::play`] alone, so that no impossible one can be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position(AnyCourse);

macro_rules! define_any_course {
    (() $($(#[$doc:meta])* $game:ident $module:ident,)*) => {
        /// A course of any game.
        #[derive(Clone, Debug, PartialEq, Eq)]
        enum AnyCourse {
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

    /// The rules that it is played by.
    pub fn rules(&self) -> RuleSet {
        self.0.rules()
    }

    /// How many actions were played so far.
    pub fn ply(&self) -> u32 {
        each!(&self.0, course => course.ply())
    }

    /// Who acts next, or `None` when the game is over. Seats need not alternate.
    pub fn to_act(&self) -> Option<Seat> {
        each!(&self.0, course => course.outcome().is_none().then(|| course.state().actor()))
    }

    /// How the game ended, or `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        each!(&self.0, course => course.outcome())
    }

    /// What is due; once the game is over, what would have been.
    pub fn stage(&self) -> Stage {
        each!(&self.0, course => course.state().stage())
    }

    /// What the player to act may play, sorted by text; empty exactly when the game is over. The only
    /// authority on what is legal.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions_into(&mut actions);
        actions
    }

    /// The same in a buffer of the caller's, which is cleared first.
    pub fn legal_actions_into(&self, actions: &mut Vec<Action>) {
        actions.clear();
        each!(&self.0, course => course.list(actions));
    }

    /// Why `seat` may not play `action`, or `None` where it may.
    pub fn explain(&self, seat: Seat, action: Action) -> Option<Illegal> {
        match self.to_act() {
            Some(to_act) if to_act != seat => Some(Illegal::NotYourTurn { to_act }),
            _ => each!(&self.0, course => course.objection(action)),
        }
    }

    /// Plays an action of the player to act.
    ///
    /// # Errors
    /// The position is left as it was, with the reason, where the action is not legal.
    pub fn play(&mut self, action: Action) -> Result<Effects, Illegal> {
        each!(&mut self.0, course => course.play(action))
    }

    /// How many legal actions there are.
    #[inline]
    pub fn legal_count(&self) -> usize {
        each!(&self.0, course => course.count())
    }

    /// Plays one of the legal actions by number, and none from [`Position::legal_count`] on. The order of the
    /// numbers is the game's own: this is for random play, which need not list the actions that it does not
    /// choose.
    #[inline]
    pub fn play_nth(&mut self, number: usize) -> Option<Effects> {
        // Woven into the caller's loop, the other games would cost those of Dara a tenth.
        match &mut self.0 {
            AnyCourse::Dara(course) => course.play_nth(number),
            others => each!(others, course => course.play_nth_apart(number)),
        }
    }

    /// Every piece on the board, rank by rank from the bottom, each from the left; a stack yields several.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        let mut pieces = Vec::new();
        each!(&self.0, course => course.state().pieces(&mut |square, piece| pieces.push((square, piece))));
        pieces.sort_by_key(|&(square, _)| square);
        pieces.into_iter()
    }

    /// What `seat` has beside the board; nothing for a seat that the game does not have.
    pub fn reserve(&self, seat: Seat) -> Reserve {
        each!(&self.0, course => course.state().reserve(seat))
    }

    /// The squares that stand in a row now, of either side.
    pub fn rows(&self) -> SquareSet {
        each!(&self.0, course => course.state().rows())
    }

    /// Whether pieces could be captured already. **Decided:** a game that is given up or lost on time before
    /// is no shut-out.
    pub fn captures_began(&self) -> bool {
        each!(&self.0, course => course.state().captures_began())
    }
}
