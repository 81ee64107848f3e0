//! A member of the server who plays: every request is answered, and every answer judged.

use std::time::Duration;

use data::Store;
use games::Game;
use sandbox::{Answer, Choice, Id, Member, Message, NotAnswered};
use serde_json::Value;

use crate::{judge, records, wait::Wait};

/// How long a private message may take, on a busy machine.
const PATIENCE: Duration = Duration::from_mins(1);

/// A member in a channel.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) member: Member,
    pub(crate) channel: Id,
    store: Store,
}

impl Player {
    /// `store` is a connection to the bot's database.
    pub(crate) fn new(member: Member, channel: Id, store: &Store) -> Self {
        Self { member, channel, store: store.clone() }
    }

    /// Plays everyone's first turn in the game of this channel, unseen: a player who gives up before it calls the game off.
    pub(crate) async fn after_first_turns(&self) {
        let channel = self.channel.get().try_into().expect("an id");
        loop {
            let table = self.store.running_in(channel).await.expect("a store").expect("a running game");
            if table.ply() as usize >= table.stored().record.rules.seats() {
                break;
            }
            let at = table.stored().since;
            let by = table.player_to_act().and_then(play::Player::member).expect("a member to act");
            let first =
                play::game::table::Event::Act(*table.position().legal_actions().last().expect("an action"));
            let decision = play::game::table::decide_event(&table, by, first, at).expect("legal");
            let unit = data::Unit { at, interaction: None, changes: decision.changes, announcements: vec![] };
            match self.store.commit(unit).await {
                // The bot changed the game at the same moment, such as when it found that it can't post.
                Ok(_) | Err(data::CommitError::Stale) => {}
                Err(error) => panic!("storing a first turn: {error}"),
            }
        }
    }

    /// Asks to resign the game of this channel, after everyone's first turn.
    pub(crate) async fn asks_to_resign(&self, game: impl std::fmt::Display) -> Message {
        self.after_first_turns().await;
        self.slash(&format!("{game} resign"), serde_json::json!({})).await
    }

    /// The same member in another channel.
    pub(crate) fn goes_to(&self, channel: Id) -> Self {
        Self { channel, ..self.clone() }
    }

    /// The member's mention.
    pub(crate) fn mention(&self) -> String {
        self.member.mention()
    }

    /// Uses a command that answers with a message.
    pub(crate) async fn slash(&self, command: &str, options: Value) -> Message {
        let answer = self.try_slash(command, options.clone()).await;
        let answer = answer.unwrap_or_else(|why| panic!("/{command} {options}: {why}"));
        answer.message.unwrap_or_else(|| panic!("/{command} {options} is answered without a message"))
    }

    /// Uses a command that may stay unanswered.
    pub(crate) async fn try_slash(&self, command: &str, options: Value) -> Result<Answer, NotAnswered> {
        judged(self.member.slash(self.channel, command, options).await)
    }

    /// Uses a command in a member's menu that answers with a message.
    pub(crate) async fn choose_on(&self, other: &Player, command: &str) -> Message {
        let answer = judged(self.member.choose_on_user(self.channel, command, other.member.id()).await);
        let answer = answer.unwrap_or_else(|why| panic!("{command}: {why}"));
        answer.message.unwrap_or_else(|| panic!("{command} is answered without a message"))
    }

    /// Uses a command in a message's menu that answers with a message.
    pub(crate) async fn choose_on_message(&self, message: impl Into<Id>, command: &str) -> Message {
        let answer = judged(self.member.choose_on_message(command, message.into()).await);
        let answer = answer.unwrap_or_else(|why| panic!("{command}: {why}"));
        answer.message.unwrap_or_else(|| panic!("{command} is answered without a message"))
    }

    /// Plays an action of Dara by command; everyone sees the board.
    pub(crate) async fn plays(&self, action: &str) -> Message {
        self.plays_in(Game::Dara, action).await
    }

