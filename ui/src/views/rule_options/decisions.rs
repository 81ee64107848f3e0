//! The project's decisions where the sources are silent, in words.

use games::Ruling;

use crate::texts::{Words, say};

/// A decision in a sentence.
pub(in crate::views) fn decision(words: &Words, decision: Ruling) -> String {
    match decision {
        Ruling::StuckDropIsSkipped => say!(words, "decided-stuck-drop-is-skipped"),
        Ruling::SetAside => say!(words, "decided-set-aside"),
        Ruling::SkipLiftsBan => say!(words, "decided-skip-lifts-ban"),
        Ruling::Repetition => say!(words, "decided-repetition"),
        Ruling::Bound(turns) => say!(words, "decided-bound", turns = turns.get()),
        Ruling::EarlyEndIsNoShutOut => say!(words, "decided-early-end-is-no-shut-out"),
        Ruling::LongRunProtects => say!(words, "decided-long-run-protects"),
        Ruling::TwoEachIsDrawn => say!(words, "decided-two-each-is-drawn"),
        Ruling::TwelveStones => say!(words, "decided-twelve-stones"),
        Ruling::DarkCorner => say!(words, "decided-dark-corner"),
        Ruling::MenCaptureForward => say!(words, "decided-men-capture-forward"),
        Ruling::TurnEndsAsDama => say!(words, "decided-turn-ends-as-dama"),
        Ruling::CapturedLeaveAtTheEnd => say!(words, "decided-captured-leave-at-the-end"),
        Ruling::ClaimAtOnce => say!(words, "decided-claim-at-once"),
        Ruling::ClaimOrLose => say!(words, "decided-claim-or-lose"),
        Ruling::BackAndForth => say!(words, "decided-back-and-forth"),
        Ruling::Reconstruction => say!(words, "decided-reconstruction"),
        Ruling::NoSquarePassedOver => say!(words, "decided-no-square-passed-over"),
        Ruling::OneEachIsDrawn => say!(words, "decided-one-each-is-drawn"),
        Ruling::StuckLoses => say!(words, "decided-stuck-loses"),
        Ruling::StuckTeamLoses => say!(words, "decided-stuck-team-loses"),
        Ruling::RapidCamps => say!(words, "decided-rapid-camps"),
        Ruling::TeamCamps => say!(words, "decided-team-camps"),
        Ruling::TournamentForm => say!(words, "decided-tournament-form"),
        Ruling::FederationForm => say!(words, "decided-federation-form"),
        Ruling::ThreeLeftIsDrawn => say!(words, "decided-three-left-is-drawn"),
        Ruling::MostMarblesGo => say!(words, "decided-most-marbles-go"),
    }
}
