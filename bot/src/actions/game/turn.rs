//! What a player does at a table, from what they ask to what is shown: `store_event`, commit, reply.

use anyhow::Context as _;
use play::{
    Announcement, AtTable, BoardCause, GameId, Home, PlayerId, Table,
    game::table::{self, OfferKind},
};
use ui::{
    failure::Failure,
    views::{self, View},
};

use crate::{
    actions::{
        game::{
            commit::{self, Stored},
            computer, guessed, lookup, lost_channel, ratings,
        },
        notice,
        reply::{FollowUp, Reply},
    },
    app::{App, caller::Caller},
    discord::{answer::Answer, interaction::Delivery},
};

/// Does something at `table` for the member. In the game's channel, the answer shows what happened. Elsewhere, as in
/// a direct message, it is posted in the channel, and the answer says so.
///
/// The decision is stored first; if the answer then fails, a message is posted instead.
pub(crate) async fn play(caller: &Caller, table: &Table, event: table::Event) -> Result<Reply, Failure> {
    if event == table::Event::Offer(OfferKind::Draw) {
        // Thinking is expensive, so an offer that can't be made is refused first.
        table::decide_event(table, caller.player, event.clone(), caller.app.clock.now())?;
        computer::agrees_to_draw(&caller.app, table, caller.player).await?;
    }
    let here = caller.channel == table.stored().channel;
    if here && !caller.home.is_posted_in() {
        caller.may_post()?;
    }
    if here && table.is_cut_off() && caller.may_post().is_ok() {
        // The answer shows the newest board, so that no other has to be posted.
        lost_channel::found(&caller.app, table.id()).await.context("storing that a channel is back")?;
    }
    let delivery = if here { Delivery::ByReply } else { Delivery::ByMessage };
    // Acting clears the note, since the player sees the board; someone who plays by commands hasn't seen it yet.
    let premoves_dropped = matches!(event, table::Event::Act(_)) && table.has_dropped_premoves(caller.player);
    let (stored, board) = store_event(caller, delivery, table, &event).await?;
    let goes_on =
        matches!(event, table::Event::Act(_)) && caller.in_private && stored.table.is_to_act(caller.player);
    let reply = if here {
        let reply = shown(&caller.app, &stored, board).await?;
        if goes_on {
            reply.then(FollowUp::ShowInPanel(Box::new(next_step(caller, &stored.table).await)))
        } else {
            reply.closing_panel(caller)
        }
    } else {
        caller.app.outbox.wake();
        done_elsewhere(caller, &stored.table, goes_on).await?
    };
    Ok(if premoves_dropped { reply.then(FollowUp::SayPremovesDropped) } else { reply })
}

/// Does something at the table of a button.
pub(crate) async fn at(caller: &Caller, game: GameId, event: table::Event) -> Result<Reply, Failure> {
    play(caller, &lookup::table(caller, game).await?, event).await
}

/// The panel for the next step of the same player, such as the take that a row has earned.
async fn next_step(caller: &Caller, table: &Table) -> View {
    let choice = views::game::panel::ChosenSquares::default();
    views::game::panel::view(caller.words().await, caller.look().await, table, choice)
}

/// Decides the member's event and stores it, drawing the board for the answer meanwhile.
pub(crate) async fn store_event(
    caller: &Caller,
    delivery: Delivery,
    table: &Table,
    event: &table::Event,
) -> Result<(Stored, Option<View>), Failure> {
    let events = std::slice::from_ref(event);
    let draw = board_of_answer(&caller.app, delivery, table.stored().home).await;
    commit::decide_while(caller, delivery, table, events, draw).await
}

/// Prepares to draw the board for the answer, if it needs one, while the decision is being stored: drawing is slow.
pub(crate) async fn board_of_answer(
    app: &App,
    delivery: Delivery,
    home: Home,
) -> impl Fn(Option<&Announcement>, &Table) -> Option<View> {
    let (words, look) = tokio::join!(app.words_in(home), app.look_in(home));
    move |first, table| {
        let board = first.filter(|first| first.is_board());
        let board = board.filter(|_| delivery == Delivery::ByReply)?;
        Some(views::game::announced::view(words, look, board, table))
    }
}

/// Answers with the most important announcement; the others become messages of their own.
pub(crate) async fn shown(app: &App, stored: &Stored, board: Option<View>) -> Result<Reply, Failure> {
    let Some((_, first)) = stored.due.first() else {
        return Err(Failure::Broken(anyhow::anyhow!("a change of a game has nothing to announce")));
    };
    let drawn = match board {
        Some(board) => board,
        None => drawn(app, first, &stored.table).await,
    };
    let view = completed(app, first, &stored.table, drawn, stored.pings.clone()).await?;
    Ok(announcing(stored, Answer::Public(view)))
}

/// An answer that makes the most important announcement.
pub(crate) fn announcing(stored: &Stored, answer: Answer) -> Reply {
    let reply = Reply::new(answer).making(stored.due.iter().take(1).copied().collect());
    reply.then(FollowUp::Deliver)
}

/// Tells a member who acted from elsewhere that it is done, and shows the game, or their next step if their turn
/// `goes_on`. In a private panel, the panel becomes this.
async fn done_elsewhere(caller: &Caller, table: &Table, goes_on: bool) -> Result<Reply, Failure> {
    let words = caller.words().await;
    let note = views::game::direct::done_elsewhere(words, table, caller.player);
    if goes_on {
        let panel = next_step(caller, table).await;
        return Ok(Reply::update(View { text: format!("{note}\n{}", panel.text), ..panel }));
    }
    let view = views::game::board::private(words, caller.look().await, table, Some(note));
    let view = ratings::below(&caller.app.store, words, table, view).await?;
    if table.stored().is_by_mail() && table.ending().is_some() {
        // This is the last board that they get: the one before no longer plays.
        let view = views::game::direct::reportable(words, table, view);
        return Ok(Reply::in_place(caller, view).then(FollowUp::TakeButtonsOff(table.id())));
    }
    Ok(Reply::in_place(caller, view))
}

/// The message for an announcement, and who it pings.
pub(crate) async fn view(app: &App, announcement: &Announcement, table: &Table) -> anyhow::Result<View> {
    let pings = notice::pinged(app, announcement, table).await.context("loading who wants pings")?;
    completed(app, announcement, table, drawn(app, announcement, table).await, pings).await
}

/// The part of a message that can be drawn before its decision is stored.
async fn drawn(app: &App, announcement: &Announcement, table: &Table) -> View {
    let home = table.stored().home;
    let (words, look) = tokio::join!(app.words_in(home), app.look_in(home));
    views::game::announced::view(words, look, announcement, table)
}

/// Adds what is known only after storing: changes of ratings, and who to ping.
async fn completed(
    app: &App,
    announcement: &Announcement,
    table: &Table,
    drawn: View,
    pings: Vec<PlayerId>,
) -> anyhow::Result<View> {
    let drawn = match announcement.at_table() {
        Some(AtTable::Board { how, .. }) => guessed::told(app, table, how, drawn).await?,
        Some(AtTable::BoardChanged) => guessed::told(app, table, BoardCause::LastTurn, drawn).await?,
        Some(AtTable::News { .. } | AtTable::Warning { .. }) | None => drawn,
    };
    let view = if announcement.is_board() && table.ending().is_some() {
        ratings::below(&app.store, app.words_in(table.stored().home).await, table, drawn).await?
    } else {
        drawn
    };
    Ok(View { pings, ..view })
}
