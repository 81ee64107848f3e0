//! What a player does at a table, from what they ask to what is shown: decide, commit, reply.

use anyhow::Context as _;
use play::{Announcement, PlayerId, Table, table};
use ui::{
    failure::Failure,
    texts::say,
    views::{self, View},
};

use crate::{
    actions::{
        commit::{self, Stored},
        notice, ratings,
        reply::{FollowUp, Reply},
    },
    app::App,
    discord::{
        answer::Answer,
        interaction::{Delivery, Interaction},
    },
};

/// Lets the member do something at `table`. If the interaction comes from the game's channel, its answer shows what happened;
/// elsewhere, as in a direct message, that is posted in the game's channel, and the answer says so.
///
/// The decision is stored first. Should the answer then fail, a message is posted in its place.
pub(crate) async fn play(
    app: &App,
    interaction: &Interaction,
    table: &Table,
    event: table::Event,
) -> Result<Reply, Failure> {
    let here = interaction.channel == table.stored().channel;
    let delivery = if here { Delivery::ByReply } else { Delivery::ByMessage };
    let (stored, board) = decide(app, interaction, delivery, table, &event).await?;
    if here {
        Ok(shown(app, &stored, board)?.closing_panel(interaction))
    } else {
        app.outbox.wake();
        done_elsewhere(app, interaction, &stored.table)
    }
}

/// Decides what `event`, of the member, makes of a table, and stores it while the board that the answer shows is drawn.
pub(crate) async fn decide(
    app: &App,
    interaction: &Interaction,
    delivery: Delivery,
    table: &Table,
    event: &table::Event,
) -> Result<(Stored, Option<View>), Failure> {
    let events = std::slice::from_ref(event);
    commit::decide_while(app, interaction, delivery, table, events, |first, table| {
        board_of_answer(app, delivery, first, table)
    })
    .await
}

/// The board that the answer shows, if it is to show one: drawing takes long.
pub(crate) fn board_of_answer(
    app: &App,
    delivery: Delivery,
    first: Option<&Announcement>,
    table: &Table,
) -> Option<View> {
    let board = first.filter(|first| matches!(first, Announcement::Board { .. }));
    board.filter(|_| delivery == Delivery::ByReply).map(|board| drawn(app, board, table))
}

/// Shows what was stored: the most important by the answer, the rest by messages of their own.
pub(crate) fn shown(app: &App, stored: &Stored, board: Option<View>) -> Result<Reply, Failure> {
    let Some((_, first)) = stored.due.first() else {
        return Err(Failure::Broken(anyhow::anyhow!("nothing is to be told of what was done at a table")));
    };
    let drawn = board.unwrap_or_else(|| drawn(app, first, &stored.table));
    let view = completed(app, first, &stored.table, drawn, stored.pings.clone())?;
    Ok(announcing(stored, Answer::Public(view)))
}

/// An answer that makes the most important announcement; the others follow below it.
pub(crate) fn announcing(stored: &Stored, answer: Answer) -> Reply {
    let reply = Reply::new(answer).making(stored.due.iter().take(1).copied().collect());
    // The member was answered there. The channel is found again by whatever arrives in it next.
    let reply =
        if stored.table.is_cut_off() { reply.then(FollowUp::ChannelFound(stored.table.id())) } else { reply };
    reply.then(FollowUp::Deliver)
}

/// Tells a member who did something from elsewhere that it is done, and how the game is now. The message whose button they
/// pressed becomes it, if only they see it.
fn done_elsewhere(app: &App, interaction: &Interaction, table: &Table) -> Result<Reply, Failure> {
    let words = app.words_for(interaction);
    let channel = views::link::channel(table.stored().channel);
    let note = if table.is_cut_off() {
        say!(words, "done-cut-off", channel = channel)
    } else {
        say!(words, "done-elsewhere", channel = channel)
    };
    let view = views::board::private(words, app.look_for(interaction), table, Some(note));
    Ok(Reply::in_place(interaction, ratings::below(app, || words, table, view)?))
}

/// How an announcement about a table is shown, and whom it pings.
pub(crate) fn view(app: &App, announcement: &Announcement, table: &Table) -> anyhow::Result<View> {
    let pings = notice::pinged(app, announcement, table).context("looking whom to ping")?;
    completed(app, announcement, table, drawn(app, announcement, table), pings)
}

/// What can be shown of an announcement before it is stored: what takes long.
fn drawn(app: &App, announcement: &Announcement, table: &Table) -> View {
    let guild = table.stored().guild;
    views::announced::view(app.words_in(guild), app.look_in(guild), announcement, table)
}

/// Adds what is known only once the decision is stored: what the end of a game made of ratings, and whom to ping.
fn completed(
    app: &App,
    announcement: &Announcement,
    table: &Table,
    drawn: View,
    pings: Vec<PlayerId>,
) -> anyhow::Result<View> {
    let view = match announcement {
        Announcement::Board { .. } => {
            ratings::below(app, || app.words_in(table.stored().guild), table, drawn)?
        }
        _ => drawn,
    };
    Ok(View { pings, ..view })
}
