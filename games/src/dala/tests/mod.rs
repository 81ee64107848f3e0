//! The rules of Dala sentence by sentence, each on a board drawn for it. What it shares with Dara is shown there.

mod drops;
mod ends;
mod rows;

use super::Dala;
use crate::{
    Illegal, Position, Reserve, Seat, Stage,
    course::Course,
    rows::{STONES, drawn::*},
    state::State as _,
};

type Game = Course<Dala>;
