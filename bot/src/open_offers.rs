//! The messages of offers that are open, so that each says what has become of it, however it was answered.
//!
//! They are known in memory alone: after a restart the buttons of an older one say so when they are pressed.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

use play::{Announcement, ChannelId, GameId, MessageId, News, PlayerId, Table, table, table::OfferKind};

use crate::{app::App, asked::Asked, control::OfferStep, controls::rewrite, views};

/// The messages of offers, by their games.
#[derive(Debug, Default)]
pub(crate) struct OpenOffers(Mutex<HashMap<GameId, Vec<Shown>>>);

/// An offer and its message.
#[derive(Clone, Copy, Debug)]
struct Shown {
    kind: OfferKind,
    by: PlayerId,
    channel: ChannelId,
    message: MessageId,
}

impl OpenOffers {
    /// An announcement became this message of the channel.
    pub(crate) fn remember(&self, announcement: Announcement, channel: ChannelId, message: MessageId) {
        if let Announcement::News { game, news: News::Offered { offer: kind }, by: Some(by) } = announcement {
            let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            all.entry(game).or_default().push(Shown { kind, by, channel, message });
        }
    }

    /// The offers of a game that are open no longer, which are forgotten; with them those that are still, and were
    /// `answered`. What `told` says need not be said again. With the table, as `look` finds it; nothing where no offer is
    /// known.
    ///
    /// It is looked while no other message can come to be known: what is known was stored before, so that an offer that is
    /// not on the table is over, and not yet to come.
    fn changed(
        &self,
        game: GameId,
        look: impl FnOnce() -> anyhow::Result<Option<Table>>,
        answered: Option<OfferKind>,
        told: Option<MessageId>,
    ) -> anyhow::Result<Option<Changed>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !all.contains_key(&game) {
            return Ok(None);
        }
        let Some(table) = look()? else { return Ok(None) };
        let is_open = |shown: &Shown| {
            table.offers().any(|open| open.kind == shown.kind && table.player(open.by) == Some(shown.by))
        };
        let shown = all.remove(&game).unwrap_or_default();
        let (open, closed): (Vec<_>, Vec<_>) = shown.into_iter().partition(is_open);
        let changed = open.iter().filter(|open| Some(open.kind) == answered).map(|&open| (open, true));
        let changed = changed.chain(closed.into_iter().map(|closed| (closed, false)));
        let changed = changed.filter(|(shown, _)| Some(shown.message) != told).collect();
        if !open.is_empty() {
            all.insert(game, open);
        }
        Ok(Some(Changed { table, offers: changed }))
    }
}

/// What has become of the offers of a game.
struct Changed {
    /// The game as it is.
    table: Table,
    /// The offers of which there is something to say, each with whether it is open still.
    offers: Vec<(Shown, bool)>,
}

/// After `event` in a game: the messages of its offers say what has become of them.
pub(crate) async fn refresh(app: &App, asked: &Asked, game: GameId, event: &table::Event) {
    let answer = match *event {
        table::Event::Accept(kind) | table::Event::Offer(kind) => Some((kind, OfferStep::Accept)),
        table::Event::Decline(kind) => Some((kind, OfferStep::Decline)),
        _ => None,
    };
    let look = || app.store.table(game);
    let changed = app.open_offers.changed(game, look, answer.map(|(kind, _)| kind), asked.message);
    let Changed { table, offers } = match changed {
        Ok(Some(changed)) => changed,
        Ok(None) => return,
        Err(error) => return tracing::error!(%game, "looking what has become of offers: {error:#}"),
    };
    let words = app.words_in(table.setup().guild);
    for (shown, open) in offers {
        let Shown { kind, by, channel, message } = shown;
        // It can be over as soon as its message is known: by what was played meanwhile.
        let own_making = by == asked.player && matches!(event, table::Event::Offer(_));
        let view = match answer {
            Some((answered, step)) if answered == kind && !open && !own_making => {
                let step = if by == asked.player { OfferStep::Withdraw } else { step };
                views::offer::answered(words, kind, by, step, asked.player)
            }
            _ => views::offer::view(words, &table, kind, by),
        };
        rewrite(app, asked, channel, message, view).await;
    }
}
