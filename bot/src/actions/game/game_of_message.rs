//! Finds which game one of the bot's messages is about, and which position it shows.
//!
//! Buttons name the game, or else the footer of a board; a message with neither is looked up in the store. An old
//! board shows an earlier position: its footer says after how many actions. It counts as the current position only if
//! its description matches, because moves may have been taken back.
//!
//! **Decided:** anyone who sees a message may have the position it shows as text. The current position is shown only
//! where `/replay` may show it (`replay.rs`), since the game may have moved to a channel they can't see.

use std::collections::BTreeSet;

use anyhow::Context as _;
use games::Record;
use play::{ChallengeId, ChallengeState, ChannelId, GameId, MessageId, Table};
use poise::serenity_prelude as serenity;
use ui::{
    button_id::ButtonId,
    failure::{Failure, Refusal},
    replay_turn::After,
    texts::Texts,
    views::{
        self,
        game::board_text::{Earlier, Found},
    },
};

use crate::{
    actions::{game::replay, reply::Reply},
    app::caller::Caller,
};

/// What a message reveals about a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Posted {
    /// Its text.
    pub text: String,
    /// What its buttons do.
    pub controls: Vec<ButtonId>,
    /// The descriptions of its pictures.
    pub described: Vec<String>,
}

impl Posted {
    /// Reads one of Discord's messages.
    pub(crate) fn new(message: &serenity::Message) -> Self {
        let buttons = message.components.iter().flat_map(|row| &row.components);
        let custom_id = |component: &serenity::ActionRowComponent| match component {
            serenity::ActionRowComponent::Button(button) => match &button.data {
                serenity::ButtonKind::NonLink { custom_id, .. } => custom_id.parse().ok(),
                _ => None,
            },
            _ => None,
        };
        Self {
            text: message.content.clone(),
            controls: buttons.filter_map(custom_id).collect(),
            described: message.attachments.iter().filter_map(|file| file.description.clone()).collect(),
        }
    }

    /// The game its buttons are about, if they agree on one.
    fn game(&self) -> Option<GameId> {
        let games: BTreeSet<GameId> = self.controls.iter().filter_map(ButtonId::game).collect();
        games.first().copied().filter(|_| games.len() == 1)
    }

    /// The challenge its buttons are about.
    fn challenge(&self) -> Option<ChallengeId> {
        self.controls.iter().find_map(ButtonId::challenge)
    }

    /// The numbers in its footers.
    fn numbers_at_its_foot(&self) -> impl Iterator<Item = u64> {
        let foot = self.text.lines().filter_map(|line| line.strip_prefix(views::game::board::below::FOOT));
        let numbers = foot.flat_map(|line| line.split(|c: char| !c.is_ascii_digit()));
        numbers.filter_map(|number| number.parse().ok())
    }

    /// After how many actions it shows the board, if that is certain.
    fn ply(&self, texts: &Texts, table: &Table) -> Option<u32> {
        let counts = self.numbers_at_its_foot().filter_map(|number| u32::try_from(number).ok());
        let counts: BTreeSet<u32> = counts.chain([0]).filter(|&ply| ply <= table.ply()).collect();
        counts.into_iter().rev().find(|&ply| self.shows(texts, table, ply))
    }

    /// Whether it shows the board of a game after this many actions.
    fn shows(&self, texts: &Texts, table: &Table, ply: u32) -> bool {
        let after = after(table, ply);
        texts.all().any(|words| {
            let described = if ply == table.ply() {
                views::game::spoken::table(words, table)
            } else {
                views::game::spoken::position(words, &after.position, &after.last, None)
            };
            // What surrounds the description, such as the score of a match, doesn't matter.
            self.described.iter().chain([&self.text]).any(|shown| shown.contains(&described))
        })
    }
}

/// A game after this many actions.
fn after(table: &Table, ply: u32) -> After {
    let record = &table.stored().record;
    let actions = record.actions.iter().take(ply as usize).copied().collect();
    After::of(&Record { rules: record.rules, actions }, u32::MAX)
}

/// Shows the board of a message of the bot as text; `None` is someone else's message.
pub(crate) async fn show(
    caller: &Caller,
    message: MessageId,
    posted: Option<Posted>,
) -> Result<Reply, Failure> {
    let found = find(caller, message, &posted.ok_or(Refusal::NoBoardOnMessage)?).await?;
    Ok(Reply::private(views::game::board_text::of_message(caller.words().await, &found)))
}

/// What a message in the channel shows to the caller.
async fn find(caller: &Caller, message: MessageId, posted: &Posted) -> Result<Found, Failure> {
    let table = table(caller, message, posted).await?;
    let is_shown = replay::is_shown(&table, caller);
    let ply = posted.ply(&caller.app.texts, &table);
    let is_newest = ply == Some(table.ply());
    let earlier = ply.filter(|_| !is_newest).map(|ply| Earlier { ply, after: after(&table, ply) });
    if !is_shown && !is_newest && earlier.is_none() {
        let (game, channel) = (table.id(), table.stored().channel);
        return Err(Refusal::PlayedElsewhere { game, channel }.into());
    }
    Ok(Found { table, earlier, is_newest, is_shown })
}

/// A game, if it lives where the caller is, or if it's their own, which they look at in their messages with the bot.
async fn played_in(caller: &Caller, game: Option<GameId>) -> Result<Option<Table>, Failure> {
    let Some(game) = game else { return Ok(None) };
    let table = caller.app.store.table(game).await.context("loading a message's game")?;
    Ok(table.filter(|table| is_at_hand(caller, table)))
}

fn is_at_hand(caller: &Caller, table: &Table) -> bool {
    let stored = table.stored();
    caller.is_at(stored.home, stored.channel) || caller.is_with_bot() && table.seat(caller.player).is_some()
}

/// The game a message is about.
async fn table(caller: &Caller, message: MessageId, posted: &Posted) -> Result<Table, Failure> {
    if let Some(table) = played_in(caller, posted.game()).await? {
        return Ok(table);
    }
    // A board without buttons, such as the last one before the next game of a match.
    for number in posted.numbers_at_its_foot() {
        let Some(table) = played_in(caller, GameId::try_from(number).ok()).await? else {
            continue;
        };
        if posted.ply(&caller.app.texts, &table).is_some() {
            return Ok(table);
        }
    }
    // An accepted challenge has no buttons; its game is in this channel, or in the thread with its id.
    let of_message = caller.app.store.game_of_message(caller.channel, message).await;
    let of_message = of_message.context("loading a message's game")?;
    if let Some(table) = played_in(caller, of_message).await? {
        return Ok(table);
    }
    if let Ok(thread) = ChannelId::try_from(message.get()) {
        let in_thread = caller.app.store.latest_in(thread).await.context("loading a thread's game")?;
        if let Some(table) = in_thread.filter(|table| is_at_hand(caller, table)) {
            return Ok(table);
        }
    }
    match posted.challenge() {
        Some(challenge) => {
            let challenge =
                caller.app.store.challenge(challenge).await.context("loading a message's challenge")?;
            let open = challenge.is_some_and(|challenge| challenge.state == ChallengeState::Open);
            Err(Refusal::NoBoardYet { open }.into())
        }
        None => Err(Refusal::NoBoardOnMessage.into()),
    }
}
