//! What comes to a server by itself on certain dates: the steps that the stories of weeks and of seasons share.

use jiff::{SignedDuration, Timestamp};
use play::{GuildId, Timer};
use sandbox::{Failure, Message};

use super::Story;

pub(crate) const HOUR: SignedDuration = SignedDuration::from_hours(1);
pub(crate) const DAY: SignedDuration = SignedDuration::from_hours(24);

/// What comes, to #games.
#[derive(Clone, Copy)]
pub(crate) struct Coming {
    /// How its posts begin.
    pub(crate) title: &'static str,
    timer: fn(GuildId) -> Timer,
}

pub(crate) const WEEK: Coming = Coming { title: "## 📅 The week in review", timer: Timer::Week };
/// The podiums of a season that ends.
pub(crate) const SEASON: Coming = Coming { title: "## 🏆 Season ", timer: Timer::Season };

impl Coming {
    /// Its posts.
    pub(crate) fn posts(self, story: &Story) -> Vec<Message> {
        let all = story.sandbox.messages(story.games);
        all.into_iter().filter(|message| message.content.starts_with(self.title)).collect()
    }

    /// When it comes next, if it is on.
    pub(crate) async fn next(self, story: &Story) -> Option<Timestamp> {
        let guild = story.home().server().expect("a server");
        story.store.timer((self.timer)(guild)).await.expect("a store")
    }

    /// When it comes next.
    pub(crate) async fn due(self, story: &Story) -> Timestamp {
        self.next(story).await.expect("it is on")
    }

    /// The time passes until it's due.
    pub(crate) async fn is_due(self, story: &Story) {
        story.passes(self.due(story).await.duration_since(story.now()));
    }

    /// The time passes until it's due, and everything is done.
    pub(crate) async fn comes(self, story: &Story) {
        self.is_due(story).await;
        self.is_next_set(story).await;
        story.tells_all().await;
    }

    /// Waits until the time is set when it comes next.
    pub(crate) async fn is_next_set(self, story: &Story) {
        let is_set = async || self.next(story).await.is_some_and(|next| next > story.now());
        story.until("the next time to be set", is_set).await;
    }

    /// The bot stops, and starts again so long after it was due.
    pub(crate) async fn is_missed(self, story: &mut Story, late: SignedDuration) {
        story.stops_the_bot().await;
        self.is_due(story).await;
        story.passes(late);
        story.starts_the_bot().await;
    }

    /// The bot stops between storing it and posting it, or hearing that it was posted. After the next start, it has come once.
    pub(crate) async fn comes_after_a_stop(self, story: &mut Story, failure: Failure) {
        story.sandbox.faults().fail_always(Some(failure));
        self.is_due(story).await;
        story.until("it is tried", async || story.due().await == 1 && story.is_put_off().await).await;
        assert_eq!(self.posts(story).len(), usize::from(failure.done));
        story.stops_the_bot().await;
        story.sandbox.faults().fail_always(None);
        story.starts_the_bot().await;
        story.passes(SignedDuration::from_mins(1));
        story.until("it to come", async || self.posts(story).len() == 1).await;
        self.comes_no_more(story).await;
    }

    /// It was posted once, and isn't again after a restart.
    pub(crate) async fn comes_no_more(self, story: &mut Story) {
        story.tells_all().await;
        story.stops_the_bot().await;
        story.starts_the_bot().await;
        story.tells_all().await;
        assert_eq!(self.posts(story).len(), 1);
    }
}

impl Story {
    /// Refuses what is due now for an hour, and returns what managers read meanwhile.
    pub(crate) async fn refuses_for_an_hour(&self) -> String {
        self.until("it is refused", async || self.owed().await.len() == 1).await;
        self.passes(HOUR);
        self.ada.slash("settings", serde_json::json!({})).await.content
    }
}
