//! Which game a message of the bot's is about, and which of its positions it shows.
//!
//! A message tells its game by its buttons, or by the line at the foot of a board; where it has neither, it is looked for
//! among those that are stored. A board of old shows a position that the game has left behind: the line at its foot says after
//! how many actions, and only where its description is that of the game's own position is it taken for it, since moves can have
//! been taken back.
//!
//! **Decided:** who sees a message may have the position that it shows as text. How the game stands now he is told where it may
//! be shown to him, as by `/replay` (`replay.rs`): it may have been moved to a channel that he cannot see.

use std::collections::BTreeSet;

use anyhow::Context as _;
use games::Record;
use play::{ChallengeId, ChallengeState, ChannelId, GameId, MessageId, Table};
use poise::serenity_prelude as serenity;
use ui::{
    button_id::{About, ButtonId},
    failure::{Failure, Refusal},
    replay_turn::After,
    texts::Texts,
    views::{
        self,
        board_text::{Earlier, Found},
    },
};

use crate::{actions::replay, app::App, discord::interaction::Interaction};

/// A message, as far as it tells of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Posted {
    /// What it says.
    pub text: String,
    /// What its buttons do.
    pub controls: Vec<ButtonId>,
    /// The descriptions of its pictures.
    pub described: Vec<String>,
}

impl Posted {
    /// A message of Discord's.
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

    /// The one game that its buttons are about, if they are about one.
    fn game(&self) -> Option<GameId> {
        let game = |button: &ButtonId| match button.about() {
            About::Game(game) => Some(game),
            _ => None,
        };
        let games: BTreeSet<GameId> = self.controls.iter().filter_map(game).collect();
        games.first().copied().filter(|_| games.len() == 1)
    }

    /// The challenge that its buttons are about.
    fn challenge(&self) -> Option<ChallengeId> {
        self.controls.iter().find_map(|button| match button.about() {
            About::Challenge(challenge) => Some(challenge),
            _ => None,
        })
    }

    /// The numbers in the lines that stand at the foot of a board.
    fn numbers_at_its_foot(&self) -> impl Iterator<Item = u64> {
        let foot = self.text.lines().filter_map(|line| line.strip_prefix(views::below_board::FOOT));
        let numbers = foot.flat_map(|line| line.split(|c: char| !c.is_ascii_digit()));
        numbers.filter_map(|number| number.parse().ok())
    }

    /// After how many actions of a game it shows the board, if that is known for sure.
    fn ply(&self, texts: &Texts, table: &Table) -> Option<u32> {
        let counts = self.numbers_at_its_foot().filter_map(|number| u32::try_from(number).ok());
        let counts: BTreeSet<u32> = counts.chain([0]).filter(|&ply| ply <= table.ply()).collect();
        counts.into_iter().rev().find(|&ply| self.shows(texts, table, ply))
    }

    /// Whether it shows the board of a game as it stood after so many actions.
    fn shows(&self, texts: &Texts, table: &Table, ply: u32) -> bool {
        let after = after(table, ply);
        texts.all().any(|words| {
            let described = if ply == table.ply() {
                views::spoken::table(words, table)
            } else {
                views::spoken::position(words, &after.position, &after.last, None)
            };
            // What stands around it, as the score of a match does, is no matter of the board.
            self.described.iter().chain([&self.text]).any(|shown| shown.contains(&described))
        })
    }
}

/// A game after so many of its actions.
fn after(table: &Table, ply: u32) -> After {
    let record = &table.stored().record;
    let actions = record.actions.iter().take(ply as usize).copied().collect();
    After::of(&Record { rules: record.rules, actions }, u32::MAX)
}

/// What the message of this number in the channel shows to the one who asks there.
pub(crate) fn find(
    app: &App,
    interaction: &Interaction,
    message: MessageId,
    posted: &Posted,
) -> Result<Found, Failure> {
    let table = table(app, interaction, message, posted)?;
    let is_shown = replay::is_shown(&table, interaction);
    let ply = posted.ply(&app.texts, &table);
    let is_newest = ply == Some(table.ply());
    let earlier = ply.filter(|_| !is_newest).map(|ply| Earlier { ply, after: after(&table, ply) });
    if !is_shown && !is_newest && earlier.is_none() {
        let (game, channel) = (table.id(), table.stored().channel);
        return Err(Refusal::PlayedElsewhere { game, channel }.into());
    }
    Ok(Found { table, earlier, is_newest, is_shown })
}

/// The game that a message is about.
fn table(
    app: &App,
    interaction: &Interaction,
    message: MessageId,
    posted: &Posted,
) -> Result<Table, Failure> {
    let guild = interaction.guild()?;
    let load = |game: GameId| -> Result<Option<Table>, Failure> {
        let table = app.store.table(game).context("looking for the game of a message")?;
        Ok(table.filter(|table| table.stored().guild == guild))
    };
    if let Some(table) = posted.game().map(load).transpose()?.flatten() {
        return Ok(table);
    }
    // A board without buttons, as that of a game that another one of its match follows.
    for number in posted.numbers_at_its_foot() {
        let Some(table) = GameId::try_from(number).ok().map(load).transpose()?.flatten() else { continue };
        if posted.ply(&app.texts, &table).is_some() {
            return Ok(table);
        }
    }
    // A challenge that was accepted has no buttons; its game is in this channel, or in the thread that has its number.
    let of_message = app.store.game_of_message(interaction.channel, message);
    let of_message = of_message.context("looking for the game of a message")?;
    if let Some(table) = of_message.map(load).transpose()?.flatten() {
        return Ok(table);
    }
    let thread = ChannelId::try_from(message.get()).ok();
    let in_thread = thread.map(|thread| app.store.latest_in(thread)).transpose();
    let in_thread = in_thread.context("looking for the game of a thread")?.flatten();
    if let Some(table) = in_thread.filter(|table| table.stored().guild == guild) {
        return Ok(table);
    }
    match posted.challenge() {
        Some(challenge) => {
            let challenge =
                app.store.challenge(challenge).context("looking for the challenge of a message")?;
            let open = challenge.is_some_and(|challenge| challenge.state == ChallengeState::Open);
            Err(Refusal::NoBoardYet { open }.into())
        }
        None => Err(Refusal::NoBoardOnMessage.into()),
    }
}
