//! A game that is played, and its record.

pub(crate) mod act;
pub(crate) mod commit;
pub(crate) mod computer;
pub(crate) mod export;
pub(crate) mod fair_play;
pub(crate) mod first_lesson;
pub(crate) mod game_of_message;
pub(crate) mod guess;
pub(crate) mod guessed;
pub(crate) mod hint;
pub(crate) mod import;
pub(crate) mod imported;
pub(crate) mod lookup;
pub(crate) mod lost_channel;
pub(crate) mod mail;
pub(crate) mod next_game;
pub(crate) mod offer;
pub(crate) mod offer_message;
pub(crate) mod panel;
pub(crate) mod premove_panel;
pub(crate) mod premoves;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod turn;
pub(crate) mod vote;
