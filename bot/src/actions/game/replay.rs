//! Replays a game turn by turn, in private or as a GIF for everyone.
//!
//! **Decided:** like in `/watch`, a game is shown in its own channel and that channel's threads, and to its players
//! anywhere in the server. Elsewhere the answer says where to ask. An imported game is shown only to the member who imported
//! it, until they post it.

use std::collections::HashSet;

use anyhow::Context as _;
use data::StoredAnalysis;
use engine::analysis::GameAnalysis;
use games::{Record, Side};
use jiff::Timestamp;
use play::{GameId, Home, Table, paging::Stretch};
use render::{Options, Painter, Replay, Size, Theme, WinningChance};
use ui::{
    button_id::{ReplayOf, ReplayStep},
    failure::{Failure, Refusal},
    look::Look,
    replay_turn::After,
    texts::Words,
    typed::path::CHOICES,
    views::{
        self, Attachment, Button, View,
        game::{
            analysed::Analysed,
            import::Imported,
            replay::{Ended, GIF_TURNS, ReplayedGame},
        },
    },
};

use crate::{
    actions::{
        game::{fair_play, imported},
        reply::Reply,
    },
    app::{App, caller::Caller},
    discord::interaction::Interaction,
};

/// The game with this number, if it may be shown to the caller here.
pub(crate) async fn game(caller: &Caller, game: GameId) -> Result<Table, Failure> {
    let table = caller.app.store.table(game).await.context("loading a game to show")?;
    let none = || Refusal::NoGameNumbered { number: game.get() };
    let is_own = |table: &Table| caller.is_with_bot() && table.seat(caller.player).is_some();
    let is_here = |table: &Table| caller.is_at(table.stored().home, table.stored().channel);
    let table = table.filter(|table| is_here(table) || is_own(table)).ok_or_else(none)?;
    if is_own(&table) || is_shown(&table, caller) {
        Ok(table)
    } else if table.stored().is_by_mail() {
        // It has no channel where others could see it.
        Err(none().into())
    } else {
        Err(Refusal::PlayedElsewhere { game, channel: table.stored().channel }.into())
    }
}

/// The game with the number that was typed, or else the channel's running or last one.
pub(crate) async fn named(caller: &Caller, number: Option<u64>) -> Result<Table, Failure> {
    let Some(number) = number else {
        let last = caller.app.store.latest_in(caller.channel).await;
        return Ok(last.context("loading a channel's last game")?.ok_or(Refusal::NothingToReplay)?);
    };
    game(caller, GameId::try_from(number).map_err(|_| Refusal::NoGameNumbered { number })?).await
}

/// Games to suggest: those played in the channel, the caller's running ones in the server, their finished ones, and any
/// other with the typed number that may be shown. Each comes once, with when it ended.
pub(crate) async fn known(caller: &Caller, typed: &str) -> Result<Vec<(Table, Option<Timestamp>)>, Failure> {
    let (store, home) = (&caller.app.store, caller.home_of(Some(caller.player)));
    let numbered = typed.trim().parse::<GameId>().ok();
    let numbered = match numbered {
        Some(number) => game(caller, number).await.ok(),
        None => None,
    };
    let here = store.running_in(caller.channel).await?.into_iter();
    let here = here.chain(store.games_over_in(caller.channel, OVER_HERE).await?);
    let mine = store.running_games_of(home, caller.player).await?;
    let finished = store.history(home, Some(caller.player), None, Stretch::Newest, CHOICES).await?.games;
    let mut over = Vec::with_capacity(finished.len());
    for finished in finished {
        over.extend(store.table(finished.game).await.ok().flatten());
    }
    let (mut seen, mut all) = (HashSet::new(), Vec::new());
    for table in numbered.into_iter().chain(here).chain(mine).chain(over) {
        if seen.insert(table.id()) {
            let ended = store.ended(table.id()).await?;
            all.push((table, ended));
        }
    }
    Ok(all)
}

/// Whether a game of the server may be shown to the caller here.
pub(crate) fn is_shown(table: &Table, interaction: &Interaction) -> bool {
    table.seat(interaction.player).is_some()
        || views::game::watch::is_played_in(table.stored(), interaction.channel)
}

/// How many turns of a game are shown that no one has asked for. A longer picture takes long to draw.
const LAST_TURNS: u32 = 150;
/// How many games that were played in the channel are suggested.
const OVER_HERE: usize = 10;

/// Something that can be replayed.
#[derive(Clone, Debug)]
pub(crate) enum Replayed {
    /// A game of the server.
    Game(Box<Table>),
    /// A game that the caller imported.
    Import(Box<Imported>),
}

