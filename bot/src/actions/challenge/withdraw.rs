//! Withdraws challenges, declines them, or leaves them after joining.

use play::{ChallengeId, challenge::Event};
use ui::failure::Failure;

use crate::{
    actions::{
        challenge::challenge_message,
        game::lookup,
        reply::{FollowUp, Reply},
    },
    app::caller::Caller,
    discord::{answer::Answer, interaction::Delivery},
};

/// Withdraws a challenge, or declines or leaves it; its message says so.
pub(crate) async fn close(caller: &Caller, challenge: ChallengeId, event: Event) -> Result<Reply, Failure> {
    let (app, challenge) = (&caller.app, lookup::challenge(caller, challenge).await?);
    let decision = play::challenge::update(&challenge, event, app.clock.now())?;
    let view =
        challenge_message::redrawn(app, app.words_in(challenge.home).await, &decision.challenge, None).await;
    let delivery = if caller.is_on_message { Delivery::ByReply } else { Delivery::ByMessage };
    let numbers = caller.commit(delivery, decision.changes, decision.announcements.clone()).await?;
    let reply = Reply::new(Answer::Rewrite(view)).then(FollowUp::Deliver);
    Ok(match delivery {
        // That its message must be redrawn; what else is due is told below it.
        Delivery::ByReply => reply.making(numbers.into_iter().zip(decision.announcements).take(1).collect()),
        Delivery::ByMessage => reply,
    })
}
