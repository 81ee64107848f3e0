//! The players of a game: by stones and mentions, or by names where a mention wouldn't show one.

use games::{Seat, Side};
use play::{Player, Table};

use super::{called::called, name::clean};

/// The stone of a seat, as a character.
pub const fn stone(seat: Seat) -> &'static str {
    const STONES: [&str; 4] = ["⚫", "⚪", "🔵", "🟠"];
    STONES[seat.index()]
}

/// The stone of a seat and its present player.
pub fn seated(table: &Table, seat: Seat) -> String {
    named(table, seat, table.plays_for(seat).or_else(|| table.player(seat)))
}

/// The stone of a seat and its original player, whether they still play or not.
pub fn sat_down(table: &Table, seat: Seat) -> String {
    named(table, seat, table.player(seat))
}

fn named(table: &Table, seat: Seat, player: Option<Player>) -> String {
    let called = |player| format!("{} {}", stone(seat), of(table, player));
    player.map_or_else(|| stone(seat).to_owned(), called)
}

/// What a reader may call a player of a game.
pub fn of(table: &Table, player: impl Into<Player>) -> String {
    called(table.stored().home, player)
}

/// The players of a side with their stones.
pub fn side(table: &Table, side: Side) -> String {
    let seats = Seat::ALL.into_iter().filter(|seat| seat.side() == side && table.player(*seat).is_some());
    seats.map(|seat| sat_down(table, seat)).collect::<Vec<_>>().join(" + ")
}

/// The members among these players of a game. The computer is left out, since it agrees to everything and waits for
/// nothing.
pub(super) fn members(table: &Table, players: impl Iterator<Item = Player>) -> String {
    players.filter_map(Player::member).map(|member| of(table, member)).collect::<Vec<_>>().join(", ")
}

/// All players.
pub(super) fn sides(table: &Table) -> String {
    [Side::First, Side::Second].map(|of| side(table, of)).join(" – ")
}

/// The players by name, in order of play, without Markdown: `Ada – Ben`. `None` if a name is invisible.
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
