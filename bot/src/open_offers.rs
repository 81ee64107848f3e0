//! The messages of offers that are open, so that each says what has become of it, however it was answered.
//!
//! They are known in memory alone, while they are open: after a restart the buttons of an older one say so when they are
//! pressed.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use anyhow::Context as _;
use play::{Announcement, ChannelId, GameId, MessageId, News, PlayerId, Table, table, table::OfferKind};

use crate::{app::App, asked::Asked, control::OfferStep, controls::rewrite, views};

/// The messages of offers, by their games.
#[derive(Debug, Default)]
pub(crate) struct OpenOffers {
    shown: Mutex<HashMap<GameId, Vec<Shown>>>,
    /// What was answered before its own message was known: by who was told of it before the bot was told its number.
    early: Mutex<HashMap<GameId, Vec<Answered>>>,
}

/// How an offer was answered, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Answered {
    kind: OfferKind,
    step: OfferStep,
    by: PlayerId,
}

/// An offer and its message.
#[derive(Clone, Copy, Debug)]
struct Shown {
    kind: OfferKind,
    by: PlayerId,
    channel: ChannelId,
    message: MessageId,
}

impl Shown {
    fn is_open(&self, table: &Table) -> bool {
        table.offers().any(|open| open.kind == self.kind && table.player(open.by) == Some(self.by))
    }
}

impl OpenOffers {
    /// An announcement became this message of the channel.
    pub(crate) fn remember(&self, announcement: Announcement, channel: ChannelId, message: MessageId) {
        if let Announcement::News { game, news: News::Offered { offer: kind }, by: Some(by) } = announcement {
            self.shown().entry(game).or_default().push(Shown { kind, by, channel, message });
        }
    }

    /// Forgets what a player has offered.
    pub(crate) fn forget(&self, player: PlayerId) {
        self.shown().retain(|_, shown| {
            shown.retain(|shown| shown.by != player);
            !shown.is_empty()
        });
        self.early().retain(|_, early| {
            early.retain(|answered| answered.by != player);
            !early.is_empty()
        });
    }

    /// The offers of a game that are open no longer, which are forgotten; with them those that are still, and were
    /// `answered`. What `told` says need not be said again.
    fn changed(
        &self,
        table: &Table,
        answered: Option<OfferKind>,
        told: Option<MessageId>,
    ) -> Vec<(Shown, bool)> {
        let mut all = self.shown();
        let Some(shown) = all.remove(&table.id()) else { return Vec::new() };
        let (open, closed): (Vec<_>, Vec<_>) = shown.into_iter().partition(|shown| shown.is_open(table));
        let changed = open.iter().filter(|open| Some(open.kind) == answered).map(|&open| (open, true));
        let changed = changed.chain(closed.into_iter().map(|closed| (closed, false)));
        let changed = changed.filter(|(shown, _)| Some(shown.message) != told).collect();
        if !open.is_empty() {
            all.insert(table.id(), open);
        }
        changed
    }

    /// The games with messages that are known.
    fn games(&self) -> Vec<GameId> {
        self.shown().keys().copied().collect()
    }

    /// Whether messages of a game are known.
    fn has(&self, game: GameId) -> bool {
        self.shown().contains_key(&game)
    }

    /// Forgets what was offered in a game.
    fn forget_game(&self, game: GameId) {
        self.shown().remove(&game);
    }

    /// An offer was answered whose message may not be known yet.
    fn answered_early(&self, game: GameId, answered: Answered) {
        let mut all = self.early();
        let early = all.entry(game).or_default();
        early.retain(|before| before.kind != answered.kind);
        early.push(answered);
    }

    /// How an offer of this kind was answered before its message was known, which is forgotten.
    fn take_early(&self, game: GameId, kind: OfferKind) -> Option<Answered> {
        let mut all = self.early();
        let early = all.get_mut(&game)?;
        let answered = early.extract_if(.., |answered| answered.kind == kind).next();
        if early.is_empty() {
            all.remove(&game);
        }
        answered
    }

