//! Making a challenge.

use games::RuleSet;
use jiff::{SignedDuration, Timestamp};

use super::{Challenge, ChallengeState, FirstPlayer, Place, Slot, Update};
use crate::{
    Announcement, ChallengeId, Change, ChannelId, GameId, Home, Level, Player, PlayerId, Refusal, Terms,
    Timer,
};

/// What a player asks for when they make a challenge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The server.
    pub home: Home,
    /// The channel.
    pub channel: ChannelId,
    /// The challenger.
    pub challenger: PlayerId,
    /// The invited players, in order of play after the challenger: an opponent; in a game for four an
    /// opponent, the partner, the other opponent. `None`, or a missing place, is open to anyone.
    pub invited: Vec<Option<Invited>>,
    /// The rules.
    pub rules: RuleSet,
    /// The terms.
    pub terms: Terms,
    /// The game this is a rematch of.
    pub rematch_of: Option<GameId>,
    /// Who plays first.
    pub first: FirstPlayer,
    /// Where the game is to be played.
    pub place: Place,
    /// How long the challenge stays open.
    pub lifetime: SignedDuration,
}

/// Someone named in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Invited {
    /// A member.
    Member(PlayerId),
    /// Another bot, which can't play.
    Bot,
    /// The computer.
    Computer(Level),
}

impl Invited {
    /// Who will have the place; `None` for a bot, which won't.
    pub const fn player(self) -> Option<Player> {
        match self {
            Self::Member(player) => Some(Player::Member(player)),
            Self::Computer(level) => Some(Player::Computer(level)),
            Self::Bot => None,
        }
    }

    /// The member.
    pub const fn member(self) -> Option<PlayerId> {
        match self {
            Self::Member(player) => Some(player),
            Self::Bot | Self::Computer(_) => None,
        }
    }
}

/// Someone to play again with.
impl From<Player> for Invited {
    fn from(player: Player) -> Self {
        match player {
            Player::Member(player) => Self::Member(player),
            Player::Computer(level) => Self::Computer(level),
        }
    }
}

/// Makes a challenge. `id` is a new id, `running` the game in the channel, if any.
pub fn open(
    request: &Request,
    id: ChallengeId,
    running: Option<GameId>,
    now: Timestamp,
) -> Result<Update, Refusal> {
    let others = places(request)?;
    if let (Some(game), Place::Here) = (running, request.place) {
        return Err(Refusal::ChannelBusy { game });
    }
    let with_computer = others.iter().any(|slot| matches!(slot, Slot::Computer(_)));
    let terms = Terms { rated: request.terms.rated && !with_computer, ..request.terms };
    let challenge = Challenge {
        id,
        home: request.home,
        channel: request.channel,
        message: None,
        challenger: request.challenger,
        others,
        revision: 0,
        rules: request.rules,
        terms,
        rematch_of: request.rematch_of,
        first: request.first,
        place: request.place,
        created: now,
        expires: now.saturating_add(request.lifetime).unwrap_or(Timestamp::MAX),
        state: ChallengeState::Open,
    };
    Ok(Update {
        changes: vec![
            Change::OpenChallenge(challenge.clone()),
            Change::SetTimer { timer: Timer::Challenge(id), at: Some(challenge.expires) },
        ],
        announcements: vec![Announcement::Challenge { challenge: id }],
        challenge,
    })
}

/// The other places. Each player may be named once.
fn places(request: &Request) -> Result<Vec<Slot>, Refusal> {
    let seats = request.rules.seats();
    let mut named = Vec::new();
    for invited in request.invited.iter().flatten() {
        let player = match *invited {
            Invited::Computer(_) => continue,
            Invited::Bot => return Err(Refusal::ChallengedBot),
            Invited::Member(player) => player,
        };
        if player == request.challenger {
            return Err(Refusal::ChallengedSelf);
        }
        if named.contains(&player) {
            return Err(Refusal::InvitedTwice { player });
        }
        named.push(player);
    }
    // Surplus places are an error only if they name someone.
    if request.invited.iter().skip(seats - 1).any(Option::is_some) {
        return Err(Refusal::TooManyPlayers { seats });
    }
    let slots = request.invited.iter().map(|invited| match *invited {
        Some(Invited::Member(player)) => Slot::Invited(player),
        Some(Invited::Computer(level)) => Slot::Computer(level),
        Some(Invited::Bot) | None => Slot::Open,
    });
    Ok(slots.chain(std::iter::repeat(Slot::Open)).take(seats - 1).collect())
}
