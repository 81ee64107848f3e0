//! Sends forged interactions and judges what each of them caused.

use std::{collections::BTreeSet, time::Duration};

use jiff::SignedDuration;
use play::{Change, PlayerId, Timer};
use sandbox::{Choice, Forged, Id, Message, Modal, NotAnswered, Response};
use serde_json::{Value, json};

use crate::{
    judge,
    player::Player,
    story::{Story, rows::Rows},
    wait,
};

/// What a request may cause, besides a private answer and changes to the sender's own data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum May {
    /// Nothing.
    Nothing,
    /// A public post of what the sender may see, a challenge or an entry, as a command could make.
    Show,
}

/// The result of a request.
#[derive(Debug)]
pub(super) enum Seen {
    /// A message, new or updated.
    Message(Box<Message>),
    /// A form.
    Form(Modal),
    /// Autocomplete choices.
    Choices(Vec<Choice>),
    /// Nothing, since serenity couldn't parse the request and the bot never got it.
    Unread,
}

/// A sender of forged requests.
pub(super) struct Hand<'a> {
    story: &'a Story,
    who: Player,
    rows: Rows,
    stored: BTreeSet<String>,
    public: BTreeSet<String>,
    /// How many requests were judged.
    pub(super) attempts: u64,
}

/// What belongs to no one. Trying a puzzle moves its rating, and the first one brings those of the program; the search for more
/// goes on by itself. Anyone who may see a game can have it analysed.
const COMMON: [&str; 3] = ["puzzles|", "puzzle_search|", "analyses|"];

/// The tables of challenges and competitions and of what follows from them, which may change even if a challenger's data
/// are deleted.
const SHARED: [&str; 8] = [
    "challenges|",
    "challenge_slots|",
    "computer_slots|",
    "competitions|",
    "announcements|",
    "timers|",
    "players|",
    "former_players|",
];
/// How long to look for signs that serenity couldn't parse a request.
const GLANCE: Duration = Duration::from_millis(20);
/// How many log lines are checked at once.
const LINES: usize = 5_000;

impl<'a> Hand<'a> {
    /// Waits until nothing changes by itself.
    pub(super) async fn of(story: &'a Story, who: &Player) -> Self {
        let rows = story.rows();
        let (mut stored, mut public) = (BTreeSet::new(), BTreeSet::new());
        while (&stored, &public) != (&rows.all(), &self::public(story)) {
            (stored, public) = (rows.all(), self::public(story));
            wait::pass(GLANCE * 3).await;
        }
        Self { story, who: who.clone(), rows, stored, public, attempts: 0 }
    }

    /// Sends a request that must get a proper answer.
    pub(super) async fn sends(&mut self, what: &str, channel: Id, forged: Forged, may: May) -> Seen {
        self.attempts += 1;
        // Slow enough for the rate limit.
        self.story.passes(SignedDuration::from_secs(1));
        let came = self.comes(channel, forged).await;
        let seen = self.judged(what, came, may);
        if may == May::Show {
            self.story.tells_all().await;
        }
        self.nothing_else(what, may);
        seen
    }

    /// Waits for an answer, or for signs that there will be none.
    async fn comes(&self, channel: Id, forged: Forged) -> Option<Result<Response, NotAnswered>> {
        let dropped = self.story.log.dropped_events().len();
        let forging = self.who.member.forge(channel, forged);
        tokio::pin!(forging);
        loop {
            match tokio::time::timeout(GLANCE, &mut forging).await {
                Ok(came) => return Some(came),
                Err(_) if self.story.log.dropped_events().len() > dropped => return None,
                Err(_) => {}
            }
        }
    }

    fn judged(&self, what: &str, came: Option<Result<Response, NotAnswered>>, may: May) -> Seen {
        let Some(came) = came else {
            self.story.log.forgive_dropped();
            return Seen::Unread;
        };
        match came.unwrap_or_else(|why| panic!("{what:?} is not answered: {why}")) {
            Response::Choices(choices) => Seen::Choices(choices),
            Response::Answer(answer) => {
                assert!(!answer.deferred, "{what:?} is put off");
                if let Some(form) = answer.modal {
                    return Seen::Form(form);
                }
                let shown = answer.message.or(answer.updated);
                let shown = shown.unwrap_or_else(|| panic!("{what:?} is answered with nothing"));
                judge::message(&shown);
                let says = !shown.content.is_empty()
                    || !shown.attachments.is_empty()
                    || shown.embeds.as_array().is_some_and(|embeds| !embeds.is_empty());
                assert!(says, "{what:?} is answered without a word: {shown:?}");
                assert!(!shown.content.contains("this reference: `"), "{what:?}: {}", shown.content);
                if may != May::Show {
                    assert!(shown.is_ephemeral(), "{what:?} is answered for all: {shown:?}");
                    assert!(shown.mentions.is_empty(), "{what:?} pings: {shown:?}");
                }
                Seen::Message(Box::new(shown))
            }
        }
    }

