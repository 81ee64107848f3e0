//! A game turn by turn: for one who steps through it alone, and as a GIF for all.
//!
//! **Decided:** a game is shown where it is played and in that channel's threads, as `/watch` names players there alone, and
//! to those who play it everywhere in the server. Elsewhere it is said where to ask: who may look there may ask there. What
//! somebody has brought along is shown to him alone, until he posts it.

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
        replay::{Course, GIF_TURNS},
    },
};

use crate::{actions::import, app::App, discord::interaction::Interaction};

/// The game with this number, if it may be shown to the one who asks, where he asks.
pub(crate) fn game(app: &App, interaction: &Interaction, game: GameId) -> Result<Table, Failure> {
    let guild = interaction.guild()?;
    let table = app.store.table(game).context("looking for a game to show")?;
    let none = Refusal::NoGameNumbered { number: game.get() };
    let table = table.filter(|table| table.stored().guild == guild).ok_or(none)?;
    if is_shown(&table, interaction) {
        Ok(table)
    } else {
        Err(Refusal::PlayedElsewhere { game, channel: table.stored().channel }.into())
    }
}

/// Whether a game of his server may be shown to the one who asks, where he asks.
pub(crate) fn is_shown(table: &Table, interaction: &Interaction) -> bool {
    table.seat(interaction.player).is_some()
        || views::watch::is_played_in(table.stored(), interaction.channel)
}

/// What can be stepped through.
#[derive(Clone, Debug)]
pub(crate) enum Replayed {
    /// A game of the server.
    Game(Box<Table>),
    /// A game that the one who asks has brought along.
    Import(Box<Imported>),
}

/// What a button names, if it may be shown to the one who presses it, where he does.
pub(crate) async fn find(app: &App, interaction: &Interaction, of: ReplayOf) -> Result<Replayed, Failure> {
    Ok(match of {
        ReplayOf::Game(game) => Replayed::Game(Box::new(self::game(app, interaction, game)?)),
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

    /// The side that lies below for one to whom boards look so; nobody has played what he has brought along.
    fn below(&self, look: Look<'_>) -> Side {
        match self {
            Self::Game(table) => look.below(table),
            Self::Import(_) => Side::First,
        }
    }

    fn course(&self, words: &Words) -> Course {
        match self {
            Self::Game(table) => views::replay::course(words, table),
            Self::Import(imported) => views::import::course(words, imported),
        }
    }
}

/// A game after so many turns, for one who steps through it.
pub(crate) async fn view(
    app: &App,
    interaction: &Interaction,
    replayed: &Replayed,
    turn: u32,
) -> Result<View, Failure> {
    let after = after(replayed.record(), turn).await?;
    let words = app.words_for(interaction);
    let look = app.look_for(interaction);
    let below = replayed.below(look);
    Ok(views::replay::view(words, look, below, &replayed.course(words), &after))
}

/// A game as an animated picture from this turn on, for all.
pub(crate) async fn animated(
    app: &App,
    interaction: &Interaction,
    replayed: &Replayed,
    from: u32,
) -> Result<View, Failure> {
    let record = replayed.record();
    let whole = after(record.clone(), u32::MAX).await?;
    // From the last turn on there is nothing to see.
    let from = if from < whole.turns { from } else { 0 };
    let to = whole.turns.min(from.saturating_add(GIF_TURNS));
    let last = after(record.clone(), to).await?;
    let guild = interaction.guild()?;
    let theme = app.look_in(guild).theme;
    let words = app.words_in(guild);
    let course = replayed.course(words);
    let gif = gif(app.painter, record, course.ended.is_some(), theme, from, to).await?;
    Ok(views::replay::animated(words, interaction.player, &course, from, &last, gif))
}

/// Long games take a while, and others wait for an answer meanwhile.
async fn after(record: Record, turn: u32) -> anyhow::Result<After> {
    let replayed = tokio::task::spawn_blocking(move || After::of(&record, turn));
    replayed.await.context("replaying a game")
}

async fn gif(
    painter: &'static Painter,
    record: Record,
    over: bool,
    theme: Theme,
    from: u32,
    to: u32,
) -> anyhow::Result<Vec<u8>> {
    let drawn = tokio::task::spawn_blocking(move || {
        let options = Options { theme, size: Size::Small, ..Options::default() };
        let replay = Replay::of(&record, over, options)?.between(from as usize, to as usize);
        Ok(painter.gif(&replay))
    });
    drawn.await.context("drawing a GIF")?
}
