//! Replays: the message with buttons to step through a game, and the animated GIF.

use games::{Seat, Side};
use jiff::{Timestamp, tz::TimeZone};
use play::{PlayerId, Table};
use render::Marks;

use super::{
    analysed::Analysed,
    board::{ended, shown_position::ShownPosition},
    spoken,
};
use crate::{
    button_id::{ButtonId, ReplayOf, ReplayStep},
    look::Look,
    replay_turn::After,
    texts::{Words, say},
    views::{
        Attachment, Button, View,
        game::analysed,
        mention,
        players::{sat_down, side_by_side, sides},
        rules_names::rules_name,
        time::date_in_words,
    },
};

/// The most turns of a GIF: a quarter of a second to draw and 1.5 MB, of the 10 MiB that Discord allows.
pub const GIF_TURNS: u32 = 500;

/// Everything about a replay besides its actions.
#[derive(Clone, Debug)]
pub struct ReplayedGame {
    /// The lines at the top: the game and its players.
    pub heading: Vec<String>,
    /// The players in seating order.
    pub seats: Vec<String>,
    /// How it ended, if it has.
    pub ended: Option<Ended>,
    /// What is said after the last turn of an unfinished game.
    pub goes_on: String,
    /// The id in its buttons.
    pub of: ReplayOf,
    /// Further buttons.
    pub more: Vec<Button>,
}

/// How a game ended, in a sentence.
#[derive(Clone, Debug)]
pub struct Ended {
    /// With the players' names, in Markdown.
    pub said: String,
    /// For alt texts.
    pub spoken: String,
    /// The side that won, if any.
    pub winner: Option<Side>,
}

impl Ended {
    /// How the picture shows it.
    pub const fn shown(&self) -> render::Ended {
        render::Ended { winner: self.winner }
    }
}

/// A game on the server, as far as it is public.
pub fn course(words: &Words, table: &Table) -> ReplayedGame {
    let rules = table.stored().record.rules;
    let title = say!(words, "replay-title", game = table.id().to_string(), rules = rules_name(words, rules));
    let seats = Seat::ALL.into_iter().take(rules.seats());
    let analyse = table.ending().is_some() && table.ply() > 0;
    ReplayedGame {
        heading: vec![title, words.named(sides(table))],
        seats: seats.map(|seat| sat_down(table, seat)).collect(),
        ended: table.told_ending().map(|ending| Ended {
            said: ended(words, table, ending),
            spoken: spoken::ended(words, rules, ending),
            winner: ending.winner(),
        }),
        goes_on: say!(words, "replay-goes-on"),
        of: ReplayOf::Game(table.id()),
        more: analyse
            .then(|| crate::views::game::board::below::analyse_button(words, table.id()))
            .into_iter()
            .collect(),
    }
}

impl ReplayedGame {
    /// The ending, if this is the last turn.
    fn ended(&self, after: &After) -> Option<&Ended> {
        self.ended.as_ref().filter(|_| after.is_last())
    }

    /// The alt text.
    fn spoken(&self, words: &Words, after: &After) -> String {
        let ended = self.ended(after).map(|ended| ended.spoken.clone());
        spoken::position(words, &after.position, &after.last, ended)
    }
}

/// The game after a turn, with this side at the bottom, and with what its analysis says of that turn.
pub fn view(
    words: &Words,
    look: Look<'_>,
    below: Side,
    course: &ReplayedGame,
    after: &After,
    analysed: Option<Analysed<'_>>,
) -> View {
    let (position, last) = (&after.position, &after.last[..]);
    let shown = ShownPosition { position, last, below, names: Some(&course.seats) };
    let ended = course.ended(after);
    let mut lines = course.heading.clone();
    lines.push(say!(words, "replay-turn", turn = after.turn, turns = after.turns));
    lines.extend(shown.happened(words, ended.is_some()));
    let plies = after.position.ply() as usize;
    lines.extend(analysed.iter().flat_map(|&analysed| analysed::of_turn(words, analysed, plies)));
    if after.is_last() {
        lines.push(ended.map_or_else(|| course.goes_on.clone(), |ended| ended.said.clone()));
    }
    let chance = analysed.and_then(|analysed| analysed.chance(plies));
    let marks = Marks { chance, ended: ended.map(Ended::shown), ..Marks::default() };
    let spoken_chance = analysed.and_then(|analysed| analysed::spoken_chance(words, analysed, plies));
    let to_marks = analysed.map(|analysed| analysed::steps(words, analysed, plies)).unwrap_or_default();
    let mut view = shown.view(words, look, &lines, marks, ended.map(|ended| ended.spoken.clone()));
    for (picture, chance) in view.pictures.iter_mut().zip(spoken_chance) {
        picture.alt = format!("{} {chance}", picture.alt);
    }
    let buttons =
        vec![steps(course.of, after), to_marks, posts(words, course.of, after), course.more.clone()];
    View { buttons, ..view }
}

/// The buttons back and forth.
fn steps(of: ReplayOf, after: &After) -> Vec<Button> {
    let button = |label, step, turn, disabled| {
        Button::plain(label, ButtonId::Replay { of, turn, step }).disabled_if(disabled)
    };
    let (first, last) = (after.turn == 0, after.is_last());
    vec![
        button("⏮", ReplayStep::First, 0, first),
        button("◀", ReplayStep::Back, after.turn.saturating_sub(1), first),
        button("▶", ReplayStep::On, after.turn.saturating_add(1), last),
        button("⏭", ReplayStep::Last, after.turns, last),
    ]
}

