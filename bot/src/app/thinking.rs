//! Where the engine thinks: on a few threads of its own, for less than a second each, with memory that is kept.
//!
//! A caller waits only so long for a free engine. After that they are told that the bot is busy, so that however many
//! ask, everyone is answered in time. Each [`Purpose`] comes before those below it, and within one, members take turns: however
//! much one asks for, another's game goes on. What takes minutes, such as an analysis, is done in short steps each of which waits for its turn.

use std::{
    collections::{BTreeMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use engine::{Engine, Limit, Strength, Tablebase, Thought};
use games::{Record, RuleSet};
use play::PlayerId;
use tokio::sync::oneshot;

use crate::app::tablebase::KnownTablebases;

/// How long a thought takes at most.
const THINKING: Duration = Duration::from_millis(800);
/// The most thoughts at a time. Each engine has 3 MiB, and all share the tablebases of 21 MiB.
const MOST: usize = 3;

/// What a thought is for, and who for, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A turn of the computer, which a game of this member waits for.
    Turn(PlayerId),
    /// Advice to this member, who waits for an answer.
    Advice(PlayerId),
    /// A game that is decided by its position.
    Adjudication,
    /// A step of the analysis that this member asked for.
    Analysis(PlayerId),
    /// A step of the search for puzzles.
    Puzzles,
}

/// The queues, in the order in which they are served.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Queue {
    Turns,
    Advice,
    Adjudications,
    Analyses,
    Puzzles,
}

impl Purpose {
    /// Where it waits, and whose place it takes there.
    const fn queue(self) -> (Queue, Option<PlayerId>) {
        match self {
            Self::Turn(member) => (Queue::Turns, Some(member)),
            Self::Advice(member) => (Queue::Advice, Some(member)),
            Self::Adjudication => (Queue::Adjudications, None),
            Self::Analysis(member) => (Queue::Analyses, Some(member)),
            Self::Puzzles => (Queue::Puzzles, None),
        }
    }
}

/// The engines, and who waits for one.
#[derive(Debug)]
pub(crate) struct Thinking {
    line: Arc<Mutex<Line>>,
    /// Those that rest.
    engines: Mutex<Vec<Engine>>,
    tablebases: KnownTablebases,
}

impl Thinking {
    /// One engine for two processors, so that games between members go on.
    pub(crate) fn new(tablebases: KnownTablebases) -> Self {
        let processors = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let line = Line { free: (processors / 2).clamp(1, MOST), ..Line::default() };
        Self { line: Arc::new(Mutex::new(line)), engines: Mutex::new(Vec::new()), tablebases }
    }

    /// A turn at this strength, after waiting at most `patience` for a free engine; `None` if the bot is too busy. With
    /// another `seed`, a strength below the greatest may play another turn.
    ///
    /// # Errors
    /// The record is bad.
    pub(crate) async fn think(
        self: &Arc<Self>,
        record: Record,
        strength: Strength,
        seed: u64,
        purpose: Purpose,
        patience: Duration,
    ) -> anyhow::Result<Option<Thought>> {
        let rules = record.rules;
        let think = move |engine: &mut Engine| {
            let end = Instant::now() + THINKING;
            let seed = record
                .to_string()
                .bytes()
                .fold(seed, |seed, byte| seed.rotate_left(5).wrapping_mul(0x9e37_79b9) ^ u64::from(byte));
            engine.play(&record, Limit::while_true(&|| Instant::now() < end), strength, seed)
        };
        let tablebase = if strength == Strength::BEST { self.tablebases.of(rules) } else { None };
        let Some(thought) = self.run(tablebase, purpose, patience, think).await? else { return Ok(None) };
        Ok(Some(thought.context("a record that was replayed before")?))
    }

