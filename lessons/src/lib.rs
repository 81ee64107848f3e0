//! The teacher's lessons: short series of positions, in each of which a turn has to be found. Pure: it knows the rules
//! only, has no sentences, and no players.
//!
//! ```
//! use games::Game;
//! use lessons::{Verdict, of};
//!
//! let row = of(Game::Dara).find(|lesson| lesson.name() == "row").ok_or("no such lesson")?;
//! let step = row.step(0).ok_or("no first step")?;
//! let scene = step.scene()?;
//! let turn = ["d2-d3".parse()?];
//! // The row is made, and earns a take.
//! assert!(matches!(step.judge(&scene, &turn), Verdict::GoesOn(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game has a file of lessons (`dara.rs`), a file of drawn positions (`positions/dara.txt`) and one of records that
//! lead there (`dara/records.rs`), which the example `records` finds.

mod dala;
mod dara;
mod goal;
mod lesson;
mod lesson_id;
mod morris;
#[cfg(test)]
mod tests;
mod wali;

use games::Game;

pub use goal::Goal;
pub use lesson::{BadLesson, Lesson, Start, Step, StepOf, Verdict};
pub use lesson_id::{LessonId, UnknownLesson};

/// The lessons of a game in their order; none for a game without a teacher.
pub fn of(game: Game) -> impl ExactSizeIterator<Item = LessonId> + Clone {
    let lessons: &'static [Lesson] = match game {
        Game::Dara => dara::LESSONS,
        Game::Wali => wali::LESSONS,
        Game::Dala => dala::LESSONS,
        Game::Morris => morris::LESSONS,
        Game::Damas | Game::Damala => &[],
    };
    lessons.iter().map(LessonId::new)
}
