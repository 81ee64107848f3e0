//! Accepting, joining, declining, stepping out, withdrawing, suspensions and blocks, and doing so too late.

use super::*;

#[test]
fn only_the_invited_player_can_accept_or_decline() {
    let challenge = made(&request(Some(BEN)));
    let not_invited = Err(Refusal::NotInvited { invited: vec![player(BEN)] });
    assert_eq!(update(&challenge, accept(CHIDI), at(1)), not_invited);
    assert_eq!(update(&challenge, decline(CHIDI), at(1)), not_invited);
    assert_eq!(update(&challenge, decline(ADA), at(1)), not_invited);
    assert_eq!(update(&challenge, accept(ADA), at(1)), Err(Refusal::OwnChallenge));
    let mut declined = closed(&challenge, ChallengeState::Declined, 1);
    declined.announcements.push(Announcement::ChallengerTold { challenge: challenge.id, spread: None });
    assert_eq!(update(&challenge, decline(BEN), at(1)), Ok(declined));
}

#[test]
fn a_game_against_the_computer_is_started_by_its_challenger_alone() {
    let computer = Some(Invited::Computer(Level::default()));
    let challenge = made(&Request { invited: vec![computer], place: Place::Thread, ..request(None) });
    let refused = Err(Refusal::NotYoursToStart { challenger: player(ADA) });
    assert_eq!(update(&challenge, accept(BEN), at(1)), refused);
    assert_eq!(may_accept(&challenge, player(BEN), None, at(1)), refused.map(drop));
    assert!(update(&challenge, accept(ADA), at(1)).is_ok());
}

#[test]
fn anyone_but_the_challenger_can_accept_an_open_challenge() {
    let challenge = made(&request(None));
    assert!(update(&challenge, accept(CHIDI), at(1)).is_ok());
    assert_eq!(update(&challenge, accept(ADA), at(1)), Err(Refusal::OwnChallenge));
    assert_eq!(update(&challenge, decline(BEN), at(1)), Err(Refusal::NothingToDecline));
}

#[test]
fn only_the_challenger_can_withdraw_and_at_any_time() {
    for challenge in
        [made(&request(Some(BEN))), for_four([Slot::Joined(player(BEN)), Slot::Open, Slot::Open])]
    {
        for second in [1, 60, 1000] {
            let withdrawn = closed(&challenge, ChallengeState::Withdrawn, second);
            assert_eq!(update(&challenge, Event::Withdraw { by: player(ADA) }, at(second)), Ok(withdrawn));
            let refused = Err(Refusal::NotTheChallenger { challenger: player(ADA) });
            assert_eq!(update(&challenge, Event::Withdraw { by: player(BEN) }, at(second)), refused);
        }
    }
}

#[test]
fn a_challenge_can_be_answered_until_it_expires() {
    let challenge = made(&request(Some(BEN)));
    let too_late = Err(Refusal::ChallengeClosed(ChallengeState::Expired));
    assert!(update(&challenge, accept(BEN), at(59)).is_ok());
    assert_eq!(update(&challenge, accept(BEN), at(60)), too_late);
    assert_eq!(update(&challenge, decline(BEN), at(60)), too_late);

    let as_it_was = Update { challenge: challenge.clone(), changes: vec![], announcements: vec![] };
    assert_eq!(update(&challenge, Event::Tick, at(59)), Ok(as_it_was));
    let challenge_id = challenge.id;
    let announcements = vec![
        Announcement::ChallengeExpired { challenge: challenge_id },
        Announcement::ChallengerTold { challenge: challenge_id, spread: None },
    ];
    let expired = Update { announcements, ..closed(&challenge, ChallengeState::Expired, 60) };
    assert_eq!(update(&challenge, Event::Tick, at(60)), Ok(expired));
}

