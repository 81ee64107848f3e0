//! A challenge: from one player to another or to whoever accepts, open until it is answered or too old.
//!
//! | state | what ends it |
//! | --- | --- |
//! | open | accept (by the invited, or by anybody if open), decline (by the invited), withdraw (by the challenger), its time |
//! | accepted, declined, withdrawn, expired | final |

use games::RuleSet;
use jiff::{SignedDuration, Timestamp};

use crate::{Announcement, ChallengeId, Change, ChannelId, GameId, GuildId, MessageId, PlayerId, Refusal};

/// Who plays first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstPlayer {
    /// Drawn by lot when the challenge is accepted (S001, S002).
    #[default]
    Lot,
    /// The one who challenges.
    Challenger,
    /// The one who accepts.
    Opponent,
}

/// Where the game is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Place {
    /// In the channel of the challenge.
    #[default]
    Here,
    /// In a thread of its own, made on the challenge's message.
    Thread,
}

/// Where a challenge stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChallengeState {
    /// It waits for an answer.
    Open,
    /// A game came of it.
    Accepted,
    /// The invited player said no.
    Declined,
    /// The challenger took it back.
    Withdrawn,
    /// Nobody answered in time.
    Expired,
}

/// A challenge to a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// Its number.
    pub id: ChallengeId,
    /// The server.
    pub guild: GuildId,
    /// The channel where it was made.
    pub channel: ChannelId,
    /// Its message there, once known.
    pub message: Option<MessageId>,
    /// Who challenges.
    pub challenger: PlayerId,
    /// Who is invited; nobody in particular means whoever accepts.
    pub invited: Option<PlayerId>,
    /// By which rules.
    pub rules: RuleSet,
    /// Who plays first.
    pub first: FirstPlayer,
    /// Where.
    pub place: Place,
    /// When it was made.
    pub created: Timestamp,
    /// From when on it can no longer be accepted.
    pub expires: Timestamp,
    /// Where it stands.
    pub state: ChallengeState,
}

/// What a player asks for when he challenges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The server.
    pub guild: GuildId,
    /// The channel.
    pub channel: ChannelId,
    /// Who challenges.
    pub challenger: PlayerId,
    /// Whom, and whether that is a program.
    pub invited: Option<Invited>,
    /// By which rules.
    pub rules: RuleSet,
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

/// What can happen to an open challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// `by` accepts.
    Accept {
        /// Who.
        by: PlayerId,
        /// The message whose button was pressed.
        message: MessageId,
        /// The id for the game that begins.
        game: GameId,
        /// The lot: whether it falls to the challenger to play first. Only looked at where a lot decides.
        lot: bool,
    },
    /// `by` declines.
    Decline {
        /// Who.
        by: PlayerId,
    },
    /// `by` takes it back.
    Withdraw {
        /// Who.
        by: PlayerId,
    },
    /// Time passes.
    Tick,
}

/// What is to be stored and told.
pub type Decision = (Vec<Change>, Vec<Announcement>);

/// Makes a challenge with a new `id`. `running` is the game that occupies the channel, if any.
pub fn open(
    request: Request,
    id: ChallengeId,
    running: Option<GameId>,
    now: Timestamp,
) -> Result<(Challenge, Decision), Refusal> {
    if let Some(invited) = request.invited {
        if invited.player == request.challenger {
            return Err(Refusal::ChallengedSelf);
        }
        if invited.bot {
            return Err(Refusal::ChallengedBot);
        }
    }
    if let (Some(game), Place::Here) = (running, request.place) {
        return Err(Refusal::ChannelBusy { game });
    }
    let challenge = Challenge {
        id,
        guild: request.guild,
        channel: request.channel,
        message: None,
        challenger: request.challenger,
        invited: request.invited.map(|invited| invited.player),
        rules: request.rules,
        first: request.first,
        place: request.place,
        created: now,
        expires: now.saturating_add(request.lifetime).unwrap_or(Timestamp::MAX),
        state: ChallengeState::Open,
    };
    let decision =
        (vec![Change::OpenChallenge(challenge.clone())], vec![Announcement::Challenge { challenge: id }]);
    Ok((challenge, decision))
}

/// Decides what `event` makes of `challenge`.
pub fn decide(challenge: &Challenge, event: Event, now: Timestamp) -> Result<Decision, Refusal> {
    if challenge.state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed(challenge.state));
    }
    let close = |state| Change::CloseChallenge { challenge: challenge.id, state, at: now };
    let too_old = now >= challenge.expires;
    match event {
        // Taking back is always possible, and says nothing that is not so.
        Event::Withdraw { by } if by == challenge.challenger => {
            Ok((vec![close(ChallengeState::Withdrawn)], vec![]))
        }
        Event::Withdraw { .. } => Err(Refusal::NotTheChallenger { challenger: challenge.challenger }),
        Event::Tick if too_old => Ok((
            vec![close(ChallengeState::Expired)],
            vec![Announcement::ChallengeExpired { challenge: challenge.id }],
        )),
        Event::Tick => Ok((vec![], vec![])),
        Event::Decline { .. } if too_old => Err(Refusal::ChallengeClosed(ChallengeState::Expired)),
        Event::Decline { by } => match challenge.invited {
            Some(invited) if invited == by => Ok((vec![close(ChallengeState::Declined)], vec![])),
            Some(invited) => Err(Refusal::NotInvited { invited }),
            None => Err(Refusal::NothingToDecline),
        },
        Event::Accept { by, message, game, lot } => {
            may_accept(challenge, by, now)?;
            Ok(accept(challenge, by, message, game, lot, now))
        }
    }
}

