//! Receives interactions: each is handled once, within the rate limits of its member and server, counted until it is
//! answered, and its errors are reported to the right people.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use futures::FutureExt as _;
use play::PlayerId;
use poise::serenity_prelude as serenity;
use ui::{
    failure::{Failure, Reference, Refusal},
    subject::Subject,
    texts::Texts,
    views,
};

use crate::{
    actions::visit,
    app::{
        App,
        caller::Caller,
        floods::{Flood, Flooding, Notified, RequestKind},
        metrics::Kind,
        under_way::Ticket,
    },
    discord::{
        answer::{Answer, To},
        component::{Input, Used},
        interaction::Interaction,
        serenity_gaps::components_v2::MessageForm,
    },
    handlers::{buttons, commands, context, reported, send, subject_of},
};

/// How long the bot may take before it sends an answer. Discord waits for three seconds, and some of that goes on the way.
const ANSWER_TIME: Duration = Duration::from_millis(2_200);

/// The settings for poise, with commands in all languages.
pub(crate) fn options(texts: &Texts, world: bool) -> poise::FrameworkOptions<Arc<App>, Failure> {
    poise::FrameworkOptions {
        commands: commands::all(texts, world),
        post_command: |ctx| Box::pin(visited(ctx)),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |framework, event| Box::pin(on_event(event, framework.user_data)),
        initialize_owners: false,
        ..Default::default()
    }
}

/// A command was used in a channel.
async fn visited(ctx: poise::Context<'_, Arc<App>, Failure>) {
    let poise::Context::Application(command) = ctx else { return };
    if let Ok(caller) = context::caller(command) {
        visit::visited(&caller).await;
    }
}

/// Who to answer.
struct Recipient<'a> {
    id: serenity::InteractionId,
    token: &'a str,
    user: serenity::UserId,
    server: Option<serenity::GuildId>,
    locale: &'a str,
}

/// Reads who an interaction is from. All kinds have these fields, but serenity has no trait for them.
macro_rules! recipient {
    ($interaction:expr) => {
        Recipient {
            id: $interaction.id,
            token: &$interaction.token,
            user: $interaction.user.id,
            server: $interaction.guild_id,
            locale: &$interaction.locale,
        }
    };
}

impl<'a> Recipient<'a> {
    /// Whether it names no user: serenity then reads user 1, which doesn't exist.
    fn is_nobody(&self) -> bool {
        self.user == serenity::UserId::default()
    }

    /// From an interaction; `None` if it has no user.
    fn of(interaction: &'a serenity::Interaction) -> Option<Self> {
        match interaction {
            serenity::Interaction::Command(interaction)
            | serenity::Interaction::Autocomplete(interaction) => Some(recipient!(interaction)),
            serenity::Interaction::Component(used) => Some(recipient!(used)),
            serenity::Interaction::Modal(filled) => Some(recipient!(filled)),
            _ => None,
        }
    }
}

/// Where all events arrive before poise gets them.
pub(crate) struct Dispatch(pub(crate) poise::Framework<Arc<App>, Failure>);

#[serenity::async_trait]
impl serenity::Framework for Dispatch {
    async fn init(&mut self, client: &serenity::Client) {
        self.0.init(client).await;
    }

    async fn dispatch(&self, ctx: serenity::Context, event: serenity::FullEvent) {
        if !matches!(event, serenity::FullEvent::InteractionCreate { .. }) {
            return self.0.dispatch(ctx, event).await;
        }
        let handling = async move {
            let serenity::FullEvent::InteractionCreate { interaction } = &event else { return };
            let app = self.0.user_data().await;
            let Some(ticket) = app.memory.under_way.begin() else { return };
            let Some(_ticket) = take_up(app, interaction, ticket).await else { return };
            if is_known(app, &self.0.options().commands, interaction).await {
                self.0.dispatch(ctx, event).await;
            }
        };
        Box::pin(with_deadline(handling)).await;
    }
}

