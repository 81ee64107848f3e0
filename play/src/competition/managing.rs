//! What those who manage a competition can do.

use jiff::{SignedDuration, Timestamp};
use tournament::GameResult;

use super::{
    CompetitionNews, Contest, Decided, Entrant, Format, Outcome, Phase, Refusal, Settled, Why, Withdrawal,
    builder::Builder, halting, knock_out, ladder, league, restoring, starting, withdrawing,
};
use crate::{
    ChannelId, PlayerId,
    guild::moderation::{ManagedAbout, ToolKind},
};

/// Something a manager does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// Begin now, if enough have joined.
    BeginNow,
    /// Put a player in a division before the league begins, or in a place of a ladder.
    Assign {
        /// The player.
        player: PlayerId,
        /// The division or the place, from 1; 0 leaves the division open.
        to: u16,
    },
    /// Let one player take the place of another.
    Replace {
        /// Who is replaced.
        player: PlayerId,
        /// Who takes the place.
        by: PlayerId,
    },
    /// Take a player out.
    Remove {
        /// The player.
        player: PlayerId,
    },
    /// Let a player in again who was withdrawn.
    Restore {
        /// The player.
        player: PlayerId,
    },
    /// Give everyone more time, in whole minutes: all clocks, and the season or the round.
    GiveTime {
        /// How much.
        time: SignedDuration,
        /// The revision of the competition when this was asked, so that two presses give the time once; `None` until then.
        revision: Option<u32>,
    },
    /// Annul a game. In a league it counts for no one; in a tournament it is played again.
    Annul {
        /// The pairing.
        pairing: u32,
    },
    /// Correct a result.
    Correct {
        /// The pairing.
        pairing: u32,
        /// The right result.
        result: GameResult,
    },
    /// End the season or the round now: games that run are adjudicated.
    EndNow,
    /// Call it off. Games that run go on by themselves.
    CallOff,
    /// Announce it in this channel from now on.
    MoveTo {
        /// The channel.
        channel: ChannelId,
    },
}

impl Tool {
    /// What it is, for the log.
    pub const fn kind(self) -> ToolKind {
        match self {
            Self::BeginNow => ToolKind::BeginNow,
            Self::Assign { .. } => ToolKind::Assign,
            Self::Replace { .. } => ToolKind::Replace,
            Self::Remove { .. } => ToolKind::Remove,
            Self::Restore { .. } => ToolKind::Restore,
            Self::GiveTime { .. } => ToolKind::GiveTime,
            Self::Annul { .. } => ToolKind::Annul,
            Self::Correct { .. } => ToolKind::Correct,
            Self::EndNow => ToolKind::EndNow,
            Self::CallOff => ToolKind::CallOff,
            Self::MoveTo { .. } => ToolKind::MoveTo,
        }
    }

    /// Who it's about, for the log.
    pub fn about(self, contest: &Contest) -> ManagedAbout {
        let two = |pairing: u32| contest.pairing(pairing).and_then(|one| Some((one.first, one.second?)));
        match self {
            Self::BeginNow | Self::GiveTime { .. } | Self::EndNow | Self::CallOff | Self::MoveTo { .. } => {
                ManagedAbout::NoOne
            }
            Self::Assign { player, .. } | Self::Remove { player } | Self::Restore { player } => {
                ManagedAbout::Player(player)
            }
            Self::Replace { player, by } => ManagedAbout::Two(player, by),
            Self::Annul { pairing } => {
                two(pairing).map_or(ManagedAbout::NoOne, |(first, second)| ManagedAbout::Two(first, second))
            }
            Self::Correct { pairing, result } => two(pairing)
                .map_or(ManagedAbout::NoOne, |(first, second)| ManagedAbout::Result(first, second, result)),
        }
    }
}

/// The most time that can be given at once.
pub const MOST_TIME: SignedDuration = SignedDuration::from_hours(30 * 24);

