//! A server with a bot that can't reach Discord.

use std::sync::{Arc, LazyLock, atomic::AtomicU64, atomic::Ordering};

use data::{Due, Store, Unit};
use games::RuleSet;
use jiff::Timestamp;
use play::{Change, ChannelId, FirstPlayer, GameId, Limits, Place, Table, TimeControl, challenge::Invited};
use poise::serenity_prelude as serenity;
use render::Painter;
use tempfile::TempDir;
use ui::{
    failure::{Failure, Refusal},
    texts::Texts,
    views::View,
};

use crate::{
    Chosen, Clock, Hand, Rates, Settings,
    actions::{
        challenge::{
            Wanted,
            accept::{self, Acceptance, By},
            challenge,
            terms::TypedTerms,
        },
        reply::Reply,
    },
    app::{
        App, Memory, Parts, alarm::Alarm, caller::Caller, floods::Floods, outbox::Outbox,
        tablebase::KnownTablebases, thinking::Thinking,
    },
    discord::{answer::Answer, downloads::Downloads, interaction::Interaction, pace::Pace, wire::Wire},
};

/// An address at which no one listens.
const NOWHERE: &str = "http://127.0.0.1:9";

/// The members.
pub(super) const ADA: u64 = 11;
pub(super) const BEN: u64 = 12;
pub(super) const CHIDI: u64 = 13;

/// Two channels.
pub(super) const LOUNGE: u64 = 21;
pub(super) const GARDEN: u64 = 22;

/// The bot in a server.
pub(super) struct Server {
    pub(super) app: Arc<App>,
    pub(super) hand: Hand,
    interactions: AtomicU64,
    /// Of a file.
    _folder: Option<TempDir>,
}

pub(super) fn id<T: TryFrom<u64>>(number: u64) -> T {
    T::try_from(number).ok().unwrap()
}

