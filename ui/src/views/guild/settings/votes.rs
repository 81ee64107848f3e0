//! The games that the server plays by votes: their line, and their page.

use games::Recorded;
use play::game::vote::{Against, VoteGame};

use super::{
    lines::listed,
    parts::{self, back, show},
};
use crate::{
    button_id::{SettingsControl, SettingsPage},
    server_settings::AllSettings,
    texts::{Words, say},
    views::{Button, Tone, View, link, rules_names::rules_name, time::relative},
};

pub(super) fn line(words: &Words, chosen: &AllSettings) -> String {
    if chosen.votes.is_empty() {
        return say!(words, "settings-votes-none");
    }
    let channels: Vec<_> = chosen.votes.iter().map(|game| game.channel).collect();
    say!(words, "settings-votes", channels = listed(&channels))
}

/// The running games, each with a button to stop it, and one to begin a game.
pub(super) fn page(words: &Words, chosen: &AllSettings) -> View {
    let numbered = || (1_usize..).zip(&chosen.votes);
    let mut now: Vec<_> = numbered().map(|(number, game)| running(words, number, game)).collect();
    if now.is_empty() {
        now.push(line(words, chosen));
    }
    let mut row = vec![Button::plain(say!(words, "button-votes-here"), SettingsControl::BeginVotes)];
    row.extend(numbered().map(|(number, game)| {
        let stop = say!(words, "button-votes-stop", number);
        Button::new(stop, SettingsControl::AskToStopVotes(game.id), Tone::Danger)
    }));
    row.push(back(words, SettingsPage::Overview));
    parts::page(words, SettingsPage::Votes, &now, say!(words, "settings-about-votes")).with_row(row)
}

/// Whether to stop a game: it can't go on afterwards.
pub fn ask_to_stop(words: &Words, game: &VoteGame) -> View {
    let question = say!(words, "settings-votes-ask", link = link::vote(game));
    let stop =
        Button::new(say!(words, "button-votes-stop-it"), SettingsControl::StopVotes(game.id), Tone::Danger);
    let leave = Button::plain(say!(words, "button-leave-game"), show(SettingsPage::Votes));
    View::words(question).with_row(vec![stop, leave])
}

/// A game: where it is, what is played, and what it waits for.
fn running(words: &Words, number: usize, game: &VoteGame) -> String {
    let (link, rules) = (link::vote(game), rules_name(words, game.record.rules));
    let is_own_turn = || Recorded::load(&game.record).is_ok_and(|board| game.votes_about(board.position()));
    let state = match (game.posted, game.against, game.twin) {
        (Some(_), ..) => say!(words, "settings-votes-until", until = relative(game.ends)),
        (None, Against::Server(_), None) => say!(words, "settings-votes-sought"),
        (None, Against::Server(_), Some(_)) if !is_own_turn() => say!(words, "settings-votes-elsewhere"),
        (None, ..) => say!(words, "settings-votes-unposted"),
    };
    say!(words, "settings-votes-game", number, link, rules, state)
}
