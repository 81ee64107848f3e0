//! Withdraws challenges, declines them, or leaves them after joining.

use play::{ChallengeId, ChallengeState, challenge::Event};
use ui::{button_id::Listing, failure::Failure};

use crate::{
    actions::{
        lists, lookup, redrawn,
        reply::{FollowUp, Reply},
    },
    app::caller::Caller,
    discord::{answer::Answer, interaction::Delivery},
};

/// Withdraws a challenge, or declines or leaves it; its message says so.
pub(crate) async fn close(caller: &Caller, challenge: ChallengeId, event: Event) -> Result<Reply, Failure> {
    let (app, challenge) = (&caller.app, lookup::challenge(caller, challenge).await?);
    let decision = play::challenge::decide(&challenge, event, app.clock.now())?;
    let view = redrawn::challenge(app, app.words_in(challenge.home).await, &decision.challenge, None).await;
    let delivery = if caller.is_on_message { Delivery::ByReply } else { Delivery::ByMessage };
    let numbers = caller.commit(delivery, decision.changes, decision.announcements.clone()).await?;
    let reply = Reply::new(Answer::Rewrite(view)).then(FollowUp::Deliver);
    Ok(match delivery {
        // That its message must be redrawn; what else is due is told below it.
        Delivery::ByReply => reply.making(numbers.into_iter().zip(decision.announcements).take(1).collect()),
        Delivery::ByMessage => reply,
    })
}

/// Withdraws a challenge from the list of one's own games and challenges: its message may be deleted.
pub(crate) async fn listed(caller: &Caller, challenge: ChallengeId, page: u32) -> Result<Reply, Failure> {
    let challenge = lookup::challenge(caller, challenge).await?;
    // One that is closed already is no longer on the list, which then says so.
    if challenge.state == ChallengeState::Open {
        let event = Event::Withdraw { by: caller.player };
        let decision = play::challenge::decide(&challenge, event, caller.app.clock.now())?;
        caller.commit(Delivery::ByMessage, decision.changes, decision.announcements).await?;
    }
    let shown = lists::show(caller, (Listing::MyGames, page), Answer::Update).await?;
    Ok(shown.then(FollowUp::Deliver))
}
