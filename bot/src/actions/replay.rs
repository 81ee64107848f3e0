//! Replays a game turn by turn, in private or as a GIF for everyone.
//!
//! **Decided:** like in `/watch`, a game is shown in its own channel and that channel's threads, and to its players
//! anywhere in the server. Elsewhere the answer says where to ask. An imported game is shown only to the member who imported
//! it, until they post it.

use anyhow::Context as _;
use games::{Record, Side};
use play::{GameId, Table};
use render::{Options, Painter, Replay, Size, Theme};
use ui::{
    button_id::ReplayOf,
    failure::{Failure, Refusal},
    look::Look,
    replay_turn::After,
    texts::Words,
    views::{
        self, View,
        import::Imported,
        replay::{Ended, GIF_TURNS, ReplayedGame},
    },
};

use crate::{actions::import, app::App, discord::interaction::Interaction};

/// The game with this number, if it may be shown to the caller here.
pub(crate) async fn game(app: &App, interaction: &Interaction, game: GameId) -> Result<Table, Failure> {
    let guild = interaction.guild()?;
    let table = app.store.table(game).await.context("loading a game to show")?;
    let none = Refusal::NoGameNumbered { number: game.get() };
    let table = table.filter(|table| table.stored().guild == guild).ok_or(none)?;
    if is_shown(&table, interaction) {
        Ok(table)
    } else {
        Err(Refusal::PlayedElsewhere { game, channel: table.stored().channel }.into())
    }
}

/// Whether a game of the server may be shown to the caller here.
pub(crate) fn is_shown(table: &Table, interaction: &Interaction) -> bool {
    table.seat(interaction.player).is_some()
        || views::watch::is_played_in(table.stored(), interaction.channel)
}

/// Something that can be replayed.
#[derive(Clone, Debug)]
pub(crate) enum Replayed {
    /// A game of the server.
    Game(Box<Table>),
    /// A game that the caller imported.
    Import(Box<Imported>),
}

/// What a button names, if it may be shown to the caller here.
pub(crate) async fn find(app: &App, interaction: &Interaction, of: ReplayOf) -> Result<Replayed, Failure> {
    Ok(match of {
        ReplayOf::Game(game) => Replayed::Game(Box::new(self::game(app, interaction, game).await?)),
        ReplayOf::Import(id) => Replayed::Import(Box::new(import::find(app, interaction, id).await?)),
    })
}

impl Replayed {
    fn record(&self) -> Record {
        match self {
            Self::Game(table) => table.stored().record.clone(),
            Self::Import(imported) => imported.transcript.record(),
        }
    }

    /// The side at the bottom for this viewer; no one plays an imported game.
    fn below(&self, look: Look<'_>) -> Side {
        match self {
            Self::Game(table) => look.below(table),
            Self::Import(_) => Side::First,
        }
    }

    fn course(&self, words: &Words) -> ReplayedGame {
        match self {
            Self::Game(table) => views::replay::course(words, table),
            Self::Import(imported) => views::import::course(words, imported),
        }
    }
}

/// A game after this many turns.
pub(crate) async fn view(
    app: &App,
    interaction: &Interaction,
    replayed: &Replayed,
    turn: u32,
) -> Result<View, Failure> {
    let after = after(replayed.record(), turn).await?;
    let words = app.words_for(interaction).await;
    let look = app.look_for(interaction).await;
    let below = replayed.below(look);
    Ok(views::replay::view(words, look, below, &replayed.course(words), &after))
}

/// A game from this turn on, as an animated picture for everyone.
pub(crate) async fn animated(
    app: &App,
    interaction: &Interaction,
    replayed: &Replayed,
    from: u32,
) -> Result<View, Failure> {
    let record = replayed.record();
    let whole = after(record.clone(), u32::MAX).await?;
    // From the last turn on, there is nothing to see.
    let from = if from < whole.turns { from } else { 0 };
    let to = whole.turns.min(from.saturating_add(GIF_TURNS));
    let last = after(record.clone(), to).await?;
    let guild = interaction.guild()?;
    let theme = app.look_in(guild).await.theme;
    let words = app.words_in(guild).await;
    let course = replayed.course(words);
    let gif = gif(app.painter, record, course.ended.as_ref().map(Ended::shown), theme, from, to).await?;
    Ok(views::replay::animated(words, interaction.player, &course, from, &last, gif))
}

/// Runs in a thread of its own, since long games take a while.
async fn after(record: Record, turn: u32) -> anyhow::Result<After> {
    let replayed = tokio::task::spawn_blocking(move || After::of(&record, turn));
    replayed.await.context("replaying a game")
}

async fn gif(
    painter: &'static Painter,
    record: Record,
    ended: Option<render::Ended>,
    theme: Theme,
    from: u32,
    to: u32,
) -> anyhow::Result<Vec<u8>> {
    let drawn = tokio::task::spawn_blocking(move || {
        let options = Options { theme, size: Size::Small, ..Options::default() };
        let replay = Replay::of(&record, ended, options)?.between(from as usize, to as usize);
        Ok(painter.gif(&replay))
    });
    drawn.await.context("drawing a GIF")?
}
