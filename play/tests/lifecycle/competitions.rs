//! Properties of competitions: no matter who joins, leaves, is suspended or is moved by a manager, and however games end or never begin,
//! every competition but a ladder ends by its timer alone, and a ladder can be ended.

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp};
use play::{
    Change, Competition, CompetitionChange, Ending, ForfeitReason, PlayerId, Timer,
    competition::{
        self, AtOnce, Begins, Contest, Days, Format, GameEnd, Movers, PairingGame, Phase, Plan, Rounds,
        Settled, Size, Tool, Where, Withdrawal, settle,
    },
};
use proptest::prelude::*;

use crate::{at, id};

const DAY: i64 = 86_400;

#[derive(Clone, Copy, Debug)]
enum Step {
    Joins(u64),
    Leaves(u64),
    Suspended(u64),
    Manages(Tool),
    Challenges(u64, u64),
    Begins(usize),
    Ends(usize, usize),
    Waits(i64),
}

fn tool() -> impl Strategy<Value = Tool> {
    let result = prop::sample::select(tournament::GameResult::ALL.to_vec());
    prop_oneof![
        Just(Tool::BeginNow),
        Just(Tool::EndNow),
        (1..9_u64, 0..3_u16).prop_map(|(who, to)| Tool::Assign { player: id(who), to }),
        (1..9_u64, 9..14_u64).prop_map(|(who, by)| Tool::Replace { player: id(who), by: id(by) }),
        (1..9_u64).prop_map(|who| Tool::Remove { player: id(who) }),
        (1..14_u64).prop_map(|who| Tool::Restore { player: id(who) }),
        (0..5_i64)
            .prop_map(|days| Tool::GiveTime { time: SignedDuration::from_secs(days * DAY), revision: None }),
        (1..20_u32).prop_map(|pairing| Tool::Annul { pairing }),
        (1..20_u32, result).prop_map(|(pairing, result)| Tool::Correct { pairing, result }),
        Just(Tool::MoveTo { channel: id(9) }),
    ]
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        6 => (1..9_u64).prop_map(Step::Joins),
        1 => (1..14_u64).prop_map(Step::Leaves),
        1 => (1..14_u64).prop_map(Step::Suspended),
        3 => tool().prop_map(Step::Manages),
        2 => (1..9_u64, 1..9_u64).prop_map(|(by, other)| Step::Challenges(by, other)),
        8 => any::<usize>().prop_map(Step::Begins),
        8 => (any::<usize>(), any::<usize>()).prop_map(|(which, how)| Step::Ends(which, how)),
        3 => (0..40 * DAY).prop_map(Step::Waits),
    ]
}

fn format() -> impl Strategy<Value = Format> {
    prop_oneof![
        (4..7_u8, 0..6_u8, any::<bool>()).prop_map(|(size, movers, goes_on)| Format::League {
            size: Size::nearest(size),
            movers: Movers::nearest(movers),
            goes_on,
        }),
        (1..9_u16).prop_map(|rounds| Format::Swiss { rounds: Rounds::nearest(rounds) }),
        Just(Format::KnockOut),
        Just(Format::Ladder),
    ]
}

fn opened(format: Format) -> Contest {
    let is_ladder = format == Format::Ladder;
    let competition = Competition {
        id: id(1),
        guild: id(2),
        channel: id(3),
        message: None,
        manager: id(1),
        plan: Plan {
            name: "Autumn".parse().expect("a name"),
            format,
            rules: "dara:traditional".parse().expect("rules"),
            clock: "1d".parse().expect("a clock"),
            days: Days::nearest(10),
            begins: Begins { at: Some(at(3 * DAY)), players: None, is_late: false },
            at_once: AtOnce::nearest(2),
            place: Where::Threads,
            role: None,
            ping: None,
        },
        season: 1,
        after: None,
        opened: at(0),
        halt: None,
        phase: if is_ladder {
            Phase::Running { since: at(0), round: 1, until: None }
        } else {
            Phase::Joining
        },
        revision: 0,
    };
    let (entrants, pairings, before) = (Vec::new(), Vec::new(), Vec::new());
    Contest { competition, entrants, pairings, barred: BTreeMap::new(), before, unlisted: BTreeSet::new() }
}

/// A competition and its timer.
struct Life {
    contest: Contest,
    timer: Option<Timestamp>,
    now: Timestamp,
    games: u64,
}

impl Life {
    fn store(&mut self, settled: Settled) {
        for change in &settled.changes {
            if let Change::SetTimer { timer: Timer::Competition(of), at } = change
                && *of == self.contest.competition.id
            {
                self.timer = *at;
            }
        }
        let revises = |change: &Change| {
            matches!(change, Change::Competition { change: CompetitionChange::Revise { .. }, .. })
        };
        assert!(settled.changes.first().is_some_and(revises), "each decision names what it is based on");
        self.contest = settled.contest;
        self.contest.competition.revision += 1;
        let withdrawn = settled.withdraw.into_iter().chain(settled.resign).map(|(game, _)| game);
        let closed = withdrawn.chain(settled.stop).chain(settled.adjudicate).collect::<Vec<_>>();
        for game in closed {
            self.end(game, Ending::Adjudicated { winner: None });
        }
    }

