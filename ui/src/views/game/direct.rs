//! Notifications of one player about a game: direct messages, or pings if those fail.

use play::{Boards, DirectTopic, GameId, Home, PlayerId, Table};

use super::{
    announced,
    board::{self, below},
    offer,
};
use crate::{
    button_id::{ButtonId, OfferStep, world::World},
    look::Look,
    texts::{Words, say},
    views::{Button, View, link, players, time::relative},
};

/// The direct message that calls `to` to a game, with the board and buttons that work there.
pub fn view(
    words: &Words,
    look: Look<'_>,
    table: &Table,
    to: PlayerId,
    topic: DirectTopic,
    link: &str,
) -> View {
    let who = opponents(table, to);
    let by_mail = table.stored().is_by_mail();
    let note = match topic {
        _ if by_mail && table.ending().is_some() => say!(words, "mail-over", opponents = who),
        DirectTopic::Board { .. } if by_mail && table.is_to_act(to) => {
            say!(words, "mail-turn", opponents = who)
        }
        DirectTopic::Warning { .. } if by_mail => {
            say!(words, "mail-warning", opponents = who, time = time_out(table))
        }
        _ if by_mail => say!(words, "mail-game", opponents = who),
        _ if table.ending().is_some() => say!(words, "direct-over", opponents = who, link),
        DirectTopic::Board { .. } if table.is_to_act(to) => say!(words, "direct-turn", opponents = who, link),
        DirectTopic::Board { .. } if table.ply() == 0 => say!(words, "direct-begun", opponents = who, link),
        DirectTopic::Warning { .. } => {
            say!(words, "direct-warning", opponents = who, link, time = time_out(table))
        }
        DirectTopic::Board { .. } | DirectTopic::Offer { .. } | DirectTopic::News { .. } => {
            say!(words, "direct-game", opponents = who, link)
        }
    };
    let note = match topic {
        DirectTopic::News { news, by } => format!("{note}\n{}", announced::news(words, table, news, by)),
        DirectTopic::Board { .. } | DirectTopic::Warning { .. } | DirectTopic::Offer { .. } => note,
    };
    let mut board = board::private(words, look, table, None);
    if table.ending().is_some() && !by_mail {
        // Rematches start in a channel.
        board.buttons.clear();
    }
    let board = reportable(words, table, board);
    let offered = match topic {
        DirectTopic::Offer { offer } => table.offers().find(|open| open.kind == offer),
        DirectTopic::Board { .. } | DirectTopic::Warning { .. } | DirectTopic::News { .. } => None,
    };
    let by = offered.and_then(|offered| Some((offered, table.player(offered.by)?.member()?)));
    match by {
        Some((offered, by)) => {
            let mut offer = offer::view(words, table, (offered.kind, offered.made), by);
            // Only the other player can withdraw it.
            let withdraws =
                |button: &Button| matches!(button.control, ButtonId::Offer { step: OfferStep::Withdraw, .. });
            offer.buttons.iter_mut().for_each(|row| row.retain(|button| !withdraws(button)));
            View {
                text: format!("{note}\n{}", offer.text),
                pictures: board.pictures,
                aligned: board.aligned,
                ..offer
            }
        }
        None => View { text: format!("{note}\n{}", board.text), ..board },
    }
}

/// A board of a game with a stranger has a button to report them; any other is as it was.
pub fn reportable(words: &Words, table: &Table, mut board: View) -> View {
    if table.stored().home == Home::World {
        let report = report_button(words, table.id());
        match board.buttons.last_mut() {
            Some(row) => row.push(report),
            None => board.buttons.push(vec![report]),
        }
    }
    board
}

/// A ping in the game's channel, saying what it is about.
pub fn ping(words: &Words, table: &Table, to: PlayerId) -> View {
    let state = if table.ending().is_some() {
        say!(words, "ping-over", who = players::of(table, to))
    } else if !table.is_to_act(to) {
        say!(words, "ping-look", who = players::of(table, to))
    } else if table.deadline().is_some() {
        say!(words, "ping-turn-until", who = players::of(table, to), time = time_out(table))
    } else {
        say!(words, "ping-turn", who = players::of(table, to))
    };
    let view = View { pings: vec![to], ..View::words(state) };
    if table.ending().is_some() { view } else { view.with_row(below::buttons(words, table, Boards::All)) }
}

/// The same, adding that Discord rejects direct messages to the player.
pub fn not_reached(words: &Words, table: &Table, to: PlayerId) -> View {
    let view = ping(words, table, to);
    View { text: format!("{}\n{}", view.text, say!(words, "ping-not-reached")), ..view }
}

/// What the player did is shown elsewhere: to their opponents, or in the game's channel.
pub fn done_elsewhere(words: &Words, table: &Table, player: PlayerId) -> String {
    let channel = link::game(table.stored());
    if table.stored().is_by_mail() {
        say!(words, "done-by-mail", opponents = opponents(table, player))
    } else if table.is_cut_off() {
        say!(words, "done-cut-off", channel)
    } else {
        say!(words, "done-elsewhere", channel)
    }
}

/// The opponents of a player.
pub fn opponents(table: &Table, player: PlayerId) -> String {
    let side = table.seat(player).map(games::Seat::side);
    side.map(|side| players::side(table, side.opponent())).unwrap_or_default()
}

/// When the player to move runs out of time.
fn time_out(table: &Table) -> String {
    table.deadline().map(relative).unwrap_or_default()
}

/// The button that reports the opponent of a game.
fn report_button(words: &Words, game: GameId) -> Button {
    Button::plain(say!(words, "button-report"), World::Report(game))
}
