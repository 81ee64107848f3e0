//! The rules of Wali, one test per sentence, each on a board drawn for it. Rules that Wali shares with Dara are tested
//! there.

mod drops;
mod ends;
mod prost;
mod rows;

use super::Wali;
use crate::{Illegal, Position, Seat, Stage, course::Course, rows::drawn::*, state::State as _};

type Game = Course<Wali>;
