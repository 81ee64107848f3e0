//! What a rules page tells of a rule set beside its settings: where its rules come from, and what the project
//! had to decide.

use std::{fmt, num::NonZeroU8};

use crate::{CentreBonus, FirstDrops, Goal, RowDrops, Setting, StraightBack, Takeable};

/// A text that rules are taken from; `games/RULES.md` says what each is. Its text is its number, `S004`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The leaflet "Dara, capture ten".
    S000,
    /// The encyclopedia's article on Dara.
    S001,
    /// The Ruibal leaflet on draughts.
    S002,
    /// The leaflet on Damala.
    S003,
    /// The article on Dara, Wali and Dala.
    S004,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// What no source rules on, and the project has decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// A player with no legal drop is skipped while the other goes on.
    StuckDropIsSkipped,
    /// Stones that can never be dropped are out of the game, and not captured.
    SetAside,
    /// A skipped turn lifts the ban on going straight back.
    SkipLiftsBan,
    /// The same position for the third time is a draw.
    Repetition,
    /// So many turns of each player without progress are a draw.
    Bound(NonZeroU8),
    /// A game given up or lost on time is a shut-out only once stones could be captured.
    EarlyEndIsNoShutOut,
    /// Wali and Dala: where standing in a row protects a stone, standing in a longer run does too.
    LongRunProtects,
    /// Wali, Prost's form: a draw at once when neither has more than two stones left.
    TwoEachIsDrawn,
    /// Dala: twelve stones a player, as in Dara.
    TwelveStones,
    /// Damas: `a1` is dark.
    DarkCorner,
    /// Damas: a man captures forward only.
    MenCaptureForward,
    /// Damas: the turn of a man ends where it becomes a Dama.
    TurnEndsAsDama,
    /// Damas: captured pieces leave the board when the capture is over; none may be jumped twice.
    CapturedLeaveAtTheEnd,
    /// Damas: an offence can be claimed by the very next action only; a claimed capture cannot offend; a huff is no
    /// turn.
    ClaimAtOnce,
    /// Damas: whose only legal action is a claim must claim, and has lost if he is stuck after a huff; a move that
    /// offends and brings a draw draws.
    ClaimOrLose,
    /// Damas: only moves without capture count as going back and forth, and a capture ends the series; the bar is
    /// lifted for want of anything else.
    BackAndForth,
    /// Damala: the leaflet's diagrams are lost; blocked corners, full ranks and the centre are a reconstruction.
    Reconstruction,
    /// Damala: a marble is dropped on every square of the path.
    NoSquarePassedOver,
    /// Damala: one marble against one is drawn.
    OneEachIsDrawn,
    /// Damala: a player to move with no legal action has lost.
    StuckLoses,
    /// Damala, teams: a team has lost when both of its players were skipped in a row.
    StuckTeamLoses,
    /// Damala, rapid: twelve marbles each, on the two nearest ranks.
    RapidCamps,
    /// Damala, teams: where the four camps lie.
    TeamCamps,
    /// Damala, teams: of several enemies on a square, the one with more marbles there loses one; of the lower seat
    /// where that is equal.
    MostMarblesGo,
    /// Morris, nine: S004 names the game without rules; these are the common tournament form.
    TournamentForm,
    /// Morris, Morabaraba: S004 names the game without rules; these are the South African federation's, as far as known.
    FederationForm,
    /// Morris, Morabaraba: drawn after twenty moves without a take, once a player has three pieces and both hands are
    /// empty.
    ThreeLeftIsDrawn,
}

impl Setting {
    /// The sources that have the option at this value; none for what the project decided.
    pub const fn sources(self) -> &'static [Source] {
        match self {
            Self::Take(Takeable::Free)
            | Self::Win(Goal::Few)
            | Self::Back(StraightBack::Allowed)
            | Self::RowDrops(RowDrops::Allowed) => &[Source::S001, Source::S004],
            Self::Take(Takeable::Any) => &[Source::S000, Source::S004],
            Self::Win(Goal::Ten) | Self::Back(StraightBack::Barred) => &[Source::S000],
            Self::Win(Goal::All)
            | Self::RowDrops(RowDrops::Barred)
            | Self::Rows(_)
            | Self::FirstDrops(FirstDrops::Centre)
            | Self::DropTakes(_)
            | Self::BesideDrops(_) => &[Source::S004],
            Self::Duel(_) => &[Source::S002],
            Self::Bonus(CentreBonus::Gained) => &[Source::S003],
            Self::FirstDrops(FirstDrops::Anywhere)
            | Self::ManCaptures(_)
            | Self::Bonus(CentreBonus::None)
            | Self::Flying(_)
            | Self::Bound(_) => &[],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, RuleSet};

    #[test]
    fn a_decision_is_told_where_it_matters() {
        let decisions = |rules: &str| rules.parse::<RuleSet>().unwrap().decisions();
        assert!(!decisions("dara:traditional").contains(&Decision::SkipLiftsBan));
        assert!(decisions("dara:capture-ten").contains(&Decision::SkipLiftsBan));
        assert!(decisions("damas:ruibal").contains(&Decision::MenCaptureForward));
        assert!(!decisions("damas:ruibal+man-captures=both-ways").contains(&Decision::MenCaptureForward));
        let thirty = NonZeroU8::new(30).unwrap();
        assert!(decisions("dara:niger+bound=30").contains(&Decision::Bound(thirty)));
        let wali = |rules: &str, decision| decisions(&format!("wali:{rules}")).contains(&decision);
        assert!(wali("adjacent", Decision::LongRunProtects) && !wali("adjacent", Decision::TwoEachIsDrawn));
        assert!(wali("prost", Decision::TwoEachIsDrawn) && !wali("prost", Decision::LongRunProtects));
        assert!(wali("prost", Decision::SetAside) && !wali("prost+row-drops=yes", Decision::SetAside));
        assert!(decisions("dala:standard").contains(&Decision::TwelveStones));
        assert!(decisions("morris:morabaraba").contains(&Decision::ThreeLeftIsDrawn));
        assert!(!decisions("morris:nine").contains(&Decision::ThreeLeftIsDrawn));
        assert!(decisions("morris:nine").contains(&Decision::EarlyEndIsNoShutOut));
    }

    #[test]
    fn every_setting_of_a_preset_comes_from_a_source_of_its_rules_or_was_decided() {
        for game in Game::ALL {
            for rules in game.presets().filter_map(|name| game.preset(name)) {
                for setting in rules.settings() {
                    let sources = setting.sources();
                    let told = sources.iter().any(|source| rules.sources().contains(source));
                    assert!(sources.is_empty() || told, "{rules}: {setting}");
                }
            }
        }
        assert_eq!(Source::S004.to_string(), "S004");
    }
}
