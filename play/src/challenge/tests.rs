//! Challenges to two and to four, from the first word to the game.

use jiff::{SignedDuration, Timestamp};

use super::*;
use crate::{Announcement, Change, GameId, Refusal};

const ADA: u64 = 11;
const BEN: u64 = 12;
const CHIDI: u64 = 13;
const DAYO: u64 = 14;
const EFE: u64 = 15;

fn id<I: TryFrom<u64>>(number: u64) -> I {
    I::try_from(number).ok().expect("an id")
}

fn player(number: u64) -> PlayerId {
    id(number)
}

fn game() -> GameId {
    id(5)
}

fn message() -> MessageId {
    id(3001)
}

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(second).expect("within the calendar")
}

fn named(number: u64) -> Invited {
    Invited { player: player(number), bot: false }
}

fn request(invited: Option<u64>) -> Request {
    Request {
        guild: id(1),
        channel: id(7),
        challenger: player(ADA),
        invited: vec![invited.map(named)],
        rules: "dara:traditional".parse().expect("a rule set"),
        first: FirstPlayer::Challenger,
        place: Place::Here,
        lifetime: SignedDuration::from_secs(60),
    }
}

fn made(request: &Request) -> Challenge {
    open(request, id(1), None, at(0)).expect("made").challenge
}

/// A challenge of Ada's in which these places are for four; what is played makes no difference here.
fn for_four(others: [Slot; 3]) -> Challenge {
    Challenge { others: others.to_vec(), ..made(&request(None)) }
}

fn accept(by: u64) -> Event {
    join(by, None)
}

fn join(by: u64, team: Option<Team>) -> Event {
    Event::Accept { by: player(by), team, message: message(), game: game(), lot: 0 }
}

fn decline(by: u64) -> Event {
    Event::Decline { by: player(by) }
}

/// The challenge after all of these happened.
fn after(challenge: Challenge, events: &[Event]) -> Challenge {
    let decided = |challenge: Challenge, &event: &Event| {
        let decision = decide(&challenge, event, at(5)).expect("possible");
        assert!(decision.announcements.is_empty(), "the message itself says it");
        decision.challenge
    };
    events.iter().fold(challenge, decided)
}

/// What ends a challenge without a game.
fn closed(challenge: &Challenge, state: ChallengeState, second: i64) -> Decision {
    Decision {
        challenge: Challenge { state, ..challenge.clone() },
        changes: vec![Change::CloseChallenge { challenge: challenge.id, state, at: at(second) }],
        announcements: vec![],
    }
}

/// How a game is begun by `last`: where, and by whom.
fn begun(challenge: &Challenge, last: u64, lot: u8) -> (ChannelId, Option<(ChannelId, MessageId)>, Vec<u64>) {
    let event = Event::Accept { by: player(last), team: None, message: message(), game: game(), lot };
    let decision = decide(challenge, event, at(5)).expect("accepted");
    assert_eq!(decision.announcements, [Announcement::Board { game: game(), ply: 0 }]);
    assert_eq!(decision.challenge.state, ChallengeState::Accepted);
    let [
        Change::SetSlot { to: Slot::Joined(joined), .. },
        Change::CloseChallenge { state: ChallengeState::Accepted, .. },
        Change::StartGame { channel, thread_of, seats, .. },
    ] = decision.changes.as_slice()
    else {
        panic!("{:?}", decision.changes)
    };
    assert_eq!(*joined, player(last));
    (*channel, *thread_of, seats.iter().map(|player| player.get()).collect())
}

#[test]
fn a_challenge_is_stored_and_told() {
    let decision = open(&request(Some(BEN)), id(1), None, at(3)).expect("made");
    let challenge = decision.challenge;
    assert_eq!((challenge.created, challenge.expires), (at(3), at(63)));
    assert_eq!((challenge.state, challenge.revision), (ChallengeState::Open, 0));
    assert_eq!(challenge.others, [Slot::Invited(player(BEN))]);
    assert_eq!(decision.announcements, [Announcement::Challenge { challenge: id(1) }]);
    assert_eq!(decision.changes, [Change::OpenChallenge(challenge)]);
}

