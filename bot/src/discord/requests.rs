//! What the bot asks of Discord, in its own words. Nothing outside of this folder makes a request.

use std::{
    collections::{BTreeSet, HashSet},
    sync::{Arc, OnceLock},
    time::Duration,
};

use anyhow::Context as _;
use data::{Store, Token};
use jiff::Timestamp;
use play::{ChannelId, GuildId, Home, MessageId, PlayerId, RoleId};
use poise::serenity_prelude as serenity;
use quick_cache::sync::Cache;
use serenity::GuildPagination;
use ui::{
    failure::{Failure, Refusal},
    views::{
        self, Details, Form, Line, List, View,
        called::{self, Called},
    },
};

use crate::discord::{
    answer::{self, Answer, To},
    channel_access::ChannelAccess,
    command_mentions::CommandMentions,
    id::timestamp,
    interaction::{Interaction, shown_name},
    limits::{BotLimits, Way},
    pace::Pace,
    permissions::BotAction,
    redact::{code, plain, status},
    retrying::{is_momentary, twice},
    serenity_gaps::{callback::Callbacks, components_v2::MessageForm, route_limits},
    verdict::{Verdict, verdict},
};

/// Discord's code for a message that was deleted.
pub(crate) const UNKNOWN_MESSAGE: isize = 10_008;
/// Discord's code for a channel that was deleted.
pub(crate) const UNKNOWN_CHANNEL: isize = 10_003;
/// Discord's codes for someone who isn't in the server, or whose account is gone.
const GONE: [isize; 2] = [10_007, 10_013];
/// Discord's codes for users who can't get messages from the bot: they don't exist, take none, aren't possible recipients, or
/// share no server with it.
const UNREACHABLE: [isize; 4] = [10_013, 50_007, 50_033, 50_278];
/// Discord's code once an interaction has as many further messages as it may have.
const TOO_MANY_FOLLOW_UPS: isize = 40_094;
/// The status once the token of an interaction is no longer valid.
const NOT_FOUND: u16 = 404;
/// The status of all other refusals.
const FORBIDDEN: u16 = 403;
/// Discord's code for a message that already has a thread.
const THREAD_EXISTS: isize = 160_004;
/// Discord's code for a server with as many active threads as it may have.
pub(crate) const TOO_MANY_THREADS: isize = 160_006;
/// How long opening a thread may take; the rest of the three seconds is for the answer.
const THREAD_TIME: Duration = Duration::from_millis(1_800);
/// How many players' direct messages are remembered, at 16 bytes each.
const DIRECT_CHANNELS: usize = 10_000;
/// How long Discord may take to show that it can be reached.
const REACHED: Duration = Duration::from_secs(1);
/// How many servers Discord lists at a time.
const PAGE: u64 = 200;

/// Makes requests.
pub(crate) struct Discord {
    pub(super) http: Arc<serenity::Http>,
    callbacks: Callbacks,
    /// The bot's own account.
    pub me: serenity::UserId,
    /// The mentions of the commands, once they are registered.
    pub(super) mentions: OnceLock<CommandMentions>,
    /// Whether Discord limits the bot.
    pub limits: BotLimits,
    /// Where the names of strangers are stored, once the database is open, and whether strangers can play each other.
    strangers: OnceLock<(Store, bool)>,
    /// The channels of players' direct messages, which never change.
    direct: Cache<PlayerId, serenity::ChannelId>,
}

/// A member of a server.
pub(crate) struct ServerMember {
    /// Whether it is a bot.
    pub is_bot: bool,
    /// What they are called there.
    pub name: String,
    /// Their roles.
    pub roles: Vec<RoleId>,
    /// When they joined, the last time.
    pub joined: Option<Timestamp>,
}

/// A request that failed.
#[derive(Debug)]
pub(crate) struct Failed {
    /// Whether to try it again.
    pub verdict: Verdict,
    /// Discord's own code, if it gave one.
    pub code: Option<isize>,
    /// Why, without secrets.
    pub error: anyhow::Error,
}

/// What became of a message that was posted by an interaction's token.
pub(crate) enum ByToken {
    /// Everyone sees it.
    Posted(Option<MessageId>),
    /// The token is no longer valid, Discord takes no more messages for it, or it shows them to one member alone.
    Refused,
}

impl From<serenity::Error> for Failed {
    fn from(error: serenity::Error) -> Self {
        Self { verdict: verdict(&error), code: code(&error), error: plain(error) }
    }
}

impl Discord {
    pub(super) fn new(http: Arc<serenity::Http>, callbacks: Callbacks, me: serenity::UserId) -> Self {
        Self {
            http,
            callbacks,
            me,
            mentions: OnceLock::new(),
            limits: BotLimits::default(),
            strangers: OnceLock::new(),
            direct: Cache::new(DIRECT_CHANNELS),
        }
    }

