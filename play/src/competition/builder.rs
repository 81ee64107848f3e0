//! A decision about a competition being put together: each step sees what the ones before it have changed.

use jiff::{SignedDuration, Timestamp};

use super::{
    CompetitionChange, CompetitionNews, Contest, Days, Decided, Entrant, Outcome, Pairing, Phase, Settled,
    Why, Withdrawal,
};
use crate::{Announcement, Change, CompetitionId, GameId, PlayerId, timer};

/// See the module.
pub(super) struct Builder {
    pub(super) contest: Contest,
    pub(super) now: Timestamp,
    changes: Vec<CompetitionChange>,
    /// Of competitions that this one opens.
    others: Vec<(CompetitionId, CompetitionChange)>,
    /// Another competition, and when it begins.
    opened: Option<(CompetitionId, Option<Timestamp>)>,
    announcements: Vec<Announcement>,
    adjudicate: Vec<GameId>,
    withdraw: Vec<(GameId, PlayerId)>,
    resign: Vec<(GameId, PlayerId)>,
    stop: Vec<GameId>,
    give: Vec<(GameId, SignedDuration)>,
}

impl Builder {
    pub(super) fn new(contest: &Contest, now: Timestamp) -> Self {
        Self {
            contest: contest.clone(),
            now: timer::stored(now),
            changes: Vec::new(),
            others: Vec::new(),
            opened: None,
            announcements: Vec::new(),
            adjudicate: Vec::new(),
            withdraw: Vec::new(),
            resign: Vec::new(),
            stop: Vec::new(),
            give: Vec::new(),
        }
    }

    /// The id.
    pub(super) const fn id(&self) -> CompetitionId {
        self.contest.competition.id
    }

    /// Announces something in the competition's channel.
    pub(super) fn tell(&mut self, news: CompetitionNews) {
        self.announcements.push(Announcement::CompetitionNews { competition: self.id(), news });
    }

    /// Says that the message with the list of players has to be redrawn.
    pub(super) fn list_changed(&mut self) {
        let changed = Announcement::CompetitionChanged { competition: self.id() };
        if !self.announcements.contains(&changed) {
            self.announcements.push(changed);
        }
    }

    pub(super) fn set_phase(&mut self, phase: Phase) {
        if phase.is_final() && self.contest.competition.halt.is_some() {
            self.set_halt(None);
        }
        self.contest.competition.phase = phase;
        self.changes.push(CompetitionChange::SetPhase(phase));
    }

    /// Notes since when it stands still, and why; or that it goes on.
    pub(super) fn set_halt(&mut self, halt: Option<super::Halt>) {
        self.contest.competition.halt = halt;
        self.changes.push(CompetitionChange::SetHalt(halt));
    }

    pub(super) fn set_plan(&mut self, plan: super::Plan) {
        self.contest.competition.plan = plan.clone();
        self.changes.push(CompetitionChange::SetPlan(Box::new(plan)));
    }

    pub(super) fn set_channel(&mut self, channel: crate::ChannelId) {
        self.contest.competition.channel = channel;
        self.contest.competition.message = None;
        self.changes.push(CompetitionChange::SetChannel(channel));
        self.announcements.push(Announcement::Competition { competition: self.id(), opens: false });
        // Those that couldn't begin in the channel before begin here.
        let competition = self.id();
        let waiting = self.contest.pairings.iter().filter(|one| one.is_waited_for());
        let again = waiting.map(|one| Announcement::Pairing { competition, pairing: one.number });
        self.announcements.extend(again);
    }

    pub(super) fn add(&mut self, entrant: Entrant) {
        self.contest.entrants.push(entrant);
        self.changes.push(CompetitionChange::Add(entrant));
    }

    pub(super) fn remove(&mut self, player: PlayerId) {
        self.contest.entrants.retain(|entrant| entrant.player != player);
        self.changes.push(CompetitionChange::Remove(player));
    }

    /// Stores an entrant, if it has changed.
    pub(super) fn set_entrant(&mut self, entrant: Entrant) {
        if let Some(before) = self.contest.entrants.iter_mut().find(|one| one.player == entrant.player)
            && *before != entrant
        {
            *before = entrant;
            self.changes.push(CompetitionChange::SetEntrant(entrant));
        }
    }

    /// Notes that a player takes part no longer.
    pub(super) fn set_out(&mut self, player: PlayerId, why: Withdrawal) {
        if let Some(&entrant) = self.contest.entrant(player) {
            self.set_entrant(Entrant { out: Some((self.now, why)), ..entrant });
        }
    }

