//! The rules of the games: positions, actions, notation. Pure: no users, no clock, no I/O, no texts for players.
//!
//! A game is its [`RuleSet`] and the list of its [`Action`]s, written as a [`Record`]; a [`Position`] is what they lead
//! to. Rules cite their sources by number, `S000` to `S004`. `games/RULES.md` lists the sources and has the rules
//! themselves.
//!
//! ```
//! use games::{Action, Position, RuleSet, Seat};
//!
//! let rules: RuleSet = "dara:traditional".parse()?;
//! let mut position = Position::start(rules);
//! let effects = position.play("b3".parse()?)?;
//! assert_eq!((effects.by, position.to_act()), (Seat::FIRST, Some(Seat::SECOND)));
//! assert_eq!(position.legal_actions().len(), 29);
//! let why_not = position.explain(Seat::SECOND, "b3".parse()?);
//! assert_eq!(why_not, Some(games::Illegal::Occupied("b3".parse()?)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod bits;
mod board;
mod course;
pub mod dala;
pub mod damala;
pub mod damas;
pub mod dara;
mod effects;
mod facts;
mod game;
mod history;
mod illegal;
pub mod lookahead;
pub mod morris;
mod narrow;
mod outcome;
mod perft;
mod piece;
mod position;
mod position_key;
mod record;
mod rows;
mod rule_set;
#[cfg(test)]
mod scripted;
mod seat;
mod setting;
mod square;
mod stage;
mod state;
pub mod wali;

pub use action::{Action, BadAction, MAX_PATH, Path};
pub use board::{Board, Line, Surface, Symmetry};
pub use effects::Effects;
pub use facts::{Ruling, Source};
pub use game::{Game, UnknownGame};
pub use illegal::Illegal;
pub use narrow::{Narrowed, narrow, with_forced};
pub use outcome::{DrawReason, Outcome, WinReason};
pub use perft::perft;
pub use piece::{Piece, PieceKind, Reserve};
pub use position::Position;
pub use position_key::{board_key, position_key};
pub use record::{BadRecord, BadToken, Record, Recorded};
pub use rule_set::{BadRuleSet, RuleSet};
pub use seat::{Seat, SeatSet, Side};
pub use setting::{
    BadSetting, BesideDrops, CentreBonus, DropTakes, EarningRun, FirstDrops, Flying, ManCaptures, RowDrops,
    Setting, StraightBack, Takeable, WinCondition,
};
pub use square::{BadSquare, MAX_FILES, MAX_RANKS, Square, SquareSet};
pub use stage::Stage;