#[test]
fn nobody_challenges_himself_or_a_program_or_somebody_twice() {
    let refusal =
        |invited| open(&Request { invited, ..request(None) }, id(1), None, at(0)).expect_err("refused");
    let bot = Some(Invited { player: player(CHIDI), bot: true });
    assert_eq!(refusal(vec![Some(named(ADA))]), Refusal::ChallengedSelf);
    assert_eq!(refusal(vec![Some(named(BEN)), Some(named(ADA))]), Refusal::ChallengedSelf);
    assert_eq!(refusal(vec![bot]), Refusal::ChallengedBot);
    assert_eq!(refusal(vec![Some(named(BEN)), None, bot]), Refusal::ChallengedBot);
    assert_eq!(
        refusal(vec![Some(named(BEN)), None, Some(named(BEN))]),
        Refusal::InvitedTwice { player: player(BEN) }
    );
}

#[test]
fn nobody_is_named_for_whom_there_is_no_place() {
    let made = |invited| open(&Request { invited, ..request(None) }, id(1), None, at(0)).map(drop);
    let too_many = Err(Refusal::TooManyPlayers { seats: 2 });
    assert_eq!(made(vec![Some(named(BEN)), Some(named(CHIDI))]), too_many);
    assert_eq!(made(vec![None, Some(named(CHIDI))]), too_many);
    assert_eq!(made(vec![Some(named(BEN)), None, None]), Ok(()));
    assert_eq!(made(vec![]), Ok(()));
}

#[test]
fn a_channel_with_a_game_takes_a_challenge_for_a_thread_only() {
    let made = |place| open(&Request { place, ..request(None) }, id(1), Some(game()), at(0)).map(drop);
    assert_eq!(made(Place::Here), Err(Refusal::ChannelBusy { game: game() }));
    assert_eq!(made(Place::Thread), Ok(()));
}

#[test]
fn a_challenge_without_end_lasts_as_long_as_time() {
    let endless = made(&Request { lifetime: SignedDuration::MAX, ..request(None) });
    assert_eq!(endless.expires, Timestamp::MAX);
}

#[test]
fn who_plays_first_is_as_agreed_or_by_lot() {
    for (first, lot, seats) in [
        (FirstPlayer::Challenger, 1, [ADA, BEN]),
        (FirstPlayer::Opponent, 0, [BEN, ADA]),
        (FirstPlayer::Lot, 0, [ADA, BEN]),
        (FirstPlayer::Lot, 255, [BEN, ADA]),
    ] {
        let challenge = made(&Request { first, ..request(Some(BEN)) });
        assert_eq!(begun(&challenge, BEN, lot).2, seats, "{first:?} {lot}");
    }
}

#[test]
fn four_play_crosswise_whoever_is_first() {
    let full = [BEN, CHIDI, DAYO].map(|number| Slot::Joined(player(number)));
    for (first, lot, seats) in [
        (FirstPlayer::Challenger, 3, [ADA, BEN, CHIDI, DAYO]),
        (FirstPlayer::Opponent, 3, [BEN, CHIDI, DAYO, ADA]),
        (FirstPlayer::Lot, 0, [ADA, BEN, CHIDI, DAYO]),
        (FirstPlayer::Lot, 1, [BEN, CHIDI, DAYO, ADA]),
        (FirstPlayer::Lot, 6, [CHIDI, DAYO, ADA, BEN]),
        (FirstPlayer::Lot, 255, [DAYO, ADA, BEN, CHIDI]),
    ] {
        let mut challenge = Challenge { first, ..for_four(full) };
        challenge.others[1] = Slot::Open;
        assert_eq!(begun(&challenge, CHIDI, lot).2, seats, "{first:?} {lot}");
    }
}

