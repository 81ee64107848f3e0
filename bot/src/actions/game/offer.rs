//! Makes an offer, or answers one.

use play::{
    Announcement, GameId, News, Refusal, Table,
    game::table::{self, OfferKind},
};
use ui::{
    button_id::OfferStep,
    failure::{self, Failure},
};

use crate::{
    actions::{
        game::{lookup, offer_message, turn},
        reply::Reply,
    },
    app::caller::Caller,
    discord::{answer::Answer, interaction::Delivery},
};

/// The offer a button is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfferOf {
    pub game: GameId,
    pub version: u32,
    pub kind: OfferKind,
}

pub(crate) async fn press(caller: &Caller, of: OfferOf, step: OfferStep) -> Result<Reply, Failure> {
    let (table, kind) = (lookup::table(caller, of.game).await?, of.kind);
    let event = match step {
        OfferStep::Make => table::Event::Offer(kind),
        OfferStep::Accept => table::Event::Accept(kind),
        OfferStep::Decline | OfferStep::Withdraw => table::Event::Decline(kind),
    };
    if table.ending().is_none() && table.version() != of.version {
        let gone = if step == OfferStep::Make { Refusal::Stale } else { Refusal::NoOffer { kind } };
        return Err(gone.into());
    }
    let offerer = table.offer(kind).and_then(|offer| table.player(offer.by)?.member());
    if let Some(by) = offerer
        && by != caller.player
        && step == OfferStep::Withdraw
        && table.seat(caller.player).is_some()
    {
        return Err(failure::Refusal::OthersOffer { kind, by }.into());
    }
    let is_its_message = caller.is_on_message && !caller.in_private;
    match table.offer(kind) {
        Some(offer) if is_its_message && caller.channel == table.stored().channel => {
            answer(caller, &table, event, (kind, offer.made)).await
        }
        _ => turn::play(caller, &table, event).await,
    }
}

/// Answers a button on the offer's own message.
async fn answer(
    caller: &Caller,
    table: &Table,
    event: table::Event,
    (kind, made): (OfferKind, u32),
) -> Result<Reply, Failure> {
    let (stored, board) = turn::store_event(caller, Delivery::ByReply, table, &event).await?;
    let changed = stored.due.iter().copied().find(|(_, announcement)| {
        matches!(*announcement, Announcement::OfferChanged { offer, made: of, .. } if (offer, of) == (kind, made))
    });
    let first = stored.due.first().map(|(_, first)| *first);
    match (first, changed) {
        // There is nothing else to announce, and the offer's message says it.
        (
            Some(Announcement::News { news: News::Agreed { .. } | News::Withdrawn { .. }, .. }),
            Some((number, changed @ Announcement::OfferChanged { by, answer, .. })),
        ) => {
            let view = offer_message::redrawn(&caller.app, &stored.table, (kind, made), by, answer).await;
            let mut reply = turn::announcing(&stored, Answer::Rewrite(view));
            reply.makes.push((number, changed));
            Ok(reply)
        }
        _ => turn::shown(&caller.app, &stored, board).await,
    }
}
