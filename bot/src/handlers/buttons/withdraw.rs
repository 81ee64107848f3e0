//! Withdraw a challenge.

use play::{ChallengeId, challenge::Event};
use ui::failure::Failure;

use crate::{
    actions::{
        lookup, redrawn,
        reply::{FollowUp, Reply},
    },
    app::App,
    discord::{
        answer::Answer,
        interaction::{Delivery, Interaction},
    },
};

pub(super) async fn press(
    app: &App,
    interaction: &Interaction,
    challenge: ChallengeId,
) -> Result<Reply, Failure> {
    close(app, interaction, challenge, Event::Withdraw { by: interaction.player }).await
}

/// Withdraws a challenge, or leaves it; its message says so.
pub(super) async fn close(
    app: &App,
    interaction: &Interaction,
    challenge: ChallengeId,
    event: Event,
) -> Result<Reply, Failure> {
    let challenge = lookup::challenge(app, interaction, challenge).await?;
    let decision = play::challenge::decide(&challenge, event, app.clock.now())?;
    let view = redrawn::challenge(app, app.words_in(challenge.guild).await, &decision.challenge, None).await;
    let delivery = if interaction.is_on_message { Delivery::ByReply } else { Delivery::ByMessage };
    let numbers = app.commit(interaction, delivery, decision.changes, decision.announcements.clone()).await?;
    let reply = Reply::new(Answer::Rewrite(view)).then(FollowUp::Deliver);
    Ok(match delivery {
        // That its message must be redrawn; what else is due is told below it.
        Delivery::ByReply => reply.making(numbers.into_iter().zip(decision.announcements).take(1).collect()),
        Delivery::ByMessage => reply,
    })
}
