//! What the code says is written, and what is written is said: nothing that a player reads stands anywhere but in the texts.

mod elsewhere;
mod named;
mod said;
mod sources;
#[path = "../../../ui/src/texts/tests/written.rs"]
mod written;

use ui::texts::files;
