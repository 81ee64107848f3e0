//! The messages of offers that are open, so that each says what has become of it, however it was answered.
//!
//! They are known in memory alone, while they are open: after a restart the buttons of an older one say so when they are
//! pressed.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use play::{Announcement, ChannelId, GameId, MessageId, News, PlayerId, Table, table::OfferKind};
use ui::button_id::OfferStep;

/// The messages of offers, by their games.
#[derive(Debug, Default)]
pub(crate) struct OpenOffers {
    shown: Mutex<HashMap<GameId, Vec<Shown>>>,
    /// What was answered before its own message was known: by who was told of it before the bot was told its number.
    early: Mutex<HashMap<GameId, Vec<Answered>>>,
}

/// How an offer was answered, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answered {
    pub kind: OfferKind,
    pub step: OfferStep,
    pub by: PlayerId,
}

/// An offer and its message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shown {
    pub kind: OfferKind,
    pub by: PlayerId,
    pub channel: ChannelId,
    pub message: MessageId,
}

impl Shown {
    pub(crate) fn is_open(&self, table: &Table) -> bool {
        table.offers().any(|open| open.kind == self.kind && table.player(open.by) == Some(self.by.into()))
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
    pub(crate) fn changed(
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
    pub(crate) fn games(&self) -> Vec<GameId> {
        self.shown().keys().copied().collect()
    }

    /// Whether messages of a game are known.
    pub(crate) fn has(&self, game: GameId) -> bool {
        self.shown().contains_key(&game)
    }

    /// Forgets what was offered in a game.
    pub(crate) fn forget_game(&self, game: GameId) {
        self.shown().remove(&game);
    }

    /// An offer was answered whose message may not be known yet.
    pub(crate) fn answered_early(&self, game: GameId, answered: Answered) {
        let mut all = self.early();
        let early = all.entry(game).or_default();
        early.retain(|before| before.kind != answered.kind);
        early.push(answered);
    }

    /// How an offer of this kind was answered before its message was known, which is forgotten.
    pub(crate) fn take_early(&self, game: GameId, kind: OfferKind) -> Option<Answered> {
        let mut all = self.early();
        let early = all.get_mut(&game)?;
        let answered = early.extract_if(.., |answered| answered.kind == kind).next();
        if early.is_empty() {
            all.remove(&game);
        }
        answered
    }

    /// Whoever is told of an offer late has been told by now.
    pub(crate) fn forget_early(&self) {
        self.early().clear();
    }

    fn shown(&self) -> MutexGuard<'_, HashMap<GameId, Vec<Shown>>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn early(&self) -> MutexGuard<'_, HashMap<GameId, Vec<Answered>>> {
        self.early.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The offers of a player that are open no longer, which are forgotten.
    pub(crate) fn over(&self, table: &Table, by: PlayerId) -> Vec<Shown> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use ui::views::example;

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
