//! Two servers with their members, a group, and the bot that runs there by a clock that is moved.

use std::{
    cell::{Cell, RefCell},
    num::NonZeroU32,
    time::Duration,
};

use bot::{Bot, BotToken, Chosen, Clock, Database, Hand, Heard, Platform, Rates, Settings};
use data::{Store, Unit};
use jiff::{SignedDuration, Timestamp};
use play::{Boards, Change, ChannelId, Day, GuildId, ServerSettings, guild::earned_roles::Merit};
use rand::rngs::StdRng;
use sandbox::{Config, Id, Member, Permissions, Sandbox};
use tempfile::TempDir;

use crate::{
    checks::Finding,
    diary::Diary,
    log::Log,
    members::{Person, Temper},
    wait::{self, Wait},
};

/// Longer than any month, so that no heartbeat is missed when days pass.
const HEARTBEAT: Duration = Duration::from_hours(365 * 24);
const PATIENCE: Duration = Duration::from_mins(1);
/// How often a stopping bot hears from Discord, since serenity only then notices that it is to stop.
const PING: Duration = Duration::from_millis(5);
/// How often to look whether all is done, how often at most while nothing comes of it, and how often at most.
const GLANCE: Duration = Duration::from_millis(2);
const GLANCES: u32 = 250;
const MOST_GLANCES: u32 = 20_000;
/// The same while the bot waits because it was told to slow down: it does so by the machine's clock, for five seconds.
const PACED: u32 = 3_500;
/// How long a handler has to make an announcement itself.
const HANDLER_TIME: SignedDuration = SignedDuration::from_secs(5);

/// What a month begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beginning {
    /// Which boards of running games stay in the first server.
    pub(crate) boards: Boards,
    /// How many more members it has.
    pub(crate) more: usize,
    /// Whether it's counted what is posted and requested.
    pub(crate) is_counted: bool,
}

impl Default for Beginning {
    fn default() -> Self {
        Self { boards: Boards::Newest, more: 0, is_counted: false }
    }
}

/// A server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Server {
    pub(crate) guild: Id,
    /// Where competitions are.
    pub(crate) hall: Id,
    /// Where members challenge each other.
    pub(crate) lounge: Id,
    /// The number of the person who manages it.
    pub(crate) manager: usize,
}

impl Server {
    pub(crate) fn id(&self) -> GuildId {
        self.guild.get().try_into().expect("an id")
    }
}

/// All of it.
pub(crate) struct Town {
    pub(crate) sandbox: Sandbox,
    pub(crate) people: RefCell<Vec<Person>>,
    pub(crate) servers: [Server; 2],
    /// Where the bot was removed from.
    pub(crate) without_bot: RefCell<[bool; 2]>,
    pub(crate) group: Id,
    /// The roles that members of the first server can earn.
    pub(crate) roles: [Id; 2],
    pub(crate) store: Store,
    pub(crate) log: Log,
    pub(crate) diary: Diary,
    /// What was found so far.
    pub(crate) found: RefCell<Vec<Finding>>,
    /// Whether each interaction arrives twice.
    pub(crate) presses_twice: Cell<bool>,
    /// Whether Discord may have told the bot to slow down.
    pub(crate) is_paced: Cell<bool>,
    /// Whether answers may be lost.
    pub(crate) bad_weather: Cell<bool>,
    /// Whether it's counted what is posted and requested.
    pub(crate) is_counted: bool,
    settings: Settings,
    pub(crate) clock: Clock,
    hand: Hand,
    bot: Cell<Option<Bot>>,
    _folder: TempDir,
}

/// The people besides the five who are in the first server anyway: their names, and where they are.
const OTHERS: [(&str, [bool; 2]); 7] = [
    ("fatou", [true, true]),
    ("goran", [true, true]),
    ("hana", [true, false]),
    ("iman", [false, true]),
    ("jonas", [false, true]),
    ("kofi", [false, true]),
    ("lilja", [false, true]),
];