#[test]
fn open_places_fill_in_order_and_the_last_begins_the_game() {
    let open = for_four([Slot::Open; 3]);
    let decision = update(&open, accept(BEN), at(5)).expect("possible");
    let to = Slot::Joined(player(BEN));
    assert_eq!(
        decision.changes,
        [Change::SetSlot { challenge: open.id, revision: 0, slot: 0, to, at: at(5) }]
    );
    assert_eq!(decision.challenge.revision, 1);

    let waiting = after(open, &[accept(BEN), accept(CHIDI)]);
    assert_eq!(waiting.joined().map(PlayerId::get).collect::<Vec<_>>(), [ADA, BEN, CHIDI]);
    assert_eq!(waiting.state, ChallengeState::Open);
    assert_eq!(seated(&waiting, DAYO, 0), [ADA, BEN, CHIDI, DAYO]);
}

#[test]
fn players_choose_a_team_while_it_has_an_open_place() {
    let open = for_four([Slot::Open; 3]);
    assert_eq!((open.open_in(Team::Challenger), open.open_in(Team::Opponent)), (1, 2));
    let partner = after(open.clone(), &[join(BEN, Some(Team::Challenger))]);
    assert_eq!(partner.others, [Slot::Open, Slot::Joined(player(BEN)), Slot::Open]);
    assert_eq!(update(&partner, join(CHIDI, Some(Team::Challenger)), at(5)), Err(Refusal::TeamFull));
    let against = after(partner, &[join(CHIDI, Some(Team::Opponent))]);
    assert_eq!(seated(&against, DAYO, 0), [ADA, CHIDI, BEN, DAYO]);
}

#[test]
fn an_invited_players_place_is_reserved() {
    let challenge = for_four([Slot::Open, Slot::Invited(player(BEN)), Slot::Invited(player(CHIDI))]);
    assert_eq!(challenge.invited().map(PlayerId::get).collect::<Vec<_>>(), [BEN, CHIDI]);
    let other_team = update(&challenge, join(BEN, Some(Team::Opponent)), at(5));
    assert_eq!(other_team, Err(Refusal::InvitedToOtherTeam));
    assert_eq!(update(&challenge, join(DAYO, Some(Team::Challenger)), at(5)), Err(Refusal::TeamFull));
    let waiting = after(challenge, &[accept(BEN), accept(DAYO)]);
    assert_eq!(waiting.others[1], Slot::Joined(player(BEN)));
    let refused = update(&waiting, accept(EFE), at(5));
    assert_eq!(refused, Err(Refusal::NotInvited { invited: vec![player(CHIDI)] }));
    assert_eq!(seated(&waiting, CHIDI, 0), [ADA, DAYO, BEN, CHIDI]);
}

#[test]
fn joining_twice_is_refused() {
    let challenge = after(for_four([Slot::Open; 3]), &[accept(BEN)]);
    for team in [None, Some(Team::Challenger), Some(Team::Opponent)] {
        assert_eq!(update(&challenge, join(BEN, team), at(5)), Err(Refusal::AlreadyJoined));
    }
}

#[test]
fn declining_a_place_in_a_team_opens_it() {
    let challenge = for_four([Slot::Invited(player(BEN)), Slot::Invited(player(CHIDI)), Slot::Open]);
    let declined = after(challenge, &[accept(CHIDI), decline(BEN)]);
    assert_eq!(declined.others, [Slot::Open, Slot::Joined(player(CHIDI)), Slot::Open]);
    assert_eq!(declined.state, ChallengeState::Open);
    assert_eq!(update(&declined, decline(BEN), at(5)), Err(Refusal::NothingToDecline));
    // They may change their mind.
    let again = after(declined, &[accept(BEN)]);
    assert_eq!(again.others[0], Slot::Joined(player(BEN)));
}

#[test]
fn joined_players_can_step_out_until_the_game_begins() {
    let challenge = after(for_four([Slot::Open; 3]), &[accept(BEN), accept(CHIDI), decline(BEN)]);
    assert_eq!(challenge.others, [Slot::Open, Slot::Joined(player(CHIDI)), Slot::Open]);
    assert_eq!(challenge.revision, 3);
    let full = after(challenge, &[accept(DAYO)]);
    let started = update(&full, accept(BEN), at(5)).expect("the last place").challenge;
    let too_late = Err(Refusal::ChallengeClosed(ChallengeState::Accepted));
    assert_eq!(update(&started, decline(BEN), at(5)), too_late);
}

