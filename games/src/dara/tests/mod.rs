//! The rules of Dara, one test per sentence, each on a board drawn for it.

mod drops;
mod ends;
mod moves;
mod rows;
mod stones;
mod straight_back;

use super::{Dara, Options};
use crate::{
    DrawReason, Illegal, Outcome, Position, Reserve, Seat, Stage,
    course::Course,
    rows::{STONES, drawn::*},
    state::State as _,
};

type Game = Course<Dara>;

/// No one is near a row, and both can move.
const CALM: &str = "
    oxoxo
    xoxox
    .....
    .oxox
    oxoxo
    xoxox";
