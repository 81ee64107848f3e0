//! Every text that the code uses is written, every written text is used, and players read nothing that isn't a text.

mod elsewhere;
mod named;
mod said;
mod sources;
#[path = "../../../ui/src/texts/tests/written.rs"]
mod written;

use ui::texts::files;
