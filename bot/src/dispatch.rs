//! Takes interactions up: each once, each counted until it is answered, each error told to whom it concerns.

use std::sync::Arc;

use futures::FutureExt as _;
use poise::serenity_prelude as serenity;

use crate::{
    answer::Answer,
    app::App,
    asked::Asked,
    commands, controls,
    failure::{Failure, Reference, Refusal},
    languages, lost_channel,
    metrics::Kind,
    names, servers,
    subject::Subject,
    texts::Texts,
    under_way::Ticket,
    used::Used,
    views,
};

/// How poise is to handle the commands, described in all languages.
pub(crate) fn options(texts: &Texts) -> poise::FrameworkOptions<Arc<App>, Failure> {
    poise::FrameworkOptions {
        commands: commands::all(texts),
        command_check: Some(|ctx| Box::pin(take_up(ctx))),
        post_command: |ctx| Box::pin(visited(ctx)),
        on_error: |error| Box::pin(on_error(error)),
        event_handler: |framework, event| Box::pin(on_event(event, framework.user_data)),
        initialize_owners: false,
        ..Default::default()
    }
}

/// A command was carried out in a channel.
async fn visited(ctx: poise::Context<'_, Arc<App>, Failure>) {
    let poise::Context::Application(command) = ctx else { return };
    if let Ok(asked) = Asked::by_command(command.interaction) {
        visited_by(command.data(), &asked).await;
    }
}

/// Learns what every interaction tells, besides what it asks for.
async fn visited_by(app: &App, asked: &Asked) {
    servers::visited(app, asked).await;
    lost_channel::visited(app, asked).await;
    names::visited(app, asked).await;
    languages::visited(app, asked).await;
}

/// Whether a command is to be carried out: not if it was before, or the bot is stopping.
async fn take_up(ctx: poise::Context<'_, Arc<App>, Failure>) -> Result<bool, Failure> {
    let app = ctx.data();
    // poise asks for a command and again for each command that it is below.
    if ctx.invocation_data::<Ticket>().await.is_some() {
        return Ok(true);
    }
    let Some(ticket) = app.under_way.begin() else { return Ok(false) };
    let poise::Context::Application(command) = ctx else { return Ok(false) };
    if !app.seen.first_time(command.interaction.id.get()) {
        return Ok(false);
    }
    let kind = match command.interaction_type {
        poise::CommandInteractionType::Autocomplete => Kind::Autocomplete,
        poise::CommandInteractionType::Command => Kind::Command,
    };
    app.metrics.arrived(command.interaction.id.get(), kind, app.clock.awake());
    // Kept with the invocation, and dropped with it.
    ctx.set_invocation_data(ticket).await;
    if let Ok(asked) = Asked::by_command(command.interaction) {
        languages::arrived(app, &asked).await;
    }
    Ok(true)
}

async fn on_event(event: &serenity::FullEvent, app: &Arc<App>) -> Result<(), Failure> {
    let serenity::FullEvent::InteractionCreate { interaction } = event else { return Ok(()) };
    let kind = kind(interaction);
    app.metrics.asked(kind);
    match interaction {
        // poise has answered it by now, and says nothing of it.
        serenity::Interaction::Autocomplete(typed) => {
            app.metrics.answered(typed.id.get(), app.clock.awake());
        }
        serenity::Interaction::Component(used) => {
            let to = Whom { id: used.id, token: &used.token, user: used.user.id, locale: &used.locale };
            on_used(app, to, kind, || Ok((Asked::by_button(used)?, Used::by_component(&used.data)?))).await;
        }
        serenity::Interaction::Modal(filled) => {
            let to =
                Whom { id: filled.id, token: &filled.token, user: filled.user.id, locale: &filled.locale };
            on_used(app, to, kind, || Ok((Asked::by_form(filled)?, Used::by_form(&filled.data)))).await;
        }
        _ => {}
    }
    Ok(())
}

