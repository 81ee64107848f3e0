//! Whatever is asked of a store, it answers as a plain model in memory does, also after it was closed or has crashed.

use std::collections::{BTreeMap, BTreeSet};

use data::{AnnouncementId, CommitError, Silent, Store, Unit};
use games::{Position, Seat};
use jiff::Timestamp;
use play::{
    Announcement, Challenge, ChallengeId, ChallengeState, Change, ChannelId, Ending, FirstPlayer, Forfeit,
    GameId, Out, Place, Seating, Slot, challenge,
};
use proptest::prelude::*;

use crate::support::{Home, at, id, open, rules, rules_of_four, seen};

/// Something that is asked of the store. Small numbers, so that they meet.
#[derive(Clone, Debug)]
enum Step {
    Commit { interaction: Option<u64>, changes: Vec<Wish>, announcements: u32 },
    Delivered(usize),
    PutOff(usize),
    GiveUp(usize),
    Message { challenge: u64, message: u64 },
    Close,
    Crash,
}

/// A change that is wished for; whether it fits is what is asked.
#[derive(Clone, Debug)]
enum Wish {
    Open { channel: u64, four: bool, invited: Option<u64>, lifetime: i64 },
    Close { challenge: u64, state: ChallengeState },
    Answer { challenge: u64, by: u64, accept: bool, behind: u32 },
    Start { challenge: u64, channel: u64 },
    Append { game: u64, choice: usize, behind: u32 },
    GiveUp { game: u64, seat: Seat, behind: u32 },
}

fn wish() -> impl Strategy<Value = Wish> {
    let state = prop::sample::select(vec![
        ChallengeState::Accepted,
        ChallengeState::Declined,
        ChallengeState::Withdrawn,
        ChallengeState::Expired,
    ]);
    let behind = || prop_oneof![9 => Just(0), 1 => 1_u32..3];
    prop_oneof![
        3 => (1_u64..4, any::<bool>(), prop::option::of(12_u64..15), 1_i64..100)
            .prop_map(|(channel, four, invited, lifetime)| Wish::Open { channel, four, invited, lifetime }),
        1 => (1_u64..8, state).prop_map(|(challenge, state)| Wish::Close { challenge, state }),
        4 => (1_u64..8, 11_u64..17, prop::bool::weighted(0.8), behind())
            .prop_map(|(challenge, by, accept, behind)| Wish::Answer { challenge, by, accept, behind }),
        3 => (1_u64..6, 1_u64..4).prop_map(|(challenge, channel)| Wish::Start { challenge, channel }),
        8 => (1_u64..6, any::<prop::sample::Index>(), behind())
            .prop_map(|(game, choice, behind)| Wish::Append { game, choice: choice.index(1 << 16), behind }),
        1 => (1_u64..6, prop::sample::select(Seat::ALL.to_vec()), behind())
            .prop_map(|(game, seat, behind)| Wish::GiveUp { game, seat, behind }),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        20 => (prop::option::of(1_u64..30), prop::collection::vec(wish(), 0..3), 0_u32..3)
            .prop_map(|(interaction, changes, announcements)| Step::Commit { interaction, changes, announcements }),
        1 => (0_usize..6).prop_map(Step::Delivered),
        1 => (0_usize..6).prop_map(Step::PutOff),
        1 => (0_usize..6).prop_map(Step::GiveUp),
        1 => (1_u64..8, 1_u64..9).prop_map(|(challenge, message)| Step::Message { challenge, message }),
        1 => Just(Step::Close),
        1 => Just(Step::Crash),
    ]
}

#[derive(Clone, Debug)]
struct Game {
    channel: ChannelId,
    seats: Seating,
    record: String,
    position: Position,
    since: Timestamp,
    ended: Option<Timestamp>,
}

#[derive(Clone, Debug, PartialEq)]
struct Told {
    id: AnnouncementId,
    announcement: Announcement,
    attempts: u32,
    not_before: Timestamp,
    interaction: Option<u64>,
}

#[derive(Clone, Debug, Default)]
struct Model {
    seen: BTreeSet<u64>,
    challenges: BTreeMap<ChallengeId, Challenge>,
    games: BTreeMap<GameId, Game>,
    due: Vec<Told>,
}

