//! Whatever is asked of a store, it answers as a plain model in memory does, also after it was closed or has crashed.

mod remembered;
mod wish;

use std::collections::BTreeSet;

use data::{PostedBoard, Silent, Store, Unit};
use jiff::{SignedDuration, Timestamp};
use play::{
    Announcement, Block, BoardCause, GameId, KeptAway, PlayerId,
    paging::{LogStretch, Stretch},
};
use proptest::prelude::*;

use self::{
    remembered::{Model, No, Told},
    wish::{Wish, wish},
};
use crate::support::{Home, at, id, seen};

/// A shorter time is no outage.
const TOLERANCE: SignedDuration = SignedDuration::from_secs(5);

/// Something that is asked of the store. Small numbers, so that they meet.
#[derive(Clone, Debug)]
enum Step {
    Commit { interaction: Option<u64>, changes: Vec<Wish>, announcements: u32 },
    Delivered(usize),
    PutOff(usize),
    GiveUp(usize),
    Message { challenge: u64, message: u64 },
    Board { game: u64, message: u64 },
    Beat { ago: i64 },
    Close,
    Crash,
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        20 => (prop::option::of(1_u64..30), prop::collection::vec(wish(), 0..3), 0_u32..3)
            .prop_map(|(interaction, changes, announcements)| Step::Commit { interaction, changes, announcements }),
        1 => (0_usize..6).prop_map(Step::Delivered),
        1 => (0_usize..6).prop_map(Step::PutOff),
        1 => (0_usize..6).prop_map(Step::GiveUp),
        1 => (1_u64..8, 1_u64..9).prop_map(|(challenge, message)| Step::Message { challenge, message }),
        1 => (1_u64..8, 1_u64..9).prop_map(|(game, message)| Step::Board { game, message }),
        1 => (0_i64..9).prop_map(|ago| Step::Beat { ago }),
        1 => Just(Step::Close),
        1 => Just(Step::Crash),
    ]
}

impl Model {
    /// Everything that the store can be asked, asked.
    async fn compare(&self, store: &Store, now: Timestamp) {
        self.compare_games(store, now).await;
        for (&id, challenge) in &self.challenges {
            assert_eq!(store.challenge(id).await.expect("readable").as_ref(), Some(challenge));
        }
        let mut timers: Vec<_> =
            self.timers.iter().map(|(timer, at)| (at, timer.to_string(), *timer)).collect();
        timers.sort_unstable();
        for &(&at, _, timer) in &timers {
            assert_eq!(store.timer(timer).await.expect("readable"), Some(at));
        }
        let next = timers.iter().map(|(at, ..)| **at).find(|at| *at > now);
        assert_eq!(store.next_timer(now).await.expect("readable"), next);
        let due = timers.iter().filter(|(at, ..)| **at <= now).map(|&(_, _, timer)| timer);
        assert_eq!(store.timers_due(now, 99).await.expect("readable"), due.collect::<Vec<_>>());
        for player in (11..17).map(id::<PlayerId>) {
            let away = self.absences_of(player);
            assert_eq!(store.absences(id(1001), player).await.expect("readable"), away);
            let away = away.into_iter().filter(|away| away.from <= now && now < away.until);
            let away: Vec<_> = away.map(|away| (player, away.until)).collect();
            assert_eq!(store.away(id(1001), [player], now).await.expect("readable"), away);
            let chosen = self.preferences.get(&player).copied().unwrap_or_default();
            assert_eq!(store.preferences(player).await.expect("readable"), chosen);
        }
        assert_eq!(store.server_settings(id(1001)).await.expect("readable"), self.settings);
        self.compare_barriers(store).await;
        let due = store.due().await.expect("readable").into_iter().map(|due| Told {
            id: due.id,
            announcement: due.announcement,
            attempts: due.attempts,
            not_before: due.not_before,
            interaction: due.answers.map(|answers| answers.interaction),
        });
        assert_eq!(due.collect::<Vec<_>>(), self.due);
    }

