//! The message of an offer, while it is open and afterwards.

use play::{
    OfferAnswer, OfferOutcome, Player, PlayerId, Table,
    game::table::{Offer, OfferKind},
};

use super::what_happened::{self, effects_from};
use crate::{
    button_id::{ButtonId, OfferStep},
    texts::{Words, say},
    views::{
        Button, Tone, View,
        players::{self, members, seated},
    },
};

/// An offer by `by`, identified by kind and [`Offer::made`]. It has buttons while it is open.
pub fn view(words: &Words, table: &Table, (kind, made): (OfferKind, u32), by: PlayerId) -> View {
    let open = table.offers().find(|open| (open.kind, open.made) == (kind, made));
    match open {
        Some(offer) => self::open(words, table, offer, by),
        None => View::words([self::made(words, table, kind, by), say!(words, "offer-closed")].join("\n")),
    }
}

/// An offer by `by` after it was answered or withdrawn.
pub fn answered(words: &Words, table: &Table, kind: OfferKind, by: PlayerId, answer: OfferAnswer) -> View {
    let who = players::of(table, answer.who);
    let how = match answer.outcome {
        OfferOutcome::Accepted => say!(words, "offer-accepted", who),
        OfferOutcome::Declined => say!(words, "offer-declined", who),
        OfferOutcome::Withdrawn => say!(words, "offer-withdrawn"),
    };
    View::words([made(words, table, kind, by), how].join("\n"))
}

fn made(words: &Words, table: &Table, kind: OfferKind, by: PlayerId) -> String {
    let who = players::of(table, by);
    match kind {
        OfferKind::Draw => say!(words, "offer-made-draw", who),
        OfferKind::Takeback => say!(words, "offer-made-takeback", who),
        OfferKind::Pause => say!(words, "offer-made-pause", who),
        OfferKind::Abort => say!(words, "offer-made-abort", who),
    }
}

fn open(words: &Words, table: &Table, offer: Offer, by: PlayerId) -> View {
    let mut lines = vec![made(words, table, offer.kind, by)];
    if offer.kind == OfferKind::Takeback
        && let Some(to) = table.takes_back_to(by)
    {
        let undone = effects_from(table, to);
        lines.push(say!(words, "offer-undone"));
        lines.extend(undone.iter().map(|did| format!("> {}", what_happened::action(words, table, did))));
    }
    let asked: Vec<Player> = table.asked(offer).collect();
    let agreed = table.playing().filter(|player| *player != by.into() && !asked.contains(player));
    let agreed = members(table, agreed);
    if !agreed.is_empty() {
        lines.push(say!(words, "offer-agreed", players = agreed));
    }
    let asked = asked.into_iter().filter_map(|player| Some(seated(table, table.seat(player.member()?)?)));
    lines.push(say!(words, "offer-asks", players = asked.collect::<Vec<_>>().join(", ")));
    lines.push(say!(words, "offer-footer"));
    let control =
        |step| ButtonId::Offer { game: table.id(), version: table.version(), kind: offer.kind, step };
    View::words(lines.join("\n")).with_row(vec![
        Button::new(say!(words, "button-agree"), control(OfferStep::Accept), Tone::Good),
        Button::plain(say!(words, "button-decline"), control(OfferStep::Decline)),
        Button::plain(say!(words, "button-withdraw"), control(OfferStep::Withdraw)),
    ])
}
