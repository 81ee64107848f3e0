//! Withdraw a challenge from the list of one's own games and challenges: its message may be deleted.

use play::{ChallengeId, ChallengeState, challenge::Event};
use ui::{button_id::Listing, failure::Failure};

use crate::{
    actions::reply::{FollowUp, Reply},
    actions::{lists, lookup},
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
    page: u32,
) -> Result<Reply, Failure> {
    let challenge = lookup::challenge(app, interaction, challenge).await?;
    // One that is closed already is no longer on the list, which then says so.
    if challenge.state == ChallengeState::Open {
        let event = Event::Withdraw { by: interaction.player };
        let decision = play::challenge::decide(&challenge, event, app.clock.now())?;
        app.commit(interaction, Delivery::ByMessage, decision.changes, decision.announcements).await?;
    }
    let shown = lists::show(app, interaction, (Listing::MyGames, page), Answer::Update).await?;
    Ok(shown.then(FollowUp::Deliver))
}