    async fn compare_barriers(&self, store: &Store) {
        let players: Vec<PlayerId> = (11..17).map(id).collect();
        for &player in &players {
            assert_eq!(
                store.suspended(id(1001), player).await.expect("readable"),
                self.suspended.get(&player).copied()
            );
            let found = store.restrictions(id(1001), player, players.clone()).await.expect("readable");
            assert_eq!(found.suspended.iter().collect::<BTreeSet<_>>(), self.suspended.keys().collect());
            let his = self.blocks.keys().filter(|block| block.by == player || block.blocked == player);
            assert_eq!(found.blocks.iter().collect::<BTreeSet<_>>(), his.collect());
            let mut blocked: Vec<_> = self.blocks.iter().filter(|(block, _)| block.by == player).collect();
            blocked.sort_by_key(|(block, since)| std::cmp::Reverse((*since, block.blocked)));
            let blocked: Vec<_> = blocked
                .into_iter()
                .map(|(block, &since)| KeptAway { player: block.blocked, since })
                .collect();
            assert_eq!(store.count_blocked_by(player).await.expect("readable"), blocked.len());
            assert_eq!(store.blocked_by(player, 9, 0).await.expect("readable"), blocked);
            assert_eq!(
                store.blocked_by(player, 9, 1).await.expect("readable").len(),
                blocked.len().saturating_sub(1)
            );
            for &other in players.iter().filter(|&&other| other != player) {
                let since = self.blocks.get(&Block { by: player, blocked: other }).copied();
                assert_eq!(store.blocked(player, other).await.expect("readable"), since);
                let open = self.open().filter(|open| open.names(player) && open.names(other));
                let found = store.open_challenges_with(player, other).await.expect("readable");
                assert_eq!(found, open.cloned().collect::<Vec<_>>());
            }
        }
        let mut suspended: Vec<_> =
            self.suspended.iter().map(|(&player, &since)| KeptAway { player, since }).collect();
        suspended.sort_by_key(|suspended| std::cmp::Reverse((suspended.since, suspended.player)));
        assert_eq!(store.count_suspended_in(id(1001)).await.expect("readable"), suspended.len());
        assert_eq!(store.suspended_in(id(1001), 9, 0).await.expect("readable"), suspended);
        assert_eq!(store.suspended_in(id(1001), 9, 1).await.expect("readable").first(), suspended.get(1));
        assert_eq!(store.suspended_in(id(1002), 9, 0).await.expect("readable"), [], "in another server");
        // Turned through from one end to the other and back.
        let turn = async |stretch| store.moderation_log(id(1001), stretch, 2).await.expect("readable");
        let (mut page, mut seen) = (turn(LogStretch::Newest).await, Vec::new());
        assert!(!page.newer);
        loop {
            seen.extend(page.entries.iter().map(|(_, logged)| logged.clone()));
            let Some(&(last, _)) = page.entries.last().filter(|_| page.older) else { break };
            let older = turn(LogStretch::Before(last)).await;
            assert!(older.newer);
            assert_eq!(turn(LogStretch::After(older.entries[0].0)).await.entries, page.entries);
            page = older;
        }
        assert_eq!(seen, self.log.iter().rev().cloned().collect::<Vec<_>>());
    }

