//! An analysed game: how well each side played, where it turned, and what would have been better.

#[cfg(test)]
mod tests;

use engine::analysis::{Accuracy, GameAnalysis, Mark, Report, SideReport, TurnAnalysis};
use games::{Action, Effects, Position, Record, Side};
use play::{GameId, PlayerId, Table};
use render::{ChancesGraph, GraphTurn, Marks, TurnMark, WinningChance};

use crate::{
    button_id::{ButtonId, ReplayOf, ReplayStep},
    look::Look,
    texts::{Words, say},
    views::{
        Button, Picture, View,
        game::{
            analysed::{Analysed, colours, line, why},
            hint, spoken,
        },
        mention, players,
        rules_names::rules_name,
    },
};

/// How far an analysis is.
pub fn progress(words: &Words, table: &Table, done: usize, turns: usize) -> View {
    let (game, rules) = (table.id().to_string(), rules_name(words, table.stored().record.rules));
    let lines = [
        say!(words, "analysis-begun", game, rules),
        say!(words, "analysis-progress", bar = bar(done, turns), done, turns),
        say!(words, "analysis-come-back"),
    ];
    View::words(lines.join("\n"))
}

/// A bar of ten squares.
fn bar(done: usize, turns: usize) -> String {
    let full = (done * 10).checked_div(turns).unwrap_or_default().min(10);
    format!("{}{}", "▰".repeat(full), "▱".repeat(10 - full))
}

/// What an analysis has found, for the player who asked.
pub fn result(words: &Words, look: Look<'_>, table: &Table, found: &GameAnalysis) -> View {
    let analysed = Analysed { table, found };
    let post = Button::plain(say!(words, "button-post-analysis"), ButtonId::PostAnalysis(table.id()));
    let view = shown(words, look, analysed, None);
    let points = points(found).into_iter().map(|at| jump(words, analysed, at)).collect();
    view.with_row(points).with_row(vec![step_through(words, table.id()), post])
}

/// What an analysis has found, for everyone, shown by `by`. It pings no one.
pub fn posted(words: &Words, look: Look<'_>, by: PlayerId, table: &Table, found: &GameAnalysis) -> View {
    shown(words, look, Analysed { table, found }, Some(by)).with_row(vec![step_through(words, table.id())])
}

fn step_through(words: &Words, game: GameId) -> Button {
    let control = ButtonId::Replay { of: ReplayOf::Game(game), turn: 0, step: ReplayStep::Open };
    Button::plain(say!(words, "button-replay"), control)
}

/// The button that shows a turning point in the replay.
fn jump(words: &Words, analysed: Analysed<'_>, at: usize) -> Button {
    let turn = analysed.shown_turn(at);
    let sign = analysed.found.turns.get(at).and_then(TurnAnalysis::mark).map_or("", Mark::sign);
    let control = ButtonId::Replay { of: ReplayOf::Game(analysed.table.id()), turn, step: ReplayStep::Open };
    Button::plain(say!(words, "button-analysis-turn", turn = turn.to_string(), sign), control)
}

fn shown(words: &Words, look: Look<'_>, analysed: Analysed<'_>, by: Option<PlayerId>) -> View {
    let Analysed { table, found } = analysed;
    let (game, rules) = (table.id().to_string(), rules_name(words, table.stored().record.rules));
    let report = found.report();
    let mut lines = vec![say!(words, "analysis-title", game, rules)];
    lines.extend([Side::First, Side::Second].map(|side| of_side(words, table, side, &report)));
    let points = points(found);
    if points.is_empty() {
        lines.push(say!(words, "analysis-no-turning-point"));
    } else {
        lines.push(say!(words, "analysis-where-it-turned"));
    }
    let mut pictures: Vec<Picture> = graph(words, look, analysed, &report, &points).into_iter().collect();
    for (number, &at) in (1_usize..).zip(&points) {
        let Some(point) = TurningPoint::of(analysed, at) else { continue };
        lines.push(point.said(words, analysed, number));
        pictures.push(point.picture(words, look, analysed));
    }
    if !points.is_empty() {
        lines.push(say!(words, "analysis-legend"));
    }
    if report.sides.iter().any(has_marks) {
        lines.push(say!(
            words,
            "analysis-signs",
            blunder = Mark::Blunder.sign(),
            mistake = Mark::Mistake.sign(),
            inaccuracy = Mark::Inaccuracy.sign(),
            only = Mark::OnlyMove.sign()
        ));
    }
    if let Some(by) = by {
        lines.push(say!(words, "analysis-shown-by", who = mention(by)));
    }
    View { text: words.named(lines.join("\n")), pictures, ..View::default() }
}

/// The turning points, in the order in which they were played.
fn points(found: &GameAnalysis) -> Vec<usize> {
    let mut points = found.report().turning_points;
    points.sort_unstable();
    points
}

/// How a side played, in a line.
fn of_side(words: &Words, table: &Table, side: Side, report: &Report) -> String {
    let Some(played) = report.sides.get(side as usize) else { return String::new() };
    let who = players::side(table, side);
    let SideReport { accuracy, inaccuracies, mistakes, blunders, only_moves } = *played;
    let Some(accuracy) = accuracy else { return say!(words, "analysis-side-forced", who) };
    let mut marks: Vec<String> = [("??", blunders), ("?", mistakes), ("?!", inaccuracies), ("!", only_moves)]
        .into_iter()
        .filter(|&(_, count)| count > 0)
        .map(|(sign, count)| format!("{count} × **{sign}**"))
        .collect();
    if marks.is_empty() {
        marks.push(say!(words, "analysis-no-marks"));
    }
    say!(words, "analysis-side", who, accuracy = percent(accuracy), marks = marks.join(" · "))
}