/// Handles an interaction that has just arrived. If the database doesn't answer in time, the member is told so while they wait.
pub(super) async fn with_deadline(handling: impl Future<Output = ()>) {
    data::until(Some(Instant::now() + ANSWER_TIME), handling).await;
}

/// Whether poise can handle an interaction. If it would give no answer or fail, it is answered here.
pub(super) async fn is_known(
    app: &App,
    offered: &[poise::Command<Arc<App>, Failure>],
    interaction: &serenity::Interaction,
) -> bool {
    use serenity::CommandType::{ChatInput, Message, User};
    match interaction {
        serenity::Interaction::Autocomplete(typed)
            if !commands::complete::is_offered(offered, &typed.data) =>
        {
            give(app, recipient!(typed), Answer::NoChoices).await;
            false
        }
        serenity::Interaction::Command(used) if !matches!(used.data.kind, ChatInput | User | Message) => {
            tell_of_command(app, used, Refusal::UnknownButton.into()).await;
            false
        }
        _ => true,
    }
}

/// Whether to handle an interaction: not if it was handled before, or the rate limits are exceeded. Nothing is read from
/// the database before. `ticket` keeps the bot from stopping meanwhile.
pub(super) async fn take_up(
    app: &App,
    interaction: &serenity::Interaction,
    ticket: Ticket,
) -> Option<Ticket> {
    let kind = kind(interaction);
    app.memory.metrics.received(kind);
    let to = Recipient::of(interaction)?;
    if !app.memory.seen.first_time(to.id.get()) {
        return None;
    }
    app.memory.metrics.arrived(to.id.get(), kind, app.clock.awake());
    app.make_up_for_outage().await;
    if to.is_nobody() {
        reject_without_user(app, interaction, to).await;
        return None;
    }
    let request = if kind == Kind::Autocomplete { RequestKind::Keystroke } else { RequestKind::Use };
    // Discord never sends an id of 0; parsing reports that.
    if let Ok(member) = to.user.get().try_into() {
        let server = to.server.and_then(|server| server.get().try_into().ok());
        if let Err(flood) = app.floods.ask(member, server, request, app.clock.awake()) {
            hold_back(app, interaction, to, member, flood).await;
            return None;
        }
    }
    if let serenity::Interaction::Command(command) = interaction
        && let Ok(interaction) = Interaction::by_command(command)
    {
        visit::arrived(app, &interaction).await;
    }
    Some(ticket)
}

/// Rejects an interaction without a user, and tells the operator.
async fn reject_without_user(app: &App, interaction: &serenity::Interaction, to: Recipient<'_>) {
    let error = anyhow::anyhow!("an interaction without a user");
    if let serenity::Interaction::Autocomplete(_) = interaction {
        report(app, &to, &error);
        give(app, to, Answer::NoChoices).await;
    } else {
        tell(app, to, Failure::Broken(error), &Subject::default()).await;
    }
}

/// Answers an interaction beyond the rate limits: in words the first time, then with as little as Discord accepts.
async fn hold_back(
    app: &App,
    interaction: &serenity::Interaction,
    to: Recipient<'_>,
    member: PlayerId,
    flood: Flood,
) {
    if let Some(refused) = flood.logged {
        match flood.by {
            Flooding::Member => {
                tracing::warn!(player = %member, refused, "a member is rate-limited");
            }
            Flooding::Server => {
                let guild = to.server.map(serenity::GuildId::get);
                tracing::warn!(guild, refused, "a server is rate-limited");
            }
        }
    }
    let refusal = match flood.by {
        Flooding::Member => Refusal::TooFast { wait: flood.wait },
        Flooding::Server => Refusal::ServerTooFast { wait: flood.wait },
    };
    app.memory.metrics.refused(&refusal);
    let words = match flood.told {
        Notified::No => {
            let words = app.words_of_user(to.user, to.locale).await;
            app.floods.told_in(member, words.language());
            words
        }
        Notified::Already(Some(language)) => app.texts.of(language),
        Notified::Already(None) => app.texts.for_locale(to.locale),
    };
    // A message with a pressed button can stay as it is; a command needs some answer.
    let on_message = match interaction {
        serenity::Interaction::Component(_) => true,
        serenity::Interaction::Modal(filled) => filled.message.is_some(),
        _ => false,
    };
    let answer = match interaction {
        serenity::Interaction::Autocomplete(_) => Answer::NoChoices,
        _ if on_message && flood.told != Notified::No => Answer::Nothing,
        _ => Answer::Private(views::refusal::view(words, &refusal, &Subject::default())),
    };
    give(app, to, answer).await;
}

