//! What a rules page shows besides the settings: where the rules come from, and what the project decided.

use std::{fmt, num::NonZeroU8};

use crate::{CentreBonus, FirstDrops, RowDrops, Setting, StraightBack, Takeable, WinCondition};

/// A text that rules are taken from. It is written as its number, `S004`; `games/RULES.md` lists them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The leaflet "Dara, capture ten".
    S000,
    /// The encyclopedia article on Dara.
    S001,
    /// Ruibal's leaflet on draughts.
    S002,
    /// The Damala leaflet.
    S003,
    /// The article on Dara, Wali and Dala, which also names Morris.
    S004,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A point that the sources leave open, and that the project decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// A player who can drop nowhere is skipped while the other goes on.
    StuckDropIsSkipped,
    /// Stones that can never be dropped are out of the game, but not captured.
    SetAside,
    /// A skipped turn lifts the ban on going straight back.
    SkipLiftsBan,
    /// A position that arises for the third time is a draw.
    Repetition,
    /// This many turns of each player without progress are a draw.
    Bound(NonZeroU8),
    /// A game that is resigned or lost on time is a shut-out only once stones could be captured.
    EarlyEndIsNoShutOut,
    /// Wali and Dala: if a row protects its stones, a longer run does too.
    LongRunProtects,
    /// Wali, Prost's form: drawn as soon as neither player has more than two stones.
    TwoEachIsDrawn,
    /// Dala: twelve stones a player, as in Dara.
    TwelveStones,
    /// Damas: `a1` is dark.
    DarkCorner,
    /// Damas: a man captures forward only.
    MenCaptureForward,
    /// Damas: a man's turn ends when it becomes a Dama.
    TurnEndsAsDama,
    /// Damas: captured pieces stay on the board until the capture is over, and none may be jumped twice.
    CapturedLeaveAtTheEnd,
    /// Damas: only the very next action can claim an offence, a forced capture can't offend, and a huff is not a turn.
    ClaimAtOnce,
    /// Damas: a player whose only legal action is a claim must make it, and has lost if they are stuck after a huff; a
    /// move that offends and also draws the game is a draw.
    ClaimOrLose,
    /// Damas: only moves without a capture count as going back and forth, a capture ends the series, and the ban is
    /// lifted when nothing else is legal.
    BackAndForth,
    /// Damala: the leaflet's diagrams are lost, so the blocked corners, the camps and the centre are a reconstruction.
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
    /// Damala, teams: of two enemies on a square, the one with more marbles there loses one; the lower seat if they
    /// have the same number.
    MostMarblesGo,
    /// Morris, nine: S004 names the game without rules; these are the common tournament form.
    TournamentForm,
    /// Morris, Morabaraba: S004 names the game without rules; these are the South African federation's, as far as they
    /// are known.
    FederationForm,
    /// Morris, Morabaraba: drawn after twenty moves without a take, once a player has three pieces and both hands are
    /// empty.
    ThreeLeftIsDrawn,
}

impl Setting {
    /// The sources that have the option at this value; none if the project decided it.
    pub const fn sources(self) -> &'static [Source] {
        match self {
            Self::Take(Takeable::Free)
            | Self::Win(WinCondition::Few)
            | Self::Back(StraightBack::Allowed)
            | Self::RowDrops(RowDrops::Allowed) => &[Source::S001, Source::S004],
            Self::Take(Takeable::Any) => &[Source::S000, Source::S004],
            Self::Win(WinCondition::Ten) | Self::Back(StraightBack::Forbidden) => &[Source::S000],
            Self::Win(WinCondition::All)
            | Self::RowDrops(RowDrops::Forbidden)
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
    fn a_ruling_is_listed_only_if_it_applies() {
        let rulings = |rules: &str| rules.parse::<RuleSet>().unwrap().rulings();
        assert!(!rulings("dara:traditional").contains(&Ruling::SkipLiftsBan));
        assert!(rulings("dara:capture-ten").contains(&Ruling::SkipLiftsBan));
        assert!(rulings("damas:ruibal").contains(&Ruling::MenCaptureForward));
        assert!(!rulings("damas:ruibal+man-captures=both-ways").contains(&Ruling::MenCaptureForward));
        let thirty = NonZeroU8::new(30).unwrap();
        assert!(rulings("dara:niger+bound=30").contains(&Ruling::Bound(thirty)));
        let wali = |rules: &str, decision| rulings(&format!("wali:{rules}")).contains(&decision);
        assert!(wali("adjacent", Ruling::LongRunProtects) && !wali("adjacent", Ruling::TwoEachIsDrawn));
        assert!(wali("prost", Ruling::TwoEachIsDrawn) && !wali("prost", Ruling::LongRunProtects));
        assert!(wali("prost", Ruling::SetAside) && !wali("prost+row-drops=yes", Ruling::SetAside));
        assert!(rulings("dala:standard").contains(&Ruling::TwelveStones));
        assert!(rulings("morris:morabaraba").contains(&Ruling::ThreeLeftIsDrawn));
        assert!(!rulings("morris:nine").contains(&Ruling::ThreeLeftIsDrawn));
        assert!(rulings("morris:nine").contains(&Ruling::EarlyEndIsNoShutOut));
    }

    #[test]
    fn every_setting_of_a_preset_comes_from_a_source_of_its_rules_or_was_decided() {
        for game in Game::ALL {
            for rules in game.presets().filter_map(|name| game.preset(name)) {
                for setting in rules.settings() {
                    let sources = setting.sources();
                    let known = sources.iter().any(|source| rules.sources().contains(source));
                    assert!(sources.is_empty() || known, "{rules}: {setting}");
                }
            }
        }
        assert_eq!(Source::S004.to_string(), "S004");
    }
}
