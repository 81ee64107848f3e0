//! A player's preferences, with menus and buttons to change them.

use games::{Record, Side};
use play::{BoardSide, Language, Notice, Preferences, Theme};
use render::Marks;

use crate::{
    button_id::{ButtonId, Preference},
    look::Look,
    texts::{Words, say},
    views::{
        Button, Choice, Offers, Picture, Select, View,
        game::{board_text, spoken},
        setting_names::{language_name, theme_name},
    },
};

/// The kinds of notification in the order of the menu.
const NOTICES: [Notice; 4] = [Notice::Ping, Notice::Direct, Notice::Digest, Notice::Nothing];

/// A position that shows everything a theme colours: men and a Dama of both sides, a capture and a claim.
const SAMPLE: &str =
    "damas:ruibal c3-d4 h6-g5 d4-c5 b6xd4 b2-c3 a7-b6 a3-b4 b6-c5 c1-b2 c5xa3xc1 e3xc5 c1xe3xb6";

/// A player's preferences.
#[derive(Clone, Copy, Debug)]
pub struct OwnPreferences {
    /// For all servers.
    pub preferences: Preferences,
    /// Whether they are listed on this server's leaderboards; `None` in a direct message.
    pub listed: Option<bool>,
    /// The language of their Discord.
    pub client: Language,
}

/// The preferences; each menu has the present value selected.
pub fn view(words: &Words, chosen: OwnPreferences) -> View {
    let OwnPreferences { preferences, listed, client } = chosen;
    let turned = (preferences.below != BoardSide::First).then(|| say!(words, "preferences-directions"));
    let lines = [
        Some(say!(words, "preferences-title")),
        Some(notice(words, preferences.notice)),
        Some(language(words, preferences.language, client)),
        Some(theme(words, preferences.theme)),
        Some(below(words, preferences.below)),
        turned,
        Some(if preferences.text {
            say!(words, "preferences-text")
        } else {
            say!(words, "preferences-no-text")
        }),
        Some(if preferences.out_of_puzzles {
            say!(words, "preferences-no-puzzles")
        } else {
            say!(words, "preferences-puzzles")
        }),
        Some(match preferences.zone {
            Some(zone) => say!(words, "preferences-zone", zone = zone.name()),
            None => say!(words, "preferences-no-zone"),
        }),
        Some(if preferences.confirm {
            say!(words, "preferences-confirm")
        } else {
            say!(words, "preferences-at-once")
        }),
        listed.map(|listed| here(words, listed)),
    ];
    let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    View { selects: selects(words, preferences), ..View::words(text) }.with_row(switches(
        words,
        preferences,
        listed,
    ))
}

/// Adds a sample board with their settings, of a game in which they play second.
pub fn with_sample(words: &Words, look: Look<'_>, view: View) -> View {
    let Some((position, last)) = sample() else { return view };
    let below = look.below_for(Side::Second, position.rules());
    let marks = Marks { last: &last, ..Marks::default() };
    let board = spoken::position(words, &position, &last, None);
    let picture = Picture {
        png: look.small_png(&position, &marks, below),
        alt: say!(words, "preferences-sample", board),
    };
    View { pictures: vec![picture], aligned: board_text::of_seats(words, look, &position, &[]), ..view }
}

/// The sample position and the turn that led to it.
fn sample() -> Option<(games::Position, Vec<games::Effects>)> {
    let record: Record = SAMPLE.parse().ok()?;
    let mut position = record.rules.start();
    let mut last = None;
    for action in record.actions {
        last = Some(position.play(action).ok()?);
    }
    Some((position, last.into_iter().collect()))
}

fn notice(words: &Words, notice: Notice) -> String {
    match notice {
        Notice::Ping => say!(words, "preferences-ping"),
        Notice::Direct => say!(words, "preferences-direct"),
        Notice::Digest => say!(words, "preferences-digest"),
        Notice::Nothing => say!(words, "preferences-nothing"),
    }
}

fn language(words: &Words, chosen: Option<Language>, client: Language) -> String {
    let language = language_name(words, chosen.unwrap_or(client));
    match chosen {
        Some(_) => say!(words, "preferences-language", language),
        None => say!(words, "preferences-language-automatic", language),
    }
}

fn theme(words: &Words, theme: Option<Theme>) -> String {
    match theme {
        Some(theme) => say!(words, "preferences-theme", theme = theme_name(words, theme)),
        None => say!(words, "preferences-theme-of-server"),
    }
}

fn below(words: &Words, below: BoardSide) -> String {
    match below {
        BoardSide::Facing => say!(words, "preferences-below-facing"),
        BoardSide::Own => say!(words, "preferences-below-own"),
        BoardSide::First => say!(words, "preferences-below-first"),
    }
}

