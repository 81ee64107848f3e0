//! A member of the guild, played by a test.

use std::sync::Arc;
use std::time::Instant;

use serde_json::{Value, json};

use super::answer::{Answer, Choice, Modal, NotAnswered};
use super::invocation::{chosen, filled_in, menu_trigger, trigger};
use super::message::{Message, list};
use super::wait::{PATIENCE, TimedOut, log, wait_for};
use crate::hub::Hub;
use crate::interact::{Trigger, interact};
use crate::judge::thread::NewThread;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::channel::{PRIVATE_THREAD, PUBLIC_THREAD};
use crate::world::command::{ON_MESSAGE, ON_USER};
use crate::world::files::Upload;
use crate::world::guild::Role;
use crate::world::interaction::Outcome;
use crate::world::permissions::Permissions;
use crate::world::store::ObjectKind;

/// A member; cheap to clone.
#[derive(Clone)]
pub struct Member {
    pub(super) hub: Arc<Hub>,
    pub(super) id: Id,
    name: String,
}

impl Member {
    pub(super) fn new(hub: Arc<Hub>, id: Id, name: String) -> Self {
        Self { hub, id, name }
    }

    /// The member's user id.
    pub fn id(&self) -> Id {
        self.id
    }

    /// The member's name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// A mention of the member.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Uses a slash command: `slash(games, "dara drop", json!({"square": "b3"}))`.
    pub async fn slash(&self, channel: Id, command: &str, options: Value) -> Result<Answer, NotAnswered> {
        let trigger = trigger(&self.hub.world.lock(), (self.id, channel), command, &options, None)?;
        self.answer(channel, trigger).await
    }

    /// Uses a context menu command on a user, from a channel.
    pub async fn choose_on_user(
        &self,
        channel: Id,
        command: &str,
        user: impl Into<Id>,
    ) -> Result<Answer, NotAnswered> {
        let trigger =
            menu_trigger(&self.hub.world.lock(), (self.id, channel), ON_USER, command, user.into())?;
        self.answer(channel, trigger).await
    }

    /// Uses a context menu command on a message.
    pub async fn choose_on_message(
        &self,
        command: &str,
        message: impl Into<Id>,
    ) -> Result<Answer, NotAnswered> {
        let message = message.into();
        let channel = self.channel_of(message)?;
        let trigger = menu_trigger(&self.hub.world.lock(), (self.id, channel), ON_MESSAGE, command, message)?;
        self.answer(channel, trigger).await
    }

    /// Types into the option `focused` of a command, with other options filled in, and returns the choices.
    pub async fn autocomplete(
        &self,
        channel: Id,
        command: &str,
        options: Value,
        focused: &str,
        typed: &str,
    ) -> Result<Vec<Choice>, NotAnswered> {
        let trigger =
            trigger(&self.hub.world.lock(), (self.id, channel), command, &options, Some((focused, typed)))?;
        match self.perform(channel, trigger).await? {
            (_, Outcome::Choices(choices)) => Ok(Choice::list(&choices)),
            _ => Err(NotAnswered::Otherwise),
        }
    }

    /// Clicks a button of a message.
    pub async fn click(&self, message: impl Into<Id>, custom_id: &str) -> Result<Answer, NotAnswered> {
        self.select(message, custom_id, &[]).await
    }