async fn on_event(event: &serenity::FullEvent, app: &Arc<App>) -> Result<(), Failure> {
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        // While the bot stops, nothing more is stored; the next start asks.
        if let Some(_ticket) = app.memory.under_way.begin() {
            reported::handle(app, event).await;
        }
        return Ok(());
    };
    let Some(to) = Recipient::of(interaction) else { return Ok(()) };
    match interaction {
        // poise has answered already, without saying so.
        serenity::Interaction::Autocomplete(typed) => {
            app.memory.metrics.answered(typed.id.get(), app.clock.awake());
        }
        serenity::Interaction::Component(used) => {
            on_used(app, to, || Ok((Interaction::by_button(used)?, Used::by_component(&used.data)?))).await;
        }
        serenity::Interaction::Modal(filled) => {
            on_used(app, to, || Ok((Interaction::by_form(filled)?, Used::by_form(&filled.data)))).await;
        }
        _ => {}
    }
    Ok(())
}

/// Handles a button, a list or a form, which `read` turns into a control.
async fn on_used(
    app: &Arc<App>,
    to: Recipient<'_>,
    read: impl FnOnce() -> Result<(Interaction, Used), Failure>,
) {
    let (interaction, used) = match read() {
        Ok(read) => read,
        Err(failure) => return tell(app, to, failure, &Subject::default()).await,
    };
    visit::arrived(app, &interaction).await;
    let (caller, custom_id) = (Caller::new(app, interaction), used.control.clone());
    let is_form = matches!(used.input, Input::Line(_) | Input::Form(_));
    let pressing = async {
        let reply = Box::pin(buttons::press(&caller, used)).await?;
        // Discord takes no form as the answer to a form, which only one made by hand asks for.
        if is_form && matches!(reply.answer, Answer::Form(_)) {
            return Err(Refusal::UnknownButton.into());
        }
        send::send(&caller, reply).await
    };
    let failure = match std::panic::AssertUnwindSafe(pressing).catch_unwind().await {
        Ok(Ok(())) => return visit::visited(&caller).await,
        Ok(Err(failure)) => failure,
        Err(_) => Failure::Broken(anyhow::anyhow!("a button's handler panicked")),
    };
    tell(app, to, failure, &subject_of::of_button(&caller, &custom_id).await).await;
}

/// How an interaction is counted.
fn kind(interaction: &serenity::Interaction) -> Kind {
    match interaction {
        serenity::Interaction::Command(_) => Kind::Command,
        serenity::Interaction::Component(_) => Kind::Component,
        serenity::Interaction::Autocomplete(_) => Kind::Autocomplete,
        serenity::Interaction::Modal(_) => Kind::Form,
        _ => Kind::Other,
    }
}