impl Town {
    /// Begins at half past six on the second Monday of a month, so that a whole month sees a season end.
    pub(crate) async fn begin(random: &mut StdRng, diary: Diary, beginning: Beginning) -> Self {
        let log = Log::listen();
        let sandbox = Sandbox::start(Config {
            heartbeat: HEARTBEAT,
            clock: sandbox::Clock::frozen(),
            history: usize::MAX,
            keep_shown: true,
            recorded: if beginning.is_counted { usize::MAX } else { Config::default().recorded },
            ..Config::default()
        });
        let sandbox = sandbox.await.expect("a sandbox");
        let folder = folder();
        let (clock, hand) = Clock::by_hand(Timestamp::now());
        let monday = Day::of(clock.now()).first_of_month(1).plus(13).monday();
        let monday = monday.start() + SignedDuration::from_mins(6 * 60 + 30);
        let left = monday.duration_since(clock.now());
        sandbox.clock().advance(left.unsigned_abs());
        hand.advance(left);
        diary.begins(monday);
        let (people, servers) = settled(&sandbox, random, beginning.more);
        let in_group: Vec<&Member> =
            people.iter().filter(|one| one.in_group).map(|one| &one.member).collect();
        for member in &in_group {
            member.install();
        }
        let group = sandbox.private_channel(&in_group);
        let settings = settings(&sandbox, &folder);
        let bot = start(&settings, &sandbox, &clock, &log.heard).await;
        let store = Store::open(&folder.path().join("dara.db")).expect("the bot's database");
        chooses_settings(&store, servers[0].id(), beginning.boards, monday).await;
        let roles = gives_roles(&store, &sandbox, servers[0].id(), monday).await;
        Self {
            people: RefCell::new(people),
            servers,
            without_bot: RefCell::default(),
            group,
            roles,
            store,
            log,
            diary,
            found: RefCell::default(),
            presses_twice: Cell::new(false),
            is_paced: Cell::new(false),
            bad_weather: Cell::new(false),
            is_counted: beginning.is_counted,
            settings,
            clock,
            hand,
            bot: Cell::new(Some(bot)),
            _folder: folder,
            sandbox,
        }
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub(crate) fn person(&self, number: usize) -> Person {
        self.people.borrow()[number].clone()
    }

    /// Changes what is known of someone.
    pub(crate) fn change(&self, number: usize, how: impl FnOnce(&mut Person)) {
        how(&mut self.people.borrow_mut()[number]);
    }

    pub(crate) fn note(&self, what: &str) {
        self.diary.note(self.now(), what);
    }

    /// Lets time pass for the bot and for Discord.
    pub(crate) fn passes(&self, time: SignedDuration) {
        self.sandbox.clock().advance(time.unsigned_abs());
        self.hand.advance(time);
    }

    /// Waits until the bot has done what is due by now, as far as it can be done.
    pub(crate) async fn settles(&self) {
        let (mut calm, mut idle, mut asked) = (0, 0, self.sandbox.request_count());
        for _ in 0..MOST_GLANCES {
            if idle == if self.is_paced.get() { PACED } else { GLANCES } {
                return;
            }
            wait::pass(GLANCE).await;
            let now = self.now();
            let due = self.store.due().await.expect("a store");
            let is_due = due.iter().any(|due| {
                due.not_before <= now && (due.answers.is_none() || now >= due.created + HANDLER_TIME)
            });
            let has_timer = !self.store.timers_due(now, 1).await.expect("a store").is_empty();
            let asks = self.sandbox.request_count();
            // A busy machine takes long for a whole round, but something is always on its way.
            idle = if asks == asked { idle + 1 } else { 0 };
            calm = if is_due || has_timer || asks != asked { 0 } else { calm + 1 };
            asked = asks;
            if calm == 2 {
                return;
            }
        }
    }

    /// Time passes, and what is due then is done. While requests fail, it passes slowly afterwards, so that Discord knows again
    /// what it has carried out.
    pub(crate) async fn goes_on(&self, time: SignedDuration) {
        self.passes(time);
        self.settles().await;
        let again: &[i64] = if self.bad_weather.get() { &[1, 2, 4, 8, 16, 32, 64] } else { &[] };
        for &seconds in again {
            self.passes(SignedDuration::from_secs(seconds));
            self.settles().await;
        }
    }

    /// The program is down for a while.
    pub(crate) async fn is_down_for(&self, time: SignedDuration) {
        self.stops_the_bot().await;
        self.passes(time);
        self.starts_the_bot().await;
        self.settles().await;
    }

    pub(crate) async fn stops_the_bot(&self) {
        let stopping = self.bot.take().expect("a running bot").stop();
        tokio::pin!(stopping);
        loop {
            tokio::select! {
                ended = &mut stopping => break ended.expect("a good end"),
                () = wait::pass(PING) => { self.sandbox.ping(); }
            }
        }
    }

    async fn starts_the_bot(&self) {
        self.bot.set(Some(start(&self.settings, &self.sandbox, &self.clock, &self.log.heard).await));
    }

    /// The direct message channel of someone.
    pub(crate) fn direct(&self, person: &Person) -> Id {
        self.sandbox.direct_channel(&person.member).expect("a conversation")
    }

    /// Whether a channel or thread is still there.
    pub(crate) fn has_channel(&self, channel: ChannelId) -> bool {
        self.sandbox.channels().contains_key(&Id::new(channel.get()))
    }
}

/// In one of the servers, these boards of a running game stay, and watchers guess what is played next.
async fn chooses_settings(store: &Store, guild: GuildId, boards: Boards, at: Timestamp) {
    let settings = ServerSettings { boards, guesses: true, ..ServerSettings::default() };
    let changes = vec![Change::SetServerSettings { guild, before: None, settings }];
    store.commit(Unit { at, interaction: None, changes, announcements: Vec::new() }).await.expect("stored");
}

/// The same server gives roles to its champions, and to everyone with a high rating.
async fn gives_roles(store: &Store, sandbox: &Sandbox, guild: GuildId, at: Timestamp) -> [Id; 2] {
    sandbox.allow_bot(Permissions::MANAGE_ROLES);
    let roles = ["Champions", "Strong"].map(|name| sandbox.add_role(name));
    for role in roles {
        sandbox.set_role_permissions(role, Permissions::NONE);
    }
    sandbox.raise_bot();
    let changes = [Merit::Champion, Merit::From1600].into_iter().zip(roles).map(|(merit, role)| {
        let role = role.get().try_into().ok();
        Change::SetEarnedRole { guild, merit, role }
    });
    let unit = Unit { at, interaction: None, changes: changes.collect(), announcements: Vec::new() };
    store.commit(unit).await.expect("stored");
    roles
}

/// The people and the servers.
fn settled(sandbox: &Sandbox, random: &mut StdRng, more: usize) -> (Vec<Person>, [Server; 2]) {
    let own = ["ada", "ben", "chidi", "dede", "eve"].map(|name| (sandbox.member(name), [true, false]));
    let pine = {
        let owner = sandbox.add_member(OTHERS[0].0);
        let guild = sandbox.add_guild("Pines", &owner);
        Server {
            guild,
            hall: sandbox.add_channel_in(guild, "pine-hall"),
            lounge: sandbox.add_channel_in(guild, "pine-lounge"),
            manager: own.len(),
        }
    };
    let others = OTHERS.iter().map(|&(name, servers)| {
        let member = match servers {
            _ if name == OTHERS[0].0 => sandbox.member(name),
            [true, _] => sandbox.add_member(name),
            [false, _] => sandbox.add_member_in(pine.guild, name),
        };
        (member, servers)
    });
    let more = (0..more).map(|number| (sandbox.add_member(&format!("m{number:02}")), [true, false]));
    let people: Vec<Person> = (0..)
        .zip(own.into_iter().chain(others).chain(more))
        .map(|(number, (member, servers))| Person {
            temper: if number == 0 || number == pine.manager { Temper::Quick } else { Temper::drawn(random) },
            member,
            servers,
            stays: servers,
            in_group: [1, 2, 5].contains(&number),
            in_world: [2, 4, 5, 8, 9, 11].contains(&number),
            takes_messages: true,
            closed_messages: false,
            is_deleted: false,
        })
        .collect();
    for person in &people {
        person.member.set_display_name(Some(&person.world_name()));
        if person.servers[0] {
            person.member.set_nick(Some(&person.nick(0)));
        }
        if person.servers[1] {
            person.member.join(pine.guild, Some(&person.nick(1)));
        }
    }
    let oak = Server {
        guild: sandbox.guild(),
        hall: sandbox.channel("games"),
        lounge: sandbox.channel("lounge"),
        manager: 0,
    };
    (people, [oak, pine])
}

fn settings(sandbox: &Sandbox, folder: &TempDir) -> Settings {
    let defaults = Settings::read(|_| None).expect("the defaults");
    Settings {
        platform: Platform::Server { token: BotToken::new(sandbox.token()), api: Some(sandbox.url()) },
        database: Database::File(folder.path().join("dara.db")),
        // A search of all positions takes long.
        chosen: Chosen { analysis_nodes: 500, ..defaults.chosen },
        // Time stands still, however much is done.
        rates: Rates { member: NonZeroU32::MAX, server: NonZeroU32::MAX },
        tablebase: None,
        ..defaults
    }
}

/// A folder in memory, if there is such a place: a month isn't about disks.
fn folder() -> TempDir {
    let in_memory = tempfile::tempdir_in("/dev/shm");
    in_memory.or_else(|_| tempfile::tempdir()).expect("a folder")
}

async fn start(settings: &Settings, sandbox: &Sandbox, clock: &Clock, heard: &Heard) -> Bot {
    let asked = || sandbox.count_requests(|request| request.path.ends_with("/users/@me/guilds"));
    let before = asked();
    let token = BotToken::new(sandbox.token());
    let bot = Bot::start(settings, &token, Some(&sandbox.url()), clock.clone(), heard).await;
    let bot = bot.expect("the bot starts");
    sandbox.ready().await.expect("the bot is ready");
    // Its daily requests aren't part of a month.
    let wait = Wait::at_most(PATIENCE);
    while asked() == before {
        wait.again(|| "the bot doesn't ask for its servers".to_owned()).await;
    }
    bot
}
