//! Leagues, tournaments and ladders: the message to join, what happens, tables, one's own games, and the manager's tools.

mod fitting;
mod halt;
mod ladder;
mod manage;
mod mine;
mod names;
mod news;
mod parts;
mod picture;
mod place;
mod preview;
mod proposal;
mod several;
mod table;

use play::{
    Competition, CompetitionId, PlayerId,
    competition::{CompetitionName, Contest, Format, Pairing, Phase, Plan, Quorum, Where},
};
use tournament::{GameResult, Points};

pub use self::{
    ladder::{challenged, ladder},
    manage::{
        Pair, asked_by_who, asked_which, asked_who, changed, confirm, divisions, done, how_long, results,
        tools,
    },
    mine::{Mine, joined, left, mine, question},
    names::Names,
    news::{news, told},
    preview::{preview, preview_of},
    proposal::{form, proposed},
    several::several,
    table::table,
};
use super::{
    Button, Tone, View, mention,
    name::{clean_line, escaped_line},
    rules_names::rules_name,
    terms,
    time::{date_and_time, relative},
};
use crate::{
    button_id::CompetitionButton,
    texts::{FluentValue, Words, say},
};

/// How many winners a list names.
const WINNERS: usize = 10;

/// The message that everyone sees: what it is, who takes part, and the buttons.
pub fn list(words: &Words, contest: &Contest) -> View {
    if contest.competition.plan.format == Format::Ladder && !contest.competition.phase.is_final() {
        return ladder(words, contest);
    }
    let Competition { id, phase, .. } = &contest.competition;
    let head = |line: String| vec![title(words, &contest.competition), line];
    let rest = [games(words, &contest.competition.plan)];
    let lines = match phase {
        Phase::Joining => {
            let next = what_next(words, &contest.competition);
            chosen(words, &contest.competition).into_iter().chain([next]).collect()
        }
        Phase::Running { .. } => {
            let halt = halt::line(words, &contest.competition);
            head(running(words, contest)).into_iter().chain(halt).chain(rest).collect()
        }
        Phase::Over { .. } => head(winners(words, contest)),
        Phase::CalledOff { .. } => head(say!(words, "competition-is-off")),
    };
    let join = Button::new(say!(words, "button-competition-join"), CompetitionButton::Join(*id), Tone::Good);
    let leave = Button::plain(say!(words, "button-competition-leave"), CompetitionButton::AskToLeave(*id));
    let mine =
        Button::new(say!(words, "button-competition-mine"), CompetitionButton::Mine(*id), Tone::Primary);
    let shown = CompetitionButton::Table { competition: *id, part: parts::first(contest) };
    let table = Button::plain(say!(words, "button-competition-table"), shown);
    let row = match phase {
        Phase::Joining => vec![join, leave, details_button(words, *id)],
        Phase::Running { .. } => vec![mine, table, leave, details_button(words, *id)],
        Phase::Over { .. } | Phase::CalledOff { .. } => vec![table],
    };
    View::words(with_players(words, lines, contest)).with_row(row)
}

/// Everything the manager chose.
fn chosen(words: &Words, competition: &Competition) -> Vec<String> {
    let begins = begins(words, &competition.plan, gives_up(competition));
    chosen_lines(words, &competition.plan, title(words, competition), begins)
}

/// The same of a plan, below a title.
fn chosen_lines(words: &Words, plan: &Plan, title: String, begins: String) -> Vec<String> {
    let role = plan.role.map(|role| say!(words, "competition-needs-role", role = role.to_string()));
    let pinged = plan.ping.map(|role| say!(words, "competition-pings-role", role = role.to_string()));
    let lines = [title, begins, format(words, plan), games(words, plan)];
    lines.into_iter().chain(role).chain(pinged).collect()
}

/// What happens to those who have joined.
fn what_next(words: &Words, competition: &Competition) -> String {
    match competition.plan.place {
        Where::Threads => say!(words, "competition-next"),
        Where::Mail => say!(words, "competition-next-mail"),
    }
}

/// The button to what the announcement leaves out.
fn details_button(words: &Words, competition: CompetitionId) -> Button {
    Button::plain(say!(words, "button-competition-details"), CompetitionButton::Details(competition))
}

/// How it's played, with time-outs, pauses, the deadline and ties: what the announcement leaves out.
pub fn details(words: &Words, competition: &Competition) -> View {
    let (title, how) = (title(words, competition), format(words, &competition.plan));
    let more = match competition.plan.format {
        Format::Ladder => vec![say!(words, "details-ladder")],
        Format::KnockOut => vec![say!(words, "details-time"), say!(words, "details-deadline")],
        Format::League { .. } | Format::Swiss { .. } => {
            let ties = say!(words, "details-ties");
            vec![say!(words, "details-time"), say!(words, "details-deadline"), ties]
        }
    };
    let lines = [vec![title, how, games(words, &competition.plan)], more].concat();
    View::words(lines.join("\n"))
}