    /// Looks up the names of strangers in this store from now on, and offers games with them if there is the `world`.
    pub(crate) fn takes_names_from(&self, store: Store, world: bool) {
        // The app is made once.
        let _ = self.strangers.set((store, world));
    }

    /// The view as its reader may see it, with strangers by their names and commands as mentions. Everything that leaves the
    /// program passes here.
    async fn shown_to(&self, reader: Option<PlayerId>, view: View) -> View {
        let offers_strangers = self.strangers.get().is_none_or(|(_, world)| *world);
        let view = if offers_strangers { view } else { views::challenge::world::not_offered(view) };
        let view = match called::strangers(&view) {
            strangers if strangers.is_empty() => view,
            strangers => self.called(reader, strangers).await.view(view),
        };
        let Some(mentions) = self.mentions.get() else { return view };
        let details = view.details.map(|details| Details { text: mentions.in_text(details.text), ..details });
        let line = |line: Line| Line { text: mentions.in_text(line.text), ..line };
        let list = |list: List| List { lines: list.lines.into_iter().map(line).collect(), ..list };
        let lists = view.lists.into_iter().map(list).collect();
        let [text, below] = [view.text, view.below].map(|text| mentions.in_text(text));
        View { text, below, details, lists, ..view }
    }

    /// The form as its reader may see it.
    async fn form_shown_to(&self, reader: Option<PlayerId>, form: Form) -> Form {
        self.called(reader, called::strangers_of_form(&form)).await.form(form)
    }

    /// What these strangers are called. They are nameless as long as their names can't be read.
    async fn called(&self, reader: Option<PlayerId>, strangers: BTreeSet<PlayerId>) -> Called {
        let names = match self.strangers.get() {
            Some((store, _)) if !strangers.is_empty() => store.names(Home::World, strangers).await,
            Some(_) | None => Ok(Vec::new()),
        };
        let names = names.unwrap_or_else(|error| {
            tracing::error!("loading the names of strangers: {error:#}");
            Vec::new()
        });
        Called { reader, names: names.into_iter().collect() }
    }

    /// Answers an interaction. Returns the public message that the answer became, if Discord reveals it.
    pub(crate) async fn answer_interaction(
        &self,
        to: To<'_>,
        answer: Answer,
    ) -> anyhow::Result<Option<MessageId>> {
        let answer = match answer {
            Answer::Public(view) => Answer::Public(self.shown_to(to.reader, view).await),
            Answer::Private(view) => Answer::Private(self.shown_to(to.reader, view).await),
            Answer::Update(view) => Answer::Update(self.shown_to(to.reader, view).await),
            Answer::Rewrite(view) => Answer::Rewrite(self.shown_to(to.reader, view).await),
            Answer::Form(form) => Answer::Form(self.form_shown_to(to.reader, form).await),
            other @ (Answer::Nothing | Answer::NoChoices) => other,
        };
        answer::send(&self.http, &self.callbacks, to, answer).await
    }

    /// Shows the caller another private message below the answer, or changes one that they have.
    pub(crate) async fn follow_up(
        &self,
        token: &Token,
        reader: PlayerId,
        message: Option<(MessageId, MessageForm)>,
        view: View,
    ) -> anyhow::Result<()> {
        let view = self.shown_to(Some(reader), view).await;
        answer::follow_up((&self.http, &self.callbacks), token.reveal(), message, view).await
    }

    /// Edits the answer to an interaction, which has this form.
    pub(crate) async fn edit_answer(
        &self,
        token: &Token,
        reader: PlayerId,
        form: MessageForm,
        view: View,
    ) -> anyhow::Result<()> {
        let view = self.shown_to(Some(reader), view).await;
        answer::edit_answer((&self.http, &self.callbacks), token.reveal(), form, view).await
    }

