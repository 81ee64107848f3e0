//! The rules of Wali sentence by sentence, each on a board drawn for it. What it shares with Dara is shown there.

mod drops;
mod ends;
mod prost;
mod rows;

use super::Wali;
use crate::{Illegal, Position, Seat, Stage, course::Course, rows::drawn::*, state::State as _};

type Game = Course<Wali>;
