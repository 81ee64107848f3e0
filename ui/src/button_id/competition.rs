//! The buttons of leagues, tournaments and ladders.

mod proposal;

use games::Game;
use jiff::SignedDuration;
use play::{CompetitionId, PlayerId, competition::Tool};
use tournament::GameResult;

pub use self::proposal::{Proposal, ProposalKind, ProposedFormat, Written};
use super::parts::{Codec, IdParts, Rest, UnknownButton, buttons};

/// A button of a competition. Who may use it is checked when it is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompetitionButton {
    /// The form for a new one was filled in.
    Fill(ProposalKind, Game),
    /// Show the form again, with what was proposed.
    Edit(Proposal),
    /// Open what was proposed.
    Open(Proposal),
    /// Join.
    Join(CompetitionId),
    /// Ask whether to leave.
    AskToLeave(CompetitionId),
    /// Leave.
    Leave(CompetitionId),
    /// Show one's own games and place.
    Mine(CompetitionId),
    /// Explain how it's played, in full.
    Details(CompetitionId),
    /// Show a table.
    Table {
        /// The competition.
        competition: CompetitionId,
        /// The part of it: the division of a league, from 1; otherwise a page of it, from 0.
        part: u16,
    },
    /// Post a table in public.
    PostTable {
        /// The competition.
        competition: CompetitionId,
        /// The part of it: the division of a league, from 1; otherwise a page of it, from 0.
        part: u16,
    },
    /// Challenge a player on a ladder.
    Challenge {
        /// The ladder.
        competition: CompetitionId,
        /// The player.
        opponent: PlayerId,
    },
    /// Show a manager's tools.
    Manage(CompetitionId),
    /// Show the divisions as they would be.
    Preview {
        /// The league.
        competition: CompetitionId,
        /// The page, from 0.
        page: u16,
    },
    /// Ask which player.
    ManageWho(CompetitionId, ForPlayer),
    /// A manager has chosen a player.
    ManagePlayer(CompetitionId, ForPlayer),
    /// A manager has chosen who takes over from this player.
    ManageBy(CompetitionId, PlayerId),
    /// Ask for the result of a pairing.
    ManageResult(CompetitionId, u32),
    /// Ask how much time.
    ManageTime(CompetitionId),
    /// Ask whether to do it.
    ManageAsk(CompetitionId, Tool),
    /// Do it.
    ManageDo(CompetitionId, Tool),
}

/// What a manager chooses a player for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::Display, strum::EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum ForPlayer {
    /// To choose their division, or their place on a ladder.
    Assign,
    /// To replace them.
    Replace,
    /// To remove them.
    Remove,
    /// To let them in again.
    Restore,
    /// To annul a game of theirs.
    Annul,
    /// To correct a result of theirs.
    Correct,
}

/// A tool with what it is used on, as in `replace-11-12`.
struct ToolPart;

impl Codec<Tool> for ToolPart {
    fn write(tool: &Tool) -> Option<String> {
        Some(match *tool {
            Tool::BeginNow => "begin".to_owned(),
            Tool::Assign { player, to } => format!("assign-{player}-{to}"),
            Tool::Replace { player, by } => format!("replace-{player}-{by}"),
            Tool::Remove { player } => format!("remove-{player}"),
            Tool::Restore { player } => format!("restore-{player}"),
            Tool::GiveTime { time, revision: None } => format!("time-{}", time.as_mins()),
            Tool::GiveTime { time, revision: Some(revision) } => {
                format!("time-{}-{revision}", time.as_mins())
            }
            Tool::Annul { pairing } => format!("annul-{pairing}"),
            Tool::Correct { pairing, result } => format!("correct-{pairing}-{}", word(result)),
            Tool::EndNow => "end".to_owned(),
            Tool::CallOff => "off".to_owned(),
            Tool::MoveTo { channel } => format!("move-{channel}"),
        })
    }

    fn read(parts: &mut IdParts<'_>) -> Result<Tool, UnknownButton> {
        let mut words = parts.word().split('-');
        let mut next = || words.next().ok_or(UnknownButton);
        let tool = match next()? {
            "begin" => Tool::BeginNow,
            "assign" => Tool::Assign { player: read(next()?)?, to: read(next()?)? },
            "replace" => Tool::Replace { player: read(next()?)?, by: read(next()?)? },
            "remove" => Tool::Remove { player: read(next()?)? },
            "restore" => Tool::Restore { player: read(next()?)? },
            "time" => {
                let time = SignedDuration::from_mins(read::<u16>(next()?)?.into());
                let revision = next().ok().map(read::<u32>).transpose()?;
                Tool::GiveTime { time, revision }
            }
            "annul" => Tool::Annul { pairing: read(next()?)? },
            "correct" => {
                let pairing = read(next()?)?;
                let result = next()?;
                let known = GameResult::ALL.into_iter().find(|&one| word(one) == result);
                Tool::Correct { pairing, result: known.ok_or(UnknownButton)? }
            }
            "end" => Tool::EndNow,
            "off" => Tool::CallOff,
            "move" => Tool::MoveTo { channel: read(next()?)? },
            _ => return Err(UnknownButton),
        };
        Ok(tool)
    }
}

