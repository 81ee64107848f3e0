//! A game that is played: its board, panel, clock, offers and premoves. And its record: replays, hints, imports, exports.

pub mod analysed;
pub mod announced;
pub mod board;
pub mod board_text;
pub mod card;
pub mod clock;
pub mod direct;
pub mod direction;
pub mod ending;
pub mod export;
pub mod hint;
pub(crate) mod illegal;
pub mod import;
pub(crate) mod match_score;
pub mod more;
pub mod moving;
pub mod my_games;
pub mod offer;
pub mod panel;
pub mod premoves;
pub mod replay;
pub mod resign;
pub mod spoken;
pub mod watch;
pub mod what_happened;