    /// Whoever is told of an offer late has been told by now.
    fn forget_early(&self) {
        self.early().clear();
    }

    fn shown(&self) -> MutexGuard<'_, HashMap<GameId, Vec<Shown>>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn early(&self) -> MutexGuard<'_, HashMap<GameId, Vec<Answered>>> {
        self.early.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The offers of a player that are open no longer, which are forgotten.
    fn over(&self, table: &Table, by: PlayerId) -> Vec<Shown> {
        let mut all = self.shown();
        let Some(shown) = all.get_mut(&table.id()) else { return Vec::new() };
        let is_over = |shown: &mut Shown| shown.by == by && !shown.is_open(table);
        let over = shown.extract_if(.., is_over).collect();
        if shown.is_empty() {
            all.remove(&table.id());
        }
        over
    }
}

/// The offers of which an event has made something, each with whether it is open still.
#[must_use = "their messages do not know it yet"]
pub(crate) struct Settled(Vec<(Shown, bool)>);

/// What an event has answered, and how.
const fn answer(event: &table::Event) -> Option<(OfferKind, OfferStep)> {
    match *event {
        table::Event::Accept(kind) | table::Event::Offer(kind) => Some((kind, OfferStep::Accept)),
        table::Event::Decline(kind) => Some((kind, OfferStep::Decline)),
        _ => None,
    }
}

/// What `event` has made of the offers of a table, which is now as it is given. To be asked as soon as it is stored, and
/// before anybody is told: what others do next is not to be taken for it. `told` is the message of an offer that says itself
/// what has become of it.
pub(crate) fn settle(
    app: &App,
    by: PlayerId,
    table: &Table,
    event: &table::Event,
    told: Option<MessageId>,
) -> Settled {
    let answered = answer(event);
    let changed = app.open_offers.changed(table, answered.map(|(kind, _)| kind), told);
    if let Some((kind, step)) = answered {
        let (game, is_open) = (table.id(), table.offers().any(|open| open.kind == kind));
        if is_open {
            // A new one, of which nothing is known that was before.
            app.open_offers.take_early(game, kind);
        } else if told.is_none() && !changed.iter().any(|(shown, _)| shown.kind == kind) {
            app.open_offers.answered_early(game, Answered { kind, step, by });
        }
    }
    Settled(changed)
}

/// The messages of those offers say what has become of them.
pub(crate) async fn refresh(
    app: &App,
    asked: &Asked,
    table: &Table,
    event: &table::Event,
    Settled(offers): Settled,
) {
    for (shown, open) in offers {
        let words = app.words_in(table.setup().guild);
        let Shown { kind, by, channel, message } = shown;
        let view = match answer(event) {
            Some((answered, step)) if answered == kind && !open => {
                let step = if by == asked.player { OfferStep::Withdraw } else { step };
                views::offer::answered(words, kind, by, step, asked.player)
            }
            _ => views::offer::view(words, table, kind, by),
        };
        rewrite(app, channel, message, view).await;
    }
    if let table::Event::Offer(_) = event {
        overtaken(app, asked, table.id()).await;
    }
}

/// What has become of the offers of a table, whose game has ended by nobody's answer.
pub(crate) fn settle_ended(app: &App, table: &Table) -> Settled {
    Settled(app.open_offers.changed(table, None, None))
}

/// The messages of those offers say that they are open no longer.
pub(crate) async fn refresh_ended(app: &App, table: &Table, Settled(offers): Settled) {
    let words = app.words_in(table.setup().guild);
    for (Shown { kind, by, channel, message }, _) in offers {
        rewrite(app, channel, message, views::offer::view(words, table, kind, by)).await;
    }
}

/// The same of a game whose last board was posted, that has ended by itself: by its clock, or as somebody has left.
pub(crate) async fn announced(app: &App, announcement: &Announcement) -> anyhow::Result<()> {
    match *announcement {
        Announcement::Board { game, .. } if app.open_offers.has(game) => close(app, game).await,
        _ => Ok(()),
    }
}

/// The same of all games, also of those of which nothing could be posted: so that nothing is known of a game for ever.
pub(crate) async fn prune(app: &App) -> anyhow::Result<()> {
    app.open_offers.forget_early();
    for game in app.open_offers.games() {
        close(app, game).await?;
    }
    Ok(())
}

/// What is open no longer of the offers of a game says so, and is forgotten.
async fn close(app: &App, game: GameId) -> anyhow::Result<()> {
    let table = app.store.table(game).context("looking what has become of offers")?;
    let Some(table) = table else {
        app.open_offers.forget_game(game);
        return Ok(());
    };
    let words = app.words_in(table.setup().guild);
    for (Shown { kind, by, channel, message }, _) in app.open_offers.changed(&table, None, None) {
        app.pace.turn().await;
        rewrite(app, channel, message, views::offer::view(words, &table, kind, by)).await;
    }
    Ok(())
}

/// An offer can be over before its own message is known: by an answer, or by what was played meanwhile, which could not say so.
async fn overtaken(app: &App, asked: &Asked, game: GameId) {
    let table = match app.store.table(game) {
        Ok(Some(table)) => table,
        Ok(None) => return,
        Err(error) => return tracing::error!(%game, "looking what has become of an offer: {error:#}"),
    };
    for Shown { kind, by, channel, message } in app.open_offers.over(&table, asked.player) {
        let words = app.words_in(table.setup().guild);
        let view = match app.open_offers.take_early(game, kind) {
            Some(Answered { step, by: answerer, .. }) => {
                let step = if by == answerer { OfferStep::Withdraw } else { step };
                views::offer::answered(words, kind, by, step, answerer)
            }
            None => views::offer::view(words, &table, kind, by),
        };
        rewrite(app, channel, message, view).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::views::example;

    fn id<I: TryFrom<u64>>(number: u64) -> I {
        I::try_from(number).ok().unwrap()
    }

    #[test]
    fn of_a_game_without_offers_that_are_open_nothing_is_kept() {
        let (offers, table) = (OpenOffers::default(), example::up_to(3));
        let news = News::Offered { offer: OfferKind::Draw };
        let made = Announcement::News { game: table.id(), news, by: Some(id(1)) };
        offers.remember(made, id(7), id(8));
        assert!(offers.has(table.id()) && offers.games() == [table.id()]);
        // There is none at the table.
        let changed = offers.changed(&table, None, None);
        assert_eq!(changed.len(), 1);
        assert!(!offers.has(table.id()) && offers.games().is_empty());
    }

    #[test]
    fn what_was_answered_before_its_message_was_known_is_said_once() {
        let offers = OpenOffers::default();
        let answered = |kind, step, by| Answered { kind, step, by: id(by) };
        let (game, draw, pause) = (id(1), OfferKind::Draw, OfferKind::Pause);
        offers.answered_early(game, answered(draw, OfferStep::Decline, 11));
        offers.answered_early(game, answered(pause, OfferStep::Accept, 12));
        offers.answered_early(game, answered(draw, OfferStep::Accept, 12));
        assert_eq!(offers.take_early(id(2), draw), None, "another game");
        assert_eq!(
            offers.take_early(game, draw),
            Some(answered(draw, OfferStep::Accept, 12)),
            "the last one"
        );
        assert_eq!(offers.take_early(game, draw), None);
        offers.forget(id(12));
        assert_eq!(offers.take_early(game, pause), None, "of nobody whose data were deleted");
        offers.answered_early(game, answered(pause, OfferStep::Accept, 11));
        offers.forget_early();
        assert!(offers.early().is_empty());
    }
}
