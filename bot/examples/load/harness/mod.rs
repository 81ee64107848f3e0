//! The load test: a bot, a sandbox, games, and measurements.

mod against_computer;
mod figures;
#[path = "../../../../data/examples/history/generate.rs"]
mod history;
mod latencies;
mod memory;
mod pace;
mod played;
mod processor;
mod tested;
mod threads;

use std::{
    collections::BTreeMap,
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow, ensure};
use bot::Heard;
use data::{AnalysisReader, Store, Token};
use futures::{StreamExt as _, TryStreamExt as _, stream};
use games::{Game, RuleSet};
use jiff::{SignedDuration, Timestamp};
use play::GameId;
use sandbox::{Config, Sandbox};
use tokio::runtime::Runtime;

pub(crate) use self::pace::Pace;
use self::{
    against_computer::AgainstComputer,
    figures::Measured,
    memory::{Memory, resident},
    pace::Tables,
    played::ChannelGame,
    tested::{Storage, Tested},
    threads::runtime,
};

/// How many games are started at a time.
const BEGINNING: usize = 32;
/// How often memory is sampled, and how often a report is printed.
const LOOK: Duration = Duration::from_secs(1);
const TELL: Duration = Duration::from_mins(1);
/// How long an allocator may keep what was freed.
const RETURNING: Duration = Duration::from_secs(12);
/// How many messages per channel, and how many requests, the sandbox keeps.
const KEPT: usize = 10;
/// How many stored games a player has on average.
const GAMES_A_PLAYER: u32 = 5;

/// What to play.
pub(crate) struct Load {
    /// How many games run at once; a game that ends is replaced.
    pub(crate) games: usize,
    /// The rules, in turn.
    pub(crate) rules: Vec<RuleSet>,
    /// How many members play.
    pub(crate) members: usize,
    /// How fast.
    pub(crate) pace: Pace,
    /// For how long.
    pub(crate) span: Duration,
    /// How many finished games are stored beforehand.
    pub(crate) stored: u32,
    /// How many of them wait to be analysed.
    pub(crate) analyses: u32,
    /// How many workers share a PostgreSQL database; none for a bot over a file.
    pub(crate) workers: usize,
    /// How many games against the computer run beside these.
    pub(crate) computer: usize,
}

/// All presets.
pub(crate) fn all_rules() -> Vec<RuleSet> {
    Game::ALL.iter().flat_map(|game| game.presets().filter_map(|name| game.preset(name))).collect()
}

/// Plays, and prints what it took.
///
/// # Errors If the bot violated one of Discord's rules, if a turn was refused or lost, or if memory grew.
pub(crate) fn run(load: &Load, heard: &Heard, mut say: impl FnMut(&str)) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let (of_discord, of_bot) = (runtime("discord")?, runtime("bot")?);
    // In memory, pictures would count as the bot's memory.
    let messages = Some(folder.path().join("sandbox.db"));
    let config = Config { database: messages, history: KEPT, recorded: KEPT, ..Config::default() };
    let sandbox = of_discord.block_on(Sandbox::start(config))?;
    let database = folder.path().join("dara.db");
    if load.stored > 0 {
        let players = (load.stored / GAMES_A_PLAYER).max(2);
        of_bot.block_on(history::generate(&database, sandbox.guild().get(), load.stored, players))?;
        say(&format!("{} finished games of {players} players are stored", load.stored));
    }
    let storage = Storage::new(&database, load.workers)?;
    of_bot.block_on(queue_analyses(&storage.store()?, load))?;
    say(&format!("resident before the bot: {:.1} MB", resident()?));
    let begun = Instant::now();
    let bot = of_bot.block_on(Tested::start(&sandbox, &storage, load.workers, heard))?;
    let started = begun.elapsed().as_millis();
    say(&format!("resident when it is ready, after {started} ms: {:.1} MB", resident()?));

    let begun = Instant::now();
    let games = of_discord.block_on(begin(&sandbox, load))?;
    say(&format!("{} games begun in {:.1} s", games.len(), begun.elapsed().as_secs_f64()));
    say(&format!("resident with them: {:.1} MB", resident()?));
    let games: Tables = games.into_iter().map(|game| Arc::new(tokio::sync::Mutex::new(game))).collect();
    let measured = Arc::new(Measured::default());
    let beside = AgainstComputer::begin(&sandbox, storage.store()?, load.computer, &load.rules);
    let beside = Arc::new(of_discord.block_on(beside)?);
    let playing = of_discord.spawn(Arc::clone(&beside).play());
    let memory = play(load, &of_discord, &games, &measured, &mut say)?;
    beside.stop();
    of_discord.block_on(playing).context("games against the computer")??;
    let figures = measured.take();
    say(&figures.to_string());
    if let Some(told) = beside.told() {
        say(&told);
    }
    say(&memory.to_string());

    let broken = broken(&sandbox);
    bot.stop(&of_bot)?;
    drop(of_bot);
    thread::sleep(RETURNING);
    say(&format!("resident without the bot, so the sandbox's part: {:.1} MB", resident()?));
    of_discord.block_on(sandbox.stop());
    ensure!(broken.is_empty(), "the bot broke Discord's rules: {broken:?}");
    figures.ensure_all_answered()?;
    let store = storage.store()?;
    of_discord.block_on(all_are_stored(&store, &games))?;
    memory.ensure_flat()
}

