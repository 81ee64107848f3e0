//! Tables and brackets as pictures: what each row and tie shows, and what the alt text says.

use play::{
    PlayerId,
    competition::{Contest, Format, Outcome, Pairing, Standing, TieSoFar, Why},
};
use render::{
    Bracket, BracketPart, BracketPlayer, BracketRound, BracketTie, Cell, CellResult, Crosstable,
    CrosstableHeadings, CrosstableRow, NotDrawn, Ranking, RankingHeadings, RankingRow, RoundCell, Slot,
    TieEnd, Zone,
};
use tournament::{GameResult, Points, table::Certainty};

use super::{Names, place, shown};
use crate::{
    look::Look,
    texts::{Words, say},
    views::{Picture, name::clean},
};

/// How many rows of a Swiss table are drawn.
const ROWS: usize = 20;
/// Discord's longest alt text.
const ALT: usize = 1_024;

/// The picture of a table or a bracket; `None` if there is nothing to draw.
pub fn drawn(
    words: &Words,
    look: Look<'_>,
    contest: &Contest,
    division: u16,
    names: &Names,
) -> Option<Picture> {
    let drawn = match contest.competition.plan.format {
        Format::League { .. } => crosstable(words, look, contest, division, names)?,
        Format::Swiss { .. } => ranking(words, look, contest, names)?,
        Format::KnockOut => bracket(words, look, contest, names)?,
        Format::Ladder => return None,
    };
    match drawn {
        (Ok(png), alt) => Some(Picture { png, alt: alt.chars().take(ALT).collect() }),
        (Err(error), _) => {
            tracing::error!("drawing a table: {error:#}");
            None
        }
    }
}

type Drawn = (Result<Vec<u8>, NotDrawn>, String);

fn title(words: &Words, contest: &Contest, division: u16) -> String {
    let name = clean(contest.competition.plan.name.as_str());
    format!("{name} · {}", place::part(words, contest, division))
}

fn crosstable(
    words: &Words,
    look: Look<'_>,
    contest: &Contest,
    division: u16,
    names: &Names,
) -> Option<Drawn> {
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
    let alt = say!(words, "table-picture-league", division, rows = spoken(words, &standings, names));
    Some((crosstable.png(), alt))
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

fn ranking(words: &Words, look: Look<'_>, contest: &Contest, names: &Names) -> Option<Drawn> {
    let standings = contest.table(0);
    if standings.is_empty() {
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
    let row = |(number, row): (u16, &Standing)| RankingRow {
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
        rows: (1..).zip(standings.iter().take(ROWS)).map(row).collect(),
        theme: look.theme,
    };
    let alt = say!(words, "table-picture-swiss", rows = spoken(words, &standings, names));
    Some((ranking.png(), alt))
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
fn spoken(words: &Words, standings: &[Standing], names: &Names) -> String {
    let row = |row: &Standing| {
        let (place, who, points) = (row.place, names.of(row.id), shown(row.points));
        say!(words, "table-picture-row", place, who, points)
    };
    standings.iter().map(row).collect::<Vec<_>>().join("; ")
}

fn bracket(words: &Words, look: Look<'_>, contest: &Contest, names: &Names) -> Option<Drawn> {
    let rounds = play::competition::rounds(contest);
    let last = rounds.last()?;
    let seeds = |player: PlayerId| {
        let seed = contest.seeds().position(|one| one == player);
        seed.map(|index| (index + 1).to_string()).unwrap_or_default()
    };
    let slot = |player: PlayerId, halves: Option<u32>| {
        let score = halves.map(Points::from_halves).map(shown).unwrap_or_default();
        Slot::Player(BracketPlayer { seed: seeds(player), name: names.of(player), score })
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
    // The rounds to come are drawn empty.
    let mut ties = last.len();
    let mut drawn: Vec<BracketRound> = (1..)
        .zip(&rounds)
        .map(|(round, ties)| BracketRound {
            heading: say!(words, "table-round", round),
            ties: ties.iter().map(tie).collect(),
        })
        .collect();
    while ties > 1 {
        ties = ties.div_ceil(2);
        let heading = say!(words, "table-round", round = drawn.len() + 1);
        drawn.push(BracketRound { heading, ties: Vec::new() });
    }
    let bracket = Bracket {
        title: title(words, contest, 0),
        rounds: drawn,
        part: BracketPart::default(),
        theme: look.theme,
    };
    let spoken = last.iter().map(|one| {
        let Some(worse) = one.worse else {
            return say!(words, "table-picture-bye", player = names.of(one.better));
        };
        let (first, second) = (names.of(one.better), names.of(worse));
        let points = |halves| shown(Points::from_halves(halves));
        let score = format!("{}:{}", points(one.points.0), points(one.points.1));
        say!(words, "table-picture-tie", first, second, score)
    });
    let ties = spoken.collect::<Vec<_>>().join("; ");
    let alt = say!(words, "table-picture-bracket", round = rounds.len(), ties);
    Some((bracket.png(), alt))
}

fn small(place: usize) -> u16 {
    u16::try_from(place).unwrap_or(u16::MAX)
}
