//! Seeks, and the world: games between strangers, by direct messages.

use games::{Game, RuleSet};
use play::{Challenge, GameId, PlayerId, ReportReason, Table, guild::moderation::Reason};

use super::begin;
use crate::{
    button_id::{ButtonId, world::World},
    texts::{Words, say},
    views::{
        Button, Field, FieldChoice, FieldId, FieldInput, Form, Tone, View, link, mention, name::escaped,
        rules_names, terms,
    },
};

/// The view without what leads to strangers, for operators who have switched that off. Who has joined can still leave, and report.
pub fn not_offered(mut view: View) -> View {
    let is_offered = |button: &Button| {
        let leads_there = matches!(
            &button.control,
            ButtonId::World(
                World::AskToJoin | World::Join | World::Seek(_) | World::Again(..) | World::Widen(_)
            )
        );
        !leads_there
    };
    view.buttons.iter_mut().for_each(|row| row.retain(is_offered));
    view
}

/// Tells a player what strangers will see of them, and asks whether to join.
pub fn question(words: &Words, name: &str) -> View {
    let yes = Button::new(say!(words, "button-world-join"), World::Join, Tone::Good);
    let no = Button::plain(say!(words, "button-not-now"), ButtonId::Cancel);
    View::words(say!(words, "world-question", name = escaped(name))).with_row(vec![yes, no])
}

/// Someone has joined: they can seek a game at once.
pub fn joined(words: &Words, name: &str) -> View {
    let games =
        Game::ALL.iter().map(|&game| Button::plain(rules_names::game_name(words, game), World::Seek(game)));
    let games: Vec<Button> = games.chain([leave_button(words)]).collect();
    View::words(say!(words, "world-joined", name = escaped(name))).with_buttons(&games)
}

/// A player who has joined can always leave.
fn leave_button(words: &Words) -> Button {
    Button::plain(say!(words, "button-world-leave"), World::Leave)
}

/// Someone has left.
pub fn left(words: &Words) -> View {
    View::words(say!(words, "world-left"))
}

/// No opponent yet; `within` is the difference of ratings that is allowed, if it is limited.
pub fn seeking(words: &Words, challenge: &Challenge, days: u16, spread: Option<u16>) -> View {
    let (id, rules) = (challenge.id, challenge.rules);
    let mut buttons = vec![begin::computer_button(words, rules.game())];
    if spread.is_some() {
        buttons.push(Button::plain(say!(words, "button-seek-wider"), World::Widen(id)));
    }
    buttons.push(Button::plain(say!(words, "button-withdraw"), ButtonId::Withdraw(id)));
    buttons.push(leave_button(words));
    let lines = [
        Some(say!(words, "seek-open", rules = rules_names::rules_name(words, rules), days)),
        Some(terms::line(words, challenge.terms)),
        spread.map(|points| say!(words, "seek-within", points)),
    ];
    View::words(lines.into_iter().flatten().collect::<Vec<_>>().join("\n")).with_row(buttons)
}

/// No opponent was found in time. `spread` is how far ratings could differ.
pub fn not_found(words: &Words, challenge: &Challenge, spread: Option<u16>) -> View {
    let rules = challenge.rules;
    let again = Button::plain(say!(words, "button-seek-again"), World::Again(challenge.id, spread));
    let buttons = vec![begin::computer_button(words, rules.game()), again, leave_button(words)];
    View::words(say!(words, "seek-not-found", rules = rules_names::rules_name(words, rules)))
        .with_row(buttons)
}

/// An opponent was found: the board is in both players' direct messages.
pub fn paired(words: &Words, rules: RuleSet, opponent: &str) -> View {
    View::words(say!(
        words,
        "seek-paired",
        rules = rules_names::rules_name(words, rules),
        opponent = escaped(opponent)
    ))
}

/// The boards of these games couldn't be sent to their player, who can play all the same.
pub fn not_reached(words: &Words, games: &[GameId]) -> View {
    /// Discord's most buttons in a row.
    const MOST: usize = 5;
    let buttons = (1..).zip(games.iter().take(MOST)).map(|(number, &game)| {
        Button::new(say!(words, "button-play-number", number), ButtonId::Play(game), Tone::Primary)
    });
    View::words(say!(words, "mail-not-reached")).with_row(buttons.collect())
}

/// A seek for an opponent within this difference of ratings.
pub fn beside(words: &Words, view: View, spread: Option<u16>) -> View {
    let Some(points) = spread else { return view };
    View { text: format!("{}\n{}", view.text, say!(words, "seek-within-here", points)), ..view }
}

/// An opponent was found on the server: the game is on in the channel where they sought one.
pub fn paired_here(words: &Words, table: &Table, opponent: PlayerId) -> View {
    let (opponent, channel) = (mention(opponent), link::game(table.stored()));
    View::words(say!(words, "seek-paired-here", opponent, channel))
}

/// The form that asks what the opponent of a game is reported for.
pub fn report_form(words: &Words, game: GameId) -> Form {
    #[expect(clippy::cast_possible_truncation, reason = "it's a small constant")]
    const MOST: u16 = Reason::LONGEST as u16;
    let choices = ReportReason::ALL.map(|reason| FieldChoice {
        label: match reason {
            ReportReason::Computer => say!(words, "report-computer"),
            ReportReason::Stalling => say!(words, "report-stalling"),
            ReportReason::Name => say!(words, "report-name"),
            ReportReason::Other => say!(words, "report-other"),
        },
        value: reason.to_string(),
        current: false,
    });
    let own_words = FieldInput::Line { text: String::new(), most: MOST };
    Form {
        title: say!(words, "form-report"),
        fields: vec![
            Field::new(FieldId::Reason, say!(words, "form-report-reason"), FieldInput::OneOf(choices.into())),
            Field::new(FieldId::Words, say!(words, "form-report-words"), own_words)
                .about(say!(words, "form-report-words-about"))
                .optional(),
        ],
        control: World::Report(game).into(),
    }
}

/// A player was reported.
pub fn reported(words: &Words, opponent: &str) -> View {
    View::words(say!(words, "reported", opponent = escaped(opponent)))
}
