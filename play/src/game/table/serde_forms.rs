//! How seats, times and actions are written in the stored form of a table's state.

#![expect(clippy::trivially_copy_pass_by_ref, clippy::ref_option, reason = "serde asks so")]

use games::{Action, Seat, SeatSet};
use jiff::SignedDuration;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

fn seat_of<E: Error>(number: u8) -> Result<Seat, E> {
    let seat = number.checked_sub(1).and_then(|index| Seat::from_index(index.into()));
    seat.ok_or_else(|| E::custom(format_args!("there is no seat {number}")))
}

/// A seat as its number, from 1.
pub(super) mod seat {
    use super::{Deserialize, Deserializer, Seat, Serializer, seat_of};

    pub(in crate::game::table) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(seat.number())
    }

    pub(in crate::game::table) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        seat_of(u8::deserialize(from)?)
    }
}

/// A seat, or none.
pub(super) mod optional_seat {
    use super::{Deserialize, Deserializer, Seat, Serialize, Serializer, seat_of};

    pub(in crate::game::table) fn serialize<S: Serializer>(
        seat: &Option<Seat>,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        seat.map(Seat::number).serialize(to)
    }

    pub(in crate::game::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Option<Seat>, D::Error> {
        Option::<u8>::deserialize(from)?.map(seat_of).transpose()
    }
}

/// Seats as their numbers, in order of play.
pub(super) mod seats {
    use super::{Deserialize, Deserializer, SeatSet, Serialize, Serializer, seat_of};

    pub(in crate::game::table) fn serialize<S: Serializer>(
        seats: &SeatSet,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        seats.iter().map(games::Seat::number).collect::<Vec<_>>().serialize(to)
    }

    pub(in crate::game::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<SeatSet, D::Error> {
        let mut seats = SeatSet::EMPTY;
        for number in Vec::<u8>::deserialize(from)? {
            seats.insert(seat_of(number)?);
        }
        Ok(seats)
    }
}

/// Times in milliseconds.
pub(super) mod milliseconds {
    use super::{Deserialize, Deserializer, Serialize, Serializer, SignedDuration};

    pub(in crate::game::table) fn serialize<S: Serializer>(
        times: &[SignedDuration],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let clamped = |time: &SignedDuration| i64::try_from(time.as_millis()).unwrap_or(i64::MAX);
        times.iter().map(clamped).collect::<Vec<_>>().serialize(to)
    }

    pub(in crate::game::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<SignedDuration>, D::Error> {
        Ok(Vec::<i64>::deserialize(from)?.into_iter().map(SignedDuration::from_millis).collect())
    }
}

/// A time in milliseconds.
pub(super) mod duration {
    use super::{Deserialize, Deserializer, Serializer, SignedDuration};

    pub(in crate::game::table) fn serialize<S: Serializer>(
        time: &SignedDuration,
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_i64(i64::try_from(time.as_millis()).unwrap_or(i64::MAX))
    }

    pub(in crate::game::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<SignedDuration, D::Error> {
        Ok(SignedDuration::from_millis(i64::deserialize(from)?))
    }
}

/// Actions as players type them, separated by spaces.
pub(super) mod actions {
    use super::{Action, Deserialize, Deserializer, Error as _, Serializer};

    pub(in crate::game::table) fn serialize<S: Serializer>(
        actions: &[Action],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        to.serialize_str(&actions.iter().map(Action::to_string).collect::<Vec<_>>().join(" "))
    }

    pub(in crate::game::table) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<Vec<Action>, D::Error> {
        let text = String::deserialize(from)?;
        text.split_terminator(' ').map(|token| token.parse().map_err(D::Error::custom)).collect()
    }
}