/// What a manager's action changes.
pub fn manage(contest: &Contest, tool: Tool, now: Timestamp) -> Result<Settled, Refusal> {
    let phase = contest.competition.phase;
    let may_correct = matches!(tool, Tool::Correct { .. }) && matches!(phase, Phase::Over { .. });
    if phase.is_final() && !may_correct {
        return Err(Refusal::CompetitionOver);
    }
    let mut builder = Builder::new(contest, now);
    match tool {
        Tool::BeginNow => begin_now(&mut builder)?,
        Tool::Assign { player, to } => assign(&mut builder, player, to)?,
        Tool::Replace { player, by } => replace(&mut builder, player, by)?,
        Tool::Remove { player } => {
            in_it(contest, player)?;
            withdrawing::withdraw(&mut builder, player, Withdrawal::Removed);
        }
        Tool::Restore { player } => restoring::restore(&mut builder, player)?,
        Tool::GiveTime { time, revision } => give_time(&mut builder, time, revision)?,
        Tool::Annul { pairing } => annul(&mut builder, pairing)?,
        Tool::Correct { pairing, result } => correct(&mut builder, pairing, result)?,
        Tool::EndNow => end_now(&mut builder)?,
        Tool::CallOff => {
            builder.set_phase(Phase::CalledOff { at: builder.now });
            builder.tell(CompetitionNews::CalledOff);
            builder.list_changed();
        }
        Tool::MoveTo { channel } => {
            builder.set_channel(channel);
            halting::go_on(&mut builder);
        }
    }
    Ok(builder.finish_and_wake())
}

fn begin_now(builder: &mut Builder) -> Result<(), Refusal> {
    if builder.contest.competition.phase != Phase::Joining {
        return Err(Refusal::CompetitionBegan);
    }
    let (joined, fewest) =
        (builder.contest.active().count(), builder.contest.competition.plan.format.fewest());
    if joined < fewest {
        return Err(Refusal::TooFewEntrants { joined, fewest });
    }
    starting::begin(builder).ok_or(Refusal::TooFewEntrants { joined, fewest })
}

fn assign(builder: &mut Builder, player: PlayerId, to: u16) -> Result<(), Refusal> {
    let entrant = in_it(&builder.contest, player)?;
    match builder.contest.competition.plan.format {
        Format::Swiss { .. } | Format::KnockOut => return Err(Refusal::NoDivisions),
        Format::Ladder => ladder::put(builder, player, to.into()),
        Format::League { .. } if builder.contest.competition.phase != Phase::Joining => {
            return Err(Refusal::CompetitionBegan);
        }
        Format::League { .. } => builder.set_entrant(Entrant { division: to, ..entrant }),
    }
    builder.list_changed();
    Ok(())
}

/// The one who comes in takes over points and open games; games that run begin again with them.
fn replace(builder: &mut Builder, player: PlayerId, by: PlayerId) -> Result<(), Refusal> {
    in_it(&builder.contest, player)?;
    if builder.contest.entrant(by).is_some() {
        return Err(Refusal::InCompetitionAlready { player: by });
    }
    let own: Vec<_> =
        builder.contest.pairings_of(player).filter(|one| one.is_open() && one.is_due).copied().collect();
    for pairing in own {
        if let Some(game) = pairing.running() {
            builder.stop(game);
        }
        builder.play_again(pairing.number);
    }
    builder.replace(player, by);
    builder.tell(CompetitionNews::Replaced { player, by });
    builder.list_changed();
    Ok(())
}

