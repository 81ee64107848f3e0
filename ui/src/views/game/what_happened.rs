//! What the last action did, in words.

use games::{Action, Effects, RuleSet, Seat, Square, SquareSet};
use play::{BoardCause, Ending, ForfeitReason, GivenUp, Table};

use super::direction::direction;
use crate::{
    texts::{Words, say, series::series},
    views::{
        players::{self, sat_down, seated, sides},
        rules_names::row,
    },
};

/// What led to this board: the last action, a resignation in a team, or the start; nothing if a resignation ended the
/// game. Beside a turned board no direction is named, since words use the public orientation.
pub fn happened(words: &Words, table: &Table, how: BoardCause, turned: bool) -> Vec<String> {
    match how {
        BoardCause::Premoves { from } => played_ahead(words, table, from, turned),
        BoardCause::Computer { from } => with_computer(words, table, from, turned),
        BoardCause::LastTurn | BoardCause::TakenBack | BoardCause::Moved => last_turn(words, table, turned),
    }
}

/// The action that was played, and the premoves that answered it.
fn played_ahead(words: &Words, table: &Table, from: u32, turned: bool) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, did) in effects_from(table, from).iter().enumerate() {
        let said = deed_of(words, rules_of(table), seated(table, did.by), did, turned);
        lines.push(if number == 0 { said } else { say!(words, "did-premove", did = said) });
        lines.extend(effects(words, table, did));
    }
    lines
}

/// What members did and what the computer answered.
fn with_computer(words: &Words, table: &Table, from: u32, turned: bool) -> Vec<String> {
    let mut lines: Vec<String> =
        if from == 0 && !member_plays_first(table) { begun(words, table) } else { Vec::new() };
    for did in &effects_from(table, from) {
        lines.push(deed_of(words, rules_of(table), seated(table, did.by), did, turned));
        lines.extend(effects(words, table, did));
    }
    lines
}

/// Whether the first turn was a member's.
fn member_plays_first(table: &Table) -> bool {
    table.player(Seat::FIRST).and_then(play::Player::member).is_some()
}

/// The players, at the start of a game.
fn begun(words: &Words, table: &Table) -> Vec<String> {
    let order = (table.stored().record.rules.seats() > 2).then(|| order(words, table));
    [Some(say!(words, "board-begun", players = sides(table))), order].into_iter().flatten().collect()
}

fn last_turn(words: &Words, table: &Table, turned: bool) -> Vec<String> {
    // The ending says it all, and no one has played since the previous board.
    if table.ending().is_some_and(Ending::is_void) {
        return Vec::new();
    }
    if let Some(out) = table.given_up_now().last() {
        return plays_on(words, table, out).into_iter().collect();
    }
    let Some(last) = table.last() else {
        return begun(words, table);
    };
    [vec![deed_of(words, rules_of(table), seated(table, last.by), last, turned)], effects(words, table, last)]
        .concat()
}

/// The players in order of play.
fn order(words: &Words, table: &Table) -> String {
    let seats = Seat::ALL.into_iter().take(table.stored().record.rules.seats());
    let players = seats.map(|seat| sat_down(table, seat)).collect::<Vec<_>>().join(", ");
    say!(words, "board-order", players)
}

/// Who gave up, and that the partner plays on; nothing without a partner.
fn plays_on(words: &Words, table: &Table, out: GivenUp) -> Option<String> {
    let partner = players::of(table, table.plays_for(out.seat)?);
    let who = sat_down(table, out.seat);
    Some(match out.why {
        ForfeitReason::Resigned => say!(words, "board-resigned", who, partner),
        ForfeitReason::Left => say!(words, "board-left", who, partner),
        ForfeitReason::OutOfTime => say!(words, "board-out-of-time", who, partner),
    })
}

/// The effects of each action of a turn, a line each, with seats named by `named`. `over` tells whether the game has
/// ended; if `turned`, no direction is named.
pub(in crate::views) fn turn(
    words: &Words,
    rules: RuleSet,
    named: &dyn Fn(Seat) -> String,
    turn: &[Effects],
    over: bool,
    turned: bool,
) -> Vec<String> {
    turn.iter()
        .flat_map(|did| {
            [vec![deed_of(words, rules, named(did.by), did, turned)], beyond(words, rules, named, did, over)]
        })
        .flatten()
        .collect()
}

/// An action in a sentence, in the public orientation.
pub(super) fn action(words: &Words, table: &Table, last: &Effects) -> String {
    deed_of(words, rules_of(table), seated(table, last.by), last, false)
}

fn rules_of(table: &Table) -> RuleSet {
    table.stored().record.rules
}

fn deed_of(words: &Words, rules: RuleSet, who: String, last: &Effects, turned: bool) -> String {
    let did = match last.action {
        Action::Drop(square) => say!(words, "did-drop", who, square = square.to_string()),
        Action::Take(square) => say!(words, "did-take", who, square = square.to_string()),
        Action::Huff(square) => say!(words, "did-huff", who, square = square.to_string()),
        Action::Force => say!(words, "did-force", who),
        Action::Jump(path) => {
            let (path, count) = (joined(path.squares()), last.taken.len());
            say!(words, "did-jump", who, path, count)
        }
        Action::Move(path) => {
            let step = match *path.squares() {
                [from, to] if !turned => {
                    direction(rules.board(), from, to).map(|direction| (from, to, direction))
                }
                _ => None,
            };
            match step {
                Some((from, to, direction)) => say!(
                    words,
                    "did-step",
                    who,
                    from = from.to_string(),
                    to = to.to_string(),
                    direction = direction.say(words),
                ),
                None => say!(words, "did-move", who, path = joined(path.squares())),
            }
        }
    };
    if last.row.is_empty() { did } else { say!(words, "did-make-row", did, row = row(rules.game())) }
}

