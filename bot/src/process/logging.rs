//! The log.

use std::{fmt, io::IsTerminal as _, str::FromStr};

use anyhow::Context as _;
use tracing::{Event, Metadata, Subscriber};
use tracing_subscriber::{
    EnvFilter, Layer as _,
    filter::{FilterExt as _, LevelFilter},
    fmt::{MakeWriter, layer},
    layer::{Context, Filter, SubscriberExt as _},
    registry,
    registry::LookupSpan,
};

use crate::{Heard, discord::serenity_gaps::heard::is_unreadable};

/// The format of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: one JSON object a line.
    Json,
}

/// The name of a [`LogFormat`] is neither `text` nor `json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadLogFormat;

impl fmt::Display for BadLogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("neither text nor json")
    }
}

impl FromStr for LogFormat {
    type Err = BadLogFormat;

    fn from_str(text: &str) -> Result<Self, BadLogFormat> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err(BadLogFormat),
        }
    }
}

/// Starts the log of the program, on stderr: what these filter directives let through, and panics. `heard` listens to
/// it.
///
/// # Errors
///
/// There is a log already.
pub fn begin_log(directives: &str, format: LogFormat, heard: &Heard) -> anyhow::Result<()> {
    let log = subscriber(directives, format, std::io::stderr).with(heard.layer());
    tracing::subscriber::set_global_default(log).context("setting up the log")?;
    log_panics();
    Ok(())
}

/// A log of what these filter directives let through.
///
/// It doesn't listen to the `log` crate: there the WebSocket library shows everything it sends and receives, even the
/// token, if everything is logged.
pub fn subscriber<W>(
    directives: &str,
    format: LogFormat,
    writer: W,
) -> impl Subscriber + for<'a> LookupSpan<'a> + Send + Sync + use<W>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    // Colours are for terminals; in a file or a journal they are noise.
    let colours = std::io::stderr().is_terminal();
    let lines = match format {
        LogFormat::Text => layer().with_ansi(colours).with_writer(writer).boxed(),
        LogFormat::Json => layer().json().flatten_event(true).with_writer(writer).boxed(),
    };
    // The filters are only for these lines: other listeners choose for themselves.
    registry().with(lines.with_filter(EnvFilter::new(directives).and(Readable)))
}

/// Drops serenity's lines with events that it can't read, which hold all that members wrote and the token that answers
/// them.
struct Readable;

impl<S> Filter<S> for Readable {
    fn enabled(&self, _: &Metadata<'_>, _: &Context<'_, S>) -> bool {
        true
    }

    fn event_enabled(&self, event: &Event<'_>, _: &Context<'_, S>) -> bool {
        !is_unreadable(event)
    }

    fn max_level_hint(&self) -> Option<LevelFilter> {
        Some(LevelFilter::TRACE)
    }
}

/// Sends panics to the log, by their place only: their message could quote what someone typed.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "a panic: this is a bug, please report it");
    }));
}
