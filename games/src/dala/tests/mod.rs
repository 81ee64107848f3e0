//! The rules of Dala, one test per sentence, each on a board drawn for it. Rules that Dala shares with Dara are tested
//! there.

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