    fn end(&mut self, game: play::GameId, ending: Ending) {
        for pairing in &mut self.contest.pairings {
            let players = pairing.second.map(|second| [pairing.first, second]);
            if let (Some(played), Some(players)) = (&mut pairing.game, players)
                && played.id == game
                && played.end.is_none()
            {
                played.end = Some(GameEnd::of(ending, players, self.now));
                // The store wakes the competition.
                self.timer = Some(self.now);
            }
        }
    }

    /// Lets time pass, and what is due happen.
    fn until(&mut self, now: Timestamp) {
        for _ in 0..400 {
            let Some(due) = self.timer.filter(|due| *due <= now) else { break };
            self.now = due.max(self.now);
            let settled = settle(&self.contest, Some(id(77)), self.now).expect("there is an id");
            self.store(settled);
        }
        self.now = now;
    }

    fn does(&mut self, step: Step) {
        let (contest, now) = (&self.contest, self.now);
        let settled = match step {
            Step::Joins(who) => competition::join(contest, id(who), 1500, true, now),
            Step::Leaves(who) => competition::leave(contest, id(who), now),
            Step::Manages(tool) => competition::manage(contest, tool, now),
            Step::Challenges(by, other) => {
                if contest.competition.plan.format != Format::Ladder {
                    return;
                }
                competition::challenge(contest, id(by), id(other), 0, now)
            }
            Step::Suspended(who) => {
                self.contest.barred.insert(id(who), Withdrawal::Suspended);
                self.timer = self.timer.map(|_| now);
                return;
            }
            Step::Begins(which) => return self.begins(which),
            Step::Ends(which, how) => return self.ends(which, how),
            Step::Waits(seconds) => return self.until(now + SignedDuration::from_secs(seconds)),
        };
        if let Ok(settled) = settled {
            self.store(settled);
        }
    }

    /// Begins a game that is due. Others never begin.
    fn begins(&mut self, which: usize) {
        self.games += 1;
        let game = id(self.games);
        let mut due: Vec<_> = self
            .contest
            .pairings
            .iter_mut()
            .filter(|one| one.is_due && one.is_open() && one.game.is_none())
            .collect();
        if let Some(pairing) = which.checked_rem(due.len()).and_then(|index| due.get_mut(index)) {
            pairing.game = Some(PairingGame { id: game, end: None });
        }
    }

    fn ends(&mut self, which: usize, how: usize) {
        let (first, second) = (games::Seat::FIRST, games::Seat::SECOND);
        let endings = [
            Ending::Forfeit { seat: first, why: ForfeitReason::Resigned },
            Ending::Forfeit { seat: second, why: ForfeitReason::OutOfTime },
            Ending::Forfeit { seat: first, why: ForfeitReason::OutOfTime },
            Ending::Forfeit { seat: second, why: ForfeitReason::Left },
            Ending::Agreed,
            Ending::Aborted { seat: first },
            Ending::CalledOff { by: Some(second) },
            Ending::Stopped,
        ];
        let running: Vec<_> =
            self.contest.pairings.iter().filter_map(play::competition::Pairing::running).collect();
        if let Some(&game) = which.checked_rem(running.len()).and_then(|index| running.get(index)) {
            self.end(game, endings[how % endings.len()]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn every_competition_ends_by_its_timer_alone(
        format in format(),
        steps in prop::collection::vec(step(), 0..80),
    ) {
        let mut life = Life { contest: opened(format), timer: Some(at(0)), now: at(0), games: 0 };
        for step in steps {
            life.does(step);
            let now = life.now;
            life.until(now);
            let is_final = life.contest.competition.phase.is_final();
            prop_assert_eq!(life.timer.is_none(), is_final, "it waits for something, until it is over");
        }
        // Nothing but time: the date, two weeks for those who are missing, and a season or rounds of ten days and what was given.
        let most = if format == Format::Ladder { 3 } else { 60 };
        for _ in 0..most {
            if life.contest.competition.phase.is_final() {
                break;
            }
            let later = life.now + SignedDuration::from_secs(20 * DAY);
            life.until(later);
        }
        if format == Format::Ladder && !life.contest.competition.phase.is_final() {
            let ended = competition::manage(&life.contest, Tool::EndNow, life.now);
            life.store(ended.expect("a manager can end it"));
        }
        prop_assert!(life.contest.competition.phase.is_final(), "{:?}", life.contest.competition);
        let open: Vec<PlayerId> = life.contest.active().map(|entrant| entrant.player).collect();
        prop_assert!(format == Format::Ladder || open.iter().all(|&who| life.contest.playing(who) == 0));
    }
}
