//! What has to be looked at while it happens.

use std::collections::{BTreeMap, BTreeSet};

use jiff::{SignedDuration, Timestamp, civil::Weekday};
use play::{
    About, Announcement, CompetitionId, GameId, PlayerId,
    competition::{CompetitionNews, Format, Phase},
};
use sandbox::Id;

use super::{Check, Finding, ends::looked_at, time};
use crate::{
    town::Town,
    trouble::{Kind, Trouble},
};

/// How the line begins that says why a competition stands still.
const HALTED: char = '⏸';
/// How long a pairing may wait for its game until the manager has to know.
const A_WHILE: SignedDuration = SignedDuration::from_hours(12);
/// How long an opponent may wait for news of someone who can't be reached.
const NEWS: SignedDuration = SignedDuration::from_hours(24);

/// What was seen so far.
#[derive(Default)]
pub(crate) struct Watch {
    findings: Vec<Finding>,
    known: BTreeSet<(&'static str, String)>,
    /// Announcements that were given up.
    given_up: BTreeSet<i64>,
    /// Until when each competition ran before the outage.
    until: BTreeMap<CompetitionId, (u16, Timestamp)>,
    /// Since when pairings of a competition wait for their games.
    waits: BTreeMap<(CompetitionId, u32), Timestamp>,
    /// What someone was told to be certain of: with the players who took part then.
    certain: BTreeMap<(CompetitionId, PlayerId, bool), BTreeSet<PlayerId>>,
    /// How many of the kept showings were read.
    read: usize,
}

impl Watch {
    fn finds(&mut self, check: Check, kind: &'static str, about: String, what: String) {
        if self.known.insert((kind, about)) {
            self.findings.push(Finding { check, kind, what });
        }
    }

    /// A trouble was lifted.
    pub(crate) async fn lifted(&mut self, town: &Town, trouble: &Trouble) {
        if matches!(trouble.kind, Kind::NoPermission | Kind::Flagged) {
            self.managers_were_told(town).await;
        }
    }

    /// Looks at everything, each step.
    pub(crate) async fn looks(&mut self, town: &Town, troubles: impl Iterator<Item = &Trouble>) {
        let troubles: Vec<Kind> = troubles.map(|trouble| trouble.kind).collect();
        self.nothing_is_given_up(town, &troubles).await;
        self.pairings_that_wait(town).await;
        self.opponents_of_unreachable(town).await;
        self.claims(town).await;
        self.nights(town).await;
        if troubles.is_empty() {
            self.newest_boards(town).await;
        }
    }

    /// Says all that was found.
    pub(crate) fn tell(&self, town: &Town) {
        for Finding { check, kind, what } in &self.findings {
            town.finds(*check, kind, what.clone());
        }
    }

    /// What can be shown isn't given up, though Discord refuses it for now.
    async fn nothing_is_given_up(&mut self, town: &Town, troubles: &[Kind]) {
        let rows: Vec<(i64, String, String)> = {
            let connection = looked_at(town);
            let sql = "SELECT id, what, reason FROM announcements WHERE state = 'given up'";
            let mut statement = connection.prepare(sql).expect("a query");
            let rows =
                statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).expect("rows");
            rows.map(|row| row.expect("a row")).collect()
        };
        for (id, what, reason) in rows {
            if !self.given_up.insert(id) {
                continue;
            }
            let announcement: Announcement = serde_json::from_str(&what).expect("an announcement");
            if let Some(kind) = is_lost(town, &announcement, &reason).await {
                let said = format!("{announcement:?} at {}, during {troubles:?}: {reason}", town.now());
                self.finds(Check::Shown, kind, id.to_string(), said);
            }
        }
    }