    /// Checks that no one else's data changed, nothing became public and no error was logged.
    fn nothing_else(&mut self, what: &str, may: May) {
        let errors = self.story.log.errors();
        assert!(errors.is_empty(), "{what:?}: {errors:?}, {:?}", self.story.sandbox.violations());
        if self.story.log.lines().len() > LINES {
            let token = self.story.sandbox.token();
            self.story.log.forget(|line| assert!(!line.text.contains(&token), "the token in {line:?}"));
        }
        let own = self.who.member.id().get();
        let stored = self.rows.all();
        let is_shared = |row: &str| SHARED.iter().any(|table| row.starts_with(table));
        let is_common = |row: &str| COMMON.iter().any(|table| row.starts_with(table));
        let allowed = |row: &str| is_of(row, own) || is_common(row) || (may == May::Show && is_shared(row));
        let changed = stored.symmetric_difference(&self.stored);
        let changed: Vec<&String> = changed.filter(|row| !allowed(row)).collect();
        assert!(changed.is_empty(), "{what:?} changed what is not his: {changed:#?}");
        self.stored = stored;
        let public = public(self.story);
        if may == May::Show {
            // A sender may withdraw their own posts, and put themselves on a competition's list.
            let own = self.who.mention();
            let may_change = |message: &str| message.contains(&own) || message.contains("league-join:");
            let gone = self.public.difference(&public).filter(|message| !may_change(message));
            let gone: Vec<&String> = gone.collect();
            assert!(gone.is_empty(), "{what:?} rewrote what all see: {gone:#?}");
        } else {
            let changed: Vec<&String> = public.symmetric_difference(&self.public).collect();
            assert!(changed.is_empty(), "{what:?} changed what all see: {changed:#?}");
        }
        self.public = public;
    }
}

/// Whether a row belongs to this player: it names them, or is their timer.
fn is_of(row: &str, player: u64) -> bool {
    let timer = || row.strip_prefix("timers|what=")?.split('|').next()?.parse().ok();
    match timer() {
        Some(Timer::Digest(of) | Timer::Away(_, of)) => of.get() == player,
        _ => row.contains(&format!("={player}|")),
    }
}

/// Everything public, one entry per message.
fn public(story: &Story) -> BTreeSet<String> {
    let channels = story.sandbox.channels().into_keys();
    let messages = channels.flat_map(|channel| story.sandbox.messages(channel));
    messages.map(|message| format!("{} {} {}", message.id, message.content, message.components)).collect()
}

/// Every `custom_id` and every menu value in these messages.
pub(super) fn controls<'m>(messages: impl IntoIterator<Item = &'m Message>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    messages.into_iter().for_each(|message| gather(&message.components, &mut found));
    found
}

fn gather(part: &Value, found: &mut BTreeSet<String>) {
    for field in ["custom_id", "value"] {
        found.extend(part[field].as_str().map(str::to_owned));
    }
    let inner = ["components", "options"].iter().filter_map(|field| part[field].as_array());
    inner.chain(part.as_array()).flatten().for_each(|part| gather(part, found));
}

impl Story {
    /// Discord refuses requests about things that are gone; the bot had to ask to know.
    pub(super) fn pardons_gone(&self) {
        let gone = |code: u64| matches!(code, 10_003 | 10_004 | 10_007 | 10_008 | 10_013 | 50_001 | 50_013);
        if !self.sandbox.violations().is_empty() {
            self.pardons(|violation| gone(u64::from(violation.code)));
        }
    }
}

#[test]
fn a_row_belongs_to_whom_it_names_and_a_timer_to_its_player() {
    for (row, expect) in [
        ("players|id=7|name=Eve|", true),
        ("challenge_slots|challenge=1|player=7|", true),
        ("timers|what=digest:7|at=5|", true),
        ("timers|what=away:9:7|at=5|", true),
        ("timers|what=digest:77|at=7|", false),
        ("timers|what=away:7:9|at=7|", false),
        ("timers|what=game:7|at=5|", false),
    ] {
        assert_eq!(is_of(row, 7), expect, "{row}");
    }
}

/// What a worse program would store: a timer for someone else besides what was asked for.
async fn also_sets(timer: impl FnOnce(&Story) -> Timer) {
    let story = Story::begin().await;
    let own = story.eve.slash("help", json!({})).await;
    let mut eve = Hand::of(&story, &story.eve).await;
    let (timer, at) = (timer(&story), Some(story.now() + SignedDuration::from_hours(24)));
    story.commits(vec![Change::SetTimer { timer, at }], vec![]).await;
    let forged = Forged::click(&own, "notice:digest");
    eve.sends("notice:digest", own.channel, forged, May::Nothing).await;
    story.end().await;
}

fn id(player: &Player) -> PlayerId {
    player.member.id().get().try_into().expect("an id")
}

#[tokio::test]
async fn anyone_can_choose_a_digest() {
    also_sets(|story| Timer::Digest(id(&story.eve))).await;
}

#[tokio::test]
#[should_panic(expected = "changed what is not his")]
async fn a_digest_of_somebody_else_is_not() {
    also_sets(|story| Timer::Digest(id(&story.ben))).await;
}

#[tokio::test]
#[should_panic(expected = "changed what is not his")]
async fn neither_is_how_long_somebody_else_is_away() {
    let guild = |story: &Story| story.sandbox.guild().get().try_into().expect("an id");
    also_sets(|story| Timer::Away(guild(story), id(&story.ben))).await;
}
