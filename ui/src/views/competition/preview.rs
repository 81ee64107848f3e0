//! The divisions that a league would have if it began now, for its managers.

use play::{
    CompetitionId, PlayerId,
    competition::{self, Contest},
};

use super::{fitting, name, news::members_of, rated};
use crate::{
    button_id::CompetitionButton,
    texts::{Words, say},
    views::{Button, View},
};

/// How many divisions fit on a page, as large as they can be.
const ON_PAGE: usize = 3;

/// A page of them, counted from 0, with the ways to the others.
pub fn preview(words: &Words, contest: &Contest, page: u16) -> View {
    let id = contest.competition.id;
    let all = competition::preview(contest).unwrap_or_default();
    let last = all.len().div_ceil(ON_PAGE).saturating_sub(1);
    let page = usize::from(page).min(last);
    if all.is_empty() {
        return View::words(too_few(words, contest)).with_row(vec![back(words, id)]);
    }
    let title = vec![say!(words, "preview-title", name = name(&contest.competition))];
    let divisions = lines(words, contest, &all).into_iter();
    let shown: Vec<String> = divisions.skip(page * ON_PAGE).take(ON_PAGE).collect();
    let more = (last > 0).then(|| say!(words, "page-of", number = page + 1, last = last + 1));
    let text = fitting::message((title, &shown, more.into_iter().collect()), |left| {
        say!(words, "table-more", count = left)
    });
    let to = |label, page: usize| {
        let page = u16::try_from(page).unwrap_or(u16::MAX);
        Button::plain(label, CompetitionButton::Preview { competition: id, page })
    };
    let before = (page > 0).then(|| to(say!(words, "button-page-before"), page.saturating_sub(1)));
    let after = (page < last).then(|| to(say!(words, "button-page-after"), page + 1));
    View::words(text).with_row([before, after, Some(back(words, id))].into_iter().flatten().collect())
}

/// The page with a player's division.
pub fn preview_of(contest: &Contest, player: PlayerId) -> u16 {
    let all = competition::preview(contest).unwrap_or_default();
    let division = all.iter().position(|division| division.contains(&player)).unwrap_or_default();
    u16::try_from(division / ON_PAGE).unwrap_or(u16::MAX)
}

/// A line for each division that a league would have; none if too few have joined, or it isn't one that is to begin.
pub(super) fn of_all(words: &Words, contest: &Contest) -> Vec<String> {
    lines(words, contest, &competition::preview(contest).unwrap_or_default())
}

fn lines(words: &Words, contest: &Contest, divisions: &[Vec<PlayerId>]) -> Vec<String> {
    let line = |(number, players): (u16, &Vec<PlayerId>)| {
        let players: Vec<_> = players.iter().map(|&player| rated(contest, player)).collect();
        members_of(words, number, players.join(", "))
    };
    (1..).zip(divisions).map(line).collect()
}

fn too_few(words: &Words, contest: &Contest) -> String {
    let (joined, fewest) = (contest.active().count(), contest.competition.plan.format.fewest());
    say!(words, "preview-none", joined, fewest)
}

fn back(words: &Words, competition: CompetitionId) -> Button {
    Button::plain(say!(words, "button-manage-back"), CompetitionButton::Manage(competition))
}