fn here(words: &Words, listed: bool) -> String {
    let chosen = if listed { say!(words, "preferences-listed") } else { say!(words, "preferences-unlisted") };
    [say!(words, "preferences-here"), chosen].join("\n")
}

/// A menu for each preference with more than two values.
fn selects(words: &Words, chosen: Preferences) -> Vec<Select> {
    let choice = |label, preference, current| Choice {
        label,
        about: None,
        control: ButtonId::Prefer(preference),
        current,
    };
    let notices = NOTICES.map(|one| {
        let label = match one {
            Notice::Ping => say!(words, "my-notice-ping"),
            Notice::Direct => say!(words, "my-notice-direct"),
            Notice::Digest => say!(words, "my-notice-digest"),
            Notice::Nothing => say!(words, "my-notice-nothing"),
        };
        choice(label, Preference::Notice(one), one == chosen.notice)
    });
    let languages = each(Language::ALL).map(|one| {
        let label = match one {
            None => say!(words, "my-language-automatic"),
            Some(Language::English) => say!(words, "my-language-english"),
            Some(Language::Spanish) => say!(words, "my-language-spanish"),
            Some(Language::French) => say!(words, "my-language-french"),
            Some(Language::Ukrainian) => say!(words, "my-language-ukrainian"),
        };
        choice(label, Preference::Language(one), one == chosen.language)
    });
    let themes = each(Theme::ALL).map(|one| {
        let label = match one {
            None => say!(words, "my-theme-of-server"),
            Some(theme) => say!(words, "my-theme", theme = theme_name(words, theme)),
        };
        choice(label, Preference::Theme(one), one == chosen.theme)
    });
    let sides = BoardSide::ALL.map(|one| {
        let label = match one {
            BoardSide::Facing => say!(words, "my-below-facing"),
            BoardSide::Own => say!(words, "my-below-own"),
            BoardSide::First => say!(words, "my-below-first"),
        };
        choice(label, Preference::BoardSide(one), one == chosen.below)
    });
    let select = |placeholder, choices| Select { placeholder, offers: Offers::Controls(choices) };
    vec![
        select(say!(words, "choose-notice"), notices.into()),
        select(say!(words, "choose-language"), languages.collect()),
        select(say!(words, "choose-theme"), themes.collect()),
        select(say!(words, "choose-below"), sides.into()),
    ]
}

/// `None`, then each value.
fn each<T>(all: impl IntoIterator<Item = T>) -> impl Iterator<Item = Option<T>> {
    std::iter::once(None).chain(all.into_iter().map(Some))
}

/// A button for each switch.
fn switches(words: &Words, chosen: Preferences, listed: Option<bool>) -> Vec<Button> {
    let confirm = if chosen.confirm {
        say!(words, "button-moves-at-once")
    } else {
        say!(words, "button-confirm-moves")
    };
    let text = if chosen.text { say!(words, "button-no-text") } else { say!(words, "button-always-text") };
    let puzzles = if chosen.out_of_puzzles {
        say!(words, "button-allow-puzzles")
    } else {
        say!(words, "button-no-puzzles")
    };
    let list = listed.map(|listed| {
        let label = if listed {
            say!(words, "button-leave-leaderboards")
        } else {
            say!(words, "button-join-leaderboards")
        };
        (label, ButtonId::SetListed(!listed))
    });
    let switches = [
        Some((confirm, ButtonId::from(Preference::Confirm(!chosen.confirm)))),
        Some((text, Preference::Text(!chosen.text).into())),
        Some((puzzles, Preference::OutOfPuzzles(!chosen.out_of_puzzles).into())),
        list,
    ];
    let button = |(label, control)| Button::plain(label, control);
    switches.into_iter().flatten().map(button).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    #[test]
    fn menus_show_the_present_choice_and_fit() {
        let texts = Texts::load().unwrap();
        for words in texts.all() {
            for (notice, below) in NOTICES.into_iter().zip(BoardSide::ALL.into_iter().cycle()) {
                let zone = "America/Argentina/ComodRivadavia".parse().ok();
                let preferences = Preferences { notice, below, text: true, zone, ..Preferences::default() };
                let chosen = OwnPreferences { preferences, listed: Some(false), client: Language::French };
                let view = with_sample(words, example::look(), view(words, chosen));
                assert!(view.text.encode_utf16().count() <= 2_000, "{}", view.text);
                assert!(view.pictures[0].alt.encode_utf16().count() <= 1_024, "{}", view.pictures[0].alt);
                assert_eq!(view.selects.len() + view.buttons.len(), 5);
                for select in view.selects {
                    let Offers::Controls(choices) = select.offers else { panic!("a list of choices") };
                    assert_eq!(choices.iter().filter(|choice| choice.current).count(), 1);
                    assert!(choices.iter().all(|choice| choice.label.encode_utf16().count() <= 100));
                }
            }
        }
    }
}
