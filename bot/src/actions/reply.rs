//! What a use case answers, and what follows once the answer was sent. It is plain data, so that it can be checked
//! without a connection.

use data::{AnalysisReader, AnnouncementId};
use play::{Announcement, GameId, Table};
use ui::{button_id::LeaderboardOf, views::View};

use crate::discord::{answer::Answer, interaction::Interaction};

/// The answer to an interaction, and its consequences.
#[must_use = "the member is waiting"]
pub(crate) struct Reply {
    /// The answer.
    pub answer: Answer,
    /// The stored announcements that the answer makes, the most important first.
    pub makes: Vec<(AnnouncementId, Announcement)>,
    /// What is done after it was sent, in this order, even if sending failed.
    pub then: Vec<FollowUp>,
}

/// Something that is done after an answer was sent.
pub(crate) enum FollowUp {
    /// Deletes the private panel whose button led to a public answer.
    ClosePanel,
    /// Shows the member's next step in the private panel whose button led to a public answer.
    ShowInPanel(Box<View>),
    /// Tells the member something besides, in a private message.
    Tell(Box<View>),
    /// Notes that the member knows which of their premoves did not fit.
    DroppedPremovesTold(Box<Table>),
    /// Tells the member that their premoves didn't fit.
    SayPremovesDropped,
    /// Checks whether the members listed on a page of a leaderboard are still in the server.
    CheckListed(LeaderboardOf, u32),
    /// Works on the analysis of a game, now that there is an answer that can show how far it is.
    Analyse(GameId, Box<AnalysisReader>),
    /// Takes the buttons off the newest board of a game in the member's direct messages.
    TakeButtonsOff(GameId),
    /// Announces what had to wait for the answer, so that it comes below it.
    Deliver,
}

impl Reply {
    /// An answer that nothing follows.
    pub(crate) const fn new(answer: Answer) -> Self {
        Self { answer, makes: Vec::new(), then: Vec::new() }
    }

    /// A message that only the member sees.
    pub(crate) const fn private(view: View) -> Self {
        Self::new(Answer::Private(view))
    }

    /// A message that everyone in the channel sees.
    pub(crate) const fn public(view: View) -> Self {
        Self::new(Answer::Public(view))
    }

    /// The message whose button was pressed becomes this, if only the member sees it.
    pub(crate) const fn update(view: View) -> Self {
        Self::new(Answer::Update(view))
    }

    /// Replaces the member's own panel, or else opens a private message.
    pub(crate) const fn in_place(interaction: &Interaction, view: View) -> Self {
        if interaction.in_private { Self::update(view) } else { Self::private(view) }
    }

    /// Makes these announcements by the answer.
    pub(crate) fn making(self, makes: Vec<(AnnouncementId, Announcement)>) -> Self {
        Self { makes, ..self }
    }

    /// Does this once the answer was sent.
    pub(crate) fn then(mut self, step: FollowUp) -> Self {
        self.then.push(step);
        self
    }

    /// Closes the panel whose button was pressed, if the member has one.
    pub(crate) fn closing_panel(self, interaction: &Interaction) -> Self {
        if interaction.in_private { self.then(FollowUp::ClosePanel) } else { self }
    }
}
