//! Help: one page per subject, with buttons that do what the page explains. Readers are told only what they may do.

use games::{Game, Position, RuleSet, Side};
use render::Marks;

use super::{Button, Choice, Picture, Tone, View, game::spoken};
use crate::{
    button_id::{
        ButtonId,
        begin::Begin,
        help::{Help, Section},
        lesson::LessonControl,
        practice::PracticeControl,
    },
    look::Look,
    texts::{Words, say},
    views::rules_names,
};

/// The example on the page about playing: a row was made and takes a stone.
const EXAMPLE: &str = "d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5 b2-c2";

/// What a reader may do besides playing.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is so or not, whatever the others are")]
pub struct HelpReader {
    /// Manage messages in this channel.
    pub moderates: bool,
    /// Manage the server.
    pub manages: bool,
    /// Use what only servers with the bot have.
    pub is_on_server: bool,
    /// Play strangers.
    pub has_world: bool,
}

impl HelpReader {
    /// Whether a page is for this reader.
    const fn reads(self, section: Section) -> bool {
        match section {
            Section::Moderate => self.moderates,
            Section::Manage => self.manages,
            Section::Compete => self.is_on_server,
            Section::Start
            | Section::Begin
            | Section::Play
            | Section::Long
            | Section::Find
            | Section::Compare
            | Section::Review
            | Section::Own => true,
        }
    }
}

/// A help page, or the first if that one isn't for the reader.
pub fn view(words: &Words, look: Look<'_>, section: Section, reader: HelpReader) -> View {
    let section = if reader.reads(section) { section } else { Section::Start };
    // The first page shows what to press without scrolling, on a phone too.
    let pictures =
        if section == Section::Play { picture(words, look).into_iter().collect() } else { Vec::new() };
    let choices = Section::ALL.into_iter().filter(|&other| reader.reads(other)).map(|other| {
        let (label, about) = listed(words, other);
        Choice { label, about, control: ButtonId::Help(Help::Page(other)), current: other == section }
    });
    let rules = Game::ALL.iter().map(|&game| {
        let about = rules_names::about(words, game);
        Choice::new(rules_names::game_name(words, game), ButtonId::Rules(game.default_rules())).about(about)
    });
    View { pictures, ..View::words(text(words, section, reader)) }
        .with_choices(say!(words, "help-more"), choices)
        .with_choices(say!(words, "help-rules"), rules)
        .with_row(main_buttons(words))
        .with_row(of_reader(words, reader))
}

/// The buttons most people will want.
fn main_buttons(words: &Words) -> Vec<Button> {
    vec![
        Button::new(say!(words, "button-start-game"), Begin::Which, Tone::Primary),
        Button::plain(say!(words, "button-computer"), Begin::WhichOfComputer),
        Button::plain(say!(words, "button-first-lesson"), LessonControl::First(Game::Dara)),
        Button::plain(say!(words, "button-practise"), PracticeControl::Which),
        Button::plain(say!(words, "button-my-games"), Help::MyGames),
    ]
}

/// The reader's preferences, and the buttons for moderators and managers.
fn of_reader(words: &Words, reader: HelpReader) -> Vec<Button> {
    let own = Button::plain(say!(words, "button-preferences"), Help::Preferences);
    let settings = || Button::plain(say!(words, "button-settings"), Help::Settings);
    let log = || Button::plain(say!(words, "button-moderation-log"), Help::Log);
    [Some(own), reader.manages.then(settings), reader.moderates.then(log)].into_iter().flatten().collect()
}

/// The text of a page.
pub fn text(words: &Words, section: Section, reader: HelpReader) -> String {
    match section {
        Section::Start => {
            let games = Game::ALL.iter().map(|&game| rules_names::game_name(words, game)).collect::<Vec<_>>();
            say!(words, "help-start", games = games.join(", "))
        }
        Section::Begin => say!(words, "help-begin"),
        Section::Play => say!(words, "help-play"),
        Section::Long => say!(words, "help-long"),
        Section::Find => {
            say!(words, "help-find", world = if reader.has_world { "on" } else { "off" })
        }
        Section::Compare => say!(words, "help-compare"),
        Section::Compete => say!(words, "help-compete"),
        Section::Review => say!(words, "help-review"),
        Section::Own => say!(words, "help-own"),
        Section::Moderate => say!(words, "help-moderate"),
        Section::Manage => say!(words, "help-manage"),
    }
}

/// The title of a page in the menu, and what it is about.
fn listed(words: &Words, section: Section) -> (String, Option<String>) {
    let (label, about) = match section {
        Section::Start => return (say!(words, "help-start-label"), None),
        Section::Begin => (say!(words, "help-begin-label"), say!(words, "help-begin-about")),
        Section::Play => (say!(words, "help-play-label"), say!(words, "help-play-about")),
        Section::Long => (say!(words, "help-long-label"), say!(words, "help-long-about")),
        Section::Find => (say!(words, "help-find-label"), say!(words, "help-find-about")),
        Section::Compare => (say!(words, "help-compare-label"), say!(words, "help-compare-about")),
        Section::Compete => (say!(words, "help-compete-label"), say!(words, "help-compete-about")),
        Section::Review => (say!(words, "help-review-label"), say!(words, "help-review-about")),
        Section::Own => (say!(words, "help-own-label"), say!(words, "help-own-about")),
        Section::Moderate => (say!(words, "help-moderate-label"), say!(words, "help-moderate-about")),
        Section::Manage => (say!(words, "help-manage-label"), say!(words, "help-manage-about")),
    };
    (label, Some(about))
}