    /// Where only the newest board of a running game stays, there is no other.
    async fn newest_boards(&mut self, town: &Town) {
        let due = town.store.due().await.expect("a store");
        let server = town.servers[0];
        for table in town.store.running_games_in(server.id().into(), 100, 0).await.expect("a store") {
            let game = table.id();
            let waits = due.iter().any(|due| due.announcement.about() == About::Game(game));
            let play = format!("play:{game}");
            let messages = town.sandbox.messages(Id::new(table.stored().channel.get()));
            let shows = |message: &&sandbox::Message| {
                !message.attachments.is_empty() && message.custom_ids().contains(&play)
            };
            let boards: Vec<_> = messages.iter().filter(shows).map(|message| message.id).collect();
            if boards.len() > 1 && !waits {
                let said = format!("{} at {}: {boards:?}", game, town.now());
                self.finds(Check::Shown, "an old board", game.to_string(), said);
            }
        }
    }

    /// No time runs out while its player has the night or the day off.
    async fn nights(&mut self, town: &Town) {
        let people = town.people.borrow().clone();
        for server in town.servers {
            for table in town.store.running_games_in(server.id().into(), 100, 0).await.expect("a store") {
                let (Some(rest), Some(deadline)) = (table.stored().terms.rest, table.deadline()) else {
                    continue;
                };
                let player = table.player_to_act().and_then(play::Player::member);
                let Some(person) = people.iter().find(|one| Some(one.player()) == player) else { continue };
                let last = (deadline - SignedDuration::from_millis(1)).in_tz(person.zone()).expect("a zone");
                let days_off =
                    rest.days().is_some() && matches!(last.weekday(), Weekday::Friday | Weekday::Saturday);
                if !(8..22).contains(&last.hour()) || days_off {
                    let said = format!("{} of {} at {last}", table.id(), person.name());
                    self.finds(Check::Fair, "a clock that runs out at night", table.id().to_string(), said);
                }
            }
        }
    }

    /// Games that should have begun, and whose manager has to know why they don't.
    async fn pairings_that_wait(&mut self, town: &Town) {
        for server in town.servers {
            for one in town.store.competitions(server.id(), 20).await.expect("a store") {
                let contest = town.store.contest(one.id).await.expect("a store").expect("a competition");
                for pairing in &contest.pairings {
                    if pairing.is_due && pairing.is_open() && pairing.game.is_none() {
                        self.waits.entry((one.id, pairing.number)).or_insert(town.now());
                    } else {
                        self.waits.remove(&(one.id, pairing.number));
                    }
                }
            }
        }
        self.managers_were_told(town).await;
    }

    async fn managers_were_told(&mut self, town: &Town) {
        let long: Vec<_> =
            self.waits.iter().filter(|(_, since)| town.now().duration_since(**since) >= A_WHILE).collect();
        let long: Vec<_> = long.into_iter().map(|((id, _), since)| (*id, *since)).collect();
        for (id, since) in long {
            let Some(one) = town.store.competition(id).await.expect("a store") else { continue };
            let manager = Id::new(one.manager.get());
            let name = format!("**{}**", one.plan.name);
            let seen: Vec<_> = (town.sandbox.shown_after(0).into_iter())
                .filter(|shown| time(shown.at) >= since && shown.viewers == [manager])
                .collect();
            let looked = seen.iter().any(|shown| shown.whole.contains(&name));
            // Each reason says what to do, or that it passes by itself.
            let told = seen.iter().any(|shown| shown.whole.contains(HALTED));
            if looked && !told {
                let due: Vec<_> = (town.store.due().await.expect("a store").into_iter())
                    .map(|due| (due.announcement, due.created, due.attempts, due.not_before))
                    .collect();
                let waiting: Vec<_> = self.waits.keys().filter(|(of, _)| *of == id).collect();
                let said = format!(
                    "games of competition {id} ({:?}) wait since {since}, at {}: {waiting:?}; due are {due:?}",
                    one.plan.format,
                    town.now()
                );
                self.finds(Check::Told, "a manager who could mend it", id.to_string(), said);
            }
        }
    }

