//! How seats, times and actions are written in the stored form of a table's state.

use games::{Action, Seat, SeatSet};
use jiff::SignedDuration;

/// Modules for serde's `with`: what a field is written as, and how that is read.
macro_rules! forms {
    ($($(#[$doc:meta])+ $form:ident: $field:ty => $stored:ty, $write:expr, $read:expr;)+) => {$(
        $(#[$doc])+
        pub(super) mod $form {
            use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

            use super::*;

            pub(in crate::game::table) fn serialize<S: Serializer>(field: &$field, to: S) -> Result<S::Ok, S::Error> {
                let write: fn(&$field) -> $stored = $write;
                write(field).serialize(to)
            }

            pub(in crate::game::table) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<$field, D::Error> {
                let read: fn($stored) -> Result<$field, String> = $read;
                read(<$stored>::deserialize(from)?).map_err(D::Error::custom)
            }
        }
    )+};
}

forms! {
    /// A seat as its number, from 1.
    seat: Seat => u8, |seat| seat.number(), numbered;
    /// A seat, or none.
    optional_seat: Option<Seat> => Option<u8>, |seat| seat.map(Seat::number), |number| number.map(numbered).transpose();
    /// Seats as their numbers, in order of play.
    seats: SeatSet => Vec<u8>, |seats| seats.iter().map(Seat::number).collect(), |numbers| {
        numbers.into_iter().map(numbered).collect()
    };
    /// A time in milliseconds.
    duration: SignedDuration => i64, milliseconds_of, |time| Ok(SignedDuration::from_millis(time));
    /// Times in milliseconds.
    milliseconds: Vec<SignedDuration> => Vec<i64>, |times| times.iter().map(milliseconds_of).collect(), |times| {
        Ok(times.into_iter().map(SignedDuration::from_millis).collect())
    };
    /// Actions as players type them, separated by spaces.
    actions: Vec<Action> => String, |actions| actions.iter().map(Action::to_string).collect::<Vec<_>>().join(" "), |text| {
        let read = |action: &str| action.parse().map_err(|why: games::BadAction| why.to_string());
        text.split_terminator(' ').map(read).collect()
    };
}

fn numbered(number: u8) -> Result<Seat, String> {
    let seat = number.checked_sub(1).and_then(|index| Seat::from_index(index.into()));
    seat.ok_or_else(|| format!("there is no seat {number}"))
}

fn milliseconds_of(time: &SignedDuration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