fn read<T: std::str::FromStr>(text: &str) -> Result<T, UnknownButton> {
    text.parse().map_err(|_| UnknownButton)
}

const fn word(result: GameResult) -> &'static str {
    match result {
        GameResult::FirstWon => "first",
        GameResult::Drawn => "drawn",
        GameResult::SecondWon => "second",
    }
}

buttons! { CompetitionButton
    "league-form" (kind: ProposalKind, game: Game) { Self::Fill(kind, game) }
    "league-edit" (proposal: Rest<Proposal>) { Self::Edit(proposal) }
    "league-open" (proposal: Rest<Proposal>) { Self::Open(proposal) }
    "league-join" (competition: CompetitionId) { Self::Join(competition) }
    "league-leave" (competition: CompetitionId) { Self::AskToLeave(competition) }
    "league-leave-sure" (competition: CompetitionId) { Self::Leave(competition) }
    "league-mine" (competition: CompetitionId) { Self::Mine(competition) }
    "league-details" (competition: CompetitionId) { Self::Details(competition) }
    "league-table" (competition: CompetitionId, part: u16) { Self::Table { competition, part } }
    "post-league-table" (competition: CompetitionId, part: u16) { Self::PostTable { competition, part } }
    "ladder-challenge" (competition: CompetitionId, opponent: PlayerId) { Self::Challenge { competition, opponent } }
    "manage" (competition: CompetitionId) { Self::Manage(competition) }
    "manage-preview" (competition: CompetitionId, page: u16) { Self::Preview { competition, page } }
    "manage-who" (competition: CompetitionId, what: ForPlayer) { Self::ManageWho(competition, what) }
    "manage-player" (competition: CompetitionId, what: ForPlayer) { Self::ManagePlayer(competition, what) }
    "manage-by" (competition: CompetitionId, player: PlayerId) { Self::ManageBy(competition, player) }
    "manage-result" (competition: CompetitionId, pairing: u32) { Self::ManageResult(competition, pairing) }
    "manage-time" (competition: CompetitionId) { Self::ManageTime(competition) }
    "manage-ask" (competition: CompetitionId, tool: ToolPart) { Self::ManageAsk(competition, tool) }
    "manage-do" (competition: CompetitionId, tool: ToolPart) { Self::ManageDo(competition, tool) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::button_id::ButtonId;

    #[test]
    fn every_button_reads_back_and_fits() {
        let (id, largest) = ("9223372036854775807".parse().unwrap(), "18446744073709551615".parse().unwrap());
        let tools = [
            Tool::BeginNow,
            Tool::Assign { player: largest, to: u16::MAX },
            Tool::Replace { player: largest, by: largest },
            Tool::Remove { player: largest },
            Tool::Restore { player: largest },
            Tool::GiveTime { time: SignedDuration::from_mins(60), revision: None },
            Tool::GiveTime { time: SignedDuration::from_mins(60), revision: Some(u32::MAX) },
            Tool::Annul { pairing: u32::MAX },
            Tool::Correct { pairing: u32::MAX, result: GameResult::SecondWon },
            Tool::EndNow,
            Tool::CallOff,
            Tool::MoveTo { channel: "18446744073709551615".parse().unwrap() },
        ];
        let asked = tools.iter().flat_map(|&tool| {
            [CompetitionButton::ManageAsk(id, tool), CompetitionButton::ManageDo(id, tool)]
        });
        let proposal: Proposal =
            "knock-out-mail:366:13d23h59m+13d23h59m/27d23h59m:29333000:house:9223372036854775807"
                .parse()
                .unwrap();
        let others = [
            CompetitionButton::Fill(ProposalKind::KnockOut, Game::Damala),
            CompetitionButton::Edit(proposal),
            CompetitionButton::Open(proposal),
            CompetitionButton::Join(id),
            CompetitionButton::AskToLeave(id),
            CompetitionButton::Leave(id),
            CompetitionButton::Mine(id),
            CompetitionButton::Details(id),
            CompetitionButton::Table { competition: id, part: 15 },
            CompetitionButton::PostTable { competition: id, part: 0 },
            CompetitionButton::Challenge { competition: id, opponent: largest },
            CompetitionButton::Manage(id),
            CompetitionButton::Preview { competition: id, page: u16::MAX },
            CompetitionButton::ManageWho(id, ForPlayer::Assign),
            CompetitionButton::ManageWho(id, ForPlayer::Restore),
            CompetitionButton::ManagePlayer(id, ForPlayer::Correct),
            CompetitionButton::ManageBy(id, largest),
            CompetitionButton::ManageResult(id, u32::MAX),
            CompetitionButton::ManageTime(id),
        ];
        for button in asked.chain(others) {
            let text = button.to_string();
            assert!(text.len() <= 100, "{text}");
            assert_eq!(text.parse(), Ok(ButtonId::Competition(button)), "{text}");
        }
        for text in [
            "manage-do:1:",
            "manage-do:1:replace-5",
            "manage-do:1:begin-5",
            "manage-do:1:time-090",
            "league-join:0",
        ] {
            assert_eq!(text.parse::<ButtonId>(), Err(UnknownButton), "{text:?}");
        }
    }
}