    /// Does work of some tenths of a second with an engine that knows the endings of these rules, after waiting at most
    /// `patience` for one; `None` if the bot is too busy.
    ///
    /// # Errors
    /// The work panicked.
    pub(crate) async fn with_engine<T: Send + 'static>(
        self: &Arc<Self>,
        rules: RuleSet,
        purpose: Purpose,
        patience: Duration,
        work: impl FnOnce(&mut Engine) -> T + Send + 'static,
    ) -> anyhow::Result<Option<T>> {
        self.run(self.tablebases.of(rules), purpose, patience, work).await
    }

    async fn run<T: Send + 'static>(
        self: &Arc<Self>,
        tablebase: Option<Arc<Tablebase>>,
        purpose: Purpose,
        patience: Duration,
        work: impl FnOnce(&mut Engine) -> T + Send + 'static,
    ) -> anyhow::Result<Option<T>> {
        let Some(place) = place(&self.line, purpose, patience).await else { return Ok(None) };
        let thinking = Arc::clone(self);
        let work = move || {
            // Until the work is done, even if no one waits for it any longer.
            let _place = place;
            let mut engine = thinking.resting().pop().unwrap_or_default();
            engine.set_tablebase(tablebase);
            let done = work(&mut engine);
            thinking.resting().push(engine);
            done
        };
        Ok(Some(tokio::task::spawn_blocking(work).await.context("thinking")?))
    }

    fn resting(&self) -> MutexGuard<'_, Vec<Engine>> {
        // The list is whole whenever it isn't locked.
        self.engines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The places to think, and the queue of each purpose for them.
#[derive(Debug, Default)]
struct Line {
    free: usize,
    queues: BTreeMap<Queue, Waiting>,
}

/// Those who wait: each member's own in the order in which they came, and the members in turns, so that one who asks for much
/// delays no one else.
#[derive(Debug, Default)]
struct Waiting(VecDeque<(Option<PlayerId>, VecDeque<oneshot::Sender<Place>>)>);

/// A place to think. Once it's dropped, the next one in the line has it.
#[derive(Debug)]
struct Place(Arc<Mutex<Line>>);

/// Waits at most `patience` for a place.
async fn place(line: &Arc<Mutex<Line>>, purpose: Purpose, patience: Duration) -> Option<Place> {
    let waits = {
        let mut all = locked(line);
        if all.free > 0 {
            all.free -= 1;
            return Some(Place(Arc::clone(line)));
        }
        let (tell, waits) = oneshot::channel();
        let (queue, member) = purpose.queue();
        all.queues.entry(queue).or_default().join(member, tell);
        waits
    };
    // A place that comes too late is dropped with the channel, and so goes to the next one.
    tokio::time::timeout(patience, waits).await.ok()?.ok()
}

fn locked(line: &Mutex<Line>) -> MutexGuard<'_, Line> {
    // It is whole whenever it isn't locked.
    line.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Line {
    /// Who has the place that has just become free. If no one wants it, it stays free.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        let next = self.queues.values_mut().find_map(Waiting::next);
        if next.is_none() {
            self.free += 1;
        }
        next
    }
}

impl Waiting {
    fn join(&mut self, member: Option<PlayerId>, tell: oneshot::Sender<Place>) {
        match self.0.iter_mut().find(|(of, _)| *of == member) {
            Some((_, own)) => own.push_back(tell),
            None => self.0.push_back((member, VecDeque::from([tell]))),
        }
    }

    /// The next one who still waits. Their member is the last from now on.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        loop {
            let (member, mut own) = self.0.pop_front()?;
            let next = std::iter::from_fn(|| own.pop_front()).find(|tell| !tell.is_closed());
            if !own.is_empty() {
                self.0.push_back((member, own));
            }
            if next.is_some() {
                return next;
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let next = locked(&self.0).next();
        if let Some(next) = next {
            // If it no longer waits, the place is dropped here, and offered to the one after it.
            drop(next.send(Self(Arc::clone(&self.0))));
        }
    }
}

#[cfg(test)]
mod tests {
    use futures::{FutureExt as _, future::BoxFuture};

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(500);

    fn record() -> Record {
        "morris:nine a1 d6 d1 d7".parse().unwrap()
    }

    fn member(number: u64) -> PlayerId {
        number.try_into().unwrap()
    }

    fn turn() -> Purpose {
        Purpose::Turn(member(1))
    }

    #[tokio::test]
    async fn a_turn_comes_within_a_second_and_the_engine_is_kept() {
        let thinking = Arc::new(Thinking::new(KnownTablebases::kept_in(None)));
        let begun = Instant::now();
        let thought = thinking.think(record(), Strength::BEST, 0, turn(), PATIENCE).await.unwrap().unwrap();
        assert_eq!(thought.turn[0].to_string(), "g1");
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
        assert_eq!(thinking.resting().len(), 1);
        thinking.think(record(), Strength::ALL[0], 0, turn(), PATIENCE).await.unwrap().unwrap();
        assert_eq!(thinking.resting().len(), 1);
    }

