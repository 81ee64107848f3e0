//! What the operator reads: the log.

use std::{fmt, io::IsTerminal as _, str::FromStr};

use anyhow::Context as _;
use tracing::Subscriber;
use tracing_subscriber::{
    EnvFilter, Layer as _,
    fmt::{MakeWriter, layer},
    layer::SubscriberExt as _,
    registry,
    registry::LookupSpan,
};

use crate::Heard;

/// How a line of the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// For programs: an object of JSON a line.
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

/// Begins the log of a whole program, to stderr: what these filter directives let through, and panics. `heard` listens in it.
///
/// # Errors
/// If there is a log already.
pub fn begin_log(directives: &str, format: LogFormat, heard: &Heard) -> anyhow::Result<()> {
    let log = subscriber(directives, format, std::io::stderr).with(heard.layer());
    tracing::subscriber::set_global_default(log).context("setting up the log")?;
    log_panics();
    Ok(())
}

/// A log of what these filter directives let through.
///
/// It is no listener of the `log` crate: there the library of the WebSocket shows all that it sends and receives, the
/// token too, when everything is to be logged.
pub fn subscriber<W>(
    directives: &str,
    format: LogFormat,
    writer: W,
) -> impl Subscriber + for<'a> LookupSpan<'a> + Send + Sync + use<W>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    // Colours are for eyes; in a file or a journal they are noise.
    let colours = std::io::stderr().is_terminal();
    let lines = match format {
        LogFormat::Text => layer().with_ansi(colours).with_writer(writer).boxed(),
        LogFormat::Json => layer().json().flatten_event(true).with_writer(writer).boxed(),
    };
    // The filter is of these lines alone: others hear what they want to hear.
    registry().with(lines.with_filter(EnvFilter::new(directives)))
}

/// Lets panics be told by the log, like everything else, and by their place alone: their words may quote what somebody typed.
pub fn log_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "a panic, which is a fault of this program: please report it");
    }));
}
