//! How seats and lines are written when an analysis is stored.

/// A seat as its number, from 1.
pub(super) mod seat {
    use games::Seat;
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
    pub(in super::super) fn serialize<S: Serializer>(seat: &Seat, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(seat.number())
    }

    pub(in super::super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(from)?;
        let seat = Seat::ALL.into_iter().find(|seat| seat.number() == number);
        seat.ok_or_else(|| D::Error::custom("a seat is a number from 1 to 4"))
    }
}

/// Actions as in a record: `b3-b4 xd4`.
pub(super) mod line {
    use games::Action;
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    pub(in super::super) fn serialize<S: Serializer>(line: &[Action], to: S) -> Result<S::Ok, S::Error> {
        let tokens: Vec<String> = line.iter().map(Action::to_string).collect();
        to.serialize_str(&tokens.join(" "))
    }

    pub(in super::super) fn deserialize<'a, D: Deserializer<'a>>(from: D) -> Result<Vec<Action>, D::Error> {
        let text = String::deserialize(from)?;
        text.split_ascii_whitespace().map(|token| token.parse().map_err(D::Error::custom)).collect()
    }
}