    async fn compare_games(&self, store: &Store, now: Timestamp) {
        for (&id, game) in &self.games {
            let table = store.table(id).await.expect("readable").expect("there");
            assert_eq!(table.stored(), &game.stored);
            assert_eq!(table.position(), self.table(id).position());
            assert_eq!(table.ending().is_some(), game.ended.is_some());
            assert_eq!(store.ended(id).await.expect("readable"), game.ended);
            assert_eq!(store.board_message(id).await.expect("readable"), game.board);
            let rematch = self.open().find(|open| open.rematch_of == Some(id));
            assert_eq!(store.rematch_of(id).await.expect("readable").as_ref(), rematch);
        }
        for channel in (1..4).map(id) {
            let running = store.running_in(channel).await.expect("readable");
            assert_eq!(running.as_ref().map(play::Table::id), self.running(channel));
            let cut_off = store.cut_off_in(channel).await.expect("readable").map(|table| table.id());
            assert_eq!(cut_off, running.filter(play::Table::is_cut_off).map(|table| table.id()));
            let visit = store.visit(id(1), channel, id(1), play::Language::English).await.expect("readable");
            assert_eq!(visit.is_cut_off, cut_off.is_some());
            let latest = store.latest_in(channel).await.expect("readable");
            assert_eq!(latest.map(|table| table.id()), self.latest(channel));
            let open = self.open().filter(|challenge| challenge.channel == channel);
            assert_eq!(
                store.open_challenges_in(channel).await.expect("readable"),
                open.cloned().collect::<Vec<_>>()
            );
        }
        let running = self.games.iter().filter(|(_, game)| game.ended.is_none());
        let mut silent: Vec<_> =
            running.map(|(&game, stands)| Silent { since: stands.stored.since, game }).collect();
        silent.sort_unstable();
        for player in (11..15).map(id::<PlayerId>) {
            let plays = |game: GameId| self.table(game).playing().any(|playing| playing == player.into());
            let games = silent.iter().map(|silent| silent.game).filter(|&game| plays(game));
            let found = store.running_games_everywhere(player).await.expect("readable");
            assert_eq!(found.iter().map(play::Table::id).collect::<Vec<_>>(), games.collect::<Vec<_>>());
            let here = found.iter().filter(|table| table.stored().home == id(1001)).map(play::Table::id);
            let listed = store.running_games_of(id(1001), player).await.expect("readable");
            assert_eq!(listed.iter().map(play::Table::id).collect::<Vec<_>>(), here.collect::<Vec<_>>());
            let counted = store.count_running_games_of(id(1001), [player]).await.expect("readable");
            assert_eq!(counted, [(player, listed.len())]);
        }
        let finished = store.history(id(1001), None, None, Stretch::Newest, 99).await.expect("readable");
        let finished: Vec<_> = finished.games.iter().map(|finished| finished.game).collect();
        assert_eq!(finished, self.finished.iter().rev().copied().collect::<Vec<_>>());
        silent.retain(|silent| silent.since <= now);
        assert_eq!(store.silent_games(now, None, 99).await.expect("readable"), silent);
    }

    async fn commit(&mut self, store: &Store, unit: Unit) {
        let (now, interaction) = (unit.at, unit.interaction.as_ref().map(|seen| seen.id));
        let expected = self.apply(&unit);
        match store.commit(unit.clone()).await.map_err(No::from) {
            Ok(ids) => {
                assert_eq!(expected, Ok(()));
                let answered = interaction.into_iter().map(Some).chain(std::iter::repeat(None));
                let told = ids.into_iter().zip(unit.announcements).zip(answered);
                self.due.extend(told.map(|((id, announcement), interaction)| Told {
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
}

async fn run(steps: Vec<Step>) {
    let Some(mut home) = Home::new() else { return };
    let mut model = Model::default();
    for (second, step) in (0..).zip(steps) {
        let now = at(second);
        match step {
            Step::Commit { interaction, changes, announcements } => {
                let changes = model.changes(&home.store, &changes, now).await;
                let board = |version| Announcement::Board {
                    game: id(1),
                    version,
                    how: BoardCause::LastTurn,
                    by: None,
                };
                let announcements = (0..announcements).map(board).collect();
                let unit = Unit { at: now, interaction: interaction.map(seen), changes, announcements };
                model.commit(&home.store, unit).await;
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
            Step::Board { game, message } => {
                let board = PostedBoard { game: id(game), message: id(message), at: at(second) };
                home.store.set_board_message(board, None).await.expect("stored");
                model.games.entry(id(game)).and_modify(|game| game.board = game.board.max(Some(id(message))));
            }
            Step::Beat { ago } => {
                let alive = at(second - ago);
                let made_up = home.store.beat(alive, SignedDuration::ZERO, TOLERANCE).await.expect("stored");
                assert_eq!(made_up, model.beat(alive, TOLERANCE));
            }
            Step::Close => home = home.reopened().await,
            Step::Crash => home = home.after_a_crash(),
        }
    }
    model.compare(&home.store, at(60)).await;
    assert_eq!(home.store.integrity().expect("checked"), []);
    // Another handle, which has seen nothing of it, sees the same.
    model.compare(&home.another(), at(30)).await;
}

proptest! {
    #![proptest_config(ProptestConfig { cases: Home::share_of(16), ..ProptestConfig::default() })]
    #[test]
    fn the_store_answers_as_the_model_does(steps in prop::collection::vec(step(), 1..120)) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_time().build().expect("a runtime");
        runtime.block_on(run(steps));
    }
}