    pub(super) fn replace(&mut self, player: PlayerId, by: PlayerId) {
        for entrant in self.contest.entrants.iter_mut().filter(|entrant| entrant.player == player) {
            entrant.player = by;
        }
        let known = |one: PlayerId| if one == player { by } else { one };
        for pairing in &mut self.contest.pairings {
            pairing.first = known(pairing.first);
            pairing.second = pairing.second.map(known);
        }
        self.changes.push(CompetitionChange::Replace { player, by });
    }

    pub(super) fn pair(&mut self, pairing: Pairing) {
        self.contest.pairings.push(pairing);
        self.changes.push(CompetitionChange::Pair(pairing));
    }

    /// Lets the game of a pairing begin.
    pub(super) fn make_due(&mut self, number: u32) {
        self.change(number, |pairing| pairing.is_due = true);
        self.changes.push(CompetitionChange::MakeDue { number });
        self.announcements.push(Announcement::Pairing { competition: self.id(), pairing: number });
    }

    /// Lets a pairing be played again, from the start.
    pub(super) fn play_again(&mut self, number: u32) {
        self.change(number, |pairing| {
            pairing.game = None;
            pairing.is_due = false;
        });
        self.changes.push(CompetitionChange::PlayAgain { number });
    }

    /// Decides a pairing apart from its game.
    pub(super) fn decide_pairing(&mut self, number: u32, outcome: Outcome, why: Why) {
        let decided = Some(Decided { outcome, why });
        self.change(number, |pairing| pairing.decided = decided);
        self.changes.push(CompetitionChange::Decide { number, decided });
    }

    /// Lets the game of a pairing decide it again.
    pub(super) fn leave_to_game(&mut self, number: u32) {
        self.change(number, |pairing| pairing.decided = None);
        self.changes.push(CompetitionChange::Decide { number, decided: None });
    }

    fn change(&mut self, number: u32, change: impl FnOnce(&mut Pairing)) {
        if let Some(pairing) = self.contest.pairings.iter_mut().find(|pairing| pairing.number == number) {
            change(pairing);
        }
    }

    /// Opens another competition, and announces it.
    pub(super) fn open(&mut self, other: super::Competition, entrants: impl Iterator<Item = Entrant>) {
        let id = other.id;
        self.announcements.push(Announcement::Competition { competition: id, opens: true });
        self.opened = Some((id, other.plan.begins.at));
        self.others.push((id, CompetitionChange::Open(Box::new(other))));
        self.others.extend(entrants.map(|entrant| (id, CompetitionChange::Add(entrant))));
    }

    /// Has the position of a game judged.
    pub(super) fn adjudicate(&mut self, game: GameId) {
        self.adjudicate.push(game);
    }

    /// Ends a game because a player was withdrawn.
    pub(super) fn end_without(&mut self, game: GameId, player: PlayerId) {
        self.withdraw.push((game, player));
    }

    /// Has a player resign a game.
    pub(super) fn resign(&mut self, game: GameId, player: PlayerId) {
        self.resign.push((game, player));
    }

    /// Ends a game on a manager's behalf.
    pub(super) fn stop(&mut self, game: GameId) {
        self.stop.push(game);
    }

    /// Gives both players of a game more time.
    pub(super) fn give(&mut self, game: GameId, time: SignedDuration) {
        self.give.push((game, time));
    }

    /// When a season or a round ends that begins now and lasts this many days.
    pub(super) fn after_days(&self, days: Days) -> Option<Timestamp> {
        self.now.checked_add(SignedDuration::from_hours(i64::from(days.get()) * 24)).ok()
    }

    /// The decision that someone caused. What follows from it is left to the timer, which is due at once.
    pub(super) fn finish_and_wake(self) -> Settled {
        let now = self.now;
        self.finish(Some(now))
    }

    /// The decision. The timer of the competition is set to `due`.
    pub(super) fn finish(self, due: Option<Timestamp>) -> Settled {
        let Self {
            contest,
            changes,
            others,
            opened,
            announcements,
            adjudicate,
            withdraw,
            resign,
            stop,
            give,
            ..
        } = self;
        let (id, revision) = (contest.competition.id, contest.competition.revision);
        let own =
            std::iter::once(CompetitionChange::Revise { revision }).chain(changes).map(|change| (id, change));
        let own = own.chain(others).map(|(competition, change)| Change::Competition { competition, change });
        let timer = |id, at| Change::SetTimer { timer: crate::Timer::Competition(id), at };
        let timers = std::iter::once(timer(id, due)).chain(opened.map(|(id, at)| timer(id, at)));
        Settled {
            changes: own.chain(timers).collect(),
            contest,
            announcements,
            adjudicate,
            withdraw,
            resign,
            stop,
            give,
        }
    }
}