/// Somebody has used a part of a message or of a form, which `read` reads.
async fn on_used(app: &App, to: Whom<'_>, kind: Kind, read: impl FnOnce() -> Result<(Asked, Used), Failure>) {
    let Some(_ticket) = app.under_way.begin() else { return };
    if !app.seen.first_time(to.id.get()) {
        return;
    }
    app.metrics.arrived(to.id.get(), kind, app.clock.awake());
    let (asked, used) = match read() {
        Ok(read) => read,
        Err(failure) => return tell(app, to, failure, &Subject::default()).await,
    };
    languages::arrived(app, &asked).await;
    let custom_id = used.control.clone();
    let pressing = controls::press(app, &asked, used);
    let failure = match std::panic::AssertUnwindSafe(pressing).catch_unwind().await {
        Ok(Ok(())) => return visited_by(app, &asked).await,
        Ok(Err(failure)) => failure,
        Err(_) => Failure::Broken(anyhow::anyhow!("a panic while a button was handled")),
    };
    tell(app, to, failure, &Subject::of_button(app, &asked, &custom_id)).await;
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
        tell_of_command(framework.user_data, interaction, Refusal::UnknownControl.into()).await;
        return;
    }
    let Some(poise::Context::Application(ctx)) = error.ctx() else {
        tracing::error!("an event could not be handled");
        return;
    };
    // Autocomplete has no room for words.
    if ctx.interaction_type == poise::CommandInteractionType::Autocomplete {
        return;
    }
    let failure = match error {
        FrameworkError::Command { error, .. }
        | FrameworkError::CommandCheckFailed { error: Some(error), .. } => error,
        // Taken up before, or the bot is stopping.
        FrameworkError::CommandCheckFailed { error: None, .. } => return,
        FrameworkError::ArgumentParse { .. } => Refusal::BadOption.into(),
        FrameworkError::GuildOnly { .. } => Refusal::OnlyInServers.into(),
        FrameworkError::SubcommandRequired { .. } | FrameworkError::CommandStructureMismatch { .. } => {
            Refusal::UnknownControl.into()
        }
        FrameworkError::CommandPanic { .. } => {
            Failure::Broken(anyhow::anyhow!("a panic while a command was handled"))
        }
        _ => Failure::Broken(anyhow::anyhow!("a command failed in a way that none should")),
    };
    tell_of_command(ctx.data(), ctx.interaction, failure).await;
}

/// Whom to tell of a failure.
struct Whom<'a> {
    id: serenity::InteractionId,
    token: &'a str,
    user: serenity::UserId,
    locale: &'a str,
}

async fn tell_of_command(app: &App, command: &serenity::CommandInteraction, failure: Failure) {
    let to = Whom { id: command.id, token: &command.token, user: command.user.id, locale: &command.locale };
    let channel = command.channel_id.get().try_into().ok();
    tell(app, to, failure, &Subject::of_command(app, &command.data.name, channel)).await;
}

/// Tells a player why not, or that something is broken; the latter also the operator.
async fn tell(app: &App, to: Whom<'_>, failure: Failure, subject: &Subject) {
    let words = app.words_of_user(to.user, to.locale);
    let view = match failure {
        Failure::Silent => {
            tracing::debug!(interaction = %to.id, "taken up before");
            return;
        }
        Failure::Refused(refusal) => {
            app.metrics.refused(&refusal);
            views::refusal::view(words, &refusal, subject)
        }
        Failure::Broken(error) => {
            let reference = Reference(to.id.get());
            app.metrics.broke();
            tracing::error!(%reference, "{error:#}");
            if data::cannot_write(&error) {
                views::refusal::not_stored(words, reference)
            } else {
                views::refusal::apology(words, reference, subject)
            }
        }
    };
    if let Err(error) = app.answer_to(to.id, to.token, Answer::Private(view)).await {
        tracing::warn!(interaction = %to.id, "telling a failure: {error:#}");
    }
}
