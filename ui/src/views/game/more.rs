//! The menu of everything else in a game, for the player who opened it.
//!
//! It lists only what is allowed now: each button that changes the game is tried as an event and shown if the event
//! is accepted.

use jiff::{SignedDuration, Timestamp};
use play::{
    Boards, PlayerId, Table,
    game::table::{Event, OfferKind},
};

use super::premoves;
use crate::{
    button_id::{ButtonId, OfferStep},
    texts::{Words, say},
    views::{Button, IN_A_ROW, Tone, View, rules_names::rules_name},
};

/// How much time one press gives.
const GIFT: SignedDuration = SignedDuration::from_hours(24);

/// The menu of a running game for `player`, who may be anyone. `boards` are those that the server lets stay.
pub fn view(words: &Words, table: &Table, boards: Boards, player: PlayerId, now: Timestamp) -> View {
    let menu = Menu { words, table, player, now };
    let plays = !table.seats(player).is_empty();
    let rules = table.stored().record.rules;
    let title = say!(words, "more-title", game = table.id().to_string(), rules = rules_name(words, rules));
    let about = match table.seat(player) {
        None => say!(words, "more-spectator"),
        Some(_) if !plays => say!(words, "more-gave-up"),
        Some(_) => say!(words, "more-player"),
    };
    let mut view = View::words(format!("{title}\n{about}"));
    let (mut offers, mut boards) = (menu.offers(), menu.boards(boards));
    // Offers that are open have rows of their own below, and a message has no more than five.
    if offers.len() < IN_A_ROW {
        offers.append(&mut boards);
    }
    view.buttons = [vec![offers, menu.others(plays), boards], menu.answers()].concat();
    if menu.may_end_it_either_way() {
        view.text = format!("{}\n{}", view.text, say!(words, "more-ends"));
    }
    view.buttons.retain(|row| !row.is_empty());
    view
}

struct Menu<'a> {
    words: &'a Words,
    table: &'a Table,
    player: PlayerId,
    now: Timestamp,
}

impl Menu<'_> {
    /// The button, if its event is allowed.
    fn allowed(&self, event: Event, label: String, control: ButtonId, tone: Tone) -> Option<Button> {
        let allowed = play::game::table::decide_event(self.table, self.player, event, self.now).is_ok();
        allowed.then(|| Button::new(label, control, tone))
    }

    /// Whether the player could resign or propose to call the game off, and resigning would lose it.
    fn may_end_it_either_way(&self) -> bool {
        let is_allowed =
            |event| play::game::table::decide_event(self.table, self.player, event, self.now).is_ok();
        let would_lose = self.table.seat(self.player).is_some_and(|seat| !self.table.is_called_off_by(seat));
        would_lose && is_allowed(Event::Offer(OfferKind::Abort)) && is_allowed(Event::Resign)
    }

    fn offer(&self, kind: OfferKind, step: OfferStep) -> ButtonId {
        ButtonId::Offer { game: self.table.id(), version: self.table.version(), kind, step }
    }

    /// What the player can offer or do to everyone at the table.
    fn offers(&self) -> Vec<Button> {
        let (words, game) = (self.words, self.table.id());
        let offers = OfferKind::ALL.into_iter().filter(|&kind| {
            // An open offer is answered below instead.
            self.table.offers().all(|open| open.kind != kind)
        });
        let offers = offers.filter_map(|kind| {
            let label = match kind {
                OfferKind::Draw => say!(words, "button-offer-draw"),
                OfferKind::Takeback if self.table.is_against_computer() => say!(words, "button-take-back"),
                OfferKind::Takeback => say!(words, "button-ask-takeback"),
                OfferKind::Pause => say!(words, "button-offer-pause"),
                OfferKind::Abort => say!(words, "button-offer-abort"),
            };
            self.allowed(Event::Offer(kind), label, self.offer(kind, OfferStep::Make), Tone::Plain)
        });
        let resume =
            self.allowed(Event::Resume, say!(words, "button-resume"), ButtonId::Resume(game), Tone::Primary);
        let minutes = u32::try_from(GIFT.as_mins()).unwrap_or(u32::MAX);
        let give = self.allowed(
            Event::GiveTime(GIFT),
            say!(words, "button-give-day"),
            ButtonId::GiveTime { game, minutes },
            Tone::Plain,
        );
        offers.chain(resume).chain(give).collect()
    }

    /// What concerns only the player, and resigning.
    fn others(&self, plays: bool) -> Vec<Button> {
        let (words, game) = (self.words, self.table.id());
        let rules = ButtonId::Rules(self.table.stored().record.rules);
        let board = (!plays).then(|| Button::plain(say!(words, "button-board"), ButtonId::ShowBoard(game)));
        let text = Button::plain(say!(words, "button-board-text"), ButtonId::BoardAsText(game));
        let rules = Some(Button::plain(say!(words, "button-rules"), rules));
        let resign = self.allowed(
            Event::Resign,
            say!(words, "button-resign-more"),
            ButtonId::AskToResign(game),
            Tone::Danger,
        );
        let ahead = premoves::button(words, self.table, self.player);
        let helped = self.table.is_against_computer() && self.table.is_to_act(self.player);
        let hint =
            helped.then(|| Button::new(say!(words, "button-hint"), ButtonId::Hint(game), Tone::Primary));
        [hint, ahead, board, Some(text), rules, resign].into_iter().flatten().collect()
    }

    /// The other choice of which boards stay.
    fn boards(&self, chosen: Boards) -> Vec<Button> {
        let (label, boards) = if self.table.keeps_only_newest(chosen) {
            (say!(self.words, "button-all-boards"), Boards::All)
        } else {
            (say!(self.words, "button-newest-board"), Boards::Newest)
        };
        let control = ButtonId::KeepBoards { game: self.table.id(), boards };
        self.allowed(Event::KeepBoards(boards), label, control, Tone::Plain).into_iter().collect()
    }

    /// The answers to open offers, a row each.
    fn answers(&self) -> Vec<Vec<Button>> {
        let words = self.words;
        let rows = self.table.offers().map(|offer| {
            let name = offer.kind.name();
            let own = self.table.seat(self.player) == Some(offer.by);
            let accept = self.allowed(
                Event::Accept(offer.kind),
                say!(words, "button-agree-to", offer = name),
                self.offer(offer.kind, OfferStep::Accept),
                Tone::Good,
            );
            let (label, step) = if own {
                (say!(words, "button-withdraw-offer", offer = name), OfferStep::Withdraw)
            } else {
                (say!(words, "button-decline-offer", offer = name), OfferStep::Decline)
            };
            let decline =
                self.allowed(Event::Decline(offer.kind), label, self.offer(offer.kind, step), Tone::Plain);
            accept.into_iter().chain(decline).collect()
        });
        rows.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    #[test]
    fn the_two_ways_to_end_a_game_are_told_apart_once_resigning_would_lose_it() {
        let (texts, one) = (Texts::load().unwrap(), PlayerId::try_from(1).unwrap());
        let told = |actions| {
            let table = example::up_to(actions);
            let view = view(texts.public(), &table, Boards::All, one, Timestamp::UNIX_EPOCH);
            let labels: Vec<_> = view.buttons.concat().into_iter().map(|button| button.label).collect();
            assert!(labels.iter().any(|label| label == "Resign…"), "{labels:?}");
            view.text.contains("If you resign, you lose.")
        };
        assert!(told(25));
        assert!(!told(0), "before the first move, *Resign…* calls the game off");
    }
}
