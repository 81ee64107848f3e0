//! Premoves as their owner sees them: the stored lines, and the note that a line no longer fits.

mod line_panel;

use games::Effects;
use play::{PlayerId, Table};

pub use self::line_panel::{menu, review};
use crate::{
    button_id::premoves::Premoves,
    texts::{Words, say},
    typed::premove_line::{PremoveLine, may_look},
    views::{Button, Tone, View, link, players::stone},
};

/// The most characters of a line in the list, so that all lines fit into a message.
const SHOWN: usize = 150;
/// The most buttons in a row.
const IN_A_ROW: usize = 5;

/// A note that premoves were dropped.
pub fn note(words: &Words) -> String {
    say!(words, "premove-dropped")
}

/// The same for `player`, if they haven't seen it yet.
pub fn note_for(words: &Words, table: &Table, player: PlayerId) -> Option<String> {
    table.has_dropped_premoves(player).then(|| note(words))
}

/// The same for games in several channels.
pub fn note_of_several(words: &Words, tables: &[Table]) -> String {
    let channels = tables.iter().map(|table| link::game(table.stored())).collect::<Vec<_>>();
    say!(words, "premove-dropped-in", channels = channels.join(", "))
}

/// The button that opens the panel, for a player who is waiting.
pub fn button(words: &Words, table: &Table, player: PlayerId) -> Option<Button> {
    let open = || Premoves::Open(table.id());
    may_look(table, player).ok().map(|()| Button::plain(say!(words, "button-premove"), open()))
}

/// The stored lines of `player`, with a button to forget each.
pub fn list(words: &Words, table: &Table, player: PlayerId) -> View {
    let lines: Vec<String> = (1..)
        .zip(table.premoves(player))
        .map(|(number, line)| {
            format!("{number}. {}", told(words, &PremoveLine::of(table, line), player, SHOWN))
        })
        .collect();
    let (game, revision) = (table.id(), table.stored().revision);
    let forget = |which| Premoves::Forget { game, revision, which };
    let each = (0..lines.len()).map(|which| {
        let label = say!(words, "button-forget", number = which + 1);
        Button::plain(label, forget(Some(which)))
    });
    let each: Vec<Button> = each.collect();
    let mut last =
        vec![Button::new(say!(words, "button-premove-more"), line_panel::begin(table), Tone::Primary)];
    if lines.len() > 1 {
        last.push(Button::new(say!(words, "button-forget-all"), forget(None), Tone::Danger));
    }
    let heading = say!(words, "premove-list", game = game.to_string());
    let law = say!(words, "premove-law");
    View {
        text: [vec![heading], lines, vec![law]].concat().join("\n"),
        buttons: each.chunks(IN_A_ROW).map(<[Button]>::to_vec).chain([last]).collect(),
        ..View::default()
    }
}

/// A line in words, cut after `most` characters: "If ⚪ `b3-b4`, you play `c2-c3`".
fn told(words: &Words, walk: &PremoveLine<'_>, player: PlayerId, most: usize) -> String {
    let mut said = String::new();
    let mut others = Vec::new();
    for run in walk.did().chunk_by(|one, next| one.by == next.by) {
        let by = run.first().map(|first| first.by);
        if !walk.is_played_by(player, by) {
            others.push(format!("{} {}", by.map(stone).unwrap_or_default(), tokens(run)));
            continue;
        }
        let (own, when) = (tokens(run), when(&said));
        let clause = if others.is_empty() {
            say!(words, "premove-line-own", own)
        } else {
            let others = std::mem::take(&mut others).join(", ");
            say!(words, "premove-line-answer", others, own, when)
        };
        if !said.is_empty() && said.chars().count() + clause.chars().count() > most {
            return say!(words, "premove-line-cut", line = said);
        }
        said = then(words, said, clause);
    }
    if others.is_empty() {
        return said;
    }
    let open = say!(words, "premove-line-open", others = others.join(", "), when = when(&said));
    then(words, said, open)
}

/// Whether a clause is the first of its line.
const fn when(said: &str) -> &'static str {
    if said.is_empty() { "first" } else { "later" }
}

fn then(words: &Words, said: String, clause: String) -> String {
    if said.is_empty() { clause } else { say!(words, "premove-line-then", line = said, then = clause) }
}

/// Actions as one would type them.
fn tokens(run: &[Effects]) -> String {
    run.iter().map(|did| format!("`{}`", did.action)).collect::<Vec<_>>().join(" ")
}
