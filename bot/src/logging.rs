//! What the operator reads: the log.

use std::io::IsTerminal as _;

use tracing::Subscriber;
use tracing_subscriber::fmt::MakeWriter;

/// A log of what these filter directives let through.
///
/// It is no listener of the `log` crate: there the library of the WebSocket shows all that it sends and receives, the
/// token too, when everything is to be logged.
pub fn subscriber<W>(directives: &str, writer: W) -> impl Subscriber + Send + Sync + use<W>
where
    W: for<'a> MakeWriter<'a> + Send + Sync + 'static,
{
    // Colours are for eyes; in a file or a journal they are noise.
    let colours = std::io::stderr().is_terminal();
    tracing_subscriber::fmt().with_env_filter(directives).with_ansi(colours).with_writer(writer).finish()
}
