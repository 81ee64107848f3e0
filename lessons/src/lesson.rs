//! What a lesson consists of, and how a turn in it is judged.

use games::{Action, BadAction, BadRecord, Game, Illegal, Recorded};

use crate::Goal;

/// A series of steps about one idea.
#[derive(Debug)]
pub struct Lesson {
    /// Its game.
    pub(crate) game: Game,
    /// Its name among the lessons of the game; its title is the text `lesson-title-NAME`.
    pub(crate) name: &'static str,
    /// From three to five steps.
    pub(crate) steps: &'static [Step],
}

/// A position and the turn to be found in it.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// The texts `lesson-TEXT`, `lesson-TEXT-right` and `lesson-TEXT-hint`. Games with the same rule share them.
    pub text: &'static str,
    /// The position.
    pub start: Start,
    /// What the turn has to do.
    pub goal: Goal,
    /// A turn that does it, which is shown to a reader who asks.
    pub answer: &'static str,
}

/// Where a step begins.
#[derive(Clone, Copy, Debug)]
pub enum Start {
    /// After this record.
    Record(&'static str),
    /// After the answer of the step before and these replies; none if the opponent is skipped.
    Reply(&'static str),
}

/// A step of a certain lesson.
#[derive(Clone, Copy, Debug)]
pub struct StepOf {
    lesson: &'static Lesson,
    number: usize,
    step: Step,
}

/// How a turn is judged.
#[derive(Debug)]
pub enum Verdict {
    /// It can't be played.
    Illegal(Illegal),
    /// So far so good: the take it has earned is still due.
    GoesOn(Recorded),
    /// It does what it had to.
    Right(Recorded),
    /// It is something else.
    Wrong(Recorded),
}

/// What can be wrong with a lesson. A test makes sure that nothing is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadLesson {
    /// Its record.
    #[error("the record: {0}")]
    Record(#[from] BadRecord),
    /// An action of its answer or replies.
    #[error(transparent)]
    Action(#[from] BadAction),
    /// Its answer or replies.
    #[error("the answer: {0}")]
    Answer(#[from] Illegal),
    /// Its first step follows no other.
    #[error("nothing comes before the first step")]
    NoStart,
}

impl Lesson {
    pub(crate) const fn new(game: Game, name: &'static str, steps: &'static [Step]) -> Self {
        Self { game, name, steps }
    }
}

/// A step that begins after a record.
pub(crate) const fn at(text: &'static str, record: &'static str, goal: Goal, answer: &'static str) -> Step {
    Step { text, start: Start::Record(record), goal, answer }
}

/// A step that begins after the answer of the step before and these replies.
pub(crate) const fn then(
    text: &'static str,
    replies: &'static str,
    goal: Goal,
    answer: &'static str,
) -> Step {
    Step { text, start: Start::Reply(replies), goal, answer }
}

impl StepOf {
    pub(crate) fn new(lesson: &'static Lesson, number: usize) -> Option<Self> {
        let step = *lesson.steps.get(number)?;
        Some(Self { lesson, number, step })
    }

    /// The step itself.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Its number, counted from 0.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// Whether the lesson is over after it.
    pub const fn is_last(&self) -> bool {
        self.number + 1 == self.lesson.steps.len()
    }

    /// Where it begins.
    ///
    /// # Errors
    /// The lesson is written wrongly.
    pub fn scene(&self) -> Result<Recorded, BadLesson> {
        match self.step.start {
            Start::Record(record) => Ok(Recorded::load(&record.parse()?)?),
            Start::Reply(tokens) => {
                let before = self.number.checked_sub(1).and_then(|number| Self::new(self.lesson, number));
                let before = before.ok_or(BadLesson::NoStart)?;
                let played = [before.answer()?, actions(tokens)?].concat();
                Ok(before.scene()?.after(&played)?)
            }
        }
    }

    /// The turn that is shown to a reader who asks.
    ///
    /// # Errors
    /// The lesson is written wrongly.
    pub fn answer(&self) -> Result<Vec<Action>, BadLesson> {
        Ok(actions(self.step.answer)?)
    }

    /// Judges a turn, whose take may still be missing.
    pub fn judge(&self, scene: &Recorded, turn: &[Action]) -> Verdict {
        match scene.after(turn) {
            Err(why) => Verdict::Illegal(why),
            Ok(after) if after.last_turn().last().is_some_and(|did| did.take_due) => Verdict::GoesOn(after),
            Ok(after) if self.step.goal.is_met(&after) => Verdict::Right(after),
            Ok(after) => Verdict::Wrong(after),
        }
    }
}

/// Actions from their tokens.
fn actions(tokens: &str) -> Result<Vec<Action>, BadAction> {
    tokens.split_ascii_whitespace().map(str::parse).collect()
}
