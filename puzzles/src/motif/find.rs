//! Which motifs a solution has.

use games::{Game, Position};

use super::{Motif, common, damala, damas, line::Line, rows};
use crate::step::Step;

/// The motifs of a solution, in the order of [`Motif::ALL`].
pub(crate) fn of(position: &Position, steps: &[Step]) -> Vec<Motif> {
    let Some(line) = Line::play(position, steps) else { return Vec::new() };
    let has = |&motif: &Motif| {
        common::has(&line, motif)
            || match line.game {
                Game::Dara | Game::Wali | Game::Dala | Game::Morris => rows::has(&line, motif),
                Game::Damas => damas::has(&line, motif),
                Game::Damala => damala::has(&line, motif),
            }
    };
    Motif::ALL.iter().copied().filter(has).collect()
}

#[cfg(test)]
mod tests {
    use crate::Puzzle;

    /// The motifs of a line of play, best or not.
    fn motifs(record: &str, line: &str) -> String {
        let actions: Vec<_> = line.split(' ').map(|action| action.parse().unwrap()).collect();
        let puzzle = Puzzle::new(record.parse().unwrap(), &actions, 1_000).unwrap();
        puzzle.motifs().iter().map(|motif| motif.name()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn mills_of_morris() {
        assert_eq!(motifs("morris:nine a1 d6 d1 d7", "g1 xd7"), "drops");
        assert_eq!(motifs("morris:nine a1 d6 d1 d7", "a7"), "quiet drops");
        assert_eq!(motifs("morris:nine a1 d6 d1 d7", "d5"), "quiet drops guard", "only that prevents a mill");
        assert_eq!(motifs("morris:nine a1 d6 g7 b2", "g1"), "quiet drops double-threat", "d1 and g4");
        assert_eq!(motifs("morris:nine a1 d6 d1 b2 g4 f4 g7 c3", "g1 xd6"), "drops double-row");
        assert_eq!(motifs("morris:nine a1 d6 d1 d7", "a4 d5 xa1 a1"), "quiet sacrifice drops double-threat");
        assert_eq!(motifs("morris:nine a1 d6 d1 d7", "g1 xd7 a4 f2"), "drops");
    }

    #[test]
    fn pieces_that_leave_a_row_or_fly() {
        let reopened = "morris:nine d6 b2 d2 g1 e4 f6 c3 b4 d5 d7 d3 e3 d1 xe3 e3 c5 b6 xd6 c4 xf6 e5 d1-a1 g1-d1 \
                        d5-d6 e5-d5 d2-f2";
        assert_eq!(motifs(reopened, "b2-d2 e4-f4 d2-b2 xd6"), "quiet double-threat reopen");
        let see_saw = "dara:capture-ten e5 c6 b5 d1 d4 a4 b3 c3 a6 c2 d2 b4 e3 c1 b2 d3 c4 b1 a3 a5 e1 e4 d5 c5 d2-e2 xe4";
        assert_eq!(motifs(see_saw, "c2-d2 xc4"), "see-saw");
        let flown = "morris:morabaraba b2 b6 a1 f6 e3 c3 a7 g7 g1 e5 xg1 f2 d6 xf2 a4 xc3 c3 f2 g1 d2 xg1 g1 g4 c5 d5 c4 \
                     xd5 d5 d1 f2-f4 e5-e4 e3-f2 xe4 c4-b4 f2-e3 b4-c4 xf4 a4-b4 g1-f2 b4-a4 xf2 c4-b4 e3-f2 xc3 f6-e5 \
                     f2-e3 e5-f6 xd2 e3-d3 c5-c4 d5-e5 c4-c3 g4-g1 b6-c5 g1-f2 d1-d2 d3-e3 b4-b6 xe5 a4-b4 c5-d5 b4-a4 \
                     xg7 d6-d7 a1-d1 f6-d6 xb2 a4-a1 b6-c5 e3-d3 c5-c4 f2-g1 xc3 d7-g7 a1-a4 g7-d7 xg1 d3-e3 d5-c5 \
                     d1-a1 xd6 d2-b2 a4-b4 b2-c3 xb4 e3-d1 c4-b4 d1-a4 xc5 c3-d5";
        assert_eq!(motifs(flown, "a1-d6"), "quiet ending guard flying");
        let broken = "dara:capture-ten c2 e3 d3 e4 d4 d1 a4 b2 d5 a3 c6 c4 c3 e5 a1 d2 e1 b5 a5 b3 b1 c1 e2 c5 a4-b4 a3-a4 \
                      a1-a2 b5-b6 a5-b5 a4-a3 a2-a1 a3-a2 b5-a5 b6-b5 a5-a4 e5-e6 d5-e5 e6-d6 d4-d5 b5-a5 a4-a3 a5-a4 \
                      d5-d4 d6-d5 c6-b6 c5-c6 b6-b5 d5-c5 xc3";
        assert_eq!(motifs(broken, "e5-d5 xc4"), "row-breaker");
    }

    #[test]
    fn rows_of_both_sides_are_a_race() {
        let race = "dala:standard d4 c4 c3 d3 b4 d5 b2 b3 c2 d1 c1 xd5 d2 xb4 a1 a6 a2 xc4 a3 e4 a5 c6 c5 f3";
        assert_eq!(motifs(race, "b5 xd4 b1 xb3 b3"), "trade drops double-threat race");
    }

    #[test]
    fn captures_of_damas() {
        assert_eq!(motifs("damas:ruibal c3-d4 f6-e5", "d4xf6 g7xe5 a3-b4"), "trade");
        let breakthrough = "damas:ruibal a3-b4 d6-e5 c3-d4 e5xc3 b2xd4 e7-d6 c1-b2";
        let found = motifs(breakthrough, "b6-c5 d4xb6 a7xc5xa3xc1");
        assert_eq!(found, "quiet sacrifice chain promotion breakthrough");
        assert_eq!(motifs("damas:ruibal c3-d4 f6-e5 a3-b4", "force"), "quiet force");
        assert_eq!(motifs("damas:ruibal c3-d4 f6-e5 a3-b4", "huff:d4 e5-d4"), "huff");
    }

    #[test]
    fn a_dama_blocks() {
        let blocked = "damas:ruibal a3-b4 b6-c5 b2-a3 d6-e5 e3-d4 c7-d6 huff:c5 g3-f4 b8-c7 b4-c5 e5xg3 h2xf4 d6xb4 c3xa5 \
                       a7-b6 d2-e3 e7-d6 d4-e5 f6xd4 e3xc5xa7 f8-e7 a3-b4 c7-b6 f2-g3 huff:a5 g7-f6 g3-h4 b6-a5 a7-b8 \
                       h8-g7 force a5xc3 b8xe5xb2 f6-e5 b2xg7 h8xf6 h4-g5 f6xh4 f4-e5 e7-d6 e5xc7 d8xb6 a1-b2 b6-c5 \
                       c1-d2 h4-g3 b2-a3 g3-h2 d2-c3 h6-g5 c3-d4 c5xe3 a3-b4 e3-d2 e1xc3 g5-h4 b4-c5 h4-g3 c3-d4 \
                       g3-f2 g1xe3 h2-g1 d4-e5";
        let found = motifs(blocked, "g1xd4xf6 c5-b6 f6-e5 b6-a7 e5-b8");
        assert_eq!(found, "finish block squeeze long ending chain dama");
    }

    #[test]
    fn marbles_of_damala() {
        assert_eq!(motifs("damala:standard", "d3-d4"), "quiet bonus");
        assert_eq!(motifs("damala:standard d2-d3 d6-d5 c3-d3 c5-d5", "d3-c3-b3-a3"), "quiet stack");
    }

    #[test]
    fn the_only_reply_is_forced() {
        assert_eq!(
            motifs("damas:ruibal c3-d4 f6-e5 a3-b4", "force d4xf6 g7xe5"),
            "quiet sacrifice forced force"
        );
    }
}
