//! Answers interactions, and measures how long their users waited.

use play::MessageId;
use poise::serenity_prelude::InteractionId;
use ui::views::View;

use crate::{
    app::App,
    discord::{
        answer::{self, Answer},
        interaction::Interaction,
    },
};

impl App {
    /// Answers an interaction with one request. Returns the public message that the answer became, if Discord reveals
    /// it.
    pub(crate) async fn answer(
        &self,
        interaction: &Interaction,
        answer: Answer,
    ) -> anyhow::Result<Option<MessageId>> {
        let answer = match answer {
            Answer::Update(view) if !interaction.in_private => Answer::Private(view),
            Answer::Rewrite(view) if !interaction.is_on_message => Answer::Private(View::words(view.text)),
            answer => answer,
        };
        self.send(interaction.id, interaction.token.reveal(), answer).await
    }

    /// Answers someone who isn't known to be a member of a server.
    pub(crate) async fn answer_to(
        &self,
        id: InteractionId,
        token: &str,
        answer: Answer,
    ) -> anyhow::Result<()> {
        self.send(id, token, answer).await.map(drop)
    }

    async fn send(
        &self,
        id: InteractionId,
        token: &str,
        answer: Answer,
    ) -> anyhow::Result<Option<MessageId>> {
        let sent = answer::send(&self.http, &self.callbacks, id, token, answer).await;
        if sent.is_ok() {
            self.metrics.answered(id.get(), self.clock.awake());
        }
        sent
    }
}