/// The buttons that post it.
fn posts(words: &Words, of: ReplayOf, after: &After) -> Vec<Button> {
    let button = |label, from| Button::plain(label, ButtonId::PostReplay { of, from });
    let whole = (after.turns > 0).then(|| button(say!(words, "button-post-gif"), 0));
    let between = after.turn > 0 && !after.is_last();
    let rest = between.then(|| button(say!(words, "button-post-gif-from-here"), after.turn));
    [whole, rest].into_iter().flatten().collect()
}

/// An animated GIF from one turn to another, posted by `by`. It pings no one, and doesn't give away the result.
pub fn animated(
    words: &Words,
    by: PlayerId,
    course: &ReplayedGame,
    from: u32,
    last: &After,
    gif: Vec<u8>,
) -> View {
    let (to, turns) = (last.turn, last.turns);
    let which = if from == 0 && last.is_last() {
        say!(words, "gif-whole", turns)
    } else {
        say!(words, "gif-part", from = from + 1, to, turns)
    };
    let mut lines = course.heading.clone();
    lines.push(say!(words, "gif-shown-by", which, who = mention(by)));
    if to - from == GIF_TURNS && to < turns {
        lines.push(say!(words, "gif-cut", most = GIF_TURNS));
    }
    let (file, opened) = gif_file(words, course, from, last, gif);
    let view = View { text: lines.join("\n"), files: vec![file], ..View::default() };
    view.with_row(opened.into_iter().collect())
}

/// An animated GIF as a file, and the button that opens its replay.
pub fn gif_file(
    words: &Words,
    course: &ReplayedGame,
    from: u32,
    last: &After,
    gif: Vec<u8>,
) -> (Attachment, Option<Button>) {
    let alt = say!(words, "gif-alt", from = from + 1, to = last.turn, end = course.spoken(words, last));
    let (name, opened) = match course.of {
        ReplayOf::Game(game) => {
            let control = ButtonId::Replay { of: course.of, turn: from, step: ReplayStep::Open };
            let opened = Button::plain(say!(words, "button-replay"), control);
            (format!("game-{game}.gif"), Some(opened))
        }
        // Only its importer knows it.
        ReplayOf::Import(_) => ("imported-game.gif".to_owned(), None),
    };
    (Attachment { name, bytes: gif, alt }, opened)
}

/// A game as a choice, with its players if their names are known: no Markdown, at most 100 characters.
pub fn choice(
    words: &Words,
    table: &Table,
    ended: Option<Timestamp>,
    players: Option<Vec<String>>,
) -> String {
    let (game, rules) = (table.id().to_string(), rules_name(words, table.stored().record.rules));
    let choice = say!(words, "replay-choice", game, rules, plies = table.ply());
    let choice = match ended {
        // Choices can't show local times.
        Some(ended) => {
            let day = ended.to_zoned(TimeZone::UTC).date();
            say!(words, "replay-choice-over", choice, day = date_in_words(words, day))
        }
        None => choice,
    };
    let choice = match players.and_then(|names| side_by_side(&names)) {
        Some(players) => say!(words, "replay-choice-players", choice, players),
        None => choice,
    };
    choice.chars().take(100).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    fn shown(actions: usize, turn: u32) -> View {
        let (texts, table) = (Texts::load().unwrap(), example::up_to(actions));
        let after = After::of(&table.stored().record, turn);
        view(texts.public(), example::look(), Side::First, &course(texts.public(), &table), &after, None)
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
    fn the_last_board_of_a_resigned_game_shows_no_turn() {
        let (texts, table) = (Texts::load().unwrap(), example::up_to(5));
        let by = table.player(Seat::FIRST).and_then(play::Player::member).unwrap();
        let resigned = play::game::table::decide_event(
            &table,
            by,
            play::game::table::Event::Resign,
            jiff::Timestamp::UNIX_EPOCH,
        )
        .unwrap();
        let course = course(texts.public(), &resigned.table);
        let won = render::Ended { winner: Some(Side::Second) };
        for (turn, ended) in [(4, None), (5, Some(won))] {
            let after = After::of(&table.stored().record, turn);
            let view = view(texts.public(), example::look(), Side::First, &course, &after, None);
            let marks = Marks { last: &after.last, ended, ..Marks::default() };
            let drawn = example::look().png(&after.position, &marks, Side::First);
            assert!(matches!(view.pictures.as_slice(), [picture] if picture.png == drawn), "turn {turn}");
        }
    }

    #[test]
    fn an_empty_game_has_nothing_to_post() {
        let buttons = shown(0, 0).buttons;
        assert!(buttons[0].iter().all(|button| button.disabled) && buttons[1].is_empty());
    }

    #[test]
    fn the_longest_game_is_cut_and_it_is_said() {
        let (texts, table) = (Texts::load().unwrap(), example::with_long_numbers());
        let mut last = After::of(&table.stored().record, u32::MAX);
        (last.turn, last.turns) = (GIF_TURNS + 7, GIF_TURNS + 8);
        for words in texts.all() {
            let course = course(words, &table);
            let view = animated(words, example::long(0), &course, 7, &last, Vec::new());
            assert!(view.text.contains("500"), "{}", view.text);
            assert!(view.pings.is_empty() && view.text.encode_utf16().count() <= 2_000);
            assert!(view.files[0].alt.chars().count() <= 1_024, "{}", view.files[0].alt);
        }
    }
}
