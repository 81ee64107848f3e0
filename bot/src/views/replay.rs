//! A game turn by turn: the message in which one steps through it, and the animated picture for all.

use games::Seat;
use jiff::{Timestamp, tz::TimeZone};
use play::{Ending, PlayerId, Table};
use render::{Marks, Options, Painter};

use super::{
    Button, File, Picture, Tone, View,
    board::{ended, sat_down, sides},
    deed, mention,
    rules::rules_name,
    spoken,
};
use crate::{
    control::{Control, Step},
    replay::{After, GIF_TURNS},
    texts::{Words, say},
};

/// The game after one of its turns, for one who steps through it: what everybody has seen of it, and nothing else.
pub(crate) fn view(words: &Words, painter: &Painter, table: &Table, after: &After) -> View {
    let named = |seat: Seat| sat_down(table, seat);
    let ending = table.ending().filter(|_| after.is_last());
    let mut lines = vec![title(words, table), sides(table), counted(words, after)];
    lines.extend(deed::turn(words, &named, &after.last, ending.is_some()));
    if after.is_last() {
        let ended = ending.map(|ending| ended(words, table, ending));
        lines.push(ended.unwrap_or_else(|| say!(words, "replay-goes-on")));
    }
    let marks = Marks { last: &after.last, ..Marks::default() };
    let scene = render::scene(&after.position, &marks, Options::default());
    let alt = spoken_after(words, after, ending);
    View {
        text: lines.join("\n"),
        pictures: vec![Picture { png: painter.png(&scene), alt }],
        buttons: vec![steps(table, after), posts(words, table, after)],
        ..View::default()
    }
}

/// Back and forth.
fn steps(table: &Table, after: &After) -> Vec<Button> {
    let game = table.id();
    let button = |label, step, turn, disabled| {
        Button::new(label, Control::Replay { game, turn, step }, Tone::Plain).disabled_if(disabled)
    };
    let (first, last) = (after.turn == 0, after.is_last());
    vec![
        button("⏮", Step::First, 0, first),
        button("◀", Step::Back, after.turn.saturating_sub(1), first),
        button("▶", Step::On, after.turn.saturating_add(1), last),
        button("⏭", Step::Last, after.turns, last),
    ]
}

/// What shows it to others.
fn posts(words: &Words, table: &Table, after: &After) -> Vec<Button> {
    let button =
        |label, from| Button::new(label, Control::PostReplay { game: table.id(), from }, Tone::Plain);
    let whole = (after.turns > 0).then(|| button(say!(words, "button-post-gif"), 0));
    let between = after.turn > 0 && !after.is_last();
    let rest = between.then(|| button(say!(words, "button-post-gif-from-here"), after.turn));
    [whole, rest].into_iter().flatten().collect()
}

/// The game as an animated picture from one turn to another, shown to all by `by`. Nobody is pinged, and how it ended is
/// not told before one has seen it.
pub(crate) fn animated(
    words: &Words,
    by: PlayerId,
    table: &Table,
    from: u32,
    last: &After,
    gif: Vec<u8>,
) -> View {
    let (to, turns) = (last.turn, last.turns);
    let which = if from == 0 && last.is_last() {
        say!(words, "gif-whole", turns = turns)
    } else {
        say!(words, "gif-part", from = from + 1, to = to, turns = turns)
    };
    let shown = say!(words, "gif-shown-by", which = which, who = mention(by));
    let cut = (to - from == GIF_TURNS && to < turns).then(|| say!(words, "gif-cut", most = GIF_TURNS));
    let lines = [Some(title(words, table)), Some(sides(table)), Some(shown), cut];
    let ending = table.ending().filter(|_| last.is_last());
    let end = spoken_after(words, last, ending);
    let alt = say!(words, "gif-alt", from = from + 1, to = to, end = end);
    let file = File { name: format!("game-{}.gif", table.id()), bytes: gif, alt };
    let control = Control::Replay { game: table.id(), turn: from, step: Step::Open };
    let text = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    View { text, files: vec![file], ..View::default() }.with_row(vec![Button::new(
        say!(words, "button-replay"),
        control,
        Tone::Plain,
    )])
}

/// The board in words.
fn spoken_after(words: &Words, after: &After, ending: Option<Ending>) -> String {
    let ended = ending.map(|ending| spoken::ended(words, after.position.rules(), ending));
    spoken::position(words, &after.position, &after.last, ended)
}

fn title(words: &Words, table: &Table) -> String {
    let rules = rules_name(words, table.setup().record.rules);
    say!(words, "replay-title", game = table.id().to_string(), rules = rules)
}

fn counted(words: &Words, after: &After) -> String {
    say!(words, "replay-turn", turn = after.turn, turns = after.turns)
}

/// A game in a list to choose from, without Markdown.
pub(crate) fn choice(words: &Words, table: &Table, ended: Option<Timestamp>) -> String {
    let (game, rules) = (table.id().to_string(), rules_name(words, table.setup().record.rules));
    let choice = say!(words, "replay-choice", game = game, rules = rules, plies = table.ply());
    match ended {
        // Discord shows no moments in a choice, in anybody's zone.
        Some(ended) => {
            let day = ended.to_zoned(TimeZone::UTC).date();
            say!(words, "replay-choice-over", choice = choice, day = day.to_string())
        }
        None => choice,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    fn shown(actions: usize, turn: u32) -> View {
        let (texts, table) = (Texts::load().unwrap(), example::up_to(actions));
        view(texts.public(), &Painter::new(), &table, &After::of(&table.setup().record, turn))
    }

    #[test]
    fn only_what_leads_somewhere_can_be_pressed() {
        let check = |turn, expect: &[&str]| {
            let buttons = shown(25, turn).buttons.concat();
            let open = buttons.iter().filter(|button| !button.disabled).map(|button| button.label.as_str());
            assert_eq!(open.collect::<Vec<_>>(), expect, "turn {turn}");
        };
        check(0, &["▶", "⏭", "Post as GIF"]);
        check(7, &["⏮", "◀", "▶", "⏭", "Post as GIF", "Post GIF from here"]);
        check(25, &["⏮", "◀", "Post as GIF"]);
    }

    #[test]
    fn an_empty_game_has_nothing_to_post() {
        let buttons = shown(0, 0).buttons;
        assert!(buttons[0].iter().all(|button| button.disabled) && buttons[1].is_empty());
    }

    #[test]
    fn the_longest_game_is_cut_and_it_is_said() {
        let (texts, table) = (Texts::load().unwrap(), example::with_long_numbers());
        let mut last = After::of(&table.setup().record, u32::MAX);
        (last.turn, last.turns) = (GIF_TURNS + 7, GIF_TURNS + 8);
        let view = animated(texts.public(), example::long(0), &table, 7, &last, Vec::new());
        assert!(view.text.contains("at most 500 turns"), "{}", view.text);
        assert!(view.pings.is_empty() && view.text.encode_utf16().count() <= 2_000);
        assert!(view.files[0].alt.chars().count() <= 1_024, "{}", view.files[0].alt);
    }
}
