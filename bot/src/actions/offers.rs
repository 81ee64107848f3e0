//! What has become of offers, and that their messages say so.

use anyhow::Context as _;
use play::{Announcement, GameId, MessageId, PlayerId, Table, table, table::OfferKind};
use ui::{button_id::OfferStep, views};

use crate::{
    actions::rewrite::rewrite,
    app::{
        App,
        open_offers::{Answered, Shown},
    },
};

/// The messages of offers that do not say yet what has become of them.
#[must_use = "their messages do not know it yet"]
pub(crate) struct Unsettled {
    table: Table,
    /// What settled them; none where the game ended by no answer to an offer.
    event: Option<table::Event>,
    /// The offers, each with whether it is still open.
    offers: Vec<(Shown, bool)>,
}

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
) -> Unsettled {
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
    Unsettled { table: table.clone(), event: Some(event.clone()), offers: changed }
}

/// Makes those messages say what has become of their offers, by what `player` did.
pub(crate) async fn refresh(app: &App, player: PlayerId, unsettled: Unsettled) {
    let Unsettled { table, event, offers } = unsettled;
    let words = app.words_in(table.stored().guild);
    for (shown, open) in offers {
        let Shown { kind, by, channel, message } = shown;
        let view = match event.as_ref().and_then(answer) {
            Some((answered, step)) if answered == kind && !open => {
                let step = if by == player { OfferStep::Withdraw } else { step };
                views::offer::answered(words, kind, by, step, player)
            }
            _ => views::offer::view(words, &table, kind, by),
        };
        rewrite(app, channel, message, view).await;
    }
    if let Some(table::Event::Offer(_)) = event {
        overtaken(app, player, table.id()).await;
    }
}

/// The messages of offers at a table whose game has ended without an answer to them.
pub(crate) fn settle_ended(app: &App, table: &Table) -> Unsettled {
    Unsettled { table: table.clone(), event: None, offers: app.open_offers.changed(table, None, None) }
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
    let words = app.words_in(table.stored().guild);
    for (Shown { kind, by, channel, message }, _) in app.open_offers.changed(&table, None, None) {
        app.pace.turn().await;
        rewrite(app, channel, message, views::offer::view(words, &table, kind, by)).await;
    }
    Ok(())
}

/// An offer can be over before its own message is known: by an answer, or by what was played meanwhile, which could not say so.
async fn overtaken(app: &App, player: PlayerId, game: GameId) {
    let table = match app.store.table(game) {
        Ok(Some(table)) => table,
        Ok(None) => return,
        Err(error) => return tracing::error!(%game, "looking what has become of an offer: {error:#}"),
    };
    for Shown { kind, by, channel, message } in app.open_offers.over(&table, player) {
        let words = app.words_in(table.stored().guild);
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
