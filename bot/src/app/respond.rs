//! Answers interactions, and measures how long their users waited.

use play::MessageId;
use poise::serenity_prelude::InteractionId;
use ui::views::{Details, View};

use crate::{
    app::App,
    discord::{
        answer::{self, Answer, To},
        components_v2::MessageForm,
        interaction::Interaction,
    },
};

impl App {
    /// The view with its commands as mentions.
    pub(crate) fn clickable(&self, view: View) -> View {
        let Some(mentions) = self.mentions.get() else { return view };
        let details = view.details.map(|details| Details { text: mentions.in_text(details.text), ..details });
        View { text: mentions.in_text(view.text), details, ..view }
    }

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
        let to = To { id: interaction.id, token: interaction.token.reveal(), form: interaction.message_form };
        self.send(to, answer).await
    }

    /// Answers someone who isn't known to be a member of a server.
    pub(crate) async fn answer_to(
        &self,
        id: InteractionId,
        token: &str,
        answer: Answer,
    ) -> anyhow::Result<()> {
        self.send(To { id, token, form: MessageForm::Classic }, answer).await.map(drop)
    }

    async fn send(&self, to: To<'_>, answer: Answer) -> anyhow::Result<Option<MessageId>> {
        let answer = match answer {
            Answer::Public(view) => Answer::Public(self.clickable(view)),
            Answer::Private(view) => Answer::Private(self.clickable(view)),
            Answer::Update(view) => Answer::Update(self.clickable(view)),
            Answer::Rewrite(view) => Answer::Rewrite(self.clickable(view)),
            other @ (Answer::Form(_) | Answer::Nothing | Answer::NoChoices) => other,
        };
        let sent = answer::send(&self.http, &self.callbacks, to, answer).await;
        if sent.is_ok() {
            self.metrics.answered(to.id.get(), self.clock.awake());
        }
        sent
    }
}
