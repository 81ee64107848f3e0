//! Making a challenge: what is stored, and who can't be named.

use super::*;

#[test]
fn a_new_challenge_is_stored_announced_and_given_a_timer() {
    let decision = open(&request(Some(BEN)), id(1), None, at(3)).expect("made");
    let challenge = decision.challenge;
    assert_eq!((challenge.created, challenge.expires), (at(3), at(63)));
    assert_eq!((challenge.state, challenge.revision), (ChallengeState::Open, 0));
    assert_eq!(challenge.others, [Slot::Invited(player(BEN))]);
    assert_eq!(decision.announcements, [Announcement::Challenge { challenge: id(1) }]);
    let timer = Change::SetTimer { timer: Timer::Challenge(id(1)), at: Some(at(63)) };
    assert_eq!(decision.changes, [Change::OpenChallenge(challenge), timer]);
}

#[test]
fn challenging_oneself_a_bot_or_someone_twice_is_refused() {
    let refusal =
        |invited| open(&Request { invited, ..request(None) }, id(1), None, at(0)).expect_err("refused");
    let bot = Some(Invited::Bot);
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
fn naming_more_players_than_seats_is_refused() {
    let made = |invited| open(&Request { invited, ..request(None) }, id(1), None, at(0)).map(drop);
    let too_many = Err(Refusal::TooManyPlayers { seats: 2 });
    assert_eq!(made(vec![Some(named(BEN)), Some(named(CHIDI))]), too_many);
    assert_eq!(made(vec![None, Some(named(CHIDI))]), too_many);
    assert_eq!(made(vec![Some(named(BEN)), None, None]), Ok(()));
    assert_eq!(made(vec![]), Ok(()));
}

#[test]
fn a_busy_channel_allows_only_challenges_for_a_thread() {
    let made = |place| open(&Request { place, ..request(None) }, id(1), Some(game()), at(0)).map(drop);
    assert_eq!(made(Place::Here), Err(Refusal::ChannelBusy { game: game() }));
    assert_eq!(made(Place::Thread), Ok(()));
}

#[test]
fn an_unbounded_lifetime_expires_at_the_end_of_time() {
    let endless = made(&Request { lifetime: SignedDuration::MAX, ..request(None) });
    assert_eq!(endless.expires, Timestamp::MAX);
}