/// What a button names, if it may be shown to the caller here.
async fn find(caller: &Caller, of: ReplayOf) -> Result<Replayed, Failure> {
    Ok(match of {
        ReplayOf::Game(game) => Replayed::Game(Box::new(self::game(caller, game).await?)),
        ReplayOf::Import(id) => Replayed::Import(Box::new(imported::find(caller, id).await?)),
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

    /// A game with what its analysis has found; imported games have none.
    fn analysed<'a>(&'a self, found: &'a GameAnalysis) -> Option<Analysed<'a>> {
        match self {
            Self::Game(table) => Some(Analysed { table, found }),
            Self::Import(_) => None,
        }
    }

    fn course(&self, words: &Words) -> ReplayedGame {
        match self {
            Self::Game(table) => views::game::replay::course(words, table),
            Self::Import(imported) => views::game::import::course(words, imported),
        }
    }
}

/// Shows a game after this many turns. Except for a new replay, the reader's own message turns to it.
pub(crate) async fn show(
    caller: &Caller,
    of: ReplayOf,
    turn: u32,
    step: ReplayStep,
) -> Result<Reply, Failure> {
    let view = view(caller, &find(caller, of).await?, turn).await?;
    Ok(if step == ReplayStep::Open { Reply::private(view) } else { Reply::in_place(caller, view) })
}

/// Opens the replay of the game with this number, or else the channel's.
pub(crate) async fn open(caller: &Caller, number: Option<u64>) -> Result<Reply, Failure> {
    let table = Replayed::Game(Box::new(named(caller, number).await?));
    Ok(Reply::private(view(caller, &table, 0).await?))
}

/// Shows everyone a game from this turn on, or the caller if its turns were taken back by then.
pub(crate) async fn post(caller: &Caller, of: ReplayOf, from: u32) -> Result<Reply, Failure> {
    caller.may_post()?;
    let replayed = find(caller, of).await?;
    if replayed.record().actions.is_empty() {
        return Ok(Reply::private(view(caller, &replayed, 0).await?));
    }
    Ok(Reply::public(animated(caller, &replayed, from).await?))
}

/// A game after this many turns.
pub(crate) async fn view(caller: &Caller, replayed: &Replayed, turn: u32) -> Result<View, Failure> {
    let after = after(replayed.record(), turn).await?;
    let found = found(caller, replayed).await?;
    let words = caller.words().await;
    let look = caller.look().await;
    let below = replayed.below(look);
    let analysed = found.as_ref().and_then(|found| replayed.analysed(found));
    Ok(views::game::replay::view(words, look, below, &replayed.course(words), &after, analysed))
}

/// What the analysis of a game has found, if it is done and helps no one in a running game.
async fn found(caller: &Caller, replayed: &Replayed) -> Result<Option<GameAnalysis>, Failure> {
    let Replayed::Game(table) = replayed else { return Ok(None) };
    let stored = caller.app.store.analysis(table.id()).await.context("loading an analysis to replay")?;
    let Some(StoredAnalysis::Done(found)) = stored else { return Ok(None) };
    let helps = fair_play::helps_in_own(&caller.app, caller.player, &table.stored().record).await?;
    if helps {
        return Ok(None);
    }
    Ok(Some(fair_play::without_running(&caller.app, &table.stored().record, found).await?))
}

/// A game from this turn on, as an animated picture for everyone.
async fn animated(caller: &Caller, replayed: &Replayed, from: u32) -> Result<View, Failure> {
    let record = replayed.record();
    let whole = after(record.clone(), u32::MAX).await?;
    // From the last turn on, there is nothing to see.
    let from = if from < whole.turns { from } else { 0 };
    let to = whole.turns.min(from.saturating_add(GIF_TURNS));
    let last = after(record.clone(), to).await?;
    let home = caller.home;
    let theme = caller.app.look_in(home).await.theme;
    let words = caller.app.words_in(home).await;
    let course = replayed.course(words);
    let found = found(caller, replayed).await?;
    let analysed = found.as_ref().and_then(|found| replayed.analysed(found));
    let chances = analysed.map(views::game::analysed::chances).unwrap_or_default();
    let ended = course.ended.as_ref().map(Ended::shown);
    let gif = gif(caller.app.painter, (record, ended, chances), theme, from, to).await?;
    Ok(views::game::replay::animated(words, caller.player, &course, from, &last, gif))
}

/// The last turns of a game that has ended, as an animated picture for everyone, and the button that opens its replay.
pub(crate) async fn end(app: &App, home: Home, table: Table) -> anyhow::Result<(Attachment, Option<Button>)> {
    let record = table.stored().record.clone();
    let last = after(record.clone(), u32::MAX).await?;
    let from = last.turns.saturating_sub(LAST_TURNS);
    let (words, theme) = (app.words_in(home).await, app.look_in(home).await.theme);
    let course = views::game::replay::course(words, &table);
    let ended = course.ended.as_ref().map(Ended::shown);
    let gif = gif(app.painter, (record, ended, Vec::new()), theme, from, last.turns).await?;
    Ok(views::game::replay::gif_file(words, &course, from, &last, gif))
}

/// Runs in a thread of its own, since long games take a while.
async fn after(record: Record, turn: u32) -> anyhow::Result<After> {
    let replayed = tokio::task::spawn_blocking(move || After::of(&record, turn));
    replayed.await.context("replaying a game")
}

async fn gif(
    painter: &'static Painter,
    (record, ended, chances): (Record, Option<render::Ended>, Vec<WinningChance>),
    theme: Theme,
    from: u32,
    to: u32,
) -> anyhow::Result<Vec<u8>> {
    let drawn = tokio::task::spawn_blocking(move || {
        let options = Options { theme, size: Size::Small, ..Options::default() };
        let replay =
            Replay::with_chances(&record, ended, &chances, options)?.between(from as usize, to as usize);
        Ok(painter.gif(&replay))
    });
    drawn.await.context("drawing a GIF")?
}