    /// Who plays by mail learns that the other can't be reached.
    async fn opponents_of_unreachable(&mut self, town: &Town) {
        let people = town.people.borrow().clone();
        for person in people.iter().filter(|person| !person.takes_messages && !person.is_deleted) {
            let games = town.store.running_games_everywhere(person.player()).await.expect("a store");
            for table in games.iter().filter(|table| table.stored().is_by_mail()) {
                let since = table.stored().since;
                let waits = table.is_to_act(person.player()) && town.now().duration_since(since) >= NEWS;
                let opponent = table.opponents(person.player()).find_map(play::Player::member);
                let opponent = people.iter().find(|one| Some(one.player()) == opponent && one.takes_messages);
                let Some(opponent) = opponent.filter(|_| waits) else { continue };
                let there = town.direct(opponent);
                let told = town.sandbox.shown_after(0).into_iter().any(|shown| {
                    time(shown.at) >= since && shown.channel == there && !shown.is_private && !shown.is_edit
                });
                if !told {
                    let said = format!(
                        "{} waits in game {} for {}, who takes no messages, and hears nothing",
                        opponent.name(),
                        table.id(),
                        person.name()
                    );
                    self.finds(
                        Check::Told,
                        "an opponent of someone unreachable",
                        table.id().to_string(),
                        said,
                    );
                }
            }
        }
    }

    /// What people read as certain in a league's season.
    async fn claims(&mut self, town: &Town) {
        let people = town.people.borrow().clone();
        let new = town.sandbox.shown_after(self.read);
        self.read += new.len();
        for shown in new.iter().filter(|shown| shown.is_private) {
            let rises = shown.whole.contains("You're certain to go up!");
            let falls = shown.whole.contains("You're certain to go down.");
            let Some(person) = people.iter().find(|person| shown.viewers == [person.id()]) else { continue };
            if !rises && !falls {
                continue;
            }
            // Only one league of each server has divisions, and its newest season is shown.
            for server in town.servers {
                for one in town.store.competitions(server.id(), 20).await.expect("a store") {
                    let goes_on = matches!(one.plan.format, Format::League { goes_on: true, .. });
                    if !goes_on || !matches!(one.phase, Phase::Running { .. }) {
                        continue;
                    }
                    let contest = town.store.contest(one.id).await.expect("a store").expect("a competition");
                    let active: BTreeSet<_> = contest.active().map(|entrant| entrant.player).collect();
                    if active.contains(&person.player()) {
                        self.certain.entry((one.id, person.player(), rises)).or_insert(active);
                    }
                }
            }
        }
        self.claims_came_true(town).await;
    }

    /// The season after next shows who went up and down, if the same people play in it.
    async fn claims_came_true(&mut self, town: &Town) {
        for server in town.servers {
            for next in town.store.competitions(server.id(), 20).await.expect("a store") {
                let Some(before) = next.after else { continue };
                if !matches!(next.phase, Phase::Running { .. }) {
                    continue;
                }
                let old = town.store.contest(before).await.expect("a store").expect("a competition");
                let new = town.store.contest(next.id).await.expect("a store").expect("a competition");
                let playing: BTreeSet<_> = new.active().map(|entrant| entrant.player).collect();
                let claims: Vec<_> = self
                    .certain
                    .iter()
                    .filter(|((of, _, _), then)| *of == before && **then == playing)
                    .map(|((_, player, rises), _)| (*player, *rises))
                    .collect();
                for (player, rises) in claims {
                    let (Some(was), Some(is)) = (old.entrant(player), new.entrant(player)) else { continue };
                    let came_true =
                        if rises { is.division < was.division } else { is.division > was.division };
                    if !came_true {
                        let said = format!(
                            "{player} was certain to go {} in competition {before}, and went from division {} to {}",
                            if rises { "up" } else { "down" },
                            was.division,
                            is.division
                        );
                        self.finds(Check::Fair, "what was certain", format!("{before} {player}"), said);
                    }
                }
            }
        }
    }

    pub(crate) async fn before_outage(&mut self, town: &Town) {
        self.until = running(town).await;
    }

