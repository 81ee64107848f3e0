//! Interactions that arrive over HTTP instead of the gateway, or that serenity couldn't read there. poise's own framework
//! can't receive either.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use ui::failure::Failure;

use crate::{
    app::{App, under_way::Ticket},
    handlers::dispatch::{is_known, take_up, with_deadline},
};

/// Where all interactions arrive before poise gets them.
pub(crate) struct OverHttp {
    app: Arc<App>,
    options: poise::FrameworkOptions<Arc<App>, Failure>,
    context: serenity::Context,
    shards: Arc<serenity::ShardManager>,
}

impl OverHttp {
    /// A handler with these settings of poise, and what poise hands to commands.
    pub(crate) fn new(
        app: Arc<App>,
        mut options: poise::FrameworkOptions<Arc<App>, Failure>,
        context: serenity::Context,
        shards: Arc<serenity::ShardManager>,
    ) -> Self {
        // As poise's framework does when it starts.
        poise::set_qualified_names(&mut options.commands);
        Self { app, options, context, shards }
    }

    /// Starts a task that handles an interaction; `false` if the bot is stopping.
    pub(crate) fn take_up(self: &Arc<Self>, interaction: serenity::Interaction) -> bool {
        // Counted before Discord learns that it was taken up, so that a stop doesn't lose it.
        let Some(ticket) = self.app.memory.under_way.begin() else { return false };
        let this = Arc::clone(self);
        tokio::spawn(async move { Box::pin(with_deadline(this.handle(interaction, ticket))).await });
        true
    }

    async fn handle(&self, interaction: serenity::Interaction, ticket: Ticket) {
        let app = &self.app;
        let Some(_ticket) = take_up(app, &interaction, ticket).await else { return };
        if !is_known(app, &self.options.commands, &interaction).await {
            return;
        }
        let framework = poise::FrameworkContext {
            serenity_context: &self.context,
            bot_id: app.discord.me,
            options: &self.options,
            user_data: app,
            shard_manager: &self.shards,
        };
        let event = serenity::FullEvent::InteractionCreate { interaction };
        Box::pin(poise::dispatch_event(framework, event)).await;
    }
}
