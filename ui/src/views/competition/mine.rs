//! One's own place and games in a competition.

use play::{
    PlayerId,
    competition::{Contest, Format, Phase, Standing},
};
use tournament::table::Certainty;

use super::{
    Names, fitting, halt, ladder, name, news::said, number, parts, picture, shown, title, what_next,
};
use crate::{
    button_id::{ButtonId, CompetitionButton},
    look::Look,
    texts::{Words, say},
    views::{Button, Tone, View, mention},
};

/// A player, and what their own page needs.
pub struct Mine<'a> {
    /// The player.
    pub player: PlayerId,
    /// Links to the boards of their running games, by the number of the pairing.
    pub links: &'a [(u32, String)],
    /// What players are called.
    pub names: &'a Names,
    /// Whether they manage it.
    pub may_manage: bool,
}

/// How many of the next opponents are named.
const NEXT: usize = 8;

/// A player's place, what is at stake, the running games, and who comes next.
pub fn mine(words: &Words, look: Look<'_>, contest: &Contest, of: &Mine<'_>) -> View {
    let competition = &contest.competition;
    let mut lines = vec![title(words, competition)];
    lines.extend(halt::line(words, competition));
    let entrant = contest.entrant(of.player);
    match entrant {
        None => lines.push(say!(words, "mine-not-in")),
        Some(entrant) if entrant.out.is_some() => {
            let why = entrant.out.map(|(_, why)| said(words, why)).unwrap_or_default();
            lines.push(say!(words, "mine-out", why));
        }
        Some(_) if competition.phase == Phase::Joining => {
            lines.extend([say!(words, "mine-joined"), what_next(words, competition)]);
        }
        Some(_) => {}
    }
    let division = entrant.map(|entrant| entrant.division).unwrap_or_default();
    let standings = match competition.plan.format {
        Format::League { .. } | Format::Swiss { .. } if competition.phase != Phase::Joining => {
            contest.table(division)
        }
        Format::League { .. } | Format::Swiss { .. } | Format::KnockOut | Format::Ladder => Vec::new(),
    };
    if let Some(row) = standings.iter().find(|row| row.id == of.player) {
        lines.extend(place(words, contest, row, standings.len()));
    }
    if competition.plan.format == Format::Ladder {
        let ladder = contest.ladder();
        if let Some(place) = ladder.iter().position(|&one| one == of.player) {
            lines.push(say!(words, "mine-ladder", place = place + 1, players = ladder.len()));
        }
    }
    let (playing, next) = games(words, contest, of);
    let more = |left| say!(words, "table-more", count = left);
    let text = fitting::message((lines, &playing, next), more);
    let part = parts::of_player(contest, of.player);
    let has_table = entrant.is_some() && competition.phase != Phase::Joining;
    let view = picture::with(words, text, part..part.saturating_add(1), |part| {
        has_table.then(|| picture::drawn(words, look, contest, part, of.names)).flatten()
    });
    let challenges = ladder::choices(contest, of.player, of.names);
    view.with_choices(say!(words, "ladder-choose"), challenges).with_row(buttons(words, contest, of, part))
}

/// A player's place, and what is certain or open about it.
fn place(words: &Words, contest: &Contest, row: &Standing, players: usize) -> Vec<String> {
    let points = say!(words, "mine-points", points = number(row.points), shown = shown(row.points));
    let place = say!(words, "mine-place", place = row.place, players, points);
    let (best, worst) = (row.best.place(), row.worst.place());
    let stake = match contest.stake(row) {
        Some((true, Certainty::Certain)) => Some(say!(words, "mine-promoted")),
        Some((false, Certainty::Certain)) => Some(say!(words, "mine-relegated")),
        _ if best == worst || contest.competition.phase.is_final() => None,
        _ => Some(say!(words, "mine-range", best, worst)),
    };
    [Some(place), stake].into_iter().flatten().collect()
}