/// The refusals that tell things apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum No {
    SeenBefore,
    Stale,
    ChannelBusy,
    Other,
}

impl From<CommitError> for No {
    fn from(error: CommitError) -> Self {
        match error {
            CommitError::SeenBefore => Self::SeenBefore,
            CommitError::Stale => Self::Stale,
            CommitError::ChannelBusy => Self::ChannelBusy,
            CommitError::Other(_) => Self::Other,
        }
    }
}

impl Model {
    fn apply(&mut self, unit: &Unit) -> Result<(), No> {
        let mut after = self.clone();
        if let Some(seen) = &unit.interaction
            && !after.seen.insert(seen.id)
        {
            return Err(No::SeenBefore);
        }
        for change in &unit.changes {
            after.change(change)?;
        }
        *self = after;
        Ok(())
    }

    fn change(&mut self, change: &Change) -> Result<(), No> {
        match change {
            Change::OpenChallenge(challenge) => {
                self.challenges.insert(challenge.id, challenge.clone());
            }
            Change::SetSlot { challenge, revision, slot, to, .. } => {
                let as_loaded = |found: &&mut Challenge| {
                    found.state == ChallengeState::Open && found.revision == *revision
                };
                let challenge = self.challenges.get_mut(challenge).filter(as_loaded).ok_or(No::Stale)?;
                challenge.others[*slot] = *to;
                challenge.revision += 1;
            }
            Change::CloseChallenge { challenge, state, .. } => {
                let open =
                    self.challenges.get_mut(challenge).filter(|found| found.state == ChallengeState::Open);
                open.ok_or(No::Stale)?.state = *state;
            }
            Change::StartGame { game, challenge, channel, rules, seats, at, .. } => {
                if self.running(*channel).is_some() {
                    return Err(No::ChannelBusy);
                }
                if !self.challenges.contains_key(challenge) {
                    return Err(No::Other);
                }
                let begun = Game {
                    channel: *channel,
                    seats: Seating::new(seats.clone()),
                    record: rules.to_string(),
                    position: rules.start(),
                    since: *at,
                    ended: None,
                };
                self.games.insert(*game, begun);
            }
            Change::Append { game, ply, action, at, .. } => {
                let game = self.at(*game, *ply)?;
                game.since = *at;
                game.position.play(*action).expect("the wish was legal");
                game.record = format!("{} {action}", game.record);
            }
            Change::GiveUp { game, before, out, since, .. } => {
                let game = self.at(*game, out.ply)?;
                if *before != game.seats.outs().len() {
                    return Err(No::Stale);
                }
                game.seats.give_up(*out).map_err(|_| No::Stale)?;
                game.since = *since;
            }
            Change::End { game, ply, at, .. } => self.at(*game, *ply)?.ended = Some(*at),
            Change::AtMostRunning { .. } | Change::AtMostOpen { .. } => {
                unreachable!("the limits have stories of their own")
            }
        }
        Ok(())
    }

    fn at(&mut self, game: GameId, ply: u32) -> Result<&mut Game, No> {
        let running = |game: &&mut Game| game.ended.is_none() && game.position.ply() == ply;
        self.games.get_mut(&game).filter(running).ok_or(No::Stale)
    }

    fn running(&self, channel: ChannelId) -> Option<GameId> {
        self.games.iter().find(|(_, game)| game.channel == channel && game.ended.is_none()).map(|(&id, _)| id)
    }

    fn latest(&self, channel: ChannelId) -> Option<GameId> {
        let over = self.games.iter().filter(|(_, game)| game.channel == channel);
        self.running(channel).or_else(|| over.max_by_key(|&(&id, game)| (game.ended, id)).map(|(&id, _)| id))
    }

    /// The changes that wishes stand for. Games are played by what is legal in the model, `behind` at an old ply.
    fn changes(&self, store: &Store, wishes: &[Wish], now: Timestamp) -> Vec<Change> {
        // Wishes see what those before them in the unit would do, refused or not.
        let mut ahead = self.clone();
        let mut changes = Vec::new();
        for wish in wishes {
            let made = ahead.wished(store, wish, now);
            for change in &made {
                let _ = ahead.change(change);
            }
            changes.extend(made);
        }
        changes
    }

