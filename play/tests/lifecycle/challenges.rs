//! Properties of challenges: no one gets a seat without accepting, and each challenge ends once.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChallengeState, Change, FirstPlayer, Level, Place, PlayerId, Refusal, Slot, Table, Team,
    Terms,
    challenge::{self, Invited, Request},
    game::table::StoredGame,
};
use proptest::prelude::*;

use crate::{at, id, rules, terms, ways_out::assert_way_out};

const CHALLENGER: u64 = 1;
/// How long a challenge stays open, in seconds.
const LIFETIME: i64 = 100;

fn anybody() -> impl Strategy<Value = PlayerId> {
    (CHALLENGER..7).prop_map(id)
}

fn request() -> impl Strategy<Value = Request> {
    let first = prop::sample::select(vec![FirstPlayer::Lot, FirstPlayer::Challenger, FirstPlayer::Opponent]);
    let place = prop::sample::select(vec![Place::Here, Place::Thread]);
    let agreed = (rules(), terms());
    let computer = prop::sample::select(Level::ALL.to_vec()).prop_map(Invited::Computer);
    let invited =
        prop_oneof![17 => anybody().prop_map(Invited::Member), 1 => Just(Invited::Bot), 4 => computer];
    let invited = prop::option::of(invited);
    let invited = prop::collection::vec(invited, 0..4);
    (first, place, agreed, invited).prop_map(|(first, place, (rules, terms), invited)| Request {
        home: id(1),
        channel: id(7),
        challenger: id(CHALLENGER),
        invited,
        rules,
        terms,
        rematch_of: None,
        first,
        place,
        lifetime: SignedDuration::from_secs(LIFETIME),
    })
}

fn challenge_event() -> impl Strategy<Value = challenge::Event> {
    let team = prop::option::of(prop::sample::select(vec![Team::Challenger, Team::Opponent]));
    prop_oneof![
        5 => (anybody(), team, any::<u8>()).prop_map(|(by, team, lot)| challenge::Event::Accept {
            by,
            team,
            message: Some(id(3001)),
            game: id(5),
            lot,
            away: vec![],
            zones: vec![],
        }),
        2 => anybody().prop_map(|by| challenge::Event::Decline { by }),
        1 => anybody().prop_map(|by| challenge::Event::Withdraw { by }),
        1 => Just(challenge::Event::Remove),
        1 => anybody().prop_map(|player| challenge::Event::Suspend { player }),
        1 => Just(challenge::Event::Tick),
    ]
}

/// What a store does with these changes; returns a game that begins.
fn store(challenge: &mut Challenge, changes: &[Change]) -> Option<StoredGame> {
    let mut begun = None;
    for change in changes {
        match change {
            Change::SetSlot { challenge: of, revision, slot, to, .. } => {
                assert_eq!((*of, challenge.state), (challenge.id, ChallengeState::Open));
                assert_eq!(*revision, challenge.revision);
                challenge.others[*slot] = *to;
                challenge.revision += 1;
            }
            Change::CloseChallenge { challenge: closed, state, .. } => {
                assert_eq!((*closed, challenge.state), (challenge.id, ChallengeState::Open));
                assert_ne!(*state, ChallengeState::Open);
                challenge.state = *state;
            }
            Change::StartGame(stored) => {
                assert_eq!(challenge.state, ChallengeState::Accepted, "closed before the game begins");
                begun = Some(StoredGame::clone(stored));
            }
            Change::SetTimer { .. } => {}
            other => panic!("{other:?} does not change a challenge"),
        }
    }
    begun
}

/// A challenge has a place for each seat, and no player has two.
fn assert_places(challenge: &Challenge) {
    assert_eq!(challenge.slots().count(), challenge.rules.seats());
    let players: Vec<_> = challenge.slots().filter_map(|(_, slot)| slot.player()).collect();
    assert_eq!(players.iter().collect::<BTreeSet<_>>().len(), players.len(), "{players:?}");
    let full = challenge.missing() == 0;
    // Against the computer alone, it waits for the challenger.
    let waits = full && challenge.joined().eq([challenge.challenger]);
    assert!(full == (challenge.state == ChallengeState::Accepted) || waits);
}

/// Whatever happened, the challenger and moderators can end the challenge now, and time ends it by itself.
fn assert_challenge_ends(challenge: &Challenge, now: Timestamp) {
    let withdraw = challenge::Event::Withdraw { by: challenge.challenger };
    let mut withdrawn = challenge.clone();
    let decision = challenge::update(challenge, withdraw, now).expect("always possible");
    store(&mut withdrawn, &decision.changes);
    assert_eq!(withdrawn.state, ChallengeState::Withdrawn);

    let mut removed = challenge.clone();
    let decision = challenge::update(challenge, challenge::Event::Remove, now).expect("always possible");
    store(&mut removed, &decision.changes);
    assert_eq!(removed.state, ChallengeState::Removed);
    assert_parted(challenge, now);

    let mut expired = challenge.clone();
    let late = challenge.expires.max(now);
    let decision = challenge::update(challenge, challenge::Event::Tick, late).expect("always possible");
    store(&mut expired, &decision.changes);
    assert_eq!((expired.state, decision.announcements.len()), (ChallengeState::Expired, 2));
}

