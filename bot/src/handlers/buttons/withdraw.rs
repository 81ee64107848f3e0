//! Take a challenge back.

use play::{ChallengeId, challenge::Event};
use ui::{failure::Failure, views};

use crate::{
    actions::lookup,
    actions::reply::{FollowUp, Reply},
    app::{App, server_settings},
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

/// Takes a challenge, or a place in it, back: its message says so.
pub(super) async fn close(
    app: &App,
    interaction: &Interaction,
    challenge: ChallengeId,
    event: Event,
) -> Result<Reply, Failure> {
    let challenge = lookup::challenge(app, interaction, challenge)?;
    let decision = play::challenge::decide(&challenge, event, app.clock.now())?;
    app.commit(interaction, Delivery::ByMessage, decision.changes, decision.announcements).await?;
    let name = server_settings::name_of(app, challenge.guild, challenge.rules);
    let view = views::challenge::changed(app.words_in(challenge.guild), &decision.challenge, name.as_ref());
    let reply = Reply::new(Answer::Rewrite(view.clone()));
    Ok(match challenge.message.filter(|_| !interaction.is_on_message) {
        Some(message) => {
            reply.then(FollowUp::Rewrite { channel: challenge.channel, message, view: Box::new(view) })
        }
        None => reply,
    })
}