    fn wished(&self, store: &Store, wish: &Wish, now: Timestamp) -> Vec<Change> {
        match *wish {
            Wish::Open { channel, four, invited, lifetime } => vec![Change::OpenChallenge(Challenge {
                id: store.new_challenge_id(),
                guild: id(1001),
                channel: id(channel),
                message: None,
                challenger: id(11),
                others: [invited.map_or(Slot::Open, |player| Slot::Invited(id(player)))]
                    .into_iter()
                    .chain(std::iter::repeat_n(Slot::Open, if four { 2 } else { 0 }))
                    .collect(),
                revision: 0,
                rules: if four { rules_of_four() } else { rules() },
                first: FirstPlayer::Lot,
                place: Place::Here,
                created: now,
                expires: now + jiff::SignedDuration::from_secs(lifetime),
                state: ChallengeState::Open,
            })],
            Wish::Close { challenge, state } => {
                vec![Change::CloseChallenge { challenge: id(challenge), state, at: now }]
            }
            Wish::Answer { challenge, by, accept, behind } => {
                let Some(mut challenge) = self.challenges.get(&id(challenge)).cloned() else { return vec![] };
                challenge.revision = challenge.revision.saturating_sub(behind);
                let (by, game) = (id(by), store.new_game_id());
                let event = if accept {
                    challenge::Event::Accept { by, team: None, message: id(3001), game, lot: 0 }
                } else {
                    challenge::Event::Decline { by }
                };
                challenge::decide(&challenge, event, now).map_or(vec![], |decision| decision.changes)
            }
            Wish::Start { challenge, channel } => {
                // Of a challenge that there is not, one for two.
                let rules = self.challenges.get(&id(challenge)).map_or(rules(), |found| found.rules);
                vec![Change::StartGame {
                    game: store.new_game_id(),
                    challenge: id(challenge),
                    guild: id(1001),
                    channel: id(channel),
                    thread_of: None,
                    rules,
                    seats: (11..).take(rules.seats()).map(id).collect(),
                    at: now,
                }]
            }
            Wish::Append { game, choice, behind } => {
                let game = id(game);
                let Some(found) = self.games.get(&game) else { return vec![] };
                let (Some(seat), ply) = (found.position.to_act(), found.position.ply()) else {
                    return vec![];
                };
                let legal = found.position.legal_actions();
                let action = legal[choice % legal.len()];
                let mut after = found.position.clone();
                after.play(action).expect("legal");
                let append = Change::Append { game, ply: ply.saturating_sub(behind), seat, action, at: now };
                let end = after.outcome().map(Ending::Rules);
                let end = end.map(|ending| Change::End { game, ply: ply + 1, ending, at: now });
                [append].into_iter().chain(end).collect()
            }
            Wish::GiveUp { game, seat, behind } => {
                let game = id(game);
                let Some(found) = self.games.get(&game) else { return vec![] };
                let ply = found.position.ply().saturating_sub(behind);
                let (out, before) = (Out { seat, ply, why: Forfeit::Left }, found.seats.outs().len());
                let mut after = found.seats.clone();
                if after.give_up(out).is_err() {
                    return vec![];
                }
                let give_up = Change::GiveUp { game, before, out, since: now, at: now };
                let ending = after.lost_by().map(|out| Ending::Forfeit { seat: out.seat, why: out.why });
                let end = ending.map(|ending| Change::End { game, ply, ending, at: now });
                [give_up].into_iter().chain(end).collect()
            }
        }
    }

