//! What happens by itself in a server: what is on, where and when, how to change it, and how it would look.

use super::{
    daily, lines,
    parts::{page_name, show},
    week,
};
use crate::{
    button_id::{Layer, SettingsControl, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{Button, Tone, View},
};

/// The pages that change it.
const PAGES: [SettingsPage; 5] = [
    SettingsPage::Daily,
    SettingsPage::Week,
    SettingsPage::Boards,
    SettingsPage::Guesses,
    SettingsPage::Organizers,
];

/// All of it, a line each, and what stands still.
pub(super) fn all(words: &Words, chosen: &AllSettings) -> Vec<String> {
    let mut all = vec![say!(words, "settings-happens"), daily::line(words, chosen)];
    all.extend(daily::failed(words, chosen));
    all.push(week::line(words, chosen));
    all.extend(week::failed(words, chosen));
    all.push(lines::boards(words, chosen.settings.boards));
    all.push(lines::guesses(words, chosen.settings.guesses));
    all.push(lines::organizers(words, chosen));
    all.push(say!(words, "settings-happens-how"));
    all
}

/// A button to change each, and one to see each.
pub(super) fn rows(words: &Words) -> [Vec<Button>; 2] {
    let change = PAGES.into_iter().map(|page| Button::plain(page_name(words, page), show(page)));
    let see = Layer::ALL.into_iter().map(|layer| {
        let label = match layer {
            Layer::Daily => say!(words, "button-see-daily"),
            Layer::Week => say!(words, "button-see-week"),
            Layer::Boards => say!(words, "button-see-boards"),
            Layer::Guesses => say!(words, "button-see-guesses"),
        };
        Button::plain(label, SettingsControl::Preview(layer))
    });
    [change.collect(), see.collect()]
}

/// How one of them would look. Its buttons do nothing, and it pings no one.
pub fn preview(words: &Words, layer: Layer, mut view: View) -> View {
    let note = match layer {
        Layer::Daily => say!(words, "preview-daily"),
        Layer::Week => say!(words, "preview-week"),
        Layer::Boards => say!(words, "preview-boards"),
        Layer::Guesses => say!(words, "preview-guesses"),
    };
    for button in view.buttons.iter_mut().flatten() {
        button.disabled = true;
    }
    View { text: format!("{note}\n\n{}", view.text), pings: Vec::new(), ..view }
}

/// How a week looks in which nothing has happened so far: it isn't told.
pub fn nothing_yet(words: &Words) -> View {
    View::words(say!(words, "preview-week-quiet"))
}

/// What a manager is shown once, when the bot is new in their server.
pub fn welcome(words: &Words) -> View {
    let lines = [
        say!(words, "welcome-hello"),
        say!(words, "welcome-play"),
        say!(words, "welcome-daily"),
        say!(words, "welcome-boards"),
        say!(words, "welcome-organizers"),
        say!(words, "welcome-how"),
    ];
    let settings = Button::new(say!(words, "button-happens"), show(SettingsPage::Overview), Tone::Primary);
    View::words(lines.join("\n")).with_row(vec![settings])
}
