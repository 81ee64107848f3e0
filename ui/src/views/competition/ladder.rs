//! A ladder: the list, and the players one can challenge.

use play::{
    PlayerId,
    competition::{self, Contest, Format},
};

use super::{Names, format, games, pair_of, title};
use crate::{
    button_id::CompetitionButton,
    texts::{Words, say},
    views::{Button, Choice, Tone, View, mention},
};

/// How many places the list shows.
const SHOWN: usize = 30;

/// The list, with the buttons to join, leave and challenge.
pub fn ladder(words: &Words, contest: &Contest) -> View {
    let id = contest.competition.id;
    let mut lines = vec![title(words, &contest.competition), format(words, &contest.competition)];
    lines.extend([games(words, &contest.competition), say!(words, "competition-fine-print-ladder")]);
    let ladder = contest.ladder();
    if ladder.is_empty() {
        lines.push(say!(words, "ladder-empty"));
    }
    let line =
        |(place, &player): (usize, &PlayerId)| say!(words, "ladder-line", place, who = mention(player));
    lines.extend((1..).zip(ladder.iter().take(SHOWN)).map(line));
    let more = ladder.len().saturating_sub(SHOWN);
    if more > 0 {
        lines.push(say!(words, "table-more", count = more));
    }
    let playing = contest.pairings.iter().filter(|pairing| pairing.is_due && pairing.is_open());
    lines.extend(playing.take(SHOWN).map(|pairing| format!("- {}", pair_of(pairing))));
    View::words(lines.join("\n")).with_row(vec![
        Button::new(say!(words, "button-competition-join"), CompetitionButton::Join(id), Tone::Good),
        Button::new(say!(words, "ladder-choose"), CompetitionButton::Mine(id), Tone::Primary),
        Button::plain(say!(words, "button-competition-leave"), CompetitionButton::AskToLeave(id)),
    ])
}

/// The players that someone can challenge, as choices.
pub(super) fn choices(contest: &Contest, player: PlayerId, names: &Names) -> Vec<Choice> {
    if contest.competition.plan.format != Format::Ladder || contest.competition.phase.is_final() {
        return Vec::new();
    }
    let ladder = contest.ladder();
    let place = |one: PlayerId| ladder.iter().position(|&other| other == one).map_or(0, |index| index + 1);
    let choice = |opponent: PlayerId| {
        let name = names.of(opponent);
        let challenge = CompetitionButton::Challenge { competition: contest.competition.id, opponent };
        Choice::new(format!("{}. {name}", place(opponent)), challenge)
    };
    competition::opponents(contest, player).into_iter().map(choice).collect()
}

/// After a challenge.
pub fn challenged(words: &Words) -> View {
    View::words(say!(words, "ladder-challenged"))
}
