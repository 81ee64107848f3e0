//! Tables and brackets as pictures: what each row and tie shows, and what the alt text says.

use std::{collections::BTreeMap, ops::Range};

use play::{
    PlayerId,
    competition::{Contest, Format, Outcome, Pairing, Standing, TieSoFar, Why},
};
use render::{
    Bracket, BracketPlayer, BracketRound, BracketTie, Cell, CellResult, Crosstable, CrosstableHeadings,
    CrosstableRow, NotDrawn, PartRound, Ranking, RankingHeadings, RankingRow, RoundCell, Slot, TieEnd, Zone,
    can_write,
};
use tournament::{GameResult, Points, table::Certainty};

use super::{Names, fitting, parts, parts::ROWS, place, plain_name, shown};
use crate::{
    look::Look,
    texts::{Words, say},
    views::{Picture, View, mention},
};

/// Discord's longest alt text.
const ALT: usize = 1_024;
/// Discord's most files in a message.
const PICTURES: usize = 10;

/// A picture, and the players it can't name.
pub(super) struct Drawn {
    picture: Picture,
    /// Players whose names the font can't write, with the numbers that the picture has instead.
    unnamed: Vec<(u16, PlayerId)>,
}

/// The picture of a part of a table or a bracket; `None` if there is nothing to draw.
pub(super) fn drawn(
    words: &Words,
    look: Look<'_>,
    contest: &Contest,
    part: u16,
    names: &Names,
) -> Option<Drawn> {
    let Image { png, alt, numbers } = match contest.competition.plan.format {
        Format::League { .. } => crosstable(words, look, contest, part, names)?,
        Format::Swiss { .. } => ranking(words, look, contest, part, names)?,
        Format::KnockOut => bracket(words, look, contest, part, names)?,
        Format::Ladder => return None,
    };
    match png {
        Ok(png) => {
            let mut unnamed: Vec<_> =
                numbers.into_iter().filter(|(_, player)| !can_write(&names.of(*player))).collect();
            unnamed.sort_unstable();
            unnamed.dedup();
            Some(Drawn { picture: Picture { png, alt: fitting::cut(&alt, ALT) }, unnamed })
        }
        Err(error) => {
            tracing::error!("drawing a table: {error:#}");
            None
        }
    }
}

/// A message with pictures of these parts, as many as it can have. It lists the players they can't name, and says whether there would be
/// more.
pub(super) fn with(
    words: &Words,
    text: String,
    parts: Range<u16>,
    draw: impl Fn(u16) -> Option<Drawn>,
) -> View {
    let rest = (parts.len() > PICTURES).then(|| say!(words, "table-rest"));
    let drawn: Vec<Drawn> = parts.take(PICTURES).filter_map(draw).collect();
    let has_one = drawn.len() == 1;
    let unnamed = drawn.iter().flat_map(|drawn| &drawn.unnamed);
    // In several tables, a number would be that of several players.
    let named = |&(number, player): &(u16, PlayerId)| {
        if has_one { format!("{number}. {}", mention(player)) } else { mention(player) }
    };
    let unnamed: Vec<String> = unnamed.map(named).collect();
    let text = [Some(text), rest].into_iter().flatten().collect::<Vec<_>>().join("\n");
    let text = if unnamed.is_empty() { text } else { fitting::with_unnamed(words, text, &unnamed) };
    View { pictures: drawn.into_iter().map(|drawn| drawn.picture).collect(), ..View::words(text) }
}

impl Drawn {
    /// The same beside a text that has the rows of the picture, and so names everyone.
    pub(super) fn beside_rows(self) -> Self {
        Self { unnamed: Vec::new(), ..self }
    }
}

/// What is drawn of a part.
struct Image {
    png: Result<Vec<u8>, NotDrawn>,
    alt: String,
    /// The players, with the numbers by which the picture has them: rows or seeds.
    numbers: Vec<(u16, PlayerId)>,
}

fn title(words: &Words, contest: &Contest, division: u16) -> String {
    let name = plain_name(&contest.competition);
    format!("{name} · {}", place::part_name(words, contest, division))
}

