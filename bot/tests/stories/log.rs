//! The log of a story: the bot's own lines, and events that serenity silently drops.
//!
//! A story runs on one thread, so everything its bot logs reaches the story's subscriber.

use std::{
    fmt::Write as _,
    io,
    sync::{Arc, Mutex, PoisonError},
};

use bot::{Heard, LogFormat};
use tracing::{
    Event, Level, Subscriber,
    field::{Field, Visit},
    subscriber::{DefaultGuard, set_default},
};
use tracing_subscriber::{
    Layer,
    filter::{LevelFilter, Targets},
    layer::{Context, SubscriberExt as _},
};

/// What serenity logs about an event that it couldn't parse and drops.
const DROPPED: [&str; 2] = ["An unknown event was received", "Err deserializing"];

/// One line.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) level: Level,
    pub(crate) text: String,
}

/// The log of one story.
pub(crate) struct Log {
    lines: Lines,
    output: Output,
    /// Listens to it for the bot.
    pub(crate) heard: Heard,
    _guard: DefaultGuard,
}

#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<Line>>>);

/// What an operator reads.
#[derive(Clone, Default)]
struct Output(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Listens to this thread from now on.
    pub(crate) fn listen() -> Self {
        let lines = Lines::default();
        let heard = Targets::new()
            .with_target("bot", LevelFilter::TRACE)
            .with_target("poise", LevelFilter::TRACE)
            .with_target("serenity", LevelFilter::DEBUG)
            .with_default(LevelFilter::WARN);
        let log = tracing_subscriber::registry().with(lines.clone().with_filter(heard));
        let heard = Heard::default();
        let guard = set_default(log.with(heard.layer()));
        Self { lines, output: Output::default(), heard, _guard: guard }
    }

    /// Writes what an operator reads at the most verbose level.
    pub(crate) fn for_operators() -> Self {
        Self::written("trace", LogFormat::Text)
    }

    /// Writes what an operator reads with `LOG` set to `directives`.
    pub(crate) fn written(directives: &str, format: LogFormat) -> Self {
        let output = Output::default();
        let writer = output.clone();
        let heard = Heard::default();
        let log = bot::subscriber(directives, format, move || writer.clone()).with(heard.layer());
        Self { lines: Lines::default(), output, heard, _guard: set_default(log) }
    }

    /// What operators read.
    pub(crate) fn output(&self) -> String {
        String::from_utf8_lossy(&self.output.0.lock().unwrap_or_else(PoisonError::into_inner)).into_owned()
    }

    /// All lines so far.
    pub(crate) fn lines(&self) -> Vec<Line> {
        self.lines.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// How many lines contain this.
    pub(crate) fn says(&self, what: &str) -> usize {
        self.lines().iter().filter(|line| line.text.contains(what)).count()
    }

    /// Prints it, for a failed story.
    #[expect(clippy::print_stderr, reason = "only the output of a failed test is shown")]
    pub(crate) fn print(&self) {
        self.lines().iter().for_each(|line| eprintln!("{}", line.text));
    }

    /// Gateway events that serenity couldn't parse.
    pub(crate) fn dropped_events(&self) -> Vec<String> {
        let dropped = |line: &Line| DROPPED.iter().any(|said| line.text.contains(said));
        self.lines().into_iter().filter(dropped).map(|line| line.text).collect()
    }

    /// Forgets those so far, for a story that sends some on purpose.
    pub(crate) fn forgive_dropped(&self) {
        let mut lines = self.lines.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.retain(|line| !DROPPED.iter().any(|said| line.text.contains(said)));
    }

    /// Forgets all lines so far, after a look at each.
    pub(crate) fn forget(&self, look: impl FnMut(&Line)) {
        let mut lines = self.lines.0.lock().unwrap_or_else(PoisonError::into_inner);
        lines.iter().for_each(look);
        lines.clear();
    }

    /// Whatever would alarm an operator.
    pub(crate) fn errors(&self) -> Vec<String> {
        self.of(Level::ERROR)
    }

    /// Whatever an operator may have to look at.
    pub(crate) fn warnings(&self) -> Vec<String> {
        self.of(Level::WARN)
    }

    fn of(&self, level: Level) -> Vec<String> {
        self.lines().into_iter().filter(|line| line.level == level).map(|line| line.text).collect()
    }
}

impl io::Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<S: Subscriber> Layer<S> for Lines {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let level = *event.metadata().level();
        let mut text = Text(format!("{level} {}:", event.metadata().target()));
        event.record(&mut text);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(Line { level, text: text.0 });
    }
}

/// Formats the fields of an event into a line.
struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        // Writing to a string can't fail.
        let _ = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_and_dropped_events_are_heard() {
        let log = Log::listen();
        tracing::debug!(target: "serenity::client::dispatch", "An unknown event was received: {}", 7);
        tracing::warn!(target: "serenity::gateway::ws", "Err deserializing text: {}", 7);
        tracing::error!(target: "bot::dispatch", reference = 5, "storing a change");
        tracing::error!("elsewhere");
        assert_eq!(log.dropped_events().len(), 2);
        assert_eq!(log.errors()[0], "ERROR bot::dispatch: storing a change reference=5");
        assert_eq!(log.errors().len(), 2);
    }
}