#[test]
fn a_game_is_played_here_or_in_the_thread_of_the_message() {
    let (here, thread_of, _) = begun(&made(&request(Some(BEN))), BEN, 0);
    assert_eq!((here, thread_of), (id(7), None));
    let in_thread = made(&Request { place: Place::Thread, ..request(None) });
    let (thread, thread_of, _) = begun(&in_thread, BEN, 0);
    assert_eq!((thread, thread_of), (id(3001), Some((id(7), message()))));
}

#[test]
fn only_the_invited_answers() {
    let challenge = made(&request(Some(BEN)));
    let not_invited = Err(Refusal::NotInvited { invited: vec![player(BEN)] });
    assert_eq!(decide(&challenge, accept(CHIDI), at(1)), not_invited);
    assert_eq!(decide(&challenge, decline(CHIDI), at(1)), not_invited);
    assert_eq!(decide(&challenge, decline(ADA), at(1)), not_invited);
    assert_eq!(decide(&challenge, accept(ADA), at(1)), Err(Refusal::OwnChallenge));
    let declined = closed(&challenge, ChallengeState::Declined, 1);
    assert_eq!(decide(&challenge, decline(BEN), at(1)), Ok(declined));
}

#[test]
fn an_open_challenge_is_for_everybody_but_the_challenger() {
    let challenge = made(&request(None));
    assert!(decide(&challenge, accept(CHIDI), at(1)).is_ok());
    assert_eq!(decide(&challenge, accept(ADA), at(1)), Err(Refusal::OwnChallenge));
    assert_eq!(decide(&challenge, decline(BEN), at(1)), Err(Refusal::NothingToDecline));
}

#[test]
fn only_the_challenger_withdraws_and_always_can() {
    for challenge in
        [made(&request(Some(BEN))), for_four([Slot::Joined(player(BEN)), Slot::Open, Slot::Open])]
    {
        for second in [1, 60, 1000] {
            let withdrawn = closed(&challenge, ChallengeState::Withdrawn, second);
            assert_eq!(decide(&challenge, Event::Withdraw { by: player(ADA) }, at(second)), Ok(withdrawn));
            let refused = Err(Refusal::NotTheChallenger { challenger: player(ADA) });
            assert_eq!(decide(&challenge, Event::Withdraw { by: player(BEN) }, at(second)), refused);
        }
    }
}

#[test]
fn a_challenge_can_be_answered_until_its_time_is_out() {
    let challenge = made(&request(Some(BEN)));
    let too_late = Err(Refusal::ChallengeClosed(ChallengeState::Expired));
    assert!(decide(&challenge, accept(BEN), at(59)).is_ok());
    assert_eq!(decide(&challenge, accept(BEN), at(60)), too_late);
    assert_eq!(decide(&challenge, decline(BEN), at(60)), too_late);

    let as_it_was = Decision { challenge: challenge.clone(), changes: vec![], announcements: vec![] };
    assert_eq!(decide(&challenge, Event::Tick, at(59)), Ok(as_it_was));
    let announcements = vec![Announcement::ChallengeExpired { challenge: challenge.id }];
    let expired = Decision { announcements, ..closed(&challenge, ChallengeState::Expired, 60) };
    assert_eq!(decide(&challenge, Event::Tick, at(60)), Ok(expired));
}

#[test]
fn open_places_fill_up_one_by_one_and_the_last_begins_the_game() {
    let open = for_four([Slot::Open; 3]);
    let decision = decide(&open, accept(BEN), at(5)).expect("possible");
    let to = Slot::Joined(player(BEN));
    assert_eq!(
        decision.changes,
        [Change::SetSlot { challenge: open.id, revision: 0, slot: 0, to, at: at(5) }]
    );
    assert_eq!(decision.challenge.revision, 1);

    let waiting = after(open, &[accept(BEN), accept(CHIDI)]);
    assert_eq!(waiting.joined().map(PlayerId::get).collect::<Vec<_>>(), [ADA, BEN, CHIDI]);
    assert_eq!(waiting.state, ChallengeState::Open);
    assert_eq!(begun(&waiting, DAYO, 0).2, [ADA, BEN, CHIDI, DAYO]);
}