impl Server {
    pub(super) fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("dara.db")).unwrap();
        Self { _folder: Some(folder), ..Self::over(store, 1000) }
    }

    /// Over a database, whose interactions have numbers from this one on.
    pub(super) fn over(store: Store, interactions: u64) -> Self {
        static PAINTER: LazyLock<Painter> = LazyLock::new(Painter::new);
        let (clock, hand) = Clock::by_hand(Timestamp::from_second(1_750_000_000).unwrap());
        let parts = Parts {
            texts: Texts::load().unwrap(),
            painter: &PAINTER,
            discord: Wire::new("no token", Some(NOWHERE)).unwrap().discord(serenity::UserId::new(1)),
            started: clock.now(),
            clock,
            chosen: Chosen {
                turn_time: TimeControl::Untimed,
                limits: Limits { games: 2, challenges: 2 },
                analysis_nodes: 1_000,
                ..Settings::read(|_| None).unwrap().chosen
            },
            floods: Floods::new(Rates::default()),
            outbox: Outbox::new(false),
            pace: Arc::new(Pace::default()),
            downloads: Downloads::new(Some(NOWHERE)).unwrap(),
            thinking: Arc::new(Thinking::new(KnownTablebases::kept_in(None))),
            timers: Alarm::new(false),
            analyses: Alarm::new(false),
            deletions: Alarm::new(false),
            memory: Memory::default(),
        };
        let app = Arc::new(App::new(store, parts));
        Self { app, hand, interactions: AtomicU64::new(interactions), _folder: None }
    }

    /// A member uses the bot in a channel, where it may do everything.
    pub(super) fn by(&self, member: u64, channel: u64) -> Caller {
        Caller::new(&self.app, self.interaction(member, channel))
    }

    fn interaction(&self, member: u64, channel: u64) -> Interaction {
        let number = self.interactions.fetch_add(1, Ordering::Relaxed);
        Interaction::in_channel(number, id(member), id(1), id(channel))
    }

    /// The same by a moderator in the lounge.
    pub(super) fn by_moderator(&self, member: u64) -> Caller {
        let mut interaction = self.interaction(member, LOUNGE);
        interaction.make_moderator();
        Caller::new(&self.app, interaction)
    }

    /// A member presses a button under a message in the lounge.
    pub(super) fn pressed(&self, member: u64, message: u64) -> Caller {
        self.pressed_in(member, message, LOUNGE)
    }

    /// The same in another channel.
    pub(super) fn pressed_in(&self, member: u64, message: u64, channel: u64) -> Caller {
        let mut interaction = self.interaction(member, channel);
        (interaction.message, interaction.is_on_message) = (Some(id(message)), true);
        Caller::new(&self.app, interaction)
    }

    /// A member uses a private panel in the lounge.
    pub(super) fn in_panel(&self, member: u64) -> Caller {
        let mut interaction = self.interaction(member, LOUNGE);
        interaction.in_private = true;
        Caller::new(&self.app, interaction)
    }

    /// What a challenger asks for.
    pub(super) async fn wanted(&self, caller: &Caller, rules: &str, invited: Invited) -> Wanted {
        let invited = vec![Some(invited)];
        Wanted {
            rules: rules.parse::<RuleSet>().unwrap(),
            terms: TypedTerms::default().read(caller, &invited).await.unwrap(),
            invited,
            rematch_of: None,
            first: FirstPlayer::Challenger,
            place: Some(Place::Here),
            seek: None,
            button: None,
        }
    }

    /// Ada challenges a member in the lounge.
    pub(super) async fn challenges(&self, member: u64) -> Result<Reply, Failure> {
        let caller = self.by(ADA, LOUNGE);
        let wanted = self.wanted(&caller, "dara:traditional", Invited::Member(id(member))).await;
        challenge(&caller, wanted).await
    }

    /// A member accepts the only open challenge of the lounge under its message.
    pub(super) async fn accepts(&self, member: u64) -> Result<Reply, Failure> {
        let open = self.app.store.open_challenges_in(id(LOUNGE)).await.unwrap();
        let how = Acceptance { team: None, by: By::Message };
        accept::press(&self.pressed(member, 77), open[0].id, how).await
    }

    /// Ada plays first against Ben in the lounge.
    pub(super) async fn game(&self) -> Table {
        done(self.challenges(BEN).await);
        done(self.accepts(BEN).await);
        self.app.store.running_in(id(LOUNGE)).await.unwrap().unwrap()
    }

    /// The same by these rules.
    pub(super) async fn game_by(&self, rules: &str) -> Table {
        let caller = self.by(ADA, LOUNGE);
        let wanted = self.wanted(&caller, rules, Invited::Member(id(BEN))).await;
        done(challenge(&caller, wanted).await);
        done(self.accepts(BEN).await);
        self.app.store.running_in(id(LOUNGE)).await.unwrap().unwrap()
    }

    pub(super) async fn table(&self, game: GameId) -> Table {
        self.app.store.table(game).await.unwrap().unwrap()
    }

    pub(super) async fn record(&self, channel: u64) -> String {
        let channel: ChannelId = id(channel);
        self.app.store.running_in(channel).await.unwrap().unwrap().stored().record.to_string()
    }

    /// What the bot still owes.
    pub(super) async fn due(&self) -> Vec<Due> {
        self.app.store.due().await.unwrap()
    }

    /// Stores changes.
    pub(super) async fn commits(&self, changes: Vec<Change>) {
        let unit = Unit { at: self.app.clock.now(), interaction: None, changes, announcements: Vec::new() };
        self.app.write(unit).await.unwrap();
    }

    /// Delivers all of it.
    pub(super) async fn deliver(&self) {
        for due in self.due().await {
            self.app.store.delivered(due.id).await.unwrap();
        }
    }
}

/// Drops the answer to what must have been done.
pub(super) fn done(reply: Result<Reply, Failure>) {
    match reply {
        Ok(_) => {}
        Err(Failure::Refused(refusal)) => panic!("it was refused: {refusal:?}"),
        Err(Failure::Broken(error)) => panic!("{error:#}"),
        Err(Failure::Silent) => panic!("it was silent"),
    }
}

/// A message that everyone sees.
pub(super) fn public(reply: &Reply) -> &View {
    match &reply.answer {
        Answer::Public(view) | Answer::Rewrite(view) => view,
        _ => panic!("the answer isn't public"),
    }
}

/// A message that only the caller sees.
pub(super) fn private(reply: &Reply) -> &View {
    match &reply.answer {
        Answer::Private(view) | Answer::Update(view) => view,
        _ => panic!("the answer isn't private"),
    }
}

/// Why something was refused.
pub(super) fn refused<T>(done: Result<T, Failure>) -> Refusal {
    match done {
        Err(Failure::Refused(refusal)) => *refusal,
        Err(Failure::Broken(error)) => panic!("{error:#}"),
        Err(Failure::Silent) => panic!("it was silent"),
        Ok(_) => panic!("it was done"),
    }
}
