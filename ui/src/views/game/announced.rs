//! Announcements in the channel of a game.

use jiff::{SignedDuration, Timestamp};
use play::{Actor, Announcement, AtTable, BoardCause, News, PlayerId, Table};

use super::{
    board::{self, below},
    clock, offer,
};
use crate::{
    button_id::ButtonId,
    look::Look,
    texts::{Words, say},
    views::{
        Button, COMPUTER, Tone, View,
        players::{self, members, seated},
        time::{date_and_time, relative, span},
    },
};

/// An announcement about a table. Pings are added elsewhere.
pub fn view(words: &Words, look: Look<'_>, announcement: &Announcement, table: &Table) -> View {
    let Some(said) = announcement.at_table() else { return View::default() };
    match said {
        AtTable::Board { how: BoardCause::TakenBack, by, .. } => {
            let board = board::view(words, look, table, BoardCause::TakenBack);
            // The computer agrees to what its opponent asked for.
            let who = match by {
                Some(_) if table.is_against_computer() => COMPUTER.to_owned(),
                by => by.and_then(Actor::member).map(|by| players::of(table, by)).unwrap_or_default(),
            };
            View { text: format!("{}\n{}", say!(words, "board-taken-back", who), board.text), ..board }
        }
        AtTable::Board { how: BoardCause::Moved, by, .. } => {
            let board = board::view(words, look, table, BoardCause::Moved);
            let who = by.and_then(Actor::member).map(|by| players::of(table, by)).unwrap_or_default();
            View { text: format!("{}\n{}", say!(words, "board-moved", who), board.text), ..board }
        }
        AtTable::Board { how, .. } => board::view(words, look, table, how),
        AtTable::BoardChanged => board::view(words, look, table, board::cause_again(table)),
        AtTable::News { news: News::Offered { offer, made }, by: Some(by) } => {
            offer::view(words, table, (offer, made), by)
        }
        AtTable::News { news: News::Paused, .. } => paused(words, table),
        AtTable::News { news, by } => {
            let said = self::news(words, table, news, by.or_else(|| table.player_to_act()?.member()));
            // The same words as below the board, since several things can stop a clock at once.
            let clock = match news {
                News::Resumed | News::Away { .. } | News::Back => {
                    clock::line(words, table).into_iter().collect()
                }
                News::Offered { .. }
                | News::Agreed { .. }
                | News::Declined { .. }
                | News::Withdrawn { .. }
                | News::Paused
                | News::Unreached { .. }
                | News::TimeGiven { .. } => Vec::new(),
            };
            View::words([vec![said], clock].concat().join("\n"))
        }
        AtTable::Warning { .. } => warning(words, look, table),
    }
}

pub(super) fn news(words: &Words, table: &Table, news: News, by: Option<PlayerId>) -> String {
    let who = by.map(|by| players::of(table, by)).unwrap_or_default();
    match news {
        News::Offered { offer, .. } => say!(words, "news-offered", offer = offer.name()),
        News::Agreed { offer } => say!(words, "news-agreed", who, offer = offer.name()),
        News::Declined { offer } => {
            let offerer = table.offer(offer).and_then(|offer| table.player(offer.by));
            match offerer {
                Some(offerer) => {
                    let offerer = players::of(table, offerer);
                    say!(words, "news-declined-of", who, offer = offer.name(), offerer)
                }
                None => say!(words, "news-declined", who, offer = offer.name()),
            }
        }
        News::Withdrawn { offer } => say!(words, "news-withdrawn", who, offer = offer.name()),
        News::Paused => say!(words, "news-paused", players = members(table, table.playing())),
        News::Resumed => {
            let turn = table.to_act().map(|seat| seated(table, seat)).unwrap_or_default();
            say!(words, "news-resumed", who, turn)
        }
        News::TimeGiven { minutes } => {
            let time = span(words, SignedDuration::from_mins(minutes));
            let to = members(table, by.map(|by| table.opponents(by)).into_iter().flatten());
            say!(words, "news-time-given", who, time, to)
        }
        News::Away { until } => {
            let until = Timestamp::from_second(until).map(date_and_time).unwrap_or_default();
            say!(words, "news-away", who, until)
        }
        News::Back => say!(words, "news-back", who),
        News::Unreached { until: Some(until) } => {
            let until = Timestamp::from_second(until).map(relative).unwrap_or_default();
            say!(words, "news-unreached", who, until)
        }
        News::Unreached { until: None } => say!(words, "news-unreached-untimed", who),
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

fn warning(words: &Words, look: Look<'_>, table: &Table) -> View {
    let who = table.player_to_act().map(|who| players::of(table, who)).unwrap_or_default();
    let time = table.deadline().map(relative).unwrap_or_default();
    let buttons = below::buttons(words, table, look.boards);
    View::words(say!(words, "news-warning", who, time)).with_row(buttons)
}

#[cfg(test)]
mod tests {
    use play::{
        BoardCause,
        game::table::{Event, OfferKind, decide_event, set_away, set_cut_off},
    };

    use super::*;
    use crate::{texts::Texts, views::example};

    /// The game after one or two things have stopped its clock: a pause, an absence of the player to move, a lost channel.
    fn stopped(terms: &str, by: [char; 2]) -> Table {
        let mut table = example::begun("dara:traditional", terms, &[]);
        let now = table.stored().since;
        let [ada, ben] = [1_u64, 2].map(|number| PlayerId::try_from(number).unwrap());
        for reason in by {
            let decision = match reason {
                'p' => {
                    let offered = decide_event(&table, ada, Event::Offer(OfferKind::Pause), now);
                    offered
                        .and_then(|offered| {
                            decide_event(&offered.table, ben, Event::Accept(OfferKind::Pause), now)
                        })
                        .ok()
                }
                'a' => set_away(&table, ada, Some(now + SignedDuration::from_hours(100)), now),
                _ => set_cut_off(&table, Some(now), now),
            };
            table = decision.map_or(table, |decision| decision.table);
        }
        table
    }

    #[test]
    fn news_and_boards_say_the_same_of_the_clock() {
        let texts = Texts::load().unwrap();
        let words = texts.public();
        for terms in ["none", "3d", "3d,no-away", "2d+1h/3d"] {
            for one in ['p', 'a', 'c', '-'] {
                for other in ['p', 'a', 'c', '-'] {
                    let table = stopped(terms, [one, other]);
                    let game = table.id();
                    let board = Announcement::Board { game, version: 0, how: BoardCause::LastTurn, by: None };
                    let board = view(words, example::look(), &board, &table).text;
                    for news in [News::Back, News::Resumed, News::Away { until: 9 }] {
                        let told = Announcement::News { game, news, by: None };
                        let told = view(words, example::look(), &told, &table).text;
                        let clock = clock::line(words, &table);
                        let says = |text: &str| clock.as_ref().is_none_or(|clock| text.contains(clock));
                        assert!(says(&board) && says(&told), "{terms} {one}{other}: {told}\n{board}");
                        let runs = told.contains("time runs out");
                        assert_eq!(runs, table.deadline().is_some(), "{terms} {one}{other}: {told}");
                    }
                }
            }
        }
    }
}
