//! What a reader may call a player: by their account, by their name in the world, or not at all.
//!
//! Those who share a server or a channel see each other's accounts there. Strangers see names, and nothing may tell whose account
//! has which name. So a text about a game of the world has placeholders for its players, which are filled in for the reader
//! where the message leaves the program: no text has to take care of it, so none can forget it.

use std::collections::{BTreeMap, BTreeSet};

use play::{Home, Player, PlayerId};

use super::{
    Attachment, Beside, Button, Choice, Details, Field, FieldChoice, FieldInput, Form, Line, List, Offers,
    Picture, Select, View, mention,
    name::{clean, escaped},
};

/// The start of a placeholder. What players write can't contain it, since names are escaped.
const STRANGER: &str = "<stranger:";
/// A player whose name isn't known any longer.
const NAMELESS: &str = "?";

/// A player of what is played in `home`: a mention or, among strangers, a placeholder for what the reader may call them.
pub fn called(home: Home, player: impl Into<Player>) -> String {
    match (home, player.into()) {
        (Home::World, Player::Member(id)) if !id.is_former() => format!("{STRANGER}{id}>"),
        (_, player) => mention(player),
    }
}

/// The names of strangers, for one reader or for everyone in a channel.
pub struct Called {
    /// Who reads it, and is mentioned; if everyone does, who shows it to them.
    pub reader: Option<PlayerId>,
    /// What strangers are called.
    pub names: BTreeMap<PlayerId, String>,
}

/// The strangers that a view names.
pub fn strangers(view: &View) -> BTreeSet<PlayerId> {
    let mut found = BTreeSet::new();
    each_text(view.clone(), &mut |text, _| {
        found.extend(parts(&text).filter_map(Result::err));
        text
    });
    found
}

/// The strangers that a form names.
pub fn strangers_of_form(form: &Form) -> BTreeSet<PlayerId> {
    let mut found = BTreeSet::new();
    each_of_form(form.clone(), &mut |text| {
        found.extend(parts(&text).filter_map(Result::err));
        text
    });
    found
}

impl Called {
    /// The view with the names of strangers.
    pub fn view(&self, view: View) -> View {
        each_text(view, &mut |text, how| self.text(text, how))
    }

    /// The form with the names of strangers.
    pub fn form(&self, form: Form) -> Form {
        each_of_form(form, &mut |text| self.text(text, Markup::Plain))
    }

    fn text(&self, text: String, markup: Markup) -> String {
        if !text.contains(STRANGER) {
            return text;
        }
        parts(&text)
            .map(|part| part.map_or_else(|player| self.called(player, markup), str::to_owned))
            .collect()
    }

    fn called(&self, player: PlayerId, markup: Markup) -> String {
        let name = self.names.get(&player).map_or("", String::as_str);
        match markup {
            Markup::Markdown if self.reader == Some(player) => mention(player),
            Markup::Markdown => format!("**{}**", visible(escaped(name))),
            Markup::Plain => visible(clean(name)),
        }
    }
}

fn visible(name: String) -> String {
    if name.is_empty() { NAMELESS.to_owned() } else { name }
}

/// Whether Discord formats a text.
#[derive(Clone, Copy)]
enum Markup {
    Markdown,
    Plain,
}

/// The parts of a text: what is written, and the strangers between.
fn parts(text: &str) -> impl Iterator<Item = Result<&str, PlayerId>> {
    let (first, rest) = text.split_once(STRANGER).map_or((text, None), |(first, rest)| (first, Some(rest)));
    let rest = rest.into_iter().flat_map(|rest| rest.split(STRANGER));
    let after = rest.flat_map(|part| match part.split_once('>').map(|(id, said)| (id.parse(), said)) {
        Some((Ok(player), said)) => [Err(player), Ok(said)],
        Some((Err(_), _)) | None => [Ok(""), Ok(part)],
    });
    std::iter::once(Ok(first)).chain(after)
}

/// Does something with every text that someone sees.
fn each_text(view: View, of: &mut dyn FnMut(String, Markup) -> String) -> View {
    View {
        text: of(view.text, Markup::Markdown),
        // The names are below the board, outside of its block of code.
        aligned: view.aligned.map(|text| of(text, Markup::Markdown)),
        details: view.details.map(|details| Details {
            title: of(details.title, Markup::Plain),
            text: of(details.text, Markup::Markdown),
        }),
        lists: view.lists.into_iter().map(|list| each_of_lines(list, of)).collect(),
        below: of(view.below, Markup::Markdown),
        pictures: (view.pictures.into_iter())
            .map(|picture| Picture { alt: of(picture.alt, Markup::Plain), ..picture })
            .collect(),
        files: (view.files.into_iter())
            .map(|file| Attachment { alt: of(file.alt, Markup::Plain), ..file })
            .collect(),
        selects: view.selects.into_iter().map(|select| each_of_list(select, of)).collect(),
        buttons: (view.buttons.into_iter())
            .map(|row| {
                let button = |button: Button| Button { label: of(button.label, Markup::Plain), ..button };
                row.into_iter().map(button).collect()
            })
            .collect(),
        pings: view.pings,
        role: view.role,
    }
}

