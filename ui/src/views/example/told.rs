//! Views as text, in all languages beneath each other, for snapshots that someone who knows a language reads from top to
//! bottom.

use std::fmt::Write as _;

use crate::{
    texts::{Texts, Words},
    views::{FieldInput, Form, Offers, View},
};

/// The most characters of a picture's description that are shown.
const ALT: usize = 160;
/// The most choices of a menu that are shown.
const CHOICES: usize = 12;
/// The largest ids, which tests give to many players, are shown as small numbers.
const SHORTENED: u64 = 600;

/// What each state of a view says, in every language.
pub(crate) fn in_every_language(states: impl Fn(&Words) -> Vec<(&'static str, View)>) -> String {
    let texts = Texts::load().unwrap();
    let mut all = String::new();
    for words in texts.all() {
        writeln!(all, "######## {:?}", words.language()).unwrap();
        for (state, view) in states(words) {
            writeln!(all, "\n==== {state}\n{}", told(&view)).unwrap();
        }
        all.push('\n');
    }
    shortened(all)
}

/// A form, as text: its title, and each field with its choices.
pub(crate) fn form(form: &Form) -> View {
    let fields = form.fields.iter().map(|field| {
        let about = field.about.as_ref().map(|about| format!(" ({about})")).unwrap_or_default();
        let choices = match &field.input {
            FieldInput::List(choices) | FieldInput::OneOf(choices) => {
                choices.iter().map(|choice| format!("\n   {}", choice.label)).collect::<Vec<_>>().concat()
            }
            FieldInput::Line { text, .. } => format!(" {text}"),
            FieldInput::Lines { .. } | FieldInput::Box(_) | FieldInput::File(_) => String::new(),
        };
        format!("{}{about}:{choices}", field.label)
    });
    View::words([format!("[{}]", form.title)].into_iter().chain(fields).collect::<Vec<_>>().join("\n"))
}

fn told(view: &View) -> String {
    let alts = view.pictures.iter().map(|picture| format!("[{}]", cut(&picture.alt)));
    let menus = view.selects.iter().map(|select| match &select.offers {
        Offers::Controls(choices) => {
            let shown = choices.iter().take(CHOICES).map(|choice| match &choice.about {
                Some(about) => format!("\n   {} ({about})", choice.label),
                None => format!("\n   {}", choice.label),
            });
            format!("▾ {}{}", select.placeholder, shown.collect::<String>())
        }
        Offers::Member(_) | Offers::Role(_) | Offers::Channel { .. } | Offers::Channels { .. } => {
            format!("▾ {}", select.placeholder)
        }
    });
    let rows = view
        .buttons
        .iter()
        .filter(|row| !row.is_empty())
        .map(|row| row.iter().map(|button| format!("({})", button.label)).collect::<Vec<_>>().join(" "));
    [view.text.clone()].into_iter().chain(alts).chain(menus).chain(rows).collect::<Vec<_>>().join("\n")
}

fn cut(alt: &str) -> String {
    let start: String = alt.chars().take(ALT).collect();
    if start.len() < alt.len() { start + "…" } else { start }
}

fn shortened(all: String) -> String {
    (0..=SHORTENED).fold(all, |all, less| {
        let long = (u64::MAX - less).to_string();
        if all.contains(&long) { all.replace(&long, &less.to_string()) } else { all }
    })
}