#[test]
fn who_joins_chooses_his_team_while_it_has_an_open_place() {
    let open = for_four([Slot::Open; 3]);
    assert_eq!((open.open_in(Team::Challenger), open.open_in(Team::Opponent)), (1, 2));
    let partner = after(open.clone(), &[join(BEN, Some(Team::Challenger))]);
    assert_eq!(partner.others, [Slot::Open, Slot::Joined(player(BEN)), Slot::Open]);
    assert_eq!(decide(&partner, join(CHIDI, Some(Team::Challenger)), at(5)), Err(Refusal::TeamFull));
    let against = after(partner, &[join(CHIDI, Some(Team::Opponent))]);
    assert_eq!(begun(&against, DAYO, 0).2, [ADA, CHIDI, BEN, DAYO]);
}

#[test]
fn the_place_of_one_who_is_invited_is_kept_for_him() {
    let challenge = for_four([Slot::Open, Slot::Invited(player(BEN)), Slot::Invited(player(CHIDI))]);
    assert_eq!(challenge.invited().map(PlayerId::get).collect::<Vec<_>>(), [BEN, CHIDI]);
    let other_team = decide(&challenge, join(BEN, Some(Team::Opponent)), at(5));
    assert_eq!(other_team, Err(Refusal::InvitedToOtherTeam));
    assert_eq!(decide(&challenge, join(DAYO, Some(Team::Challenger)), at(5)), Err(Refusal::TeamFull));
    let waiting = after(challenge, &[accept(BEN), accept(DAYO)]);
    assert_eq!(waiting.others[1], Slot::Joined(player(BEN)));
    let refused = decide(&waiting, accept(EFE), at(5));
    assert_eq!(refused, Err(Refusal::NotInvited { invited: vec![player(CHIDI)] }));
    assert_eq!(begun(&waiting, CHIDI, 0).2, [ADA, DAYO, BEN, CHIDI]);
}

#[test]
fn nobody_joins_twice() {
    let challenge = after(for_four([Slot::Open; 3]), &[accept(BEN)]);
    for team in [None, Some(Team::Challenger), Some(Team::Opponent)] {
        assert_eq!(decide(&challenge, join(BEN, team), at(5)), Err(Refusal::AlreadyJoined));
    }
}

#[test]
fn who_is_invited_into_a_team_and_declines_leaves_his_place_open() {
    let challenge = for_four([Slot::Invited(player(BEN)), Slot::Invited(player(CHIDI)), Slot::Open]);
    let declined = after(challenge, &[accept(CHIDI), decline(BEN)]);
    assert_eq!(declined.others, [Slot::Open, Slot::Joined(player(CHIDI)), Slot::Open]);
    assert_eq!(declined.state, ChallengeState::Open);
    assert_eq!(decide(&declined, decline(BEN), at(5)), Err(Refusal::NothingToDecline));
    // He may think better of it.
    let again = after(declined, &[accept(BEN)]);
    assert_eq!(again.others[0], Slot::Joined(player(BEN)));
}

#[test]
fn who_joined_steps_out_until_the_game_begins() {
    let challenge = after(for_four([Slot::Open; 3]), &[accept(BEN), accept(CHIDI), decline(BEN)]);
    assert_eq!(challenge.others, [Slot::Open, Slot::Joined(player(CHIDI)), Slot::Open]);
    assert_eq!(challenge.revision, 3);
    let full = after(challenge, &[accept(DAYO)]);
    let started = decide(&full, accept(BEN), at(5)).expect("the last place").challenge;
    let too_late = Err(Refusal::ChallengeClosed(ChallengeState::Accepted));
    assert_eq!(decide(&started, decline(BEN), at(5)), too_late);
}
