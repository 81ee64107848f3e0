//! Interactions whose tokens are still valid.

use std::collections::{HashSet, VecDeque};
use std::num::NonZeroU64;
use std::sync::Arc;

use data_encoding::BASE64URL_NOPAD;
use serde_json::Value;
use tokio::sync::oneshot;

use super::command::Target;
use super::installation::Owners;
use super::message::Message;
use crate::refusal::Refusal;
use crate::snowflake::Id;

/// Milliseconds in which the first response must arrive.
pub(crate) const RESPONSE_TIME: i64 = 3_000;

/// Most follow-ups to an interaction that only a user's installation authorizes.
pub(crate) const MOST_FOLLOW_UPS: u8 = 5;

/// Milliseconds that a token is valid.
pub(crate) const TOKEN_LIFE: i64 = 15 * 60 * 1000;

/// The type of an interaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InteractionKind {
    Command = 2,
    Component = 3,
    Autocomplete = 4,
    Modal = 5,
}

/// The bot's first response.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    Message(Box<Message>),
    /// The bot "is thinking", in this message.
    Deferred(Box<Message>),
    DeferredUpdate,
    Update(Box<Message>),
    Choices(Vec<Value>),
    Modal(Value),
}

/// What many interactions have in common, shared between them to save memory.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct What {
    pub(crate) kind: InteractionKind,
    /// The command's full name, with sub-commands.
    pub(crate) command: Option<String>,
}

/// One interaction. It is kept as long as its token is valid, so there can be very many.
#[derive(Debug)]
pub(crate) struct Interaction {
    pub(crate) id: Id,
    pub(crate) member: Id,
    pub(crate) channel: Id,
    pub(crate) what: Arc<What>,
    /// Needed only until the first response.
    pub(crate) pending: Option<Box<Pending>>,
    /// The message that `@original` means; non-zero, so that the option takes no extra space.
    original: Option<NonZeroU64>,
    /// What only some interactions have.
    pub(crate) details: Option<Box<Details>>,
    /// The part of the token that cannot be guessed.
    secret: u64,
}

/// Details that plain slash commands lack, unless their response was a modal.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Details {
    /// The message whose component was used, or whose component opened the modal.
    pub(crate) message: Option<Id>,
    /// What a context menu command was used on.
    pub(crate) target: Option<Target>,
    /// The modal that the first response opened.
    pub(crate) modal: Option<Value>,
    /// The installations that authorize it, if a user's is among them.
    pub(crate) owners: Option<Owners>,
    /// The follow-ups so far, if their number is limited.
    pub(crate) follow_ups: u8,
}

/// State that is needed until the first response.
#[derive(Debug, Default)]
pub(crate) struct Pending {
    /// Type of the option being autocompleted.
    pub(crate) option_type: u64,
    /// Where the response is awaited.
    pub(crate) waiting: Option<oneshot::Sender<Outcome>>,
    /// Whether the member was already told that the bot didn't respond.
    pub(crate) failed: bool,
}

impl Interaction {
    /// Makes an interaction that awaits its first response.
    pub(crate) fn new(id: Id, what: What, member: Id, channel: Id, pending: Pending) -> Self {
        Self {
            id,
            member,
            channel,
            what: Arc::new(what),
            pending: Some(Box::new(pending)),
            original: None,
            details: None,
            secret: rand::random(),
        }
    }

    /// The message that `@original` means.
    pub(crate) fn original(&self) -> Option<Id> {
        self.original.map(|number| Id::new(number.get()))
    }

    /// Sets the message that `@original` means.
    pub(crate) fn set_original(&mut self, message: Option<Id>) {
        self.original = message.and_then(|message| NonZeroU64::new(message.get()));
    }

    /// The message whose component was used, or whose component opened the modal.
    pub(crate) fn message(&self) -> Option<Id> {
        self.details.as_ref()?.message
    }

    /// What a context menu command was used on.
    pub(crate) fn target(&self) -> Option<Target> {
        self.details.as_ref()?.target
    }

    /// The modal that the first response opened.
    pub(crate) fn modal(&self) -> Option<&Value> {
        self.details.as_ref()?.modal.as_ref()
    }

    /// The interaction token.
    pub(crate) fn token(&self) -> String {
        BASE64URL_NOPAD.encode(format!("interaction:{}:{:016x}", self.id, self.secret).as_bytes())
    }
}

/// All interactions whose tokens are still valid.
#[derive(Default)]
pub(crate) struct Interactions {
    /// Sorted by id, which is the order of creation.
    live: VecDeque<Interaction>,
    /// The shared parts, one of each.
    common: HashSet<Arc<What>>,
}

impl Interactions {
    /// Adds one, and drops those whose tokens have expired.
    pub(crate) fn begin(&mut self, mut interaction: Interaction, now: i64) {
        while self.live.front().is_some_and(|oldest| oldest.id.made_at() + TOKEN_LIFE <= now) {
            self.live.pop_front();
        }
        match self.common.get(&interaction.what) {
            Some(known) => known.clone_into(&mut interaction.what),
            None => drop(self.common.insert(interaction.what.clone())),
        }
        if self.live.len() == self.live.capacity() {
            // Doubling, as usual, would leave most of the capacity unused.
            self.live.reserve_exact(self.live.len() / 4 + 64);
        }
        self.live.push_back(interaction);
    }

    /// The interaction with this id.
    pub(crate) fn get(&self, id: Id) -> Option<&Interaction> {
        self.live.get(self.live.binary_search_by_key(&id, |one| one.id).ok()?)
    }

