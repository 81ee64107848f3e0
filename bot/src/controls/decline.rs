//! Decline a challenge.

use play::{ChallengeId, ChallengeState, challenge::Event};

use super::withdraw::close;
use crate::{app::App, asked::Asked, failure::Failure};

pub(super) async fn press(app: &App, asked: &Asked, challenge: ChallengeId) -> Result<(), Failure> {
    close(app, asked, challenge, Event::Decline { by: asked.player }, ChallengeState::Declined).await
}
