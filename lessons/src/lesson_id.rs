//! The name by which buttons and the store know a lesson: `dara-row`.

use std::{fmt, str::FromStr};

use games::Game;

use crate::{Lesson, StepOf};

/// One of the lessons.
#[derive(Clone, Copy)]
pub struct LessonId(&'static Lesson);

/// No lesson has this name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no lesson of this version")]
pub struct UnknownLesson;

impl LessonId {
    pub(crate) const fn new(lesson: &'static Lesson) -> Self {
        Self(lesson)
    }

    /// Its game.
    pub const fn game(self) -> Game {
        self.0.game
    }

    /// Its name among the lessons of its game.
    pub const fn name(self) -> &'static str {
        self.0.name
    }

    /// How many steps it has.
    pub const fn len(self) -> usize {
        self.0.steps.len()
    }

    /// Whether it has no steps. It always has some.
    pub const fn is_empty(self) -> bool {
        self.0.steps.is_empty()
    }

    /// A step, counted from 0.
    pub fn step(self, number: usize) -> Option<StepOf> {
        StepOf::new(self.0, number)
    }

    /// The lesson after it.
    pub fn next(self) -> Option<Self> {
        let mut following = crate::of(self.game()).skip_while(move |lesson| *lesson != self);
        following.nth(1)
    }
}

impl PartialEq for LessonId {
    fn eq(&self, other: &Self) -> bool {
        (self.0.game, self.0.name) == (other.0.game, other.0.name)
    }
}

impl Eq for LessonId {}

impl fmt::Debug for LessonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for LessonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0.game, self.0.name)
    }
}

impl FromStr for LessonId {
    type Err = UnknownLesson;

    fn from_str(text: &str) -> Result<Self, UnknownLesson> {
        let (game, name) = text.split_once('-').ok_or(UnknownLesson)?;
        let game: Game = game.parse().map_err(|_| UnknownLesson)?;
        crate::of(game).find(|lesson| lesson.name() == name).ok_or(UnknownLesson)
    }
}
