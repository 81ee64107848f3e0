//! Announcements in the channel of a game.

use jiff::{SignedDuration, Timestamp};
use play::{Announcement, BoardCause, News, PlayerId, Table};

use super::{
    Button, Tone, View, below_board, board, clock, mention, offer,
    players::seated,
    time::{date_and_time, relative, span},
};
use crate::{
    button_id::ButtonId,
    look::Look,
    texts::{Words, say},
};

/// An announcement about a table. Pings are added elsewhere.
pub fn view(words: &Words, look: Look<'_>, announcement: &Announcement, table: &Table) -> View {
    match *announcement {
        Announcement::Board { how: BoardCause::TakenBack, by, .. } => {
            let board = board::view(words, look, table, BoardCause::TakenBack);
            let who = by.map(mention).unwrap_or_default();
            View { text: format!("{}\n{}", say!(words, "board-taken-back", who = who), board.text), ..board }
        }
        Announcement::Board { how: BoardCause::Moved, by, .. } => {
            let board = board::view(words, look, table, BoardCause::Moved);
            let who = by.map(mention).unwrap_or_default();
            View { text: format!("{}\n{}", say!(words, "board-moved", who = who), board.text), ..board }
        }
        Announcement::Board { how, .. } => board::view(words, look, table, how),
        Announcement::News { news: News::Offered { offer, made }, by: Some(by), .. } => {
            offer::view(words, table, (offer, made), by)
        }
        Announcement::News { news: News::Paused, .. } => paused(words, table),
        Announcement::News { news, by, .. } => {
            let said = self::news(words, table, news, by.or_else(|| table.player_to_act()?.member()));
            // The same words as below the board, since several things can stop a clock at once.
            let clock = match news {
                News::Resumed | News::Away { .. } | News::Back => {
                    clock::line(words, table).into_iter().collect()
                }
                _ => Vec::new(),
            };
            View::words([vec![said], clock].concat().join("\n"))
        }
        Announcement::Warning { .. } => warning(words, table),
        // About no table, or for one player only.
        Announcement::Challenge { .. }
        | Announcement::ChallengeExpired { .. }
        | Announcement::ChallengerTold { .. }
        | Announcement::ChallengeChanged { .. }
        | Announcement::OfferChanged { .. }
        | Announcement::Direct { .. }
        | Announcement::Digest { .. }
        | Announcement::NotReached { .. } => View::default(),
    }
}

pub(super) fn news(words: &Words, table: &Table, news: News, by: Option<PlayerId>) -> String {
    let who = by.map(mention).unwrap_or_default();
    match news {
        News::Offered { offer, .. } => say!(words, "news-offered", offer = offer.name()),
        News::Agreed { offer } => say!(words, "news-agreed", who = who, offer = offer.name()),
        News::Declined { offer } => {
            let offerer = table.offer(offer).and_then(|offer| table.player(offer.by));
            match offerer {
                Some(offerer) => {
                    let offerer = mention(offerer);
                    say!(words, "news-declined-of", who = who, offer = offer.name(), offerer = offerer)
                }
                None => say!(words, "news-declined", who = who, offer = offer.name()),
            }
        }
        News::Withdrawn { offer } => say!(words, "news-withdrawn", who = who, offer = offer.name()),
        News::Paused => say!(words, "news-paused", players = players(table)),
        News::Resumed => {
            let turn = table.to_act().map(|seat| seated(table, seat)).unwrap_or_default();
            say!(words, "news-resumed", who = who, turn = turn)
        }
        News::TimeGiven { minutes } => {
            let time = span(words, SignedDuration::from_mins(minutes));
            let to = by.map(|by| table.opponents(by)).into_iter().flatten();
            let to = to.map(mention).collect::<Vec<_>>().join(", ");
            say!(words, "news-time-given", who = who, time = time, to = to)
        }
        News::Away { until } => {
            let until = Timestamp::from_second(until).map(date_and_time).unwrap_or_default();
            say!(words, "news-away", who = who, until = until)
        }
        News::Back => say!(words, "news-back", who = who),
    }
}

/// The clocks are paused; the message has a button to resume.
fn paused(words: &Words, table: &Table) -> View {
    let view = View::words(news(words, table, News::Paused, None));
    if !table.is_paused() {
        return view;
    }
    let resume = ButtonId::Resume(table.id());
    view.with_row(vec![Button::new(say!(words, "button-resume"), resume, Tone::Primary)])
}

fn players(table: &Table) -> String {
    table.playing().map(mention).collect::<Vec<_>>().join(", ")
}

fn warning(words: &Words, table: &Table) -> View {
    let who = table.player_to_act().map(mention).unwrap_or_default();
    let time = table.deadline().map(relative).unwrap_or_default();
    View::words(say!(words, "news-warning", who = who, time = time))
        .with_row(below_board::buttons(words, table))
}