async fn on_error(error: poise::FrameworkError<'_, Arc<App>, Failure>) {
    use poise::FrameworkError;
    if let FrameworkError::UnknownInteraction { interaction, framework, .. } = &error {
        tell_of_command(framework.user_data, interaction, Refusal::UnknownButton.into()).await;
        return;
    }
    let Some(poise::Context::Application(ctx)) = error.ctx() else {
        tracing::error!("handling an event failed");
        return;
    };
    if ctx.interaction_type == poise::CommandInteractionType::Autocomplete {
        // There is no room for words, but an answer is still needed.
        let to = recipient!(ctx.interaction);
        report(ctx.data(), &to, &anyhow::anyhow!("autocomplete failed"));
        return give(ctx.data(), to, Answer::NoChoices).await;
    }
    let failure = match error {
        FrameworkError::Command { error, .. } => error,
        // An option out of its range is a mismatch to poise.
        FrameworkError::ArgumentParse { .. } | FrameworkError::CommandStructureMismatch { .. } => {
            Refusal::BadOption.into()
        }
        FrameworkError::GuildOnly { .. } => Refusal::OnlyInServers.into(),
        FrameworkError::SubcommandRequired { .. } => Refusal::UnknownButton.into(),
        FrameworkError::CommandPanic { .. } => {
            Failure::Broken(anyhow::anyhow!("a command's handler panicked"))
        }
        _ => Failure::Broken(anyhow::anyhow!("a command failed outside its handler")),
    };
    tell_of_command(ctx.data(), ctx.interaction, failure).await;
}

async fn tell_of_command(app: &App, command: &serenity::CommandInteraction, failure: Failure) {
    let to = recipient!(command);
    let channel = command.channel_id.get().try_into().ok();
    let mut subject = subject_of::of_command(app, &command.data.name, channel).await;
    let is_elsewhere = matches!(
        &failure,
        Failure::Refused(refusal)
            if matches!(**refusal, Refusal::Play(play::Refusal::NoGameHere | play::Refusal::NotAPlayer))
    );
    let guild = command.guild_id.and_then(|guild| guild.get().try_into().ok());
    if let (true, Some(guild), Ok(player)) = (is_elsewhere, guild, command.user.id.get().try_into()) {
        subject.playing_in = subject_of::playing_in(app, guild, player).await;
    }
    tell(app, to, failure, &subject).await;
}

/// Tells the member why it was refused or that something broke; the operator learns of the latter.
async fn tell(app: &App, to: Recipient<'_>, failure: Failure, subject: &Subject) {
    let is_refused = matches!(failure, Failure::Refused(_));
    let failure = if is_refused && is_anothers(app, &to).await { Failure::Silent } else { failure };
    let words = app.words_of_user(to.user, to.locale).await;
    let view = match failure {
        Failure::Silent => {
            tracing::debug!(interaction = %to.id, "taken up before, or too late");
            return;
        }
        Failure::Refused(refusal) => {
            app.memory.metrics.refused(&refusal);
            views::refusal::view(words, &refusal, subject)
        }
        Failure::Broken(error) => {
            let reference = report(app, &to, &error);
            if data::may_be_stored(&error) {
                views::refusal::perhaps_stored(words, reference)
            } else if data::cannot_write(&error) {
                views::refusal::not_stored(words, reference)
            } else {
                views::refusal::apology(words, reference, subject)
            }
        }
    };
    give(app, to, Answer::Private(view)).await;
}

/// Whether another worker got the same interaction and has carried it out. Only that worker knows the answer; this one was
/// refused because of it.
async fn is_anothers(app: &App, to: &Recipient<'_>) -> bool {
    app.store.may_have_other_workers() && app.store.has_seen(to.id.get()).await.unwrap_or(false)
}

/// Tells the operator that something broke, with the reference that the member got.
fn report(app: &App, to: &Recipient<'_>, error: &anyhow::Error) -> Reference {
    let reference = Reference(to.id.get());
    app.memory.metrics.broke();
    tracing::error!(%reference, "{error:#}");
    reference
}

/// Answers someone who isn't known to be a member of a server.
async fn give(app: &App, to: Recipient<'_>, answer: Answer) {
    let by =
        To { id: to.id, token: to.token, reader: to.user.get().try_into().ok(), form: MessageForm::Classic };
    if let Err(error) = send::answer(app, by, answer).await {
        tracing::warn!(interaction = %to.id, "reporting a failure to a member: {error:#}");
    }
}