fn crosstable(
    words: &Words,
    look: Look<'_>,
    contest: &Contest,
    division: u16,
    names: &Names,
) -> Option<Image> {
    let standings = contest.table(division);
    if standings.is_empty() {
        return None;
    }
    let order: Vec<PlayerId> = standings.iter().map(|row| row.id).collect();
    let is_over = contest.competition.phase.is_final();
    // Rows are numbered throughout, as columns are named by their numbers; the text says which places are shared.
    let row = |(number, row): (u16, &Standing)| CrosstableRow {
        place: number,
        name: names.of(row.id),
        points: shown(row.points),
        left: if is_over { String::new() } else { row.left.to_string() },
        range: if is_over { String::new() } else { place::range(words, row) },
        cells: order.iter().map(|&other| cell(contest, division, row.id, other)).collect(),
        zone: zone(contest, row, standings.len()),
        is_out: contest.entrant(row.id).is_some_and(|entrant| entrant.out.is_some()),
    };
    let crosstable = Crosstable {
        title: title(words, contest, division),
        headings: CrosstableHeadings {
            player: say!(words, "table-heading-player"),
            points: say!(words, "table-heading-points"),
            left: if is_over { String::new() } else { say!(words, "table-heading-left") },
            range: if is_over { String::new() } else { say!(words, "table-heading-range") },
        },
        rows: (1..).zip(&standings).map(row).collect(),
        theme: look.theme,
    };
    let alt = say!(words, "table-picture-league", division, rows = spoken(words, standings.iter(), names));
    Some(Image { png: crosstable.png(), alt, numbers: (1..).zip(order).collect() })
}

/// The games of one player against another.
fn cell(contest: &Contest, division: u16, own: PlayerId, other: PlayerId) -> Cell {
    let games = contest.pairings.iter().filter(|one| one.division == division);
    let mut games = games.filter(|one| one.has(own) && one.opponent(own) == Some(other));
    let result = |pairing: &Pairing| cell_result(pairing, own);
    match (games.next(), games.next()) {
        (Some(one), Some(two)) => Cell::Two(result(one), result(two)),
        (Some(one), None) => Cell::One(result(one)),
        (None, _) => Cell::Blank,
    }
}

fn cell_result(pairing: &Pairing, own: PlayerId) -> CellResult {
    let is_forfeit = pairing.decided.is_some_and(|decided| decided.why == Why::Withdrawn);
    let won = |first: bool| (pairing.first == own) == first;
    match (pairing.outcome(), pairing.running()) {
        (None, None) => CellResult::NotYet,
        (None, Some(_)) => CellResult::Playing,
        (Some(Outcome::Void), _) => CellResult::Void,
        (Some(Outcome::Counts(GameResult::Drawn)), _) => CellResult::Drawn,
        (Some(Outcome::Counts(result)), _) => {
            let won = won(result == GameResult::FirstWon);
            match (is_forfeit, won) {
                (true, won) => CellResult::Forfeited { won },
                (false, true) => CellResult::Won,
                (false, false) => CellResult::Lost,
            }
        }
    }
}

/// Whether a player would go up or down by the present table, and whether that is certain.
fn zone(contest: &Contest, row: &Standing, players: usize) -> Zone {
    let division = contest.entrant(row.id).map(|entrant| entrant.division).unwrap_or_default();
    let (up, down) = contest.movers(division);
    match contest.stake(row) {
        Some((true, Certainty::Certain)) => Zone::UpClinched,
        Some((false, Certainty::Certain)) => Zone::DownClinched,
        Some((true, Certainty::Open)) if row.place <= up => Zone::Up,
        Some((false, Certainty::Open)) if row.place > players.saturating_sub(down) => Zone::Down,
        Some((_, Certainty::Open | Certainty::Impossible)) | None => Zone::None,
    }
}

fn ranking(words: &Words, look: Look<'_>, contest: &Contest, page: u16, names: &Names) -> Option<Image> {
    let standings = contest.table(0);
    let before = usize::from(page) * ROWS;
    let rows: Vec<(u16, &Standing)> = (1..).zip(&standings).skip(before).take(ROWS).collect();
    if rows.is_empty() {
        return None;
    }
    let last = contest.pairings.iter().map(|pairing| pairing.round).max().unwrap_or_default();
    let number = |player: PlayerId| {
        standings.iter().position(|row| row.id == player).map_or(0, |index| small(index + 1))
    };
    let round = |player: PlayerId, round: u16| {
        let own = contest.pairings_of(player).find(|pairing| pairing.round == round);
        match own.map(|pairing| (pairing, pairing.opponent(player))) {
            None => RoundCell::Blank,
            Some((_, None)) => RoundCell::Bye,
            Some((pairing, Some(opponent))) => {
                RoundCell::Against { opponent: number(opponent), result: cell_result(pairing, player) }
            }
        }
    };
    let row = |&(number, row): &(u16, &Standing)| RankingRow {
        place: number,
        name: names.of(row.id),
        points: shown(row.points),
        tie_breaks: vec![quarters(row.sonneborn_berger_quarters)],
        rounds: (1..=last).map(|number| round(row.id, number)).collect(),
        is_out: contest.entrant(row.id).is_some_and(|entrant| entrant.out.is_some()),
    };
    let ranking = Ranking {
        title: title(words, contest, 0),
        headings: RankingHeadings {
            player: say!(words, "table-heading-player"),
            points: say!(words, "table-heading-points"),
            tie_breaks: vec![say!(words, "table-heading-berger")],
        },
        rows: rows.iter().map(row).collect(),
        theme: look.theme,
    };
    let on_page = rows.iter().map(|(_, row)| *row);
    let alt = say!(words, "table-picture-swiss", rows = spoken(words, on_page, names));
    let numbers = rows.iter().map(|(number, row)| (*number, row.id)).collect();
    Some(Image { png: ranking.png(), alt, numbers })
}