#[test]
fn moderators_can_remove_open_challenges_whose_messages_are_redrawn() {
    for challenge in
        [made(&request(Some(BEN))), for_four([Slot::Joined(player(BEN)), Slot::Open, Slot::Open])]
    {
        for second in [1, 1000] {
            let removed = closed(&challenge, ChallengeState::Removed, second);
            assert_eq!(update(&challenge, Event::Remove, at(second)), Ok(removed.clone()));
            let again = update(&removed.challenge, Event::Remove, at(second));
            assert_eq!(again.map(drop), Err(Refusal::ChallengeClosed(ChallengeState::Removed)));
        }
    }
}

#[test]
fn suspended_players_lose_their_places_in_open_challenges() {
    let suspend = |challenge: &Challenge, number| {
        let decision = update(challenge, Event::Suspend { player: player(number) }, at(5)).expect("possible");
        assert_eq!(decision.changes.is_empty(), decision.announcements.is_empty());
        assert!(
            decision.challenge.state != ChallengeState::Open || !decision.challenge.names(player(number))
        );
        decision.challenge
    };
    let removed = ChallengeState::Removed;
    let for_two = made(&request(Some(BEN)));
    assert_eq!([suspend(&for_two, ADA).state, suspend(&for_two, BEN).state], [removed, removed]);
    assert_eq!(suspend(&for_two, CHIDI), for_two);
    let team = for_four([Slot::Joined(player(BEN)), Slot::Invited(player(CHIDI)), Slot::Open]);
    assert_eq!(suspend(&team, ADA).state, removed);
    assert_eq!(suspend(&team, BEN).others, [Slot::Open, Slot::Invited(player(CHIDI)), Slot::Open]);
    assert_eq!(suspend(&team, CHIDI).others, [Slot::Joined(player(BEN)), Slot::Open, Slot::Open]);
    assert_eq!(suspend(&team, DAYO), team);
}

#[test]
fn blocking_leaves_the_challenges_that_bring_both_together() {
    let after = |challenge: &Challenge, by, whom, second| {
        let parted = part(challenge, player(by), player(whom), at(second));
        parted.map(|decision| (decision.challenge.state, decision.challenge.others))
    };
    let [ada, ben, chidi] = [ADA, BEN, CHIDI].map(player);
    let for_two = made(&request(Some(BEN)));
    let as_it_was = || for_two.others.clone();
    assert_eq!(after(&for_two, ADA, BEN, 1), Some((ChallengeState::Withdrawn, as_it_was())));
    assert_eq!(after(&for_two, BEN, ADA, 1), Some((ChallengeState::Declined, as_it_was())));
    assert_eq!(after(&for_two, BEN, ADA, 60), Some((ChallengeState::Expired, as_it_was())), "it was too old");
    assert_eq!(after(&for_two, BEN, CHIDI, 1), None);
    let team = for_four([Slot::Joined(ben), Slot::Joined(chidi), Slot::Open]);
    let open = ChallengeState::Open;
    assert_eq!(after(&team, BEN, CHIDI, 1), Some((open, vec![Slot::Open, Slot::Joined(chidi), Slot::Open])));
    assert_eq!(after(&team, BEN, ADA, 1), Some((open, vec![Slot::Open, Slot::Joined(chidi), Slot::Open])));
    assert_eq!(after(&team, ADA, BEN, 1).map(|(state, _)| state), Some(ChallengeState::Withdrawn));
    // Only one of the two has joined; the other may still do so.
    let named = for_four([Slot::Invited(ben), Slot::Joined(chidi), Slot::Open]);
    assert_eq!((after(&named, BEN, CHIDI, 1), after(&named, CHIDI, BEN, 1)), (None, None));
    assert_eq!(after(&named, BEN, ADA, 1).map(|(_, others)| others[0]), Some(Slot::Open));
    let over = Challenge { state: ChallengeState::Declined, ..for_two.clone() };
    assert_eq!(after(&over, BEN, ADA, 1), None);
    let announcements = part(&for_two, ben, ada, at(1)).expect("parted").announcements;
    let challenge = for_two.id;
    // As after any other refusal, so that it can't be told from one.
    assert_eq!(
        announcements,
        [
            Announcement::ChallengeChanged { challenge, begun: None },
            Announcement::ChallengerTold { challenge, spread: None }
        ]
    );
}
