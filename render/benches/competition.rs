//! Pictures of competitions and of chances as PNG files, each as large as it gets.
//!
//! `cargo bench -p render --bench competition`

#![expect(clippy::print_stdout, reason = "sizes are results too")]
#![expect(clippy::unwrap_used, reason = "the pictures can be drawn")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use render::{
    Bracket, BracketPlayer, BracketRound, BracketTie, Cell, CellResult, ChancesGraph, Crosstable,
    CrosstableHeadings, CrosstableRow, GraphTurn, Ranking, RankingHeadings, RankingRow, RoundCell, Slot,
    Theme, TieEnd, TurnMark, WinningChance, Zone,
};

const NAMES: [&str; 5] = ["Ada Lovelace", "ben", "Чіді Окафор", "Nguyễn Thị Hằng", "marie_claire"];

/// A name, different from those beside it.
fn name(number: usize) -> String {
    NAMES[number % NAMES.len()].to_owned()
}

fn result(number: usize) -> CellResult {
    CellResult::ALL[number % CellResult::ALL.len()]
}

/// The number as a place.
fn place(number: usize) -> u16 {
    u16::try_from(number).unwrap()
}

/// A division of 15, each of whom plays everyone twice.
fn crosstable() -> Crosstable {
    let row = |one: usize| CrosstableRow {
        place: place(one + 1),
        name: name(one),
        points: format!("{}½", 20 - one),
        left: "4".to_owned(),
        range: "10–15".to_owned(),
        cells: (0..15).map(|other| Cell::Two(result(one * 3 + other * 5), result(one + other))).collect(),
        zone: [Zone::Up, Zone::None, Zone::DownClinched][one / 5],
        is_out: one == 9,
    };
    let headings = CrosstableHeadings {
        player: "Player".to_owned(),
        points: "Points".to_owned(),
        left: "Left".to_owned(),
        range: "Range".to_owned(),
    };
    let rows = (0..15).map(row).collect();
    Crosstable { title: "Division 2 · Round 5".to_owned(), headings, rows, theme: Theme::Savanna }
}

/// A page of 20 players after 15 rounds.
fn ranking() -> Ranking {
    let row = |one: usize| RankingRow {
        place: place(one + 1),
        name: name(one),
        points: format!("{}½", 20 - one),
        tie_breaks: vec!["112½".to_owned(), "98¼".to_owned()],
        rounds: (0..15)
            .map(|round| {
                let number = one * 7 + round * 11;
                RoundCell::Against { opponent: place(number % 40 + 1), result: result(number) }
            })
            .collect(),
        is_out: one == 9,
    };
    let headings = RankingHeadings {
        player: "Player".to_owned(),
        points: "Points".to_owned(),
        tie_breaks: vec!["Buch.".to_owned(), "S-B".to_owned()],
    };
    let rows = (0..20).map(row).collect();
    Ranking { title: "Swiss tournament".to_owned(), headings, rows, theme: Theme::Savanna }
}

/// A knock-out of 16 players that is over.
fn bracket() -> Bracket {
    let player = |number: usize| {
        Slot::Player(BracketPlayer { seed: number.to_string(), name: name(number), score: "1½".to_owned() })
    };
    let round = |ties: usize| BracketRound {
        heading: format!("{ties} ties"),
        ties: (0..ties)
            .map(|tie| BracketTie { upper: player(tie), lower: player(tie + 8), end: TieEnd::Upper })
            .collect(),
    };
    Bracket { title: "Cup".to_owned(), rounds: [8, 4, 2, 1].map(round).to_vec(), ..Bracket::default() }
}

/// A game of 60 turns.
fn chances() -> ChancesGraph {
    let turn = |number: u16| GraphTurn {
        chance: WinningChance::from_thousandths(number * 397 % 1_001),
        mark: (number.is_multiple_of(7)).then_some(TurnMark::Mistake),
    };
    ChancesGraph {
        title: "Ada – Ben".to_owned(),
        turns: (1..=60).map(turn).collect(),
        turning_points: vec![31, 5, 24],
        ..ChancesGraph::default()
    }
}

fn competition(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("competition");
    group.sample_size(20);
    let mut measure = |name: &str, draw: &dyn Fn() -> Vec<u8>| {
        println!("{name}: {} bytes", draw().len());
        group.bench_function(name, |bencher| bencher.iter(draw));
    };
    let (crosstable, ranking, bracket, chances) = (crosstable(), ranking(), bracket(), chances());
    measure("crosstable", &|| black_box(&crosstable).png().unwrap());
    measure("ranking", &|| black_box(&ranking).png().unwrap());
    measure("bracket", &|| black_box(&bracket).png().unwrap());
    measure("chances", &|| black_box(&chances).png().unwrap());
    group.finish();
}

criterion_group!(benches, competition);
criterion_main!(benches);