    /// The same in another game.
    pub(crate) async fn plays_in(&self, game: Game, action: &str) -> Message {
        let (command, options) = records::typed(game, action);
        let board = self.slash(&command, options).await;
        assert!(!board.is_ephemeral(), "{action} is refused: {}", board.content);
        board
    }

    /// Presses the button with this label.
    pub(crate) async fn click(&self, message: &Message, label: &str) -> Answer {
        self.try_click(message, label).await.unwrap_or_else(|why| panic!("{label}: {why}"))
    }

    /// Presses a button, perhaps without an answer.
    pub(crate) async fn try_click(&self, message: &Message, label: &str) -> Result<Answer, NotAnswered> {
        if message.button(label).is_none()
            && let Some((id, value)) = option(message, label)
        {
            // A panel without room for more buttons offers the same in a list.
            return judged(self.member.select(message, &id, &[&value]).await);
        }
        let button = message.button(label).unwrap_or_else(|| panic!("no button {label} on {message:?}"));
        judged(self.member.click(message, &button).await)
    }

    /// Presses the button with this label, which answers with a message.
    pub(crate) async fn click_for_message(&self, message: &Message, label: &str) -> Message {
        self.click(message, label).await.message.unwrap_or_else(|| panic!("{label} gives no message"))
    }

    /// Presses the button with this label, which updates its message.
    pub(crate) async fn click_for_update(&self, message: &Message, label: &str) -> Message {
        self.click(message, label).await.updated.unwrap_or_else(|| panic!("{label} changes no message"))
    }

    /// Presses a button that answers with a message, or changes its own message and tells the member something beside it.
    pub(crate) async fn click_for_note(&self, message: &Message, label: &str) -> Message {
        let here = self.goes_to(message.channel);
        let before = here.sees().iter().map(|message| message.id).max();
        let answer = self.click(message, label).await;
        if let Some(message) = answer.message {
            return message;
        }
        assert!(answer.updated.is_some(), "{label} changes no message");
        let wait = Wait::at_most(PATIENCE);
        loop {
            let note = here.sees().into_iter().find(|one| one.is_ephemeral() && Some(one.id) > before);
            if let Some(note) = note {
                judge::message(&note);
                return note;
            }
            wait.again(|| format!("{label} tells nothing")).await;
        }
    }

    /// Selects the first choice that contains these words, ignoring case; the message is updated.
    pub(crate) async fn chooses_with(&self, message: &Message, label: &str) -> Message {
        let wanted = label.to_lowercase();
        let named = |option: &&Value| {
            option["label"].as_str().is_some_and(|label| label.to_lowercase().contains(&wanted))
        };
        let found = selects(message).find_map(|select| {
            let option = select["options"].as_array()?.iter().find(named)?;
            Some((select["custom_id"].as_str()?.to_owned(), option["value"].as_str()?.to_owned()))
        });
        let (id, value) = found.unwrap_or_else(|| panic!("nothing called {label} on {message:?}"));
        let answer = judged(self.member.select(message, &id, &[&value]).await);
        let answer = answer.unwrap_or_else(|why| panic!("{label}: {why}"));
        answer.updated.unwrap_or_else(|| panic!("{label} changes no message"))
    }

    /// Selects a member in the member menu.
    pub(crate) async fn chooses_member(&self, message: &Message, member: Id) -> Answer {
        let select = selects(message).find(|select| select["type"] == 5).expect("a select of members");
        let id = select["custom_id"].as_str().expect("an id").to_owned();
        judged(self.member.select(message, &id, &[&member.to_string()]).await)
            .unwrap_or_else(|why| panic!("{member}: {why}"))
    }