/// Puts finished games into the queue of analyses, as if members had asked for them.
async fn queue_analyses(store: &Store, load: &Load) -> anyhow::Result<()> {
    for game in 1..=u64::from(load.analyses) {
        let game: GameId = game.try_into().context("a game's number")?;
        let table = store.table(game).await?.context("a stored game")?;
        let player = table.members().next().context("a member")?;
        // So long ago that no answer can be edited any longer.
        let asked = Timestamp::now() - SignedDuration::from_hours(1);
        let token = Token::new("too-old".to_owned());
        let reader = AnalysisReader { player, token, components: false, locale: "en-GB".to_owned() };
        store.ask_for_analysis(game, reader.clone(), usize::MAX, asked).await?;
        store.analysis_answered(game, reader, asked).await?;
    }
    Ok(())
}

/// Starts all games, each in its own channel, and plays the first turn of each.
async fn begin(sandbox: &Sandbox, load: &Load) -> anyhow::Result<Vec<ChannelGame>> {
    let members: Vec<_> =
        (0..load.members).map(|number| sandbox.add_member(&format!("player-{number}"))).collect();
    let games = load.rules.iter().cycle().take(load.games).enumerate().map(|(number, &rules)| {
        let channel = sandbox.add_channel(&format!("game-{number}"));
        let seated = (0..rules.seats()).map(|seat| members[(number + seat) % members.len()].clone());
        ChannelGame::new(channel, rules, seated.collect(), number as u64)
    });
    let begun = stream::iter(games).map(|mut game| async move {
        game.begin().await?;
        game.turn().await?;
        anyhow::Ok(game)
    });
    begun.buffer_unordered(BEGINNING).try_collect().await
}

/// Plays, and samples memory meanwhile.
fn play(
    load: &Load,
    runtime: &Runtime,
    games: &Tables,
    measured: &Arc<Measured>,
    say: &mut impl FnMut(&str),
) -> anyhow::Result<Memory> {
    let mut memory = Memory::default();
    measured.begin()?;
    thread::scope(|scope| {
        let playing = scope.spawn(|| {
            load.pace.drive(runtime, games, load.span, measured);
            measured.end()
        });
        let (mut begun, mut told) = (Instant::now(), Instant::now());
        while !playing.is_finished() {
            thread::sleep(LOOK.saturating_sub(begun.elapsed()));
            begun = Instant::now();
            memory.look(measured.turns())?;
            if told.elapsed() >= TELL {
                told = Instant::now();
                say(&format!("{:.1} MB; {}", memory.last(), measured.since_last()?));
            }
        }
        playing.join().map_err(|_| anyhow!("a panic while games were played"))?
    })?;
    Ok(memory)
}

/// The rules of Discord that the bot violated, with counts.
fn broken(sandbox: &Sandbox) -> BTreeMap<String, usize> {
    let violations = sandbox.violations().into_iter();
    let violations = violations.map(|found| format!("{}: {} {}", found.request, found.status, found.message));
    let limits = sandbox.broken_limits().into_iter().map(|limit| limit.to_string());
    let mut broken = BTreeMap::new();
    for what in violations.chain(limits) {
        *broken.entry(what).or_default() += 1;
    }
    broken
}

/// Checks that exactly the answered turns are stored.
async fn all_are_stored(store: &Store, games: &Tables) -> anyhow::Result<()> {
    for game in games {
        game.lock().await.ensure_stored(store).await?;
    }
    Ok(())
}
