//! Properties of seeks: no matter who seeks, accepts or gives up, no one is left in two games by one seek, and every seek ends.

use jiff::{SignedDuration, Timestamp};
use play::{
    Challenge, ChallengeState, Change, FirstPlayer, Home, Place, PlayerId,
    challenge::{
        self, Event, Request,
        seek::{self, Sought},
    },
};
use proptest::prelude::*;

use crate::{at, id};

/// For how long a seek waits, in seconds.
const LIFETIME: i64 = 100;
const PLAYERS: u64 = 5;

#[derive(Clone, Debug)]
enum Step {
    /// A player seeks, and accepts the seek of another who is given by a number, if there is one.
    Seeks(PlayerId, usize),
    Withdraws(usize, PlayerId),
    Excluded(PlayerId),
    Waits(i64),
}

fn player() -> impl Strategy<Value = PlayerId> {
    (1..=PLAYERS).prop_map(id)
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (player(), any::<usize>()).prop_map(|(by, which)| Step::Seeks(by, which)),
        2 => (any::<usize>(), player()).prop_map(|(which, by)| Step::Withdraws(which, by)),
        1 => player().prop_map(Step::Excluded),
        2 => (0..LIFETIME).prop_map(Step::Waits),
    ]
}

/// The seeks that were ever stored, and how many games began.
#[derive(Default)]
struct World {
    seeks: Vec<(Challenge, Option<Timestamp>)>,
    games: u64,
}

impl World {
    fn open(&self) -> impl Iterator<Item = &Challenge> {
        self.seeks.iter().map(|(seek, _)| seek).filter(|seek| seek.state == ChallengeState::Open)
    }

    /// What a store does with these changes.
    fn store(&mut self, changes: &[Change]) {
        for change in changes {
            match change {
                Change::OpenChallenge(seek) => self.seeks.push((seek.clone(), None)),
                Change::OpenSeek(seek) => {
                    assert!(self.open().any(|open| open.id == seek.challenge), "beside its challenge");
                }
                Change::SetTimer { timer: play::Timer::Challenge(of), at } => {
                    let found = self.seeks.iter_mut().find(|(seek, _)| seek.id == *of);
                    found.expect("it was stored").1 = *at;
                }
                Change::SetTimer { .. } => {}
                Change::SetSlot { challenge, slot, to, .. } => {
                    let found = self.seeks.iter_mut().find(|(seek, _)| seek.id == *challenge);
                    let (seek, _) = found.expect("it was stored");
                    seek.others[*slot] = *to;
                    seek.revision += 1;
                }
                Change::CloseChallenge { challenge, state, .. } => {
                    let found = self.seeks.iter_mut().find(|(seek, _)| seek.id == *challenge);
                    let (seek, _) = found.expect("it was stored");
                    assert_eq!(seek.state, ChallengeState::Open, "it ends once");
                    seek.state = *state;
                }
                Change::StartGame(_) => self.games += 1,
                other => panic!("{other:?} isn't of a seek"),
            }
        }
    }

    /// Accepts another's seek, or stores a new one if there is none.
    fn seeks(&mut self, by: PlayerId, which: usize, now: Timestamp) {
        let own = self.open().find(|seek| seek.challenger == by).cloned();
        let others: Vec<Challenge> = self
            .open()
            .filter(|seek| seek.challenger != by && challenge::may_accept(seek, by, None, now).is_ok())
            .cloned()
            .collect();
        if let Some(found) = which.checked_rem(others.len()).and_then(|index| others.get(index)) {
            let accept = Event::Accept {
                by,
                team: None,
                message: None,
                game: id(1000 + self.games),
                lot: 0,
                away: vec![],
                zones: vec![],
            };
            let accepted = challenge::update(found, accept, now).expect("it may be accepted");
            let games = self.games;
            self.store(&accepted.changes);
            assert_eq!(self.games, games + 1, "the place of a seek is its last");
            if let Some(own) = own {
                self.store(
                    &challenge::update(&own, Event::Withdraw { by }, now).expect("it is open").changes,
                );
            }
            assert!(self.open().all(|seek| seek.challenger != by), "who plays seeks no longer");
        } else if own.is_none() {
            let number = id(1 + u64::try_from(self.seeks.len()).expect("few"));
            let request = Request {
                home: Home::World,
                channel: play::mail_channel(number),
                challenger: by,
                invited: vec![None],
                rules: "dara:traditional".parse().expect("rules"),
                terms: "1d".parse().expect("terms"),
                rematch_of: None,
                first: FirstPlayer::Lot,
                place: Place::Here,
                lifetime: SignedDuration::from_secs(LIFETIME),
            };
            let made = challenge::open(&request, number, None, now).expect("a seek");
            let sought = Sought {
                rules: request.rules,
                terms: request.terms,
                rating: 1500,
                spread: None,
                lets_run_out: seek::lets_run_out(&[]),
                pace: None,
            };
            self.store(&[made.changes, vec![Change::OpenSeek(sought.of(number))]].concat());
        }
    }

    /// Handles the timers that are due.
    fn tick(&mut self, now: Timestamp) {
        let due: Vec<Challenge> = self
            .seeks
            .iter()
            .filter(|(seek, timer)| {
                seek.state == ChallengeState::Open && timer.is_some_and(|timer| timer <= now)
            })
            .map(|(seek, _)| seek.clone())
            .collect();
        for seek in due {
            self.store(&challenge::update(&seek, Event::Tick, now).expect("it is open").changes);
        }
    }
}

proptest! {
    #[test]
    fn every_seek_ends(steps in prop::collection::vec(step(), 0..40)) {
        let (mut world, mut now) = (World::default(), at(0));
        for step in steps {
            match step {
                Step::Seeks(by, which) => world.seeks(by, which, now),
                Step::Withdraws(which, by) => {
                    let open: Vec<Challenge> = world.open().cloned().collect();
                    if let Some(seek) = which.checked_rem(open.len()).and_then(|index| open.get(index)) {
                        let withdrawn = challenge::update(seek, Event::Withdraw { by }, now);
                        prop_assert_eq!(withdrawn.is_ok(), seek.challenger == by);
                        world.store(&withdrawn.map(|update| update.changes).unwrap_or_default());
                    }
                }
                Step::Excluded(player) => {
                    let open: Vec<Challenge> = world.open().cloned().collect();
                    for seek in open {
                        let update = challenge::update(&seek, Event::Suspend { player }, now).expect("it is open");
                        world.store(&update.changes);
                    }
                    prop_assert!(world.open().all(|seek| seek.challenger != player));
                }
                Step::Waits(seconds) => now += SignedDuration::from_secs(seconds),
            }
            world.tick(now);
            let mut seekers: Vec<PlayerId> = world.open().map(|seek| seek.challenger).collect();
            seekers.sort_unstable();
            let before = seekers.len();
            seekers.dedup();
            prop_assert_eq!(seekers.len(), before, "one seek a player");
        }
        world.tick(now + SignedDuration::from_secs(LIFETIME));
        prop_assert_eq!(world.open().count(), 0, "by itself");
        let accepted = world.seeks.iter().filter(|(seek, _)| seek.state == ChallengeState::Accepted).count();
        prop_assert_eq!(u64::try_from(accepted), Ok(world.games), "one game a seek");
    }
}