fn give_time(builder: &mut Builder, time: SignedDuration, asked: Option<u32>) -> Result<(), Refusal> {
    if time < SignedDuration::from_mins(1) || time > MOST_TIME {
        return Err(Refusal::BadTime { most: MOST_TIME });
    }
    let Phase::Running { since, round, until } = builder.contest.competition.phase else {
        return Err(Refusal::CompetitionNotRunning);
    };
    if asked.is_some_and(|asked| asked != builder.contest.competition.revision) {
        return Err(Refusal::ChangedSinceAsked);
    }
    let until = until.map(|until| until.saturating_add(time).unwrap_or(until));
    let running: Vec<_> = builder.contest.pairings.iter().filter_map(super::Pairing::running).collect();
    for game in running {
        builder.give(game, time);
    }
    builder.set_phase(Phase::Running { since, round, until });
    builder.tell(CompetitionNews::TimeGiven { minutes: time.as_mins() });
    builder.list_changed();
    Ok(())
}

fn annul(builder: &mut Builder, number: u32) -> Result<(), Refusal> {
    let pairing = *builder.contest.pairing(number).ok_or(Refusal::NoSuchPairing)?;
    let is_of_round = builder.contest.competition.phase.round() == Some(pairing.round);
    if pairing.second.is_none() {
        return Err(Refusal::NoSuchPairing);
    }
    if let Some(game) = pairing.running() {
        builder.stop(game);
    }
    match builder.contest.competition.plan.format {
        Format::Swiss { .. } | Format::KnockOut if !is_of_round => return Err(Refusal::RoundIsOver),
        Format::Swiss { .. } => match withdrawing::lost_by_leaving(&builder.contest, &pairing) {
            Some(outcome) => builder.decide_pairing(number, outcome, Why::Withdrawn),
            None => builder.play_again(number),
        },
        Format::League { .. } | Format::KnockOut | Format::Ladder => {
            builder.decide_pairing(number, Outcome::Void, Why::Manager);
        }
    }
    builder.tell(CompetitionNews::Annulled { pairing: number });
    builder.list_changed();
    Ok(())
}

fn correct(builder: &mut Builder, number: u32, result: GameResult) -> Result<(), Refusal> {
    let pairing = *builder.contest.pairing(number).ok_or(Refusal::NoSuchPairing)?;
    let is_of_round = builder.contest.competition.phase.round() == Some(pairing.round);
    match builder.contest.competition.plan.format {
        _ if pairing.second.is_none() => return Err(Refusal::NoSuchPairing),
        // The rounds after it were paired by it.
        Format::Swiss { .. } | Format::KnockOut if !is_of_round => return Err(Refusal::RoundIsOver),
        // A ladder changes with each game, and what others did since can't be undone.
        Format::Ladder => return Err(Refusal::LadderMovedOn),
        Format::Swiss { .. } | Format::KnockOut | Format::League { .. } => {}
    }
    let decided = Decided { outcome: Outcome::Counts(result), why: Why::Manager };
    if pairing.decided == Some(decided) {
        return Err(Refusal::SuchAResult);
    }
    if let Some(game) = pairing.running() {
        builder.stop(game);
    }
    builder.decide_pairing(number, decided.outcome, decided.why);
    if builder.contest.competition.plan.format == Format::KnockOut {
        knock_out::annul_needless(builder, pairing.round);
    }
    if matches!(builder.contest.competition.phase, Phase::Over { .. }) {
        league::note_places(builder);
    }
    builder.tell(CompetitionNews::Corrected { pairing: number, result });
    builder.list_changed();
    Ok(())
}

fn end_now(builder: &mut Builder) -> Result<(), Refusal> {
    let Phase::Running { since, round, until } = builder.contest.competition.phase else {
        return Err(Refusal::CompetitionNotRunning);
    };
    if until.is_none() {
        builder.set_phase(Phase::Over { at: builder.now });
        builder.tell(CompetitionNews::Over);
        builder.list_changed();
        return Ok(());
    }
    builder.set_phase(Phase::Running { since, round, until: Some(builder.now) });
    Ok(())
}

fn in_it(contest: &Contest, player: PlayerId) -> Result<Entrant, Refusal> {
    let entrant = contest.entrant(player).filter(|entrant| entrant.out.is_none()).copied();
    entrant.ok_or(Refusal::OpponentNotEntered { player })
}
