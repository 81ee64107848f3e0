//! A position of any game, with what repetition and the bound need of its past.

use crate::{
    Action, Effects, Illegal, Outcome, Piece, Reserve, RuleSet, Seat, Square, SquareSet, Stage,
    course::Course, dala, damala, damas, dara, state::State, wali,
};

/// A position of any game. It changes by [`Position::play`] alone, so that no impossible one can be had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position(Erased);

/// One variant a game.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Erased {
    Dara(Course<dara::Dara>),
    Wali(Course<wali::Wali>),
    Dala(Course<dala::Dala>),
    Damas(Course<damas::Damas>),
    Damala(Course<damala::Damala>),
}

/// The same expression for whichever game it is.
macro_rules! each {
    ($position:expr, $course:ident => $body:expr) => {
        match $position {
            Erased::Dara($course) => $body,
            Erased::Wali($course) => $body,
            Erased::Dala($course) => $body,
            Erased::Damas($course) => $body,
            Erased::Damala($course) => $body,
        }
    };
}

impl Position {
    /// The position before the first action.
    pub fn start(rules: RuleSet) -> Self {
        match rules {
            RuleSet::Dara(options) => Self(Erased::Dara(Course::start(dara::Dara::new(options)))),
            RuleSet::Wali(options) => Self(Erased::Wali(Course::start(wali::Wali::new(options)))),
            RuleSet::Dala(options) => Self(Erased::Dala(Course::start(dala::Dala::new(options)))),
            RuleSet::Damas(options) => Self(Erased::Damas(Course::start(damas::Damas::new(options)))),
            RuleSet::Damala(options) => Self(Erased::Damala(Course::start(damala::Damala::new(options)))),
        }
    }

    /// The rules that it is played by.
    pub fn rules(&self) -> RuleSet {
        match &self.0 {
            Erased::Dara(course) => RuleSet::Dara(course.state().rules()),
            Erased::Wali(course) => RuleSet::Wali(course.state().rules()),
            Erased::Dala(course) => RuleSet::Dala(course.state().rules()),
            Erased::Damas(course) => RuleSet::Damas(course.state().options()),
            Erased::Damala(course) => RuleSet::Damala(course.state().options()),
        }
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
            Erased::Dara(course) => course.play_nth(number),
            Erased::Wali(course) => course.play_nth_apart(number),
            Erased::Dala(course) => course.play_nth_apart(number),
            Erased::Damas(course) => course.play_nth_apart(number),
            Erased::Damala(course) => course.play_nth_apart(number),
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