    /// Posts a message that everyone sees below the answer to an interaction, where the bot can't post otherwise.
    pub(crate) async fn post_by_token(&self, token: &Token, view: View) -> Result<ByToken, Failed> {
        let view = self.shown_to(None, view).await;
        match answer::post_by_token(&self.http, token.reveal(), view).await {
            Ok(message) if answer::is_private(&message) => Ok(ByToken::Refused),
            Ok(message) => Ok(ByToken::Posted(message.id.get().try_into().ok())),
            Err(error) if code(&error) == Some(TOO_MANY_FOLLOW_UPS) || status(&error) == Some(NOT_FOUND) => {
                Ok(ByToken::Refused)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// Deletes a private message that an interaction led to.
    pub(crate) async fn close(&self, token: &Token, message: MessageId) -> anyhow::Result<()> {
        let message = serenity::MessageId::new(message.get());
        self.http.delete_followup_message(token.reveal(), message).await.map_err(plain)
    }

    /// The public message that answered the interaction with this token, if one did. A private one told the member that
    /// something broke afterwards.
    pub(crate) async fn public_answer(&self, token: &Token) -> Result<Option<MessageId>, Failed> {
        match self.http.get_original_interaction_response(token.reveal()).await {
            Ok(message) if answer::is_private(&message) => Ok(None),
            Ok(message) => Ok(message.id.get().try_into().ok()),
            Err(error) if verdict(&error).is_final() => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Posts a message. `nonce` lets Discord recognise a second attempt.
    pub(crate) async fn post(
        &self,
        channel: ChannelId,
        view: View,
        nonce: String,
    ) -> Result<Option<MessageId>, Failed> {
        let message = answer::message(self.shown_to(None, view).await, nonce);
        let posted = serenity::ChannelId::new(channel.get()).send_message(&self.http, message).await;
        self.limits.note(Way::Channels, posted.as_ref().err());
        Ok(posted?.id.get().try_into().ok())
    }

    /// Edits a message. A deleted one needs no edit.
    pub(crate) async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        view: View,
    ) -> Result<(), Failed> {
        self.edit_if_there(channel, message, view).await.map(drop)
    }

    /// Edits a message. Returns whether it is still there.
    pub(crate) async fn edit_if_there(
        &self,
        channel: ChannelId,
        message: MessageId,
        view: View,
    ) -> Result<bool, Failed> {
        let channel = serenity::ChannelId::new(channel.get());
        let edited = answer::edit(self.shown_to(None, view).await);
        match channel.edit_message(&self.http, message.get(), edited).await {
            Ok(_) => Ok(true),
            Err(error) if code(&error) == Some(UNKNOWN_MESSAGE) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Deletes a message of the bot's. One that is gone, maybe with its channel, needs no deletion.
    pub(crate) async fn delete(&self, channel: ChannelId, message: MessageId) -> Result<(), Failed> {
        let channel = serenity::ChannelId::new(channel.get());
        match channel.delete_message(&self.http, message.get()).await {
            Err(error) if !matches!(code(&error), Some(UNKNOWN_MESSAGE | UNKNOWN_CHANNEL)) => {
                Err(error.into())
            }
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Takes the buttons off a message that is out of date. If that fails, they say so themselves.
    pub(crate) async fn take_buttons_off(&self, channel: ChannelId, message: MessageId) {
        let channel = serenity::ChannelId::new(channel.get());
        let bare = serenity::EditMessage::new().components(Vec::new());
        if let Err(error) = channel.edit_message(&self.http, message.get(), bare).await {
            tracing::debug!("taking the buttons off an old board: {:#}", plain(error));
        }
    }

    /// Sends a player a direct message, at this pace. Returns where it is; `None` if they take none.
    pub(crate) async fn write_to(
        &self,
        player: PlayerId,
        view: View,
        nonce: String,
        pace: &Pace,
    ) -> Result<Option<(ChannelId, MessageId)>, Failed> {
        let message = answer::message(self.shown_to(Some(player), view).await, nonce);
        let written = match self.direct_channel(player, pace).await {
            Ok(channel) => channel.send_message(&self.http, message).await,
            Err(error) => Err(error),
        };
        self.limits.note(Way::Mail, written.as_ref().err());
        match written {
            Ok(message) => {
                let sent = (message.channel_id.get().try_into(), message.id.get().try_into());
                let (Ok(channel), Ok(message)) = sent else {
                    return Err(Failed {
                        verdict: Verdict::Later,
                        code: None,
                        error: anyhow::anyhow!("Discord sent an id that is 0"),
                    });
                };
                Ok(Some((channel, message)))
            }
            Err(error) => {
                self.direct.remove(&player);
                if takes_none(&error) { Ok(None) } else { Err(error.into()) }
            }
        }
    }

    /// The channel of a player's direct messages. Opening it is a request of its own.
    async fn direct_channel(
        &self,
        player: PlayerId,
        pace: &Pace,
    ) -> Result<serenity::ChannelId, serenity::Error> {
        if let Some(known) = self.direct.get(&player) {
            return Ok(known);
        }
        let opened = serenity::UserId::new(player.get()).create_dm_channel(&self.http).await?;
        self.direct.insert(player, opened.id);
        pace.turn().await;
        Ok(opened.id)
    }

    /// Opens a thread on a message of the channel. A message that has one is fine.
    pub(crate) async fn open_thread(
        &self,
        interaction: &Interaction,
        message: MessageId,
        name: String,
    ) -> Result<(), Failure> {
        let channel = serenity::ChannelId::new(interaction.channel.get());
        let thread =
            serenity::CreateThread::new(name).auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
        // A thread that opens all the same is found by the next attempt.
        let opening = twice(|| channel.create_thread_from_message(&self.http, message.get(), thread.clone()));
        let Ok(opened) = tokio::time::timeout(THREAD_TIME, opening).await else {
            return Err(Refusal::ThreadSlow.into());
        };
        let Err(error) = opened else { return Ok(()) };
        Err(match (code(&error), status(&error)) {
            (Some(THREAD_EXISTS), _) => return Ok(()),
            (Some(TOO_MANY_THREADS), _) => Refusal::TooManyThreads.into(),
            _ if verdict(&error) == Verdict::TooMany => Refusal::ThreadSlow.into(),
            _ if is_momentary(&error) => {
                tracing::warn!("opening a thread: {:#}", plain(error));
                Refusal::ThreadSlow.into()
            }
            // A moderator deleted the message that the thread was to be opened on.
            (_, Some(404)) => play::Refusal::NoSuchChallenge.into(),
            // The permission was taken away after Discord sent the interaction.
            (_, Some(FORBIDDEN)) => {
                let permissions = BotAction::Thread.needs(interaction.channel_kind);
                Refusal::Lacks { permissions, channel: interaction.channel }.into()
            }
            _ => Failure::Broken(plain(error).context("opening a thread")),
        })
    }

    /// Opens a thread on a message that the bot posted by itself. A message that has one is fine.
    pub(crate) async fn open_thread_on(
        &self,
        channel: ChannelId,
        message: MessageId,
        name: String,
    ) -> Result<(), Failed> {
        let channel = serenity::ChannelId::new(channel.get());
        let thread =
            serenity::CreateThread::new(name).auto_archive_duration(serenity::AutoArchiveDuration::OneWeek);
        let opened = channel.create_thread_from_message(&self.http, message.get(), thread).await;
        self.limits.note(Way::Channels, opened.as_ref().err());
        match opened {
            Ok(_) => Ok(()),
            Err(error) if code(&error) == Some(THREAD_EXISTS) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// A member of a server; `None` if they aren't in it.
    pub(crate) async fn member(
        &self,
        guild: GuildId,
        player: PlayerId,
    ) -> anyhow::Result<Option<ServerMember>> {
        let (server, user) = (serenity::GuildId::new(guild.get()), serenity::UserId::new(player.get()));
        match twice(|| self.http.get_member(server, user)).await {
            Ok(member) => Ok(Some(ServerMember {
                is_bot: member.user.bot,
                joined: member.joined_at.and_then(timestamp),
                roles: member.roles.iter().filter_map(|role| role.get().try_into().ok()).collect(),
                name: shown_name(member.nick.as_deref(), &member.user),
            })),
            Err(error) if code(&error).is_some_and(|code| GONE.contains(&code)) => Ok(None),
            Err(error) => Err(plain(error).context("asking Discord about a member")),
        }
    }

    /// All servers the bot is in, asked for at this pace. An incomplete answer doesn't count.
    pub(crate) async fn servers(&self, pace: &Pace) -> anyhow::Result<HashSet<GuildId>> {
        let (mut all, mut last) = (HashSet::new(), None);
        loop {
            pace.turn().await;
            let part = self.http.get_guilds(last.map(GuildPagination::After), Some(PAGE)).await;
            let part = part.map_err(plain).context("asking Discord for the bot's servers")?;
            for server in &part {
                all.insert(server.id.get().try_into().context("a server without an id")?);
            }
            match part.last() {
                Some(server) if part.len() as u64 == PAGE => last = Some(server.id),
                _ => return Ok(all),
            }
        }
    }

    /// Asks whether boards can be posted in some channels.
    pub(crate) fn access(&self) -> ChannelAccess<'_> {
        ChannelAccess::new(&self.http, self.me)
    }

    /// Whether Discord answers a request, whatever it says: its own faults are the same for all workers.
    pub(crate) async fn answers(&self) -> bool {
        let answered = tokio::time::timeout(REACHED, self.http.get_gateway()).await;
        answered
            .is_ok_and(|answered| answered.is_ok() || answered.is_err_and(|error| status(&error).is_some()))
    }

    /// Forgets the rate limits that delay no one. Returns how many are left.
    pub(crate) async fn prune_limits(&self) -> usize {
        route_limits::prune(&self.http).await
    }
}

/// Whether someone can't be sent messages at all. Any other refusal may be about the bot, and isn't taken for their wish.
fn takes_none(error: &serenity::Error) -> bool {
    code(error).is_some_and(|code| UNREACHABLE.contains(&code)) || verdict(error) == Verdict::ChannelLost
}
