//! Making a challenge.

use games::RuleSet;
use jiff::{SignedDuration, Timestamp};

use super::{Challenge, ChallengeState, Decision, FirstPlayer, Place, Slot};
use crate::{Announcement, ChallengeId, Change, ChannelId, GameId, GuildId, PlayerId, Refusal, Terms, Timer};

/// What a player asks for when he challenges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// Who challenges.
    pub challenger: PlayerId,
    /// Whom, in order of play behind him: an opponent; in a game of four an opponent, his partner, the other opponent.
    /// A place that is left out is for whoever joins.
    pub invited: Vec<Option<Invited>>,
    /// By which rules.
    pub rules: RuleSet,
    /// What else is to hold.
    pub terms: Terms,
    /// The game that it is the rematch of, if it is one.
    pub rematch_of: Option<GameId>,
    /// Who plays first.
    pub first: FirstPlayer,
    /// Where.
    pub place: Place,
    /// How long it stays open.
    pub lifetime: SignedDuration,
}

/// Somebody who is named in a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invited {
    /// Who.
    pub player: PlayerId,
    /// Whether it is a program.
    pub bot: bool,
}

/// Makes a challenge with a new `id`. `running` is the game that occupies the channel, if any.
pub fn open(
    request: &Request,
    id: ChallengeId,
    running: Option<GameId>,
    now: Timestamp,
) -> Result<Decision, Refusal> {
    let others = places(request)?;
    if let (Some(game), Place::Here) = (running, request.place) {
        return Err(Refusal::ChannelBusy { game });
    }
    let challenge = Challenge {
        id,
        guild: request.guild,
        channel: request.channel,
        message: None,
        challenger: request.challenger,
        others,
        revision: 0,
        rules: request.rules,
        terms: request.terms,
        rematch_of: request.rematch_of,
        first: request.first,
        place: request.place,
        created: now,
        expires: now.saturating_add(request.lifetime).unwrap_or(Timestamp::MAX),
        state: ChallengeState::Open,
    };
    Ok(Decision {
        changes: vec![
            Change::OpenChallenge(challenge.clone()),
            Change::SetTimer { timer: Timer::Challenge(id), at: Some(challenge.expires) },
        ],
        announcements: vec![Announcement::Challenge { challenge: id }],
        challenge,
    })
}

/// The places of the others, of whom everybody has one.
fn places(request: &Request) -> Result<Vec<Slot>, Refusal> {
    let seats = request.rules.seats();
    let mut named = Vec::new();
    for invited in request.invited.iter().flatten() {
        let player = invited.player;
        if player == request.challenger {
            return Err(Refusal::ChallengedSelf);
        }
        if invited.bot {
            return Err(Refusal::ChallengedBot);
        }
        if named.contains(&player) {
            return Err(Refusal::InvitedTwice { player });
        }
        named.push(player);
    }
    // Whoever has a place that there is not; places that were left open need not be there.
    if request.invited.iter().skip(seats - 1).any(Option::is_some) {
        return Err(Refusal::TooManyPlayers { seats });
    }
    let slots =
        request.invited.iter().map(|invited| invited.map_or(Slot::Open, |one| Slot::Invited(one.player)));
    Ok(slots.chain(std::iter::repeat(Slot::Open)).take(seats - 1).collect())
}
