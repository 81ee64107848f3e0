//! The project's decisions where the sources are silent, in words.

use games::Decision;

use crate::texts::{Words, say};

/// A decision in a sentence.
pub(super) fn decision(words: &Words, decision: Decision) -> String {
    match decision {
        Decision::StuckDropIsSkipped => say!(words, "decided-stuck-drop-is-skipped"),
        Decision::SetAside => say!(words, "decided-set-aside"),
        Decision::SkipLiftsBan => say!(words, "decided-skip-lifts-ban"),
        Decision::Repetition => say!(words, "decided-repetition"),
        Decision::Bound(turns) => say!(words, "decided-bound", turns = turns.get()),
        Decision::EarlyEndIsNoShutOut => say!(words, "decided-early-end-is-no-shut-out"),
        Decision::LongRunProtects => say!(words, "decided-long-run-protects"),
        Decision::TwoEachIsDrawn => say!(words, "decided-two-each-is-drawn"),
        Decision::TwelveStones => say!(words, "decided-twelve-stones"),
        Decision::DarkCorner => say!(words, "decided-dark-corner"),
        Decision::MenCaptureForward => say!(words, "decided-men-capture-forward"),
        Decision::TurnEndsAsDama => say!(words, "decided-turn-ends-as-dama"),
        Decision::CapturedLeaveAtTheEnd => say!(words, "decided-captured-leave-at-the-end"),
        Decision::ClaimAtOnce => say!(words, "decided-claim-at-once"),
        Decision::ClaimOrLose => say!(words, "decided-claim-or-lose"),
        Decision::BackAndForth => say!(words, "decided-back-and-forth"),
        Decision::Reconstruction => say!(words, "decided-reconstruction"),
        Decision::NoSquarePassedOver => say!(words, "decided-no-square-passed-over"),
        Decision::OneEachIsDrawn => say!(words, "decided-one-each-is-drawn"),
        Decision::StuckLoses => say!(words, "decided-stuck-loses"),
        Decision::StuckTeamLoses => say!(words, "decided-stuck-team-loses"),
        Decision::RapidCamps => say!(words, "decided-rapid-camps"),
        Decision::TeamCamps => say!(words, "decided-team-camps"),
        Decision::TournamentForm => say!(words, "decided-tournament-form"),
        Decision::FederationForm => say!(words, "decided-federation-form"),
        Decision::ThreeLeftIsDrawn => say!(words, "decided-three-left-is-drawn"),
        Decision::MostMarblesGo => say!(words, "decided-most-marbles-go"),
    }
}
