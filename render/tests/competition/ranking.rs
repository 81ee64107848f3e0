//! Rankings.

use render::{CellResult, Ranking, RankingHeadings, RankingRow, RoundCell, Theme};

use super::{NAMES, golden_file, strange};

const fn against(opponent: u16, result: CellResult) -> RoundCell {
    RoundCell::Against { opponent, result }
}

/// Every kind of round.
const ROUNDS: [RoundCell; 10] = [
    against(4, CellResult::Won),
    against(12, CellResult::Lost),
    against(7, CellResult::Drawn),
    RoundCell::Bye,
    against(118, CellResult::Playing),
    against(9, CellResult::NotYet),
    against(2, CellResult::Forfeited { won: true }),
    against(3, CellResult::Forfeited { won: false }),
    against(20, CellResult::Void),
    RoundCell::Blank,
];

/// A tournament whose last round shows every kind.
fn tournament(rows: usize, rounds: usize, tie_breaks: &[&str], theme: Theme) -> Ranking {
    let row = |number: usize| {
        let round = |round: usize| {
            if round + 1 == rounds {
                return ROUNDS[(number + 4) % ROUNDS.len()];
            }
            let result = [CellResult::Won, CellResult::Lost, CellResult::Drawn][(number * 2 + round * 5) % 3];
            against(u16::try_from((number * 5 + round * 11) % rows + 1).unwrap(), result)
        };
        RankingRow {
            place: u16::try_from(number + 1).unwrap(),
            name: NAMES[number % NAMES.len()].to_owned(),
            points: format!("{}{}", (rows - number) * rounds / rows, if number % 3 == 1 { "½" } else { "" }),
            tie_breaks: tie_breaks.iter().map(|_| format!("{}¼", 60 - number)).collect(),
            rounds: (0..rounds).map(round).collect(),
            is_out: number == 5,
        }
    };
    Ranking {
        title: "Spring Swiss · Round 7".to_owned(),
        headings: RankingHeadings {
            player: "Player".to_owned(),
            points: "Points".to_owned(),
            tie_breaks: tie_breaks.iter().map(|&heading| heading.to_owned()).collect(),
        },
        rows: (0..rows).map(row).collect(),
        theme,
    }
}

fn check(name: &str, ranking: &Ranking) {
    golden_file::compare(&format!("ranking-{name}"), &ranking.png().unwrap());
}

#[test]
fn rankings_of_all_sizes_look_as_before() {
    for theme in Theme::ALL {
        check(&format!("seven-rounds-{theme}"), &tournament(10, 7, &["Buch.", "S-B"], theme));
    }
    check("fifteen-rounds-savanna", &tournament(20, 15, &["Buch.", "S-B"], Theme::Savanna));
    check("three-rounds-night", &tournament(4, 3, &["Buchholz"], Theme::Night));
}

#[test]
fn strange_texts_stay_in_their_columns() {
    let row = |text: &String| RankingRow {
        place: u16::MAX,
        name: text.clone(),
        points: text.clone(),
        tie_breaks: vec![text.clone(); 3],
        rounds: vec![against(u16::MAX, CellResult::Won); 15],
        is_out: text.len() > 200,
    };
    let long = strange()[3].clone();
    let headings =
        RankingHeadings { player: long.clone(), points: long.clone(), tie_breaks: vec![long.clone(); 3] };
    let rows = strange().iter().map(row).collect();
    check("strange-savanna", &Ranking { title: long, headings, rows, theme: Theme::Savanna });
}

#[test]
fn what_does_not_fit_is_not_drawn() {
    let page = |rows: usize, rounds: usize, tie_breaks: usize| {
        let row = RankingRow {
            place: 1,
            tie_breaks: vec!["1".to_owned(); tie_breaks],
            rounds: vec![RoundCell::Bye; rounds],
            ..RankingRow::default()
        };
        let headings =
            RankingHeadings { tie_breaks: vec!["S-B".to_owned(); tie_breaks], ..RankingHeadings::default() };
        Ranking { headings, rows: vec![row; rows], ..Ranking::default() }.png().unwrap()
    };
    let most = page(20, 15, 3);
    assert!(page(50, 99, 9) == most);
    for less in [page(19, 15, 3), page(20, 14, 3), page(20, 15, 2)] {
        assert!(less != most);
    }
}

#[test]
fn rows_may_have_fewer_rounds_and_tie_breaks_than_others() {
    let rows = |short: RankingRow| {
        let long = RankingRow { rounds: vec![RoundCell::Bye; 3], ..RankingRow::default() };
        Ranking { rows: vec![long, short], ..Ranking::default() }.png().unwrap()
    };
    let blank = RankingRow { rounds: vec![RoundCell::Blank; 3], ..RankingRow::default() };
    assert!(rows(RankingRow::default()) == rows(blank));
}

#[test]
fn a_tournament_without_players_can_be_drawn() {
    for theme in Theme::ALL {
        let empty = Ranking { theme, ..Ranking::default() }.png().unwrap();
        assert_eq!(golden_file::decode(&empty).width(), 640);
    }
}

#[test]
fn files_are_small() {
    let size = tournament(20, 15, &["Buch.", "S-B"], Theme::Savanna).png().unwrap().len();
    assert!(size <= 150_000, "{size} bytes");
}