    /// Everything that the store can be asked, asked.
    fn compare(&self, store: &Store, now: Timestamp) {
        for (&id, game) in &self.games {
            let table = store.table(id).expect("readable").expect("there");
            assert_eq!(table.setup().record.to_string(), game.record);
            assert_eq!(table.position(), &game.position);
            assert_eq!(table.ending().is_some(), game.ended.is_some());
            assert_eq!((&table.setup().seats, table.setup().since), (&game.seats, game.since));
        }
        for channel in (1..4).map(id) {
            let running = store.running_in(channel).expect("readable");
            assert_eq!(running.map(|table| table.id()), self.running(channel));
            let latest = store.latest_in(channel).expect("readable");
            assert_eq!(latest.map(|table| table.id()), self.latest(channel));
            let open =
                self.open().filter(|challenge| challenge.channel == channel).cloned().collect::<Vec<_>>();
            assert_eq!(store.open_challenges_in(channel).expect("readable"), open);
        }
        let waiting = self.games.iter().filter(|(_, game)| game.ended.is_none() && game.since <= now);
        let mut silent: Vec<_> =
            waiting.map(|(&game, stands)| Silent { since: stands.since, game }).collect();
        silent.sort_unstable();
        assert_eq!(store.silent_games(now, None, 99).expect("readable"), silent);
        for (&id, challenge) in &self.challenges {
            assert_eq!(store.challenge(id).expect("readable").as_ref(), Some(challenge));
        }
        let mut expired: Vec<_> = self.open().filter(|challenge| challenge.expires <= now).cloned().collect();
        expired.sort_by_key(|challenge| (challenge.expires, challenge.id));
        assert_eq!(store.expired_challenges(now).expect("readable"), expired);
        assert_eq!(
            store.next_expiry().expect("readable"),
            self.open().map(|challenge| challenge.expires).min()
        );
        let due: Vec<_> = store
            .due()
            .expect("readable")
            .into_iter()
            .map(|due| Told {
                id: due.id,
                announcement: due.announcement,
                attempts: due.attempts,
                not_before: due.not_before,
                interaction: due.answers.map(|answers| answers.interaction),
            })
            .collect();
        assert_eq!(due, self.due);
    }

    fn open(&self) -> impl Iterator<Item = &Challenge> {
        self.challenges.values().filter(|challenge| challenge.state == ChallengeState::Open)
    }
}

async fn run(steps: Vec<Step>) {
    let mut home = Home::new();
    let mut model = Model::default();
    for (second, step) in (0..).zip(steps) {
        let now = at(second);
        match step {
            Step::Commit { interaction, changes, announcements } => {
                let changes = model.changes(&home.store, &changes, now);
                let announcements =
                    (0..announcements).map(|ply| Announcement::Board { game: id(1), ply }).collect();
                let unit = Unit { at: now, interaction: interaction.map(seen), changes, announcements };
                let expected = model.apply(&unit);
                match home.store.commit(unit.clone()).await.map_err(No::from) {
                    Ok(ids) => {
                        assert_eq!(expected, Ok(()));
                        let answered = interaction.into_iter().map(Some).chain(std::iter::repeat(None));
                        let told = ids.into_iter().zip(unit.announcements).zip(answered);
                        model.due.extend(told.map(|((id, announcement), interaction)| Told {
                            id,
                            announcement,
                            attempts: 0,
                            not_before: now,
                            interaction,
                        }));
                    }
                    Err(no) => assert_eq!(expected, Err(no)),
                }
            }
            Step::Delivered(which) if which < model.due.len() => {
                home.store.delivered(model.due.remove(which).id).await.expect("stored");
            }
            Step::GiveUp(which) if which < model.due.len() => {
                home.store.give_up(model.due.remove(which).id, "gone").await.expect("stored");
            }
            Step::PutOff(which) if which < model.due.len() => {
                let told = &mut model.due[which];
                told.attempts += 1;
                told.not_before = at(second + 100);
                home.store.put_off(told.id, told.not_before).await.expect("stored");
            }
            Step::Delivered(_) | Step::GiveUp(_) | Step::PutOff(_) => {}
            Step::Message { challenge, message } => {
                home.store.set_challenge_message(id(challenge), id(message)).await.expect("stored");
                if let Some(challenge) = model.challenges.get_mut(&id(challenge)) {
                    challenge.message = Some(id(message));
                }
            }
            Step::Close => home = home.reopened().await,
            Step::Crash => home = home.after_a_crash(),
        }
    }
    model.compare(&home.store, at(60));
    assert_eq!(home.store.integrity().expect("checked"), []);
    // Another handle, which has seen nothing of it, sees the same.
    model.compare(&open(&home.path()), at(30));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]
    #[test]
    fn the_store_answers_as_the_model_does(steps in prop::collection::vec(step(), 1..60)) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
        runtime.block_on(run(steps));
    }
}
