//! A ladder: the list, and the players one can challenge.

use play::{
    PlayerId,
    competition::{self, Contest, Format},
};

use super::{Names, details_button, fitting, format, games, halt, pair_of, parts::PLACES, title};
use crate::{
    button_id::CompetitionButton,
    texts::{Words, say},
    views::{Button, Choice, Tone, View, mention},
};

/// The list, with the buttons to join, leave and challenge.
pub fn ladder(words: &Words, contest: &Contest) -> View {
    let id = contest.competition.id;
    let mut before = vec![title(words, &contest.competition), format(words, &contest.competition.plan)];
    before.push(games(words, &contest.competition.plan));
    before.extend(halt::line(words, &contest.competition));
    before.extend(page(words, contest, 0));
    let left = contest.ladder().len().saturating_sub(PLACES);
    let more = |left| say!(words, "table-more", count = left);
    before.extend((left > 0).then(|| more(left)));
    let playing = contest.pairings.iter().filter(|pairing| pairing.is_due && pairing.is_open());
    let playing: Vec<String> = playing.map(|pairing| format!("- {}", pair_of(pairing))).collect();
    View::words(fitting::message((before, &playing, Vec::new()), more)).with_row(vec![
        Button::new(say!(words, "button-competition-join"), CompetitionButton::Join(id), Tone::Good),
        Button::new(say!(words, "ladder-choose"), CompetitionButton::Mine(id), Tone::Primary),
        Button::plain(say!(words, "button-competition-leave"), CompetitionButton::AskToLeave(id)),
        details_button(words, id),
    ])
}

/// The places of a page.
pub(super) fn page(words: &Words, contest: &Contest, page: u16) -> Vec<String> {
    let ladder = contest.ladder();
    if ladder.is_empty() {
        return vec![say!(words, "ladder-empty")];
    }
    let line =
        |(place, &player): (usize, &PlayerId)| say!(words, "ladder-line", place, who = mention(player));
    (1..).zip(&ladder).skip(usize::from(page) * PLACES).take(PLACES).map(line).collect()
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
pub fn challenged(words: &Words, contest: &Contest) -> View {
    View::words(match halt::line(words, &contest.competition) {
        None => say!(words, "ladder-challenged"),
        Some(halt) => format!("{}\n{halt}", say!(words, "ladder-challenged-waits")),
    })
}