/// The running games, and who comes next.
fn games(words: &Words, contest: &Contest, of: &Mine<'_>) -> (Vec<String>, Vec<String>) {
    let own = || contest.pairings_of(of.player).filter(|pairing| pairing.is_open());
    let playing: Vec<String> = own()
        .filter(|pairing| pairing.is_due)
        .map(|pairing| {
            let opponent = pairing.opponent(of.player).map(mention).unwrap_or_default();
            let link = of.links.iter().find(|(number, _)| *number == pairing.number);
            let link = match link {
                Some((_, link)) => link.clone(),
                None if contest.competition.halt.is_some() => say!(words, "ladder-waits"),
                None => say!(words, "ladder-starting"),
            };
            say!(words, "mine-playing", opponent, link)
        })
        .collect();
    let next: Vec<_> =
        own().filter(|pairing| !pairing.is_due).filter_map(|pairing| pairing.opponent(of.player)).collect();
    let mut lines = Vec::new();
    if !next.is_empty() {
        lines.push(say!(words, "mine-next", opponents = fitting::some(words, &next, NEXT)));
    }
    let takes_part = contest.entrant(of.player).is_some_and(|entrant| entrant.out.is_none());
    let has_played = takes_part && contest.pairings_of(of.player).next().is_some();
    if playing.is_empty() && next.is_empty() && has_played && !contest.competition.phase.is_final() {
        lines.push(say!(words, "mine-done"));
    }
    (playing, lines)
}

fn buttons(words: &Words, contest: &Contest, of: &Mine<'_>, part: u16) -> Vec<Button> {
    let (competition, player) = (contest.competition.id, of.player);
    let shown = CompetitionButton::Table { competition, part: parts::nearest(contest, part) };
    let table = Button::plain(say!(words, "button-competition-table"), shown);
    let takes_part = contest.entrant(player).is_some_and(|entrant| entrant.out.is_none());
    let may_leave = takes_part && !contest.competition.phase.is_final();
    let leave =
        Button::plain(say!(words, "button-competition-leave"), CompetitionButton::AskToLeave(competition));
    let is_ladder = contest.competition.plan.format == Format::Ladder;
    let is_open =
        contest.competition.phase == Phase::Joining || is_ladder && !contest.competition.phase.is_final();
    let may_join = !takes_part && is_open;
    let join =
        Button::new(say!(words, "button-competition-join"), CompetitionButton::Join(competition), Tone::Good);
    let row = [
        (contest.competition.phase != Phase::Joining).then_some(table),
        may_leave.then_some(leave),
        may_join.then_some(join),
        of.may_manage.then(|| {
            let manage = CompetitionButton::Manage(competition);
            Button::plain(say!(words, "button-competition-manage"), manage)
        }),
    ];
    row.into_iter().flatten().collect()
}

/// Asks whether to leave.
pub fn question(words: &Words, contest: &Contest, player: PlayerId) -> View {
    let name = name(&contest.competition);
    let text = if contest.competition.plan.format == Format::Ladder {
        say!(words, "ladder-left-question", name)
    } else if contest.leaves_no_result(player) {
        say!(words, "league-left-question-void", name)
    } else {
        say!(words, "league-left-question", name)
    };
    let leave = CompetitionButton::Leave(contest.competition.id);
    View::words(text).with_row(vec![
        Button::new(say!(words, "button-league-leave-sure"), leave, Tone::Danger),
        Button::plain(say!(words, "button-manage-back"), ButtonId::Cancel),
    ])
}

/// After joining.
pub fn joined(words: &Words, contest: &Contest) -> View {
    let name = name(&contest.competition);
    let joined = match contest.competition.plan.place {
        play::competition::Where::Threads => say!(words, "league-joined", name),
        play::competition::Where::Mail => say!(words, "league-joined-mail", name),
    };
    View::words(format!("{joined}\n{}", say!(words, "league-joined-blocks")))
}

/// After leaving.
pub fn left(words: &Words, contest: &Contest) -> View {
    View::words(say!(words, "league-left", name = name(&contest.competition)))
}