/// Whether any of a side's turns has a sign.
fn has_marks(side: &SideReport) -> bool {
    [side.blunders, side.mistakes, side.inaccuracies, side.only_moves].iter().any(|count| *count > 0)
}

/// A percentage, written as the language writes decimals.
fn percent(accuracy: Accuracy) -> f64 {
    f64::from(accuracy.tenths()) / 10.0
}

/// The graph of the chances.
fn graph(
    words: &Words,
    look: Look<'_>,
    analysed: Analysed<'_>,
    report: &Report,
    points: &[usize],
) -> Option<Picture> {
    let turns = &analysed.found.turns;
    let start = WinningChance::from_thousandths(turns.first()?.before.thousandths());
    let turn = |turn: &TurnAnalysis| GraphTurn {
        chance: WinningChance::from_thousandths(turn.after.thousandths()),
        mark: turn.mark().map(drawn),
    };
    let graph = ChancesGraph {
        title: say!(words, "analysis-graph-title"),
        start,
        turns: turns.iter().map(turn).collect(),
        turning_points: points.iter().map(|at| at + 1).collect(),
        theme: look.theme,
    };
    let accuracy = |side: &SideReport| side.accuracy.map_or(100.0, percent);
    let [first, second] = &report.sides;
    let end = WinningChance::from_thousandths(turns.last()?.after.thousandths()).percent();
    let alt = say!(
        words,
        "analysis-graph-alt",
        turns = turns.len(),
        one = colours(words, analysed, Side::First),
        other = colours(words, analysed, Side::Second),
        first = accuracy(first),
        second = accuracy(second),
        end
    );
    match graph.png() {
        Ok(png) => Some(Picture { png, alt }),
        Err(error) => {
            tracing::error!("drawing the chances of a game: {error}");
            None
        }
    }
}

const fn drawn(mark: Mark) -> TurnMark {
    match mark {
        Mark::OnlyMove => TurnMark::OnlyMove,
        Mark::Inaccuracy => TurnMark::Inaccuracy,
        Mark::Mistake => TurnMark::Mistake,
        Mark::Blunder => TurnMark::Blunder,
    }
}

/// A turn that decided the game, with the position before it.
struct TurningPoint<'a> {
    found: &'a TurnAnalysis,
    turn: u32,
    before: Position,
    played: Vec<Effects>,
    better: Vec<Effects>,
}

impl<'a> TurningPoint<'a> {
    fn of(analysed: Analysed<'a>, at: usize) -> Option<Self> {
        let found = analysed.found.turns.get(at)?;
        let record = &analysed.table.stored().record;
        let plies = analysed.plies(at);
        let before = Record { rules: record.rules, actions: record.actions.get(..plies.start)?.to_vec() };
        let before = before.replay_stored().ok()?;
        let played = effects(&before, record.actions.get(plies)?);
        let better = effects(&before, first_turn(&before, &found.best));
        Some(Self { found, turn: analysed.shown_turn(at), before, played, better })
    }

    /// What was played, why it was bad, and what was better.
    fn said(&self, words: &Words, analysed: Analysed<'_>, number: usize) -> String {
        let rules = self.before.rules();
        let why = self.found.reason.map(|reason| why::said(words, rules.game(), reason));
        say!(
            words,
            "analysis-turning-point",
            number = number.to_string(),
            turn = self.turn.to_string(),
            who = players::sat_down(analysed.table, self.found.seat),
            played = hint::turn(words, &actions(&self.played)).unwrap_or_default(),
            sign = self.found.mark().map_or("", Mark::sign),
            why = why.unwrap_or_default(),
            best = hint::turn(words, &actions(&self.better)).unwrap_or_default(),
        )
    }

    /// The position before the turn, with what was played and what was better.
    fn picture(&self, words: &Words, look: Look<'_>, analysed: Analysed<'_>) -> Picture {
        let chance = WinningChance::from_thousandths(self.found.before.thousandths());
        let marks =
            Marks { last: &self.played, better: &self.better, chance: Some(chance), ..Marks::default() };
        let png = look.small_png(&self.before, &marks, look.below(analysed.table));
        let alt = say!(
            words,
            "analysis-board-alt",
            turn = self.turn.to_string(),
            position = spoken::position(words, &self.before, &[], None),
            played = line(&actions(&self.played)),
            best = line(&actions(&self.better))
        );
        Picture { png, alt }
    }
}

/// What actions do from a position on, as far as they are legal.
fn effects(from: &Position, actions: &[Action]) -> Vec<Effects> {
    let mut position = from.clone();
    actions.iter().map_while(|&action| position.play_stored(action).ok()).collect()
}

fn actions(effects: &[Effects]) -> Vec<Action> {
    effects.iter().map(|effects| effects.action).collect()
}

/// The first turn of a line.
fn first_turn<'a>(from: &Position, line: &'a [Action]) -> &'a [Action] {
    let mut position = from.clone();
    let ends = line.iter().position(|&action| position.play_stored(action).map_or(true, |did| did.ends_turn));
    line.get(..ends.map_or(line.len(), |at| at + 1)).unwrap_or(line)
}
