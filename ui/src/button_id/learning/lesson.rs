//! The buttons of lessons. A lesson has no state but which step is shown and what was chosen, which the buttons hold.

use games::{Action, Game, Square};
use lessons::{LessonId, StepOf};

use crate::button_id::{
    game::choosing::ChoiceStep,
    parts::{Actions, FromOne, Squares, buttons},
};

/// A step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LessonAt {
    /// The lesson.
    pub lesson: LessonId,
    /// The number of the step, counted from 0.
    pub step: u8,
}

impl LessonAt {
    /// The first step of a lesson.
    pub const fn first(lesson: LessonId) -> Self {
        Self { lesson, step: 0 }
    }

    /// The step after it, unless it is the last.
    pub fn next(self) -> Option<Self> {
        let next = Self { step: self.step.checked_add(1)?, ..self };
        next.step().map(|_| next)
    }

    /// The step itself; none in a forged button.
    pub fn step(self) -> Option<StepOf> {
        self.lesson.step(self.step.into())
    }
}

/// A button of lessons.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonControl {
    /// Begin with a game's first lesson, in a message of its own.
    First(Game),
    /// List the lessons of a game.
    List(Game),
    /// Show a step.
    Open(LessonAt),
    /// Show the answer of a step.
    Answer(LessonAt),
    /// Choose an action, and judge the turn once it is whole.
    Choose {
        /// Which step it is.
        at: LessonAt,
        /// What was played of the turn so far: a move, when a take is due.
        played: Vec<Action>,
        /// What is chosen.
        step: ChoiceStep,
    },
    /// Explain why other squares can't follow these.
    WhyNot {
        /// Which step it is.
        at: LessonAt,
        /// What was played of the turn so far.
        played: Vec<Action>,
        /// What was chosen.
        squares: Vec<Square>,
    },
}

impl LessonControl {
    /// The game that it teaches.
    pub const fn game(&self) -> Game {
        match self {
            Self::First(game) | Self::List(game) => *game,
            Self::Open(at) | Self::Answer(at) | Self::Choose { at, .. } | Self::WhyNot { at, .. } => {
                at.lesson.game()
            }
        }
    }
}

buttons! { LessonControl
    "first-lesson" (game: Game) { Self::First(game) }
    "lessons" (game: Game) { Self::List(game) }
    "lesson" (lesson: LessonId, step: FromOne) { Self::Open(LessonAt { lesson, step }) }
    "lesson-answer" (lesson: LessonId, step: FromOne) { Self::Answer(LessonAt { lesson, step }) }
    "lesson-pick" (lesson: LessonId, step: FromOne, played: Actions, squares: Squares)
        { Self::Choose { at: LessonAt { lesson, step }, played, step: ChoiceStep::Pick(squares) } }
    "lesson-rank" (lesson: LessonId, step: FromOne, played: Actions, squares: Squares, rank: FromOne)
        { Self::Choose { at: LessonAt { lesson, step }, played, step: ChoiceStep::Rank(squares, rank) } }
    "lesson-stop" (lesson: LessonId, step: FromOne, played: Actions, squares: Squares)
        { Self::Choose { at: LessonAt { lesson, step }, played, step: ChoiceStep::Stop(squares) } }
    "lesson-why" (lesson: LessonId, step: FromOne, played: Actions, squares: Squares)
        { Self::WhyNot { at: LessonAt { lesson, step }, played, squares } }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::{ButtonId, UnknownButton};

    fn check(control: LessonControl) {
        let control = ButtonId::Lesson(control);
        let text = control.to_string();
        assert!(text.len() <= 100, "{text} has {} characters", text.len());
        assert_eq!(text.parse(), Ok(control), "{text}");
    }

    #[test]
    fn every_control_reads_back_and_fits() {
        let squares: Vec<Square> = ["c3", "c4"].map(|square| square.parse().unwrap()).to_vec();
        for &game in Game::ALL {
            check(LessonControl::First(game));
            check(LessonControl::List(game));
            for lesson in lessons::of(game) {
                let at = LessonAt { lesson, step: 4 };
                check(LessonControl::Open(at));
                check(LessonControl::Answer(at));
                for played in [vec![], vec!["c3-c4".parse().unwrap()]] {
                    for step in [
                        ChoiceStep::Pick(squares.clone()),
                        ChoiceStep::Pick(vec![]),
                        ChoiceStep::Rank(squares.clone(), 6),
                        ChoiceStep::Stop(squares.clone()),
                    ] {
                        check(LessonControl::Choose { at, played: played.clone(), step });
                    }
                    check(LessonControl::WhyNot { at, played, squares: squares.clone() });
                }
            }
        }
    }

    #[test]
    fn handwritten_buttons_are_unknown() {
        for text in [
            "lesson",
            "lesson:dara-row",
            "lesson:dara-row:0",
            "lesson:row:1",
            "lesson:dara-gone:1",
            "lessons:chess",
            "lesson-pick:dara-row:1:c3-c4",
            "lesson-pick:dara-row:1:c3-c4:c",
            "lesson-answer:damas-row:1",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
