//! Why an action is illegal, in words.

use games::{Illegal, Square, Stage};

use crate::{
    subject::Subject,
    texts::{Words, say},
    views::{
        game::panel,
        rules_names::{pieces, row},
    },
};

/// The reason in a sentence or two. `subject` is what the action was meant for.
pub(in crate::views) fn reason(words: &Words, reason: Illegal, subject: &Subject) -> String {
    let (command, kind) = (subject.command(), pieces(subject.game));
    let at = |square: Square| square.to_string();
    match reason {
        Illegal::GameOver => say!(words, "refused-game-over", command),
        Illegal::NotYourTurn { to_act } => panel::not_your_turn(words, subject.table.as_ref(), to_act),
        Illegal::NoSuchAction => say!(words, "illegal-no-such-action", command),
        Illegal::WrongStage { due: Stage::Drop } => say!(words, "illegal-drop-is-due", command),
        Illegal::WrongStage { due: Stage::Move } => say!(words, "illegal-move-is-due", command),
        Illegal::MustTakeFirst | Illegal::WrongStage { due: Stage::Take } => {
            say!(words, "illegal-take-is-due", command, row = row(subject.game))
        }
        Illegal::MustCapture | Illegal::WrongStage { due: Stage::Capture } => {
            say!(words, "illegal-must-capture")
        }
        Illegal::NothingToTake => say!(words, "illegal-nothing-to-take", row = row(subject.game)),
        Illegal::OffBoard(square) => say!(words, "illegal-off-board", square = at(square)),
        Illegal::Occupied(square) => say!(words, "illegal-occupied", square = at(square)),
        Illegal::Empty(square) => say!(words, "illegal-empty", square = at(square)),
        Illegal::NotYourStone(square) => say!(words, "illegal-not-your-stone", square = at(square), kind),
        Illegal::OwnStone(square) => say!(words, "illegal-own-stone", square = at(square), kind),
        Illegal::NotAdjacent { from, to } => {
            say!(words, "illegal-not-adjacent", from = at(from), to = at(to), kind)
        }
        Illegal::NotJoined { from, to } => say!(words, "illegal-not-joined", from = at(from), to = at(to)),
        Illegal::FourInARow(square) => say!(words, "illegal-four-in-a-row", square = at(square)),
        Illegal::ThreeInARow(square) => say!(words, "illegal-three-in-a-row", square = at(square)),
        Illegal::BackToMill { from, to } => {
            say!(words, "illegal-back-to-mill", from = at(from), to = at(to))
        }
        Illegal::StraightBack { from, to } => {
            say!(words, "illegal-straight-back", from = at(from), to = at(to))
        }
        Illegal::StandsInARow(square) => {
            say!(words, "illegal-stands-in-a-row", square = at(square), row = row(subject.game))
        }
        Illegal::BesideOwn(square) => say!(words, "illegal-beside-own", square = at(square)),
        Illegal::NotCentral(square) => say!(words, "illegal-not-central", square = at(square)),
        Illegal::NotDiagonal { from, to } => {
            say!(words, "illegal-not-diagonal", from = at(from), to = at(to))
        }
        Illegal::Backward { from, to } => say!(words, "illegal-backward", from = at(from), to = at(to)),
        Illegal::TooFar { from, to } => say!(words, "illegal-too-far", from = at(from), to = at(to)),
        Illegal::InTheWay(square) => say!(words, "illegal-in-the-way", square = at(square)),
        Illegal::NothingToJump { from, to } => {
            say!(words, "illegal-nothing-to-jump", from = at(from), to = at(to))
        }
        Illegal::JumpedTwice(square) => say!(words, "illegal-jumped-twice", square = at(square)),
        Illegal::EndsAsDama(square) => say!(words, "illegal-ends-as-dama", square = at(square)),
        Illegal::DamaCaptures(square) => say!(words, "illegal-dama-captures", square = at(square)),
        Illegal::CaptureGoesOn(square) => say!(words, "illegal-capture-goes-on", square = at(square)),
        Illegal::OtherCapture => say!(words, "illegal-other-capture"),
        Illegal::NothingToClaim => say!(words, "illegal-nothing-to-claim"),
        Illegal::NotAnOffender(square) => say!(words, "illegal-not-an-offender", square = at(square)),
        Illegal::BackAndForth { from, to } => {
            say!(words, "illegal-back-and-forth", from = at(from), to = at(to))
        }
        Illegal::Blocked(square) => say!(words, "illegal-blocked", square = at(square)),
        Illegal::Full(square) => say!(words, "illegal-full", square = at(square)),
        Illegal::WrongLength { marbles } => say!(words, "illegal-wrong-length", marbles),
        Illegal::Revisited(square) => say!(words, "illegal-revisited", square = at(square)),
    }
}