/// Quarters of a point: `4¾`.
fn quarters(quarters: u64) -> String {
    let part = ["", "¼", "½", "¾"].into_iter().nth(usize::try_from(quarters % 4).unwrap_or_default());
    let part = part.unwrap_or_default();
    match quarters / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

/// The rows of a table for an alt text.
fn spoken<'a>(words: &Words, standings: impl Iterator<Item = &'a Standing>, names: &Names) -> String {
    let row = |row: &Standing| {
        let (place, who, points) = (row.place, names.of(row.id), shown(row.points));
        say!(words, "table-picture-row", place, who, points)
    };
    standings.map(row).collect::<Vec<_>>().join("; ")
}

fn bracket(words: &Words, look: Look<'_>, contest: &Contest, part: u16, names: &Names) -> Option<Image> {
    let rounds = play::competition::rounds(contest);
    if rounds.is_empty() {
        return None;
    }
    let seeds: BTreeMap<PlayerId, u16> = contest.seeds().zip(1..).collect();
    let seed = |player: PlayerId| seeds.get(&player).copied().unwrap_or_default();
    let slot = |player: PlayerId, halves: Option<u32>| {
        let score = halves.map(Points::from_halves).map(shown).unwrap_or_default();
        Slot::Player(BracketPlayer { seed: seed(player).to_string(), name: names.of(player), score })
    };
    let tie = |one: &TieSoFar| BracketTie {
        upper: slot(one.better, one.worse.map(|_| one.points.0)),
        lower: one.worse.map_or(Slot::Bye, |worse| slot(worse, Some(one.points.1))),
        end: match (one.is_over, one.winner) {
            (false, _) => TieEnd::Open,
            (true, None) => TieEnd::Neither,
            (true, Some(winner)) if winner == one.better => TieEnd::Upper,
            (true, Some(_)) => TieEnd::Lower,
        },
    };
    let sizes = parts::ties(&rounds);
    // The rounds to come are drawn empty.
    let drawn = sizes.iter().enumerate().map(|(round, _)| BracketRound {
        heading: say!(words, "table-round", round = round + 1),
        ties: rounds.get(round).map(|ties| ties.iter().map(tie).collect()).unwrap_or_default(),
    });
    let part = parts::section(&rounds, part);
    let bracket =
        Bracket { title: title(words, contest, 0), rounds: drawn.collect(), part, theme: look.theme };
    let in_part = part.rounds(&sizes);
    let in_part: Vec<_> = in_part.iter().map(|shown| (shown.round, ties_of(&rounds, shown))).collect();
    let (round, newest) = in_part.iter().rfind(|(_, ties)| !ties.is_empty()).copied().unwrap_or((0, &[]));
    let spoken = newest.iter().map(|one| {
        let Some(worse) = one.worse else {
            return say!(words, "table-picture-bye", player = names.of(one.better));
        };
        let (first, second) = (names.of(one.better), names.of(worse));
        let points = |halves| shown(Points::from_halves(halves));
        let score = format!("{} – {}", points(one.points.0), points(one.points.1));
        say!(words, "table-picture-tie", first, second, score)
    });
    let ties = spoken.collect::<Vec<_>>().join("; ");
    let alt = say!(words, "table-picture-bracket", round = round + 1, ties);
    let players = in_part.iter().flat_map(|(_, ties)| *ties).flat_map(|tie| [Some(tie.better), tie.worse]);
    let numbers = players.flatten().map(|player| (seed(player), player)).collect();
    Some(Image { png: bracket.png(), alt, numbers })
}

/// The ties of a round that a part shows, as far as they are known.
pub(super) fn ties_of<'a>(rounds: &'a [Vec<TieSoFar>], shown: &PartRound) -> &'a [TieSoFar] {
    let ties = rounds.get(shown.round).and_then(|ties| ties.get(shown.first..)).unwrap_or_default();
    ties.get(..shown.places).unwrap_or(ties)
}

fn small(place: usize) -> u16 {
    u16::try_from(place).unwrap_or(u16::MAX)
}
