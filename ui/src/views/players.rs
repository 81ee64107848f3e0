//! Who plays a game: by the stones of their seats and mentions, or by names where a mention wouldn't show one.

use games::{Seat, Side};
use play::{Player, Table};

use super::{mention, name::clean};

/// The stone of a seat, as a character.
pub const fn stone(seat: Seat) -> &'static str {
    const STONES: [&str; 4] = ["⚫", "⚪", "🔵", "🟠"];
    STONES[seat.index()]
}

/// The stone of a seat, with who plays it now.
pub fn seated(table: &Table, seat: Seat) -> String {
    named(seat, table.plays_for(seat).or_else(|| table.player(seat)))
}

/// The stone of a seat, with who sat down there, whether he still plays or not.
pub fn sat_down(table: &Table, seat: Seat) -> String {
    named(seat, table.player(seat))
}

fn named(seat: Seat, player: Option<Player>) -> String {
    player.map_or_else(|| stone(seat).to_owned(), |player| format!("{} {}", stone(seat), mention(player)))
}

/// The players of a side, each with his stone.
pub fn side(table: &Table, side: Side) -> String {
    let seats = Seat::ALL.into_iter().filter(|seat| seat.side() == side && table.player(*seat).is_some());
    seats.map(|seat| sat_down(table, seat)).collect::<Vec<_>>().join(" + ")
}

/// All players, side by side.
pub(super) fn sides(table: &Table) -> String {
    [Side::First, Side::Second].map(|of| side(table, of)).join(" – ")
}

/// The players of a game, whose names are given in order of play, side by side and without Markdown: `Ada – Ben`. `None`
/// where a name shows nothing.
pub fn side_by_side(names: &[String]) -> Option<String> {
    let names: Vec<_> = names.iter().map(|name| clean(name)).collect();
    let side = |first: usize| names.iter().skip(first).step_by(2).cloned().collect::<Vec<_>>().join(" + ");
    let shown = !names.iter().any(String::is_empty);
    shown.then(|| [side(0), side(1)].join(" – "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn partners_stand_on_one_side() {
        let check = |names: &[&str], expect: Option<&str>| {
            let names: Vec<_> = names.iter().map(ToString::to_string).collect();
            assert_eq!(side_by_side(&names).as_deref(), expect);
        };
        check(&["Ada", "*Ben*"], Some("Ada – *Ben*"));
        check(&["Ada", "Ben", "Chidi", "Dede"], Some("Ada + Chidi – Ben + Dede"));
        check(&["Ada", "\u{202e}"], None);
    }
}