    /// The interaction with this id, mutably.
    pub(crate) fn get_mut(&mut self, id: Id) -> Option<&mut Interaction> {
        self.live.get_mut(self.live.binary_search_by_key(&id, |one| one.id).ok()?)
    }

    /// Fails an interaction that didn't reach the bot: the member learns at once that there is no response.
    pub(crate) fn fail(&mut self, id: Id) {
        if let Some(pending) = self.get_mut(id).and_then(|interaction| interaction.pending.as_mut()) {
            **pending = Pending { failed: true, ..Pending::default() };
        }
    }

    /// The interaction that may get its first response now.
    pub(crate) fn unanswered(&mut self, id: Id, token: &str, now: i64) -> Result<&mut Interaction, Refusal> {
        let interaction = self.get_mut(id).ok_or(Refusal::UNKNOWN_INTERACTION)?;
        if interaction.token() != token {
            return Err(Refusal::UNKNOWN_INTERACTION);
        }
        match &interaction.pending {
            None => Err(Refusal::ALREADY_ACKNOWLEDGED),
            Some(pending) if pending.failed || now > id.made_at() + RESPONSE_TIME => {
                Err(Refusal::UNKNOWN_INTERACTION)
            }
            Some(_) => Ok(interaction),
        }
    }

    /// The answered interaction that a valid token belongs to.
    pub(crate) fn by_token(&self, token: &str, now: i64) -> Result<&Interaction, Refusal> {
        let id = BASE64URL_NOPAD
            .decode(token.as_bytes())
            .ok()
            .and_then(|bytes| String::from_utf8(bytes).ok())
            .and_then(|text| text.split(':').nth(1)?.parse::<Id>().ok())
            .ok_or(Refusal::UNKNOWN_WEBHOOK)?;
        if now > id.made_at() + TOKEN_LIFE {
            return Err(Refusal::INVALID_TOKEN);
        }
        match self.get(id) {
            Some(interaction) if interaction.token() == token && interaction.pending.is_none() => {
                Ok(interaction)
            }
            _ => Err(Refusal::UNKNOWN_WEBHOOK),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::snowflake::Snowflakes;

    const NOW: i64 = 1_800_000_000_000;

    fn command() -> What {
        What { kind: InteractionKind::Command, command: Some("dara drop".to_owned()) }
    }

    fn begun() -> (Interactions, Id, String) {
        let id = Snowflakes::after(Id::new(1)).next(NOW);
        let interaction = Interaction::new(id, command(), Id::new(2), Id::new(3), Pending::default());
        let token = interaction.token();
        let mut all = Interactions::default();
        all.begin(interaction, NOW);
        (all, id, token)
    }

    #[test]
    fn the_first_response_is_due_within_three_seconds_and_only_once() {
        let (mut all, id, token) = begun();
        assert!(all.unanswered(id, &token, NOW + 3_000).is_ok());
        assert_eq!(all.unanswered(id, &token, NOW + 3_001).unwrap_err(), Refusal::UNKNOWN_INTERACTION);
        assert_eq!(all.unanswered(id, "other", NOW).unwrap_err(), Refusal::UNKNOWN_INTERACTION);
        all.get_mut(id).unwrap().pending = None;
        assert_eq!(all.unanswered(id, &token, NOW).unwrap_err(), Refusal::ALREADY_ACKNOWLEDGED);
    }

    #[test]
    fn one_that_failed_can_no_longer_be_answered() {
        let (mut all, id, token) = begun();
        all.fail(id);
        assert_eq!(all.unanswered(id, &token, NOW).unwrap_err(), Refusal::UNKNOWN_INTERACTION);
    }

    #[test]
    fn interactions_share_common_parts_and_take_64_bytes() {
        let mut all = Interactions::default();
        let mut ids = Snowflakes::after(Id::new(1));
        for _ in 0..2 {
            all.begin(
                Interaction::new(ids.next(NOW), command(), Id::new(2), Id::new(3), Pending::default()),
                NOW,
            );
        }
        assert!(Arc::ptr_eq(&all.live[0].what, &all.live[1].what));
        assert_eq!(*all.live[0].what, command());
        assert_eq!(size_of::<Interaction>(), 64);
    }

    #[test]
    fn the_original_is_the_message_last_set() {
        let (mut all, id, _) = begun();
        let interaction = all.get_mut(id).unwrap();
        assert_eq!(interaction.original(), None);
        interaction.set_original(Some(Id::new(7)));
        assert_eq!(interaction.original(), Some(Id::new(7)));
        interaction.set_original(None);
        assert_eq!(interaction.original(), None);
    }

    #[test]
    fn a_token_is_valid_for_fifteen_minutes_once_answered() {
        let (mut all, id, token) = begun();
        assert_eq!(all.by_token(&token, NOW).unwrap_err(), Refusal::UNKNOWN_WEBHOOK, "not answered yet");
        all.get_mut(id).unwrap().pending = None;
        assert!(all.by_token(&token, NOW + TOKEN_LIFE).is_ok());
        assert_eq!(all.by_token(&token, NOW + TOKEN_LIFE + 1).unwrap_err(), Refusal::INVALID_TOKEN);
        assert_eq!(all.by_token("bm9uc2Vuc2U", NOW).unwrap_err(), Refusal::UNKNOWN_WEBHOOK);
        let later = Snowflakes::after(Id::new(1)).next(NOW + TOKEN_LIFE);
        all.begin(
            Interaction::new(later, command(), Id::new(2), Id::new(3), Pending::default()),
            NOW + TOKEN_LIFE,
        );
        assert!(all.get(id).is_none(), "dropped once its token has expired");
    }
}