    /// Chooses values in a select of a message; a user or a role may be given by name.
    pub async fn select(
        &self,
        message: impl Into<Id>,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Answer, NotAnswered> {
        let message = message.into();
        let channel = self.channel_of(message)?;
        let values = chosen(&self.hub.world.lock(), message, custom_id, values);
        self.answer(channel, Trigger::Component { message, custom_id: custom_id.to_owned(), values }).await
    }

    /// Submits a modal: `submit(&modal, &[("name", "Ada")])`. What isn't given keeps the value it had at first.
    pub async fn submit(&self, modal: &Modal, values: &[(&str, &str)]) -> Result<Answer, NotAnswered> {
        let given = values.iter().map(|(id, value)| ((*id).to_owned(), json!(value)));
        self.submit_form(modal, &Value::Object(given.collect()), &[]).await
    }

    /// Submits a modal with inputs of any kind: `submit_form(&modal, &json!({ "days": "30", "again": true, "file": ["0"] }), &files)`,
    /// where files are given by their numbers, each with its name and contents. A user or a role may be given by name.
    pub async fn submit_form(
        &self,
        modal: &Modal,
        values: &Value,
        files: &[(&str, &[u8])],
    ) -> Result<Answer, NotAnswered> {
        let opener = self.hub.world.lock().interactions.get(modal.opened_by).map(|opener| opener.channel);
        let channel = opener.ok_or_else(|| not_possible(&Refusal::UNKNOWN_INTERACTION))?;
        let components = filled_in(&self.hub.world.lock(), channel, &modal.components, values);
        let upload = |(number, (name, bytes)): (usize, &(&str, &[u8]))| Upload {
            number,
            name: (*name).to_owned(),
            content_type: None,
            bytes: bytes.to_vec().into(),
        };
        let files = files.iter().enumerate().map(upload).collect();
        self.answer(channel, Trigger::Modal { opened_by: modal.opened_by, components, files }).await
    }

    /// Posts an ordinary message.
    pub fn say(&self, channel: Id, content: &str) -> Result<Message, NotAnswered> {
        let said = self.hub.world.lock().say(self.id, channel, content);
        said.map(|message| Message::new(&self.hub, message)).map_err(|refusal| not_possible(&refusal))
    }

    /// Starts a public or private thread in a channel.
    pub fn open_thread(&self, channel: Id, name: &str, private: bool) -> Result<Id, NotAnswered> {
        let new = NewThread {
            name: name.to_owned(),
            kind: if private { PRIVATE_THREAD } else { PUBLIC_THREAD },
            auto_archive: 1_440,
            invitable: true,
        };
        let opened = self.hub.world.lock().start_thread(self.id, channel, &new, None);
        opened.map(|thread| thread.id).map_err(|refusal| not_possible(&refusal))
    }

    /// The messages of a channel that the member sees, including their ephemeral ones, oldest first.
    pub fn sees(&self, channel: Id) -> Vec<Message> {
        let visible = {
            let world = self.hub.world.lock();
            world.channels.get(&channel).is_some_and(|place| !world.permissions(self.id, place).is_empty())
        };
        if visible { list(&self.hub, channel, Some(self.id), None) } else { Vec::new() }
    }

    /// Waits for a message that the member sees and that matches; one may exist already.
    pub async fn wait_for_message(
        &self,
        channel: Id,
        mut matches: impl FnMut(&Message) -> bool,
    ) -> Result<Message, TimedOut> {
        wait_for(&self.hub, "a message", |_| self.sees(channel).into_iter().find(&mut matches)).await
    }

    /// Waits until a message does not exist.
    pub async fn wait_until_gone(&self, message: impl Into<Id>) -> Result<(), TimedOut> {
        let id = message.into();
        wait_for(&self.hub, "a message to go", |hub| {
            matches!(hub.world.lock().store.message(id), Ok(None)).then_some(())
        })
        .await
    }

    /// Whether the member accepts direct messages from the bot (50007 if not).
    pub fn take_direct_messages(&self, takes: bool) {
        self.change_everywhere(|member| member.takes_direct_messages = takes);
    }

    /// Sets the language of the member's client, such as `fr`.
    pub fn speak(&self, locale: &str) {
        self.change_everywhere(|member| locale.clone_into(&mut member.locale));
    }

    /// Sets the name that clients show in place of the account's.
    pub fn set_display_name(&self, name: Option<&str>) {
        self.change_everywhere(|member| member.user.display_name = name.map(str::to_owned));
    }

    /// Sets the member's nick in the guild.
    pub fn set_nick(&self, nick: Option<&str>) {
        self.change(|member| member.nick = nick.map(str::to_owned));
    }

    /// Gives the member a role with these permissions, in place of all other roles.
    pub fn set_permissions(&self, permissions: Permissions) {
        let mut world = self.hub.world.lock();
        let (id, position) = (world.new_id(), u16::try_from(world.guild.roles.len()).unwrap_or(u16::MAX));
        world.guild.roles.push(Role { permissions, ..Role::new(id, "Moderator", position, None) });
        if let Some(member) = world.members.get_mut(&self.id) {
            member.roles = vec![id];
        }
    }

    /// Leaves the guild until the sandbox restarts.
    pub fn leave(&self) {
        let guild = self.hub.world.lock().guild.id;
        self.leave_guild(guild);
    }

    fn channel_of(&self, message: Id) -> Result<Id, NotAnswered> {
        let found = self.hub.world.lock().store.message(message).ok().flatten();
        Ok(found.ok_or_else(|| not_possible(&Refusal::UNKNOWN_MESSAGE))?.channel)
    }

    pub(super) fn change(&self, how: impl FnOnce(&mut crate::world::user::Member)) {
        let mut world = self.hub.world.lock();
        let Some(member) = world.members.get_mut(&self.id) else { return };
        how(member);
        let member = member.clone();
        log(world.store.put(ObjectKind::Member, self.id, &member).map_err(Into::into));
    }

    /// Changes what is the same for the member in all guilds.
    fn change_everywhere(&self, how: impl Fn(&mut crate::world::user::Member)) {
        log(self.hub.world.lock().change_person(self.id, how));
    }

    async fn answer(&self, channel: Id, trigger: Trigger) -> Result<Answer, NotAnswered> {
        let begun = Instant::now();
        let (id, outcome) = self.perform(channel, trigger).await?;
        Answer::new(&self.hub, id, outcome, begun.elapsed()).ok_or(NotAnswered::Otherwise)
    }

    pub(super) async fn perform(&self, channel: Id, trigger: Trigger) -> Result<(Id, Outcome), NotAnswered> {
        let performed = tokio::time::timeout(PATIENCE, interact(&self.hub, self.id, channel, trigger)).await;
        let (id, outcome) =
            performed.map_err(|_| NotAnswered::InTime)?.map_err(|refusal| not_possible(&refusal))?;
        outcome.map(|outcome| (id, outcome)).ok_or(NotAnswered::InTime)
    }
}

fn not_possible(refusal: &Refusal) -> NotAnswered {
    NotAnswered::NotPossible(refusal.message().to_owned())
}