    #[tokio::test]
    async fn without_a_place_one_is_told_soon() {
        let thinking = Arc::new(Thinking::new(KnownTablebases::kept_in(None)));
        let mut taken = Vec::new();
        while locked(&thinking.line).free > 0 {
            taken.push(place(&thinking.line, turn(), PATIENCE).await.unwrap());
        }
        assert!(thinking.think(record(), Strength::BEST, 0, turn(), PATIENCE).await.unwrap().is_none());
        drop(taken);
        assert!(thinking.think(record(), Strength::ALL[0], 0, turn(), PATIENCE).await.unwrap().is_some());
    }

    /// Those who wait for the only place, in the order in which they came.
    struct Scene {
        line: Arc<Mutex<Line>>,
        taken: Option<Place>,
        waiting: Vec<(&'static str, BoxFuture<'static, Option<Place>>)>,
    }

    impl Scene {
        async fn begin() -> Self {
            let line = Arc::new(Mutex::new(Line { free: 1, ..Line::default() }));
            let taken = place(&line, Purpose::Turn(member(9)), PATIENCE).await;
            Self { line, taken, waiting: Vec::new() }
        }

        fn waits(&mut self, name: &'static str, purpose: Purpose) {
            let line = Arc::clone(&self.line);
            // Longer than any test takes, however busy the machine is.
            let mut waits = async move { place(&line, purpose, Duration::from_hours(1)).await }.boxed();
            assert!((&mut waits).now_or_never().is_none(), "there is no place for {name}");
            self.waiting.push((name, waits));
        }

        /// Who has the place each time that it becomes free.
        fn served(&mut self) -> Vec<&'static str> {
            let mut served = Vec::new();
            while self.taken.take().is_some() {
                for (name, waits) in &mut self.waiting {
                    if let Some(place) = waits.now_or_never() {
                        assert!(self.taken.is_none(), "there is one place");
                        served.push(*name);
                        self.taken = place;
                    }
                }
                self.waiting.retain(|(name, _)| !served.contains(name));
            }
            served
        }
    }

    #[tokio::test]
    async fn the_urgent_comes_first_and_members_take_turns() {
        let mut scene = Scene::begin().await;
        for name in ["ada's hint", "ada's second", "ada's third"] {
            scene.waits(name, Purpose::Advice(member(1)));
        }
        scene.waits("ben's hint", Purpose::Advice(member(2)));
        scene.waits("a puzzle", Purpose::Puzzles);
        scene.waits("ada's analysis", Purpose::Analysis(member(1)));
        scene.waits("a game to adjudicate", Purpose::Adjudication);
        scene.waits("ada's turn", Purpose::Turn(member(1)));
        scene.waits("ada's other turn", Purpose::Turn(member(1)));
        scene.waits("ben's turn", Purpose::Turn(member(2)));
        let served = [
            "ada's turn",
            "ben's turn",
            "ada's other turn",
            "ada's hint",
            "ben's hint",
            "ada's second",
            "ada's third",
            "a game to adjudicate",
            "ada's analysis",
            "a puzzle",
        ];
        assert_eq!(scene.served(), served);
        assert_eq!(locked(&scene.line).free, 1, "no one waits");
    }

    #[tokio::test]
    async fn a_place_passes_over_those_who_no_longer_wait() {
        let mut scene = Scene::begin().await;
        for (name, number) in [("ada", 1), ("ben", 2), ("chidi", 3)] {
            scene.waits(name, Purpose::Turn(member(number)));
        }
        // Ada has given up, and Ben does just when the place is theirs.
        drop(scene.waiting.remove(0));
        drop(scene.taken.take());
        drop(scene.waiting.remove(0));
        let (name, waits) = scene.waiting.pop().unwrap();
        scene.taken = waits.now_or_never().unwrap();
        assert_eq!((name, scene.served()), ("chidi", Vec::new()));
        assert_eq!(locked(&scene.line).free, 1);
    }
}
