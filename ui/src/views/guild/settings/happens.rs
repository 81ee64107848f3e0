//! What happens by itself in a server: what is on, where and when, how to change it, and how it would look.

use super::{
    daily, lines,
    parts::{page_name, show},
    roles, seasons, votes, week,
};
use crate::{
    button_id::{Layer, SettingsControl, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{Button, IN_A_ROW, Tone, View},
};

/// The pages that change it.
const PAGES: [SettingsPage; 8] = [
    SettingsPage::Daily,
    SettingsPage::Week,
    SettingsPage::Seasons,
    SettingsPage::Votes,
    SettingsPage::Boards,
    SettingsPage::Guesses,
    SettingsPage::Roles,
    SettingsPage::Organizers,
];

/// All of it, a line each, and the first that couldn't be posted. The others follow once it's mended: there isn't room for all.
pub(super) fn all(words: &Words, chosen: &AllSettings) -> Vec<String> {
    let come = [
        (daily::line(words, chosen), daily::failed(words, chosen)),
        (week::line(words, chosen), week::failed(words, chosen)),
        (seasons::line(words, chosen), seasons::failed(words, chosen)),
    ];
    let (mut all, mut has_failed) = (vec![say!(words, "settings-happens")], false);
    for (line, failed) in come {
        all.push(line);
        let is_first = failed.is_some() && !has_failed;
        has_failed |= failed.is_some();
        all.extend(failed.filter(|_| is_first));
    }
    all.push(votes::line(words, chosen));
    all.push(lines::boards(words, chosen.settings.boards));
    all.push(lines::guesses(words, chosen.settings.guesses));
    all.push(lines::organizers(words, chosen));
    all.push(roles::line(words, chosen));
    all.push(say!(words, "settings-happens-how"));
    all
}

/// A button to change each, and below them one to see each.
pub(super) fn rows(words: &Words) -> Vec<Vec<Button>> {
    let change: Vec<_> =
        PAGES.into_iter().map(|page| Button::plain(page_name(words, page), show(page))).collect();
    let see = Layer::ALL.into_iter().map(|layer| {
        let label = match layer {
            Layer::Daily => say!(words, "button-see-daily"),
            Layer::Week => say!(words, "button-see-week"),
            Layer::Seasons => say!(words, "button-see-seasons"),
            Layer::Votes => say!(words, "button-see-votes"),
            Layer::Boards => say!(words, "button-see-boards"),
            Layer::Guesses => say!(words, "button-see-guesses"),
        };
        Button::plain(label, SettingsControl::Preview(layer))
    });
    let see: Vec<_> = see.collect();
    [change, see].iter().flat_map(|buttons| wrapped(buttons)).collect()
}

/// As few rows as these buttons need, about as many in each.
fn wrapped(buttons: &[Button]) -> impl Iterator<Item = Vec<Button>> {
    let rows = buttons.len().div_ceil(IN_A_ROW).max(1);
    buttons.chunks(buttons.len().div_ceil(rows).max(1)).map(<[Button]>::to_vec)
}

/// How one of them would look. Its buttons do nothing, and it pings no one.
pub fn preview(words: &Words, layer: Layer, mut view: View) -> View {
    let note = match layer {
        Layer::Daily => say!(words, "preview-daily"),
        Layer::Week => say!(words, "preview-week"),
        Layer::Seasons => say!(words, "preview-seasons"),
        Layer::Votes => say!(words, "preview-votes"),
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

/// How the end of a season looks that has no leaderboard so far: it goes on.
pub fn no_podium_yet(words: &Words) -> View {
    View::words(say!(words, "preview-seasons-none"))
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