    /// Whatever had a time before an outage has as much of it left afterwards.
    pub(crate) async fn after_outage(&mut self, town: &Town, time: SignedDuration) {
        let now = running(town).await;
        for (id, (round, until)) in std::mem::take(&mut self.until) {
            let given = now.get(&id).filter(|(now, _)| *now == round).map(|(_, until)| *until);
            // A minute or two may be counted otherwise.
            let least = until + time - SignedDuration::from_mins(10);
            if given.is_none_or(|given| given < least) {
                let said =
                    format!("competition {id}, round {round}: until {until} before it, {given:?} after");
                self.finds(Check::Fair, "a round during an outage", id.to_string(), said);
            }
        }
    }
}

/// The rounds and seasons that run, and until when.
async fn running(town: &Town) -> BTreeMap<CompetitionId, (u16, Timestamp)> {
    let mut found = BTreeMap::new();
    for server in town.servers {
        for one in town.store.competitions(server.id(), 20).await.expect("a store") {
            if let Phase::Running { round, until: Some(until), .. } = one.phase {
                found.insert(one.id, (round, until));
            }
        }
    }
    found
}

/// Whether an announcement was given up that could be made later, and what it was.
async fn is_lost(town: &Town, announcement: &Announcement, reason: &str) -> Option<&'static str> {
    if reason == "owed" {
        return None;
    }
    let competition = async |id| {
        let found = town.store.competition(id).await.expect("a store");
        found.is_some_and(|one| town.has_channel(one.channel))
    };
    match *announcement {
        Announcement::Pairing { competition: id, .. } => competition(id).await.then_some("a game's start"),
        Announcement::CompetitionNews { competition: id, news } if news != CompetitionNews::Halted => {
            competition(id).await.then_some("news")
        }
        Announcement::Competition { competition: id, .. }
        | Announcement::CompetitionChanged { competition: id } => competition(id).await.then_some("a list"),
        Announcement::Board { game, version, .. } => last_board(town, game, version).await,
        Announcement::Direct { to, .. }
        | Announcement::Digest { to }
        | Announcement::CompetitionTold { to, .. } => {
            let people = town.people.borrow();
            let person = people.iter().find(|person| person.player() == to)?;
            let reachable = person.takes_messages && person.stays == person.servers;
            (reachable && *town.without_bot.borrow() == [false; 2]).then_some("a direct message")
        }
        Announcement::Daily { guild, .. } => {
            let server = town.servers.iter().find(|server| server.id() == guild)?;
            town.sandbox.channels().contains_key(&server.hall).then_some("a puzzle of the day")
        }
        Announcement::Week { guild, .. } | Announcement::Season { guild, .. } => {
            let server = town.servers.iter().find(|server| server.id() == guild)?;
            town.sandbox.channels().contains_key(&server.hall).then_some("a week or a season")
        }
        // Later boards show what these would have, as the list and `/league show` do of what stands still.
        Announcement::CompetitionNews { .. }
        | Announcement::Challenge { .. }
        | Announcement::ChallengeExpired { .. }
        | Announcement::ChallengeChanged { .. }
        | Announcement::ChallengerTold { .. }
        | Announcement::BoardChanged { .. }
        | Announcement::DailyChanged { .. }
        | Announcement::OldBoard { .. }
        | Announcement::Vote { .. }
        | Announcement::VoteChanged { .. }
        | Announcement::VoteOver { .. }
        | Announcement::News { .. }
        | Announcement::OfferChanged { .. }
        | Announcement::Warning { .. }
        | Announcement::NotReached { .. } => None,
    }
}

/// The last board of a game, in a channel that is still there.
async fn last_board(town: &Town, game: GameId, version: u32) -> Option<&'static str> {
    let table = town.store.table(game).await.expect("a store")?;
    let is_last = table.ending().is_some() && table.version() == version;
    (is_last && town.has_channel(table.stored().channel)).then_some("a last board")
}