/// Its name, kind, rules and season.
pub(super) fn title(words: &Words, competition: &Competition) -> String {
    named_title(words, &competition.plan, competition.season)
}

fn named_title(words: &Words, plan: &Plan, season: u32) -> String {
    let name = or_unknown(escaped_line(plan.name.as_str(), CompetitionName::LONGEST));
    let kind = kind(words, plan.format);
    let rules = rules_name(words, plan.rules);
    let goes_on = matches!(plan.format, Format::League { goes_on: true, .. });
    if goes_on || season > 1 {
        say!(words, "competition-season", name, kind, rules, season)
    } else {
        say!(words, "competition-title", name, kind, rules)
    }
}

/// Its name, in which nothing works as Markdown.
pub fn name(competition: &Competition) -> String {
    or_unknown(escaped_line(competition.plan.name.as_str(), CompetitionName::LONGEST))
}

/// Its name where Markdown isn't parsed.
fn plain_name(competition: &Competition) -> String {
    or_unknown(clean_line(competition.plan.name.as_str(), CompetitionName::LONGEST))
}

/// A name, unless there is nothing to see of it.
fn or_unknown(name: String) -> String {
    if name.is_empty() { names::UNKNOWN.to_owned() } else { name }
}

/// What kind of competition it is.
pub fn kind(words: &Words, format: Format) -> String {
    say!(words, "competition-kind", format = key(format))
}

/// A competition as a choice in a list, without Markdown.
pub fn choice(words: &Words, competition: &Competition) -> String {
    let name = plain_name(competition);
    let kind = kind(words, competition.plan.format);
    if competition.phase.is_final() {
        say!(words, "competition-choice-over", name, kind)
    } else {
        say!(words, "competition-choice", name, kind)
    }
}

const fn key(format: Format) -> &'static str {
    match format {
        Format::League { .. } => "league",
        Format::Swiss { .. } => "swiss",
        Format::KnockOut => "knock-out",
        Format::Ladder => "ladder",
    }
}

/// When it begins. `gives_up` is when a late one is called off.
fn begins(words: &Words, plan: &Plan, gives_up: String) -> String {
    let begins = plan.begins;
    match (begins.at.map(date_and_time), begins.players.map(Quorum::get)) {
        (Some(at), _) if begins.is_late => {
            let players = plan.format.fewest();
            say!(words, "competition-starts-late", at, players, ends = gives_up)
        }
        (Some(at), Some(players)) => say!(words, "competition-starts-either", at, players),
        (Some(at), None) => say!(words, "competition-starts-at", at),
        (None, players) => say!(words, "competition-starts-with", players = players.unwrap_or_default()),
    }
}

/// When it is called off if too few join.
fn gives_up(competition: &Competition) -> String {
    competition.gives_up_at().map(relative).unwrap_or_default()
}

/// How it is played.
fn format(words: &Words, plan: &Plan) -> String {
    let days = plan.days.get();
    match plan.format {
        Format::League { size, movers, .. } => {
            let (size, movers) = (size.get(), movers.get());
            say!(words, "competition-league", size, movers, days)
        }
        Format::Swiss { rounds } => say!(words, "competition-swiss", rounds = rounds.get(), days),
        Format::KnockOut => say!(words, "competition-knock-out", days),
        Format::Ladder => say!(words, "competition-ladder", days),
    }
}

/// The clock, how many games at a time, and where.
fn games(words: &Words, plan: &Plan) -> String {
    let clock = terms::clock(words, plan.clock);
    let games = say!(words, "competition-games", clock, games = plan.at_once.get());
    let place = match plan.place {
        Where::Threads => say!(words, "competition-in-threads"),
        Where::Mail => say!(words, "competition-by-mail"),
    };
    format!("{games} · {place}")
}

fn running(words: &Words, contest: &Contest) -> String {
    let Phase::Running { round, until, .. } = contest.competition.phase else { return String::new() };
    let until = until.map(relative).unwrap_or_default();
    match contest.competition.plan.format {
        Format::Swiss { rounds } => {
            let rounds = contest.rounds(rounds);
            say!(words, "competition-running-round", round, rounds, until)
        }
        Format::KnockOut => say!(words, "competition-running-tie", round, until),
        Format::League { .. } | Format::Ladder => say!(words, "competition-running-until", until),
    }
}

/// Who won the competition, which is over.
fn winners(words: &Words, contest: &Contest) -> String {
    let winners = winners_of(contest);
    if winners.is_empty() {
        say!(words, "competition-is-over-alone")
    } else {
        say!(words, "competition-is-over", winners = fitting::some(words, &winners, WINNERS))
    }
}