/// The further effects of an action, a line each.
fn effects(words: &Words, table: &Table, last: &Effects) -> Vec<String> {
    beyond(words, rules_of(table), &|seat| seated(table, seat), last, table.ending().is_some())
}

fn beyond(
    words: &Words,
    rules: RuleSet,
    named: &dyn Fn(Seat) -> String,
    last: &Effects,
    over: bool,
) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(undone) = last.undone {
        lines.push(say!(words, "board-undone", path = joined(undone.squares())));
    }
    if matches!(last.action, Action::Move(_)) && !last.taken.is_empty() {
        let squares = listed(words, last.taken);
        lines.push(say!(words, "board-captured", squares, count = last.taken.len()));
    }
    if let Some(centre) = last.bonus {
        lines.push(say!(words, "board-bonus", square = centre.to_string()));
    }
    if last.promoted {
        lines.push(say!(words, "board-promoted"));
    }
    if !last.row.is_empty() && !last.take_due {
        lines.push(say!(words, "board-row-takes-nothing"));
    }
    for (seat, &count) in Seat::ALL.iter().zip(&last.set_aside) {
        if count > 0 {
            lines.push(say!(words, "board-set-aside", who = named(*seat), count));
        }
    }
    if last.moves_began && !over {
        lines.push(say!(words, "board-moves-began", row = row(rules.game())));
    }
    for seat in last.skipped.iter() {
        lines.push(say!(words, "board-skipped", who = named(seat)));
    }
    lines
}

/// The claim that the player to move may make, because these pieces passed up a capture.
pub fn claim(words: &Words, offenders: SquareSet) -> Option<String> {
    let squares = listed(words, offenders);
    (!offenders.is_empty()).then(|| say!(words, "due-claim", squares, count = offenders.len()))
}

/// Whether a claim is the only legal action.
pub fn must_claim(legal: &[Action]) -> bool {
    !legal.is_empty() && legal.iter().all(|action| matches!(action, Action::Huff(_) | Action::Force))
}

/// Squares as given: `c3 → e5`.
pub fn joined(squares: &[Square]) -> String {
    squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" → ")
}

/// Squares in board order: `**c3** and **e5**`.
fn listed(words: &Words, squares: SquareSet) -> String {
    let squares: Vec<String> = squares.iter().map(|square| format!("**{square}**")).collect();
    series(words, &squares)
}

/// The effects of each action from `ply` on.
pub(super) fn effects_from(table: &Table, ply: u32) -> Vec<Effects> {
    let record = &table.stored().record;
    let mut position = record.rules.start();
    // A table's record always replays.
    let effects = record.actions.iter().map_while(|&action| position.play_stored(action).ok());
    effects.skip(ply as usize).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{texts::Texts, views::example};

    fn squares(text: &str) -> SquareSet {
        text.split_whitespace().map(|square| square.parse().unwrap()).collect()
    }

    fn check(action: &str, did: impl Fn(&mut Effects), expect: &[&str]) {
        let (texts, table) = (Texts::load().unwrap(), example::up_to(25));
        let mut last = Effects { row: SquareSet::EMPTY, take_due: false, ..*table.last().unwrap() };
        last.action = action.parse().unwrap();
        did(&mut last);
        let words = texts.public();
        assert_eq!(
            [vec![super::action(words, &table, &last)], effects(words, &table, &last)].concat(),
            expect
        );
    }

    #[test]
    fn what_an_action_did_is_told_line_by_line() {
        check("c3-b4", |_| {}, &["⚫ <@1> moved **c3 → b4**."]);
        let row = |did: &mut Effects| {
            did.row = squares("b3 c3 d3");
            did.take_due = true;
        };
        check("b3", row, &["⚫ <@1> dropped **b3**. A row!"]);
        check("c3xe5", |did| did.taken = squares("d4"), &["⚫ <@1> captured a piece: **c3 → e5**."]);
        let promoted = |did: &mut Effects| {
            did.taken = squares("d5 f7");
            did.promoted = true;
        };
        check(
            "c4xe6xg8",
            promoted,
            &["⚫ <@1> captured 2 pieces: **c4 → e6 → g8**.", "The man became a Dama!"],
        );
        check(
            "huff:c3",
            |did| did.taken = squares("c3"),
            &["⚫ <@1> huffed **c3**: it's off the board for missing a capture."],
        );
        check(
            "force",
            |did| did.undone = "c3-b4".parse().ok(),
            &["⚫ <@1> forced the missed capture.", "↩️ **c3 → b4** was taken back."],
        );
        let bonus = |did: &mut Effects| {
            did.taken = squares("d3 d4");
            did.bonus = "d4".parse().ok();
        };
        check(
            "d2-d3-d4",
            bonus,
            &[
                "⚫ <@1> moved **d2 → d3 → d4**.",
                "One marble was captured on each of **d3** and **d4**.",
                "The centre **d4** gave a bonus marble.",
            ],
        );
    }

    #[test]
    fn a_claim_names_the_pieces_that_can_be_huffed() {
        let texts = Texts::load().unwrap();
        let told = |text| claim(texts.public(), squares(text));
        let legal =
            |text: &str| -> Vec<Action> { text.split(' ').map(|token| token.parse().unwrap()).collect() };
        assert!(must_claim(&legal("force huff:c3")) && !must_claim(&legal("c3-d4 force huff:c3")));
        assert!(!must_claim(&[]));
        assert_eq!(told(""), None);
        assert!(told("c3").unwrap().starts_with("The piece on **c3** missed a capture. Huff (remove) it,"));
        assert!(
            told("c3 e3")
                .unwrap()
                .contains("The pieces on **c3** and **e3** missed a capture. Huff (remove) one")
        );
    }
}
