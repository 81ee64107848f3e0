//! What a button is about, so that a refusal can name the right game.

use games::RuleSet;
use play::{ChallengeId, GameId};

use super::{
    Begin, ButtonId, Moderation, ReplayOf, World,
    puzzle::PuzzleControl,
    share::{Share, Shared},
};

/// What a button is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A game on the server.
    Game(GameId),
    /// A challenge.
    Challenge(ChallengeId),
    /// Rules, without a game.
    Rules(RuleSet),
    /// None of the above.
    Nothing,
}

impl ButtonId {
    /// What it is about.
    pub fn about(&self) -> About {
        match self {
            Self::Accept { challenge, .. }
            | Self::Join { challenge, .. }
            | Self::Decline(challenge)
            | Self::Withdraw(challenge)
            | Self::WithdrawListed { challenge, .. }
            | Self::World(World::Again(challenge, _) | World::Widen(challenge)) => {
                About::Challenge(*challenge)
            }
            Self::Play(game)
            | Self::Choose { game, .. }
            | Self::Confirm { game, .. }
            | Self::More(game)
            | Self::Hint(game)
            | Self::Offer { game, .. }
            | Self::Resume(game)
            | Self::GiveTime { game, .. }
            | Self::KeepBoards { game, .. }
            | Self::ShowBoard(game)
            | Self::BoardAsText(game)
            | Self::Replay { of: ReplayOf::Game(game), .. }
            | Self::PostReplay { of: ReplayOf::Game(game), .. }
            | Self::Analyse(game)
            | Self::PostAnalysis(game)
            | Self::Rematch { game, .. }
            | Self::AskToResign(game)
            | Self::Resign { game, .. }
            | Self::World(World::Report(game))
            | Self::Share(Share { of: Shared::Game(game), .. })
            | Self::Moderation(Moderation::EndGame(game)) => About::Game(*game),
            Self::Guess(guess) => guess.game().map_or(About::Nothing, About::Game),
            Self::Premoves(premoves) => About::Game(premoves.game()),
            Self::Begin(
                Begin::Opponent(game)
                | Begin::With(game)
                | Begin::Against(game, _)
                | Begin::Level(game)
                | Begin::Computer(game, _),
            )
            | Self::World(World::Seek(game))
            | Self::Puzzle(PuzzleControl::Next(game, _)) => About::Rules(game.default_rules()),
            Self::Practice(practice) => {
                practice.game().map_or(About::Nothing, |game| About::Rules(game.default_rules()))
            }
            Self::Lesson(lesson) => About::Rules(lesson.game().default_rules()),
            Self::ChallengeInThread { rules, .. } | Self::Rules(rules) => About::Rules(*rules),
            Self::Begin(Begin::Which | Begin::WhichOfComputer)
            | Self::Replay { of: ReplayOf::Import(_), .. }
            | Self::PostReplay { of: ReplayOf::Import(_), .. }
            | Self::Import
            | Self::Export(_)
            | Self::Puzzle(
                PuzzleControl::Open(_) | PuzzleControl::Solution(_) | PuzzleControl::Choose { .. },
            )
            | Self::Vote(_)
            | Self::Daily(_)
            | Self::Help(_)
            | Self::Cancel
            | Self::Prefer(_)
            | Self::Page { .. }
            | Self::Moderation(Moderation::Log(_) | Moderation::Reinstate { .. })
            | Self::Unblock { .. }
            | Self::History { .. }
            | Self::PostLeaderboard { .. }
            | Self::SetListed(_)
            | Self::Profile { .. }
            | Self::PostProfile { .. }
            | Self::Versus { .. }
            | Self::PostVersus { .. }
            | Self::Privacy(_)
            | Self::FullRules(_)
            | Self::CloseSeason(_)
            | Self::Season(_)
            | Self::PostSeason(_)
            | Self::Settings(_)
            | Self::World(World::AskToJoin | World::Join | World::Leave)
            | Self::Competition(_)
            | Self::Share(Share { of: Shared::Rating(_) | Shared::Puzzle(..), .. })
            | Self::HouseRules(_) => About::Nothing,
        }
    }

    /// The game on the server that it is about.
    pub fn game(&self) -> Option<GameId> {
        if let About::Game(game) = self.about() { Some(game) } else { None }
    }

    /// The challenge that it is about.
    pub fn challenge(&self) -> Option<ChallengeId> {
        if let About::Challenge(challenge) = self.about() { Some(challenge) } else { None }
    }
}
