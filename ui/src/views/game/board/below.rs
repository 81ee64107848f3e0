//! What is below every board: the footer and the buttons.

use play::{
    Boards, GameId, Table,
    game::{guessing, matches},
};

use crate::{
    button_id::{ButtonId, GuessControl, ReplayOf, ReplayStep, share::Shared},
    look::Look,
    texts::{Words, say},
    views::{Button, Tone, rules_names::rules_name, share},
};

/// The buttons below a board, where the server chose which boards stay. Where only the newest does, it leads to those before.
pub(in crate::views::game) fn buttons(words: &Words, table: &Table, boards: Boards) -> Vec<Button> {
    let game = table.id();
    // It opens at the end, which the board shows; the reader steps back from there.
    let replay = ButtonId::Replay { of: ReplayOf::Game(game), turn: table.ply(), step: ReplayStep::Open };
    let replay = (table.ply() > 0).then(|| Button::plain(say!(words, "button-see-replay"), replay));
    if table.ending().is_some() {
        let rematch = ButtonId::Rematch { game, in_thread: false };
        let rematch = || Button::plain(say!(words, "button-rematch"), rematch);
        let analyse = || analyse_button(words, game);
        let rules = ButtonId::Rules(table.stored().record.rules);
        let rules = Button::plain(say!(words, "button-rules"), rules);
        // Rematches start in a channel.
        let rematch = (!matches::goes_on(table) && !table.stored().is_by_mail()).then(rematch);
        let share = || share::button(words, Shared::Game(game));
        let played = table.ply() > 0;
        return [rematch, replay, played.then(analyse), Some(rules), played.then(share)]
            .into_iter()
            .flatten()
            .collect();
    }
    let play = Button::new(say!(words, "button-play"), ButtonId::Play(game), Tone::Primary);
    let more = Button::plain(say!(words, "button-more"), ButtonId::More(game));
    let replay = replay.filter(|_| table.keeps_only_newest(boards));
    [Some(play), Some(more), replay].into_iter().flatten().collect()
}

/// The button by which watchers guess what is played next, where there is something to guess.
pub(super) fn guess_button(words: &Words, look: Look<'_>, table: &Table) -> Option<Button> {
    (look.guesses && guessing::is_open(table)).then(|| to_guess(say!(words, "button-guess"), table))
}

/// A button to guess what is played next.
pub(in crate::views::game) fn to_guess(label: String, table: &Table) -> Button {
    Button::plain(label, GuessControl::Open(table.id()))
}

/// The levels of the computer, each once, in order of play.
fn levels(table: &Table) -> Vec<String> {
    let seated = table.stored().seats.players().iter();
    let levels = seated.filter_map(|player| player.computer()).map(|level| level.to_string());
    levels.fold(Vec::new(), |mut all, level| {
        if !all.contains(&level) {
            all.push(level);
        }
        all
    })
}

/// What a footer starts with in every language.
pub const FOOT: &str = "-# ";

/// The game, its rules, and how many actions were played.
pub(in crate::views::game) fn footer(words: &Words, table: &Table) -> String {
    footer_after(words, table, table.ply())
}

/// The footer after so many actions.
pub(in crate::views::game) fn footer_after(words: &Words, table: &Table, plies: u32) -> String {
    let rules: games::RuleSet = table.stored().record.rules;
    let footer =
        say!(words, "board-footer", game = table.id().to_string(), rules = rules_name(words, rules), plies,);
    match levels(table) {
        levels if !levels.is_empty() => {
            let footer = say!(words, "board-footer-computer", footer, level = levels.join(", "));
            let footer = match table.hints() {
                0 => footer,
                hints => say!(words, "board-footer-hints", footer, hints),
            };
            if table.is_lowered() { say!(words, "board-footer-lowered", footer) } else { footer }
        }
        _ if table.stored().terms.rated => footer,
        _ => say!(words, "board-footer-unrated", footer),
    }
}

/// The button that asks for an analysis.
pub(in crate::views::game) fn analyse_button(words: &Words, game: GameId) -> Button {
    Button::plain(say!(words, "button-analyse"), ButtonId::Analyse(game))
}