    /// Selects the first choice that starts like this; the message is updated.
    pub(crate) async fn chooses(&self, message: &Message, label: &str) -> Message {
        let (id, value) =
            option(message, label).unwrap_or_else(|| panic!("no choice {label} on {message:?}"));
        let answer = judged(self.member.select(message, &id, &[&value]).await);
        let answer = answer.unwrap_or_else(|why| panic!("{label}: {why}"));
        answer.updated.unwrap_or_else(|| panic!("{label} changes no message"))
    }

    /// Selects the first choice that starts like this; another message appears.
    pub(crate) async fn chooses_for_message(&self, message: &Message, label: &str) -> Message {
        let (id, value) =
            option(message, label).unwrap_or_else(|| panic!("no choice {label} on {message:?}"));
        let answer = judged(self.member.select(message, &id, &[&value]).await);
        let answer = answer.unwrap_or_else(|why| panic!("{label}: {why}"));
        answer.message.unwrap_or_else(|| panic!("{label} shows no message"))
    }

    /// Selects channels in the channel menu; the message is updated.
    pub(crate) async fn chooses_channels(&self, message: &Message, channels: &[Id]) -> Message {
        let select = selects(message).find(|select| select["type"] == 8).expect("a list of channels");
        let id = select["custom_id"].as_str().expect("an id").to_owned();
        let channels: Vec<String> = channels.iter().map(ToString::to_string).collect();
        let channels: Vec<&str> = channels.iter().map(String::as_str).collect();
        let answer = judged(self.member.select(message, &id, &channels).await);
        answer.expect("an answer").updated.expect("the message changes")
    }

    /// Presses a button that opens a form, and submits it.
    pub(crate) async fn fills_in(&self, message: &Message, button: &str, line: &str) -> Answer {
        let form =
            self.click(message, button).await.modal.unwrap_or_else(|| panic!("{button} opens no form"));
        judged(self.member.submit(&form, &[("line", line)]).await)
            .unwrap_or_else(|why| panic!("{line}: {why}"))
    }

    /// The suggestions for what was typed in one option of a command.
    pub(crate) async fn is_offered(
        &self,
        command: &str,
        options: Value,
        focused: &str,
        typed: &str,
    ) -> Vec<Choice> {
        let offered = self.member.autocomplete(self.channel, command, options, focused, typed).await;
        offered.unwrap_or_else(|why| panic!("/{command} {focused}:{typed}: {why}"))
    }

    /// Everything the member sees in the channel.
    pub(crate) fn sees(&self) -> Vec<Message> {
        self.member.sees(self.channel)
    }

    /// Waits until a message is deleted.
    pub(crate) async fn waits_until_gone(&self, message: &Message) {
        self.member.wait_until_gone(message).await.expect("the message goes");
    }
}

/// The select menus of a message.
fn selects(message: &Message) -> impl Iterator<Item = &Value> {
    let rows = message.components.as_array().into_iter().flatten();
    let parts = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    parts.filter(|part| part["type"] != 2)
}

/// The menu with a choice that starts like this, and the value of the choice.
/// The id of what a button does, or a choice of a list.
pub(crate) fn control(message: &Message, label: &str) -> String {
    let chosen = || option(message, label).map(|(_, value)| value);
    message.button(label).or_else(chosen).unwrap_or_else(|| panic!("no {label} on {message:?}"))
}

fn option(message: &Message, label: &str) -> Option<(String, String)> {
    selects(message).find_map(|select| {
        let options = select["options"].as_array().into_iter().flatten();
        let mut fitting =
            options.filter(|one| one["label"].as_str().is_some_and(|words| words.starts_with(label)));
        let value = fitting.next()?["value"].as_str()?.to_owned();
        Some((select["custom_id"].as_str()?.to_owned(), value))
    })
}

fn judged(answer: Result<Answer, NotAnswered>) -> Result<Answer, NotAnswered> {
    if let Ok(answer) = &answer {
        assert!(!answer.deferred, "the bot answers at once");
        answer.message.iter().chain(&answer.updated).for_each(judge::message);
    }
    answer
}