/// A player who blocks another can leave every challenge that brings the two together, and no one else moves.
fn assert_parted(challenge: &Challenge, now: Timestamp) {
    let players: Vec<_> = challenge.slots().filter_map(|(_, slot)| slot.player()).collect();
    for (&by, &whom) in players.iter().flat_map(|by| players.iter().map(move |whom| (by, whom))) {
        let Some(decision) = challenge::part(challenge, by, whom, now) else { continue };
        let mut parted = challenge.clone();
        store(&mut parted, &decision.changes);
        assert_eq!(parted, decision.challenge);
        assert!(
            challenge::part(&parted, by, whom, now).is_none()
                && challenge::part(&parted, whom, by, now).is_none()
        );
        let others = |challenge: &Challenge| {
            challenge.others.iter().filter(|slot| slot.player() != Some(by) && **slot != Slot::Open).count()
        };
        assert_eq!(others(challenge), others(&parted), "no one else has moved");
    }
}

proptest! {
    #[test]
    fn a_challenge_ends_once_and_seats_only_players_who_joined(
        request in request(),
        events in prop::collection::vec((challenge_event(), 0_i64..40), 0..12),
    ) {
        let invited: Vec<Invited> = request.invited.iter().copied().flatten().collect();
        let named: Vec<PlayerId> = invited.iter().filter_map(|one| one.member()).collect();
        let players: BTreeSet<PlayerId> = named.iter().copied().chain([id(CHALLENGER)]).collect();
        let twice = players.len() <= named.len();
        let program = invited.contains(&Invited::Bot);
        let too_many = request.invited.iter().skip(request.rules.seats() - 1).any(Option::is_some);
        let opened = challenge::open(&request, id(1), None, at(0));
        prop_assert_eq!(opened.is_err(), twice || program || too_many);
        let Ok(challenge::Update { mut challenge, .. }) = opened else { return Ok(()) };

        let (mut second, mut agreed) = (0, BTreeSet::from([challenge.challenger]));
        for (event, pause) in events {
            second += pause;
            let decided = challenge::update(&challenge, event.clone(), at(second));
            if challenge.state != ChallengeState::Open {
                prop_assert_eq!(decided, Err(Refusal::ChallengeClosed(challenge.state)));
                continue;
            }
            assert_challenge_ends(&challenge, at(second));
            assert_places(&challenge);
            let Ok(decision) = decided else { continue };
            let before = challenge.clone();
            let begun = store(&mut challenge, &decision.changes);
            prop_assert_eq!(&challenge, &decision.challenge);
            match event {
                challenge::Event::Accept { by, .. } if by == challenge.challenger => {
                    prop_assert!(before.missing() == 0 && begun.is_some());
                }
                challenge::Event::Accept { by, team, .. } => {
                    prop_assert!(second < LIFETIME, "accepted in time");
                    prop_assert!(agreed.insert(by), "once");
                    let was = before.slots().zip(challenge.slots()).find(|(before, after)| before != after);
                    let Some(((of, was), (_, is))) = was else { panic!("{event:?} changed no place") };
                    prop_assert!([Slot::Open, Slot::Invited(by)].contains(&was), "an open place, or theirs");
                    prop_assert_eq!(is, Slot::Joined(by));
                    prop_assert!(team.is_none_or(|team| team == of), "in the team they asked for");
                }
                challenge::Event::Decline { by } => { agreed.remove(&by); }
                challenge::Event::Suspend { player } if challenge.state == ChallengeState::Open => {
                    agreed.remove(&player);
                    prop_assert!(!challenge.names(player), "they no longer have a place");
                }
                challenge::Event::Suspend { .. } | challenge::Event::Remove => {
                    prop_assert_eq!(challenge.state, ChallengeState::Removed);
                }
                challenge::Event::Withdraw { .. } | challenge::Event::Tick => {}
            }
            prop_assert_eq!(&challenge.joined().collect::<BTreeSet<_>>(), &agreed);
            let Some(game) = begun else { continue };

            assert_places(&challenge);
            let table = Table::new(game).expect("a table");
            let rated = request.terms.rated && !challenge.has_computer();
            prop_assert_eq!(table.stored().terms, Terms { rated, ..request.terms });
            prop_assert_eq!(table.stored().in_match.is_some(), request.terms.goal.is_some());
            for (team, slot) in challenge.slots() {
                let Some(member) = slot.player() else { continue };
                let side = |player| table.seat(player).expect("all are seated").side();
                let with_challenger = side(member) == side(challenge.challenger);
                prop_assert_eq!(with_challenger, team == Team::Challenger);
            }
            assert_way_out(&table, at(second));
        }
    }
}