/// Whether `by` may accept: to be asked before a number is spent on the game.
pub fn may_accept(challenge: &Challenge, by: PlayerId, now: Timestamp) -> Result<(), Refusal> {
    if challenge.state != ChallengeState::Open {
        return Err(Refusal::ChallengeClosed(challenge.state));
    }
    if now >= challenge.expires {
        return Err(Refusal::ChallengeClosed(ChallengeState::Expired));
    }
    match challenge.invited {
        _ if by == challenge.challenger => Err(Refusal::OwnChallenge),
        Some(invited) if invited != by => Err(Refusal::NotInvited { invited }),
        _ => Ok(()),
    }
}

fn accept(
    challenge: &Challenge,
    by: PlayerId,
    message: MessageId,
    game: GameId,
    lot: bool,
    now: Timestamp,
) -> Decision {
    let challenger_first = match challenge.first {
        FirstPlayer::Challenger => true,
        FirstPlayer::Opponent => false,
        FirstPlayer::Lot => lot,
    };
    let seats =
        if challenger_first { vec![challenge.challenger, by] } else { vec![by, challenge.challenger] };
    let (channel, thread_of) = match challenge.place {
        Place::Here => (challenge.channel, None),
        // A thread that is made on a message has the message's id: so the game can be stored before the thread exists.
        Place::Thread => (ChannelId::from(message), Some((challenge.channel, message))),
    };
    let changes = vec![
        Change::CloseChallenge { challenge: challenge.id, state: ChallengeState::Accepted, at: now },
        Change::StartGame {
            game,
            challenge: challenge.id,
            guild: challenge.guild,
            channel,
            thread_of,
            rules: challenge.rules,
            seats,
            at: now,
        },
    ];
    (changes, vec![Announcement::Board { game, ply: 0 }])
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: u64 = 11;
    const BEN: u64 = 12;
    const CHIDI: u64 = 13;

    fn player(number: u64) -> PlayerId {
        number.try_into().expect("an id")
    }

    fn channel(number: u64) -> ChannelId {
        number.try_into().expect("an id")
    }

    fn game() -> GameId {
        5.try_into().expect("an id")
    }

    fn message() -> MessageId {
        3001.try_into().expect("an id")
    }

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).expect("within the calendar")
    }

    fn request(invited: Option<u64>) -> Request {
        Request {
            guild: 1.try_into().expect("an id"),
            channel: channel(7),
            challenger: player(ADA),
            invited: invited.map(|number| Invited { player: player(number), bot: false }),
            rules: "dara:traditional".parse().expect("a rule set"),
            first: FirstPlayer::Challenger,
            place: Place::Here,
            lifetime: SignedDuration::from_secs(60),
        }
    }

    fn made(request: Request) -> Challenge {
        open(request, 1.try_into().expect("an id"), None, at(0)).expect("made").0
    }

    fn accept(by: u64) -> Event {
        Event::Accept { by: player(by), message: message(), game: game(), lot: true }
    }

    fn closes(challenge: &Challenge, state: ChallengeState, second: i64) -> Vec<Change> {
        vec![Change::CloseChallenge { challenge: challenge.id, state, at: at(second) }]
    }

    /// What a game is begun with.
    fn begun(request: Request, lot: bool) -> (ChannelId, Option<(ChannelId, MessageId)>, Vec<PlayerId>) {
        let event = Event::Accept { by: player(BEN), message: message(), game: game(), lot };
        let (changes, announcements) = decide(&made(request), event, at(5)).expect("accepted");
        assert_eq!(announcements, [Announcement::Board { game: game(), ply: 0 }]);
        let [
            Change::CloseChallenge { state: ChallengeState::Accepted, .. },
            Change::StartGame { channel, thread_of, seats, .. },
        ] = changes.as_slice()
        else {
            panic!("{changes:?}")
        };
        (*channel, *thread_of, seats.clone())
    }

    #[test]
    fn a_challenge_is_stored_and_told() {
        let id = 1.try_into().expect("an id");
        let (challenge, decision) = open(request(Some(BEN)), id, None, at(3)).expect("made");
        assert_eq!(
            (challenge.created, challenge.expires, challenge.state),
            (at(3), at(63), ChallengeState::Open)
        );
        assert_eq!(challenge.invited, Some(player(BEN)));
        let told = vec![Announcement::Challenge { challenge: id }];
        assert_eq!(decision, (vec![Change::OpenChallenge(challenge)], told));
    }

    #[test]
    fn nobody_challenges_himself_or_a_program() {
        let made = |request| open(request, 1.try_into().expect("an id"), None, at(0)).map(drop);
        assert_eq!(made(request(Some(ADA))), Err(Refusal::ChallengedSelf));
        let invited = Some(Invited { player: player(BEN), bot: true });
        assert_eq!(made(Request { invited, ..request(None) }), Err(Refusal::ChallengedBot));
    }

    #[test]
    fn a_channel_with_a_game_takes_a_challenge_for_a_thread_only() {
        let made = |place| {
            open(Request { place, ..request(None) }, 1.try_into().expect("an id"), Some(game()), at(0))
                .map(drop)
        };
        assert_eq!(made(Place::Here), Err(Refusal::ChannelBusy { game: game() }));
        assert_eq!(made(Place::Thread), Ok(()));
    }

    #[test]
    fn a_challenge_without_end_lasts_as_long_as_time() {
        let endless = made(Request { lifetime: SignedDuration::MAX, ..request(None) });
        assert_eq!(endless.expires, Timestamp::MAX);
    }

    #[test]
    fn who_plays_first_is_as_agreed_or_by_lot() {
        let [ada, ben] = [ADA, BEN].map(player);
        for (first, lot, seats) in [
            (FirstPlayer::Challenger, false, [ada, ben]),
            (FirstPlayer::Opponent, true, [ben, ada]),
            (FirstPlayer::Lot, true, [ada, ben]),
            (FirstPlayer::Lot, false, [ben, ada]),
        ] {
            let (.., seated) = begun(Request { first, ..request(Some(BEN)) }, lot);
            assert_eq!(seated, seats, "{first:?} {lot}");
        }
    }

    #[test]
    fn a_game_is_played_here_or_in_the_thread_of_the_message() {
        let (here, thread_of, _) = begun(request(Some(BEN)), true);
        assert_eq!((here, thread_of), (channel(7), None));
        let (thread, thread_of, _) = begun(Request { place: Place::Thread, ..request(None) }, true);
        assert_eq!((thread, thread_of), (channel(3001), Some((channel(7), message()))));
    }

    #[test]
    fn only_the_invited_answers() {
        let challenge = made(request(Some(BEN)));
        let not_invited = Err(Refusal::NotInvited { invited: player(BEN) });
        assert_eq!(decide(&challenge, accept(CHIDI), at(1)), not_invited);
        assert_eq!(decide(&challenge, Event::Decline { by: player(CHIDI) }, at(1)), not_invited);
        assert_eq!(decide(&challenge, Event::Decline { by: player(ADA) }, at(1)), not_invited);
        assert_eq!(decide(&challenge, accept(ADA), at(1)), Err(Refusal::OwnChallenge));
        let declined = (closes(&challenge, ChallengeState::Declined, 1), vec![]);
        assert_eq!(decide(&challenge, Event::Decline { by: player(BEN) }, at(1)), Ok(declined));
    }

    #[test]
    fn an_open_challenge_is_for_everybody_but_the_challenger() {
        let challenge = made(request(None));
        assert!(decide(&challenge, accept(CHIDI), at(1)).is_ok());
        assert_eq!(decide(&challenge, accept(ADA), at(1)), Err(Refusal::OwnChallenge));
        let decline = Event::Decline { by: player(BEN) };
        assert_eq!(decide(&challenge, decline, at(1)), Err(Refusal::NothingToDecline));
    }

    #[test]
    fn only_the_challenger_withdraws_and_always_can() {
        let challenge = made(request(Some(BEN)));
        for second in [1, 60, 1000] {
            let withdrawn = (closes(&challenge, ChallengeState::Withdrawn, second), vec![]);
            assert_eq!(decide(&challenge, Event::Withdraw { by: player(ADA) }, at(second)), Ok(withdrawn));
            let refused = Err(Refusal::NotTheChallenger { challenger: player(ADA) });
            assert_eq!(decide(&challenge, Event::Withdraw { by: player(BEN) }, at(second)), refused);
        }
    }

    #[test]
    fn a_challenge_can_be_answered_until_its_time_is_out() {
        let challenge = made(request(Some(BEN)));
        let too_late = Err(Refusal::ChallengeClosed(ChallengeState::Expired));
        assert!(decide(&challenge, accept(BEN), at(59)).is_ok());
        assert_eq!(decide(&challenge, accept(BEN), at(60)), too_late);
        assert_eq!(decide(&challenge, Event::Decline { by: player(BEN) }, at(60)), too_late);

        assert_eq!(decide(&challenge, Event::Tick, at(59)), Ok((vec![], vec![])));
        let told = vec![Announcement::ChallengeExpired { challenge: challenge.id }];
        let expired = (closes(&challenge, ChallengeState::Expired, 60), told);
        assert_eq!(decide(&challenge, Event::Tick, at(60)), Ok(expired));
    }
}