/// A small board of the first game after an action.
fn picture(words: &Words, look: Look<'_>) -> Option<Picture> {
    let rules: RuleSet = Game::Dara.default_rules();
    let mut position = Position::start(rules);
    let mut last = None;
    for token in EXAMPLE.split(' ') {
        last = Some(position.play(token.parse().ok()?).ok()?);
    }
    let marks = Marks { last: last.as_slice(), ..Marks::default() };
    let board = spoken::position(words, &position, last.as_slice(), None);
    Some(Picture {
        png: look.small_png(&position, &marks, Side::First),
        alt: say!(words, "help-picture", board),
    })
}

/// Everything that a reader's pages show as code, mostly commands; for tests.
#[cfg(any(test, feature = "example"))]
pub fn named(words: &Words, reader: HelpReader) -> std::collections::BTreeSet<String> {
    let pages = Section::ALL.into_iter().filter(|&section| reader.reads(section));
    let code = |section| -> Vec<String> {
        text(words, section, reader).split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    pages.flat_map(code).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        texts::Texts,
        views::{Offers, Select, example},
    };

    const ALL: HelpReader =
        HelpReader { moderates: true, manages: true, is_on_server: true, has_world: true };

    #[test]
    fn a_page_fits_into_a_message_in_every_language() {
        let (texts, look) = (Texts::load().unwrap(), example::look());
        for words in texts.all() {
            for section in Section::ALL {
                let view = view(words, look, section, ALL);
                let length = view.text.encode_utf16().count();
                assert!(length <= 1_900, "{section:?}: {length}");
                assert_eq!(view.pictures.len(), usize::from(section == Section::Play));
                assert!(view.pictures.iter().all(|picture| picture.alt.chars().count() <= 1_024));
                let [pages, rules] = view.selects.as_slice() else {
                    panic!("a list of pages and one of rules")
                };
                for (Select { placeholder, offers }, number, current) in
                    [(pages, Section::ALL.len(), 1), (rules, Game::ALL.len(), 0)]
                {
                    let Offers::Controls(choices) = offers else { panic!("choices") };
                    assert!(placeholder.chars().count() <= 150 && choices.len() == number);
                    for choice in choices {
                        let texts = [Some(&choice.label), choice.about.as_ref()];
                        assert!(
                            texts.into_iter().flatten().all(|text| (1..=100).contains(&text.chars().count()))
                        );
                    }
                    assert_eq!(choices.iter().filter(|choice| choice.current).count(), current);
                }
                let rows: Vec<usize> = view.buttons.iter().map(Vec::len).collect();
                assert_eq!(rows, [5, 3], "no button for each of the rules");
            }
        }
    }

    #[test]
    fn help_shows_only_what_the_reader_may_do() {
        let texts = Texts::load().unwrap();
        let named = |reader| named(texts.public(), reader);
        let (player, all) = (named(HelpReader::default()), named(ALL));
        let moderator = named(HelpReader { moderates: true, ..HelpReader::default() });
        let manager = named(HelpReader { manages: true, ..HelpReader::default() });
        for (command, of) in [
            ("/move-game", &moderator),
            ("/moderation log", &moderator),
            ("/settings", &manager),
            ("/season close", &manager),
        ] {
            assert!(of.contains(command) && all.contains(command) && !player.contains(command), "{command}");
        }
        assert!(!moderator.contains("/settings") && !manager.contains("/move-game"));
        let page = |reader| view(texts.public(), example::look(), Section::Manage, reader).text;
        assert!(page(ALL).contains("/settings"));
        assert!(page(HelpReader::default()).starts_with("## Board games, right in this channel"));
    }

    #[test]
    fn help_is_true_where_it_is_read() {
        let texts = Texts::load().unwrap();
        let find = |has_world| text(texts.public(), Section::Find, HelpReader { has_world, ..ALL });
        assert!(find(true).contains("`/seek`: someone at your level, worldwide"), "{}", find(true));
        assert!(find(false).contains("`/seek`: someone at your level.\n"), "{}", find(false));
        for words in texts.all() {
            assert!(
                named(words, ALL)
                    .iter()
                    .any(|code| code == "/league show" || code.contains("lig") || code.contains("ліг"))
            );
            let group = HelpReader { has_world: true, ..HelpReader::default() };
            let view = view(words, example::look(), Section::Compete, group);
            assert_eq!(view.text, text(words, Section::Start, group), "there are no leagues outside servers");
        }
    }

    #[test]
    fn the_picture_shows_a_row_that_takes() {
        let texts = Texts::load().unwrap();
        let picture = picture(texts.public(), example::look()).unwrap();
        assert!(picture.alt.starts_with("An example. Board of 5 files and 6 ranks."), "{}", picture.alt);
        assert!(picture.alt.contains("That made a row: c2 d2 e2."), "{}", picture.alt);
    }
}