/// Does something with every text of a form.
fn each_of_form(form: Form, of: &mut dyn FnMut(String) -> String) -> Form {
    let choices = |choices: Vec<FieldChoice>, of: &mut dyn FnMut(String) -> String| {
        let choice = |choice: FieldChoice| FieldChoice { label: of(choice.label), ..choice };
        choices.into_iter().map(choice).collect::<Vec<_>>()
    };
    let title = of(form.title);
    let field = |field: Field| Field {
        label: of(field.label),
        about: field.about.map(&mut *of),
        input: match field.input {
            FieldInput::Line { text, most } => FieldInput::Line { text: of(text), most },
            FieldInput::List(all) => FieldInput::List(choices(all, of)),
            FieldInput::OneOf(all) => FieldInput::OneOf(choices(all, of)),
            other @ (FieldInput::Lines { .. } | FieldInput::Box(_) | FieldInput::File(_)) => other,
        },
        ..field
    };
    let fields = form.fields.into_iter().map(field).collect();
    Form { title, fields, ..form }
}

fn each_of_lines(list: List, of: &mut dyn FnMut(String, Markup) -> String) -> List {
    let heading = of(list.heading, Markup::Markdown);
    let lines = list.lines.into_iter().map(|line| Line {
        text: of(line.text, Markup::Markdown),
        beside: line.beside.map(|beside| match beside {
            Beside::Press(button) => {
                Beside::Press(Button { label: of(button.label, Markup::Plain), ..button })
            }
            Beside::Open { label, address } => Beside::Open { label: of(label, Markup::Plain), address },
        }),
    });
    List { heading, lines: lines.collect() }
}

fn each_of_list(select: Select, of: &mut dyn FnMut(String, Markup) -> String) -> Select {
    let placeholder = of(select.placeholder, Markup::Plain);
    let offers = match select.offers {
        Offers::Controls(choices) => {
            let choice = |choice: Choice| Choice {
                label: of(choice.label, Markup::Plain),
                about: choice.about.map(|about| of(about, Markup::Plain)),
                ..choice
            };
            Offers::Controls(choices.into_iter().map(choice).collect())
        }
        other @ (Offers::Member(_) | Offers::Role(_) | Offers::Channel { .. } | Offers::Channels { .. }) => {
            other
        }
    };
    Select { placeholder, offers }
}

#[cfg(test)]
mod tests {
    use play::{
        DirectTopic, Table,
        game::table::{Event, OfferKind, decide_event},
    };

    use super::*;
    use crate::{
        failure::Refusal,
        subject::Subject,
        texts::Texts,
        views::{self, example},
    };

    fn player(number: u64) -> PlayerId {
        number.try_into().unwrap()
    }

    fn in_the_world(table: &Table) -> Table {
        let mut stored = table.stored().clone();
        stored.home = Home::World;
        Table::new(stored).unwrap()
    }

    #[test]
    fn strangers_are_named_and_the_reader_is_mentioned() {
        let text = format!(
            "{} – {} – {} <stranger:x>",
            called(Home::World, player(1)),
            called(Home::World, player(2)),
            called(Home::World, player(3))
        );
        let view = View { aligned: Some(text.clone()), ..View::words(text) };
        assert_eq!(strangers(&view), [1, 2, 3].map(player).into());
        let names = [(player(1), "Ada".to_owned()), (player(2), "*Ben* <stranger:9>".to_owned())].into();
        let view = Called { reader: Some(player(1)), names }.view(view);
        let said = r"<@1> – **\*Ben\* \<stranger\:9\>** – **?** x>";
        assert_eq!((view.text.as_str(), view.aligned.as_deref()), (said, Some(said)));
        assert_eq!(called(Home::Private(7.try_into().unwrap()), player(1)), "<@1>");
    }

    #[test]
    fn no_text_about_a_game_of_strangers_names_an_account() {
        let texts = Texts::load().unwrap();
        let now = jiff::Timestamp::UNIX_EPOCH;
        let begun = in_the_world(&example::table("dara:traditional b3 c4 d5"));
        let after = |table: &Table, by: u64, event| {
            let decision = decide_event(table, player(by), event, now).unwrap();
            decision.table
        };
        let offered = after(&begun, 1, Event::Offer(OfferKind::Draw));
        let over = after(&begun, 2, Event::Resign);
        let (look, words) = (example::look(), texts.public());
        let in_text = crate::look::Look::of_all(example::painter(), play::Theme::default(), true);
        let mut views = Vec::new();
        for table in [&begun, &offered, &over] {
            let to = player(1);
            let topic = DirectTopic::Board { version: table.version() };
            views.push(views::game::direct::view(words, look, table, to, topic, ""));
            views.push(views::game::board::private(words, look, table, None));
            views.push(views::game::board::private(words, in_text, table, None));
            views.push(views::game::board_text::view(words, table));
            views.push(View::words(views::game::direct::done_elsewhere(words, table, to)));
            let listed = views::listed::Listed { table: table.clone(), board: None };
            views.push(views::game::my_games::view(words, to, &[listed], vec![], &|_| None, (now, 1)));
            let refusals = [
                play::Refusal::OfferOpen { kind: OfferKind::Draw, by: Some(player(2).into()) },
                play::Refusal::HasBlocked { player: player(2) },
                play::Refusal::TooManyGames { player: player(2), limit: 5 },
            ];
            for refusal in refusals {
                views.push(views::refusal::view(
                    words,
                    &Refusal::Play(refusal),
                    &Subject::of_table(table.clone()),
                ));
            }
        }
        let made = offered.offer(OfferKind::Draw).unwrap().made;
        views.push(views::game::offer::view(words, &offered, (OfferKind::Draw, made), player(1)));
        let mut named = 0;
        for view in views {
            let aligned = view.aligned.as_deref().unwrap_or_default();
            let said = view.said();
            assert!(!said.contains("<@") && !aligned.contains("<@"), "{said}{aligned}");
            named += strangers(&view).len();
        }
        assert!(named > 10, "{named}");
    }
}