/// Who has won it; of a league, its first division.
fn winners_of(contest: &Contest) -> Vec<PlayerId> {
    match contest.competition.plan.format {
        Format::KnockOut => play::competition::champion(contest).into_iter().collect(),
        Format::League { .. } => contest.winners(1),
        Format::Swiss { .. } => contest.winners(0),
        Format::Ladder => contest.ladder().first().copied().into_iter().collect(),
    }
}

/// These lines, and who takes part.
fn with_players(words: &Words, mut lines: Vec<String>, contest: &Contest) -> String {
    let active: Vec<PlayerId> = contest.active().map(|entrant| entrant.player).collect();
    if active.is_empty() {
        lines.push(say!(words, "competition-players-none"));
        return lines.join("\n");
    }
    let count = active.len();
    let is_joining = contest.competition.phase == Phase::Joining;
    let named = active.into_iter().map(|one| if is_joining { rated(contest, one) } else { mention(one) });
    fitting::with_players(words, &lines, &named.collect::<Vec<_>>(), |players| {
        say!(words, "competition-players", count, players)
    })
}

/// A player with the rating that they had when they joined, unless they don't show it.
fn rated(contest: &Contest, player: PlayerId) -> String {
    match contest.shown_rating(player) {
        Some(rating) => format!("{} ({rating})", mention(player)),
        None => mention(player),
    }
}

/// The message that the thread of a pairing starts from. The board pings only who moves first.
pub fn pairing(words: &Words, competition: &Competition, pairing: &Pairing) -> View {
    let (name, first) = (name(competition), mention(pairing.first));
    let second = pairing.second.map(mention).unwrap_or_default();
    View::words(match at(words, competition, pairing) {
        Some(place) => say!(words, "competition-pairing", name, at = place, first, second),
        None => say!(words, "competition-pairing-plain", name, first, second),
    })
}

/// The name of a pairing's thread.
pub fn thread(words: &Words, competition: &Competition, pairing: &Pairing, names: &Names) -> String {
    /// Discord's longest name of a thread.
    const LONGEST: usize = 100;
    let cleaned = plain_name(competition);
    let players =
        [Some(pairing.first), pairing.second].into_iter().flatten().map(|player| names.known(player));
    let titled = match players.collect::<Option<Vec<_>>>() {
        Some(players) => format!("{cleaned}: {}", players.join(" – ")),
        None => match at(words, competition, pairing) {
            Some(place) => format!("{cleaned}: {place}"),
            None => cleaned,
        },
    };
    titled.chars().take(LONGEST).collect()
}

/// The answer to the manager who opened it, with everything they chose.
pub fn opened(words: &Words, competition: &Competition) -> View {
    let (name, channel) = (name(competition), super::link::channel(competition.channel));
    let manage = CompetitionButton::Manage(competition.id);
    let opened = say!(words, "league-opened", name, channel);
    let chosen = chosen(words, competition).join("\n");
    View::words(format!("{opened}\n{chosen}"))
        .with_row(vec![Button::plain(say!(words, "button-competition-manage"), manage)])
}

/// The division and the round of a pairing.
fn at(words: &Words, competition: &Competition, pairing: &Pairing) -> Option<String> {
    let (division, round) = (pairing.division, pairing.round);
    match competition.plan.format {
        Format::League { .. } => Some(say!(words, "competition-where-division", division, round)),
        Format::Swiss { .. } | Format::KnockOut => Some(say!(words, "competition-where-round", round)),
        Format::Ladder => None,
    }
}

/// Points as they are written in tables: `3½`.
pub(super) fn shown(points: Points) -> String {
    let (whole, half) = (points.halves() / 2, points.halves() % 2 == 1);
    match (whole, half) {
        (0, true) => "½".to_owned(),
        (whole, true) => format!("{whole}½"),
        (whole, false) => whole.to_string(),
    }
}

/// Points as texts choose the plural by them. Half a point is a word of its own: English and Spanish say it like one.
pub(super) fn number(points: Points) -> FluentValue<'static> {
    match points.halves() {
        1 => "half".into(),
        halves => (f64::from(halves) / 2.0).into(),
    }
}

/// The players of a pairing: `@Ada – @Ben`.
pub(super) fn pair_of(pairing: &Pairing) -> String {
    let players = [Some(pairing.first), pairing.second].into_iter().flatten();
    players.map(mention).collect::<Vec<_>>().join(" – ")
}

/// A result in words, with the players of a pairing.
pub(super) fn result_of(words: &Words, pairing: &Pairing, result: GameResult) -> String {
    let winner = match result {
        GameResult::FirstWon => Some(pairing.first),
        GameResult::SecondWon => pairing.second,
        GameResult::Drawn => None,
    };
    match winner {
        Some(winner) => say!(words, "competition-result-won", player = mention(winner)),
        None => say!(words, "competition-result-drawn"),
    }
}

#[cfg(test)]
mod tests;
