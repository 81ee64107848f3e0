//! Changes that are wished for, by small numbers so that they meet. Whether they fit is what is asked.

use std::collections::BTreeMap;

use data::Store;
use games::Action;
use jiff::{SignedDuration, Timestamp};
use play::{
    Absence, Challenge, ChallengeId, ChallengeState, Change, FirstPlayer, GameId, Language, Notice, Place,
    PlayerId, Preferences, ServerSettings, Slot, Table, Theme, Timer, challenge,
    game::{
        matches::{self, InMatch},
        table::{self, Event, OfferKind, Opening},
    },
    guild::moderation::{LogEntry, ModeratorAction},
};
use proptest::{prelude::*, sample::Index};

use super::remembered::Model;
use crate::support::{id, rules, rules_of_four};

/// A change that is wished for, with what belongs to it. An index is one of what there is.
#[derive(Clone, Debug)]
pub(super) enum Wish {
    Open { channel: u64, four: bool, invited: Option<u64>, terms: &'static str, rematch_of: Option<Index> },
    Close { challenge: Index, state: ChallengeState },
    Answer { challenge: Index, by: u64, accept: bool, behind: u32 },
    Start { challenge: Option<Index>, channel: u64 },
    MatchOnceMore { game: Index },
    AtTable { game: Index, what: AtTable, behind: u32 },
    Away { player: u64, from: i64, length: i64 },
    Prefer { player: u64, notice: Notice },
    Suspend { player: u64, careless: bool },
    Reinstate { player: u64 },
    Block { by: u64, whom: u64, careless: bool },
    Unblock { by: u64, whom: u64 },
    Furnish { away_days: u16, language: Option<Language>, theme: Theme },
}

/// What is wished for at a table.
#[derive(Clone, Debug)]
pub(super) enum AtTable {
    Play(Index),
    /// One of what all players can do besides, but for giving up.
    Any(Index),
    /// One of what they can agree to.
    Agree(Index),
    GiveUp(Index, Event),
    AddPremoves(Index, Index),
    Tick,
    Away(Index, Option<i64>),
    CutOff(bool),
    Move(u64),
    /// Moderators end it.
    Stop,
}

pub(super) fn wish() -> impl Strategy<Value = Wish> {
    let closed = prop::sample::select(vec![
        ChallengeState::Accepted,
        ChallengeState::Declined,
        ChallengeState::Withdrawn,
        ChallengeState::Removed,
        ChallengeState::Expired,
    ]);
    let terms =
        prop::sample::select(vec!["none", "1m,match:2", "5m,no-away,unrated", "2m+1m/3m", "1m,match:pair"]);
    let notice = [Notice::Ping, Notice::Direct, Notice::Digest, Notice::Nothing];
    let behind = || prop_oneof![9 => Just(0), 1 => 1_u32..3];
    let one = any::<Index>;
    prop_oneof![
        4 => (1_u64..4, prop::bool::weighted(0.3), prop::option::of(12_u64..15), terms, prop::option::weighted(0.2, one()))
            .prop_map(|(channel, four, invited, terms, rematch_of)| Wish::Open {
                channel, four, invited, terms, rematch_of
            }),
        1 => (one(), closed).prop_map(|(challenge, state)| Wish::Close { challenge, state }),
        4 => (one(), 11_u64..17, prop::bool::weighted(0.8), behind())
            .prop_map(|(challenge, by, accept, behind)| Wish::Answer { challenge, by, accept, behind }),
        4 => (prop::option::weighted(0.9, one()), 1_u64..4)
            .prop_map(|(challenge, channel)| Wish::Start { challenge, channel }),
        1 => one().prop_map(|game| Wish::MatchOnceMore { game }),
        40 => (one(), at_table(), behind())
            .prop_map(|(game, what, behind)| Wish::AtTable { game, what, behind }),
        2 => (11_u64..13, 0_i64..60, -1_i64..40)
            .prop_map(|(player, from, length)| Wish::Away { player, from, length }),
        1 => (11_u64..17, prop::bool::weighted(0.3))
            .prop_map(|(player, careless)| Wish::Suspend { player, careless }),
        2 => (11_u64..17).prop_map(|player| Wish::Reinstate { player }),
        1 => (11_u64..14, 11_u64..14, prop::bool::weighted(0.3))
            .prop_filter("two", |(by, whom, _)| by != whom)
            .prop_map(|(by, whom, careless)| Wish::Block { by, whom, careless }),
        2 => (11_u64..14, 11_u64..14).prop_map(|(by, whom)| Wish::Unblock { by, whom }),
        1 => (11_u64..13, prop::sample::select(notice.to_vec()))
            .prop_map(|(player, notice)| Wish::Prefer { player, notice }),
        1 => (
            0_u16..40,
            prop::option::of(prop::sample::select(Language::ALL.to_vec())),
            prop::sample::select(Theme::ALL.to_vec()),
        )
            .prop_map(|(away_days, language, theme)| Wish::Furnish { away_days, language, theme }),
    ]
}

fn at_table() -> impl Strategy<Value = AtTable> {
    let give_up = prop::sample::select(vec![Event::Resign, Event::Left, Event::ResignMatch]);
    let one = any::<Index>;
    prop_oneof![
        10 => one().prop_map(AtTable::Play),
        8 => one().prop_map(AtTable::Any),
        8 => one().prop_map(AtTable::Agree),
        1 => (one(), give_up).prop_map(|(by, event)| AtTable::GiveUp(by, event)),
        3 => (one(), one()).prop_map(|(first, answer)| AtTable::AddPremoves(first, answer)),
        1 => Just(AtTable::Tick),
        1 => (one(), prop::option::of(50_i64..90)).prop_map(|(who, until)| AtTable::Away(who, until)),
        1 => any::<bool>().prop_map(AtTable::CutOff),
        1 => (1_u64..4).prop_map(AtTable::Move),
        1 => Just(AtTable::Stop),
    ]
}

/// One of the keys that there are.
fn one_of<K: Copy, V>(all: &BTreeMap<K, V>, which: Index) -> Option<K> {
    all.keys().copied().nth(which.index(all.len().max(1)))
}

impl Model {
    /// The changes that wishes stand for. Games are played by what is legal in the model, `behind` at an old revision.
    pub(super) async fn changes(&self, store: &Store, wishes: &[Wish], now: Timestamp) -> Vec<Change> {
        // Wishes see what those before them in the unit would do.
        let mut ahead = self.clone();
        let mut changes = Vec::new();
        for wish in wishes {
            let made = ahead.wished(store, wish, now).await;
            let mut after = ahead.clone();
            if made.iter().try_for_each(|change| after.change(change)).is_ok() {
                ahead = after;
            }
            changes.extend(made);
        }
        changes
    }

    async fn wished(&self, store: &Store, wish: &Wish, now: Timestamp) -> Vec<Change> {
        match *wish {
            Wish::Open { channel, four, invited, terms, rematch_of } => {
                let slots = [invited.map_or(Slot::Open, |player| Slot::Invited(id(player)))];
                let slots =
                    slots.into_iter().chain(std::iter::repeat_n(Slot::Open, if four { 2 } else { 0 }));
                let (challenge, expires) =
                    (store.new_challenge_id().await.expect("an id"), now + SignedDuration::from_secs(40));
                let challenge = Challenge {
                    id: challenge,
                    home: id(1001),
                    channel: id(channel),
                    message: None,
                    challenger: id(11),
                    others: slots.collect(),
                    revision: 0,
                    rules: if four { rules_of_four() } else { rules() },
                    terms: terms.parse().expect("terms"),
                    rematch_of: rematch_of.and_then(|game| one_of(&self.games, game)),
                    first: FirstPlayer::Lot,
                    place: Place::Here,
                    created: now,
                    expires,
                    state: ChallengeState::Open,
                };
                let timer = Timer::Challenge(challenge.id);
                let guard = guard(challenge.challenger, challenge.invited());
                let opened = Change::OpenChallenge(challenge);
                vec![opened, Change::SetTimer { timer, at: Some(expires) }, guard]
            }
            Wish::Close { challenge, state } => {
                let Some(challenge) = one_of(&self.challenges, challenge) else { return vec![] };
                let timer = Change::SetTimer { timer: Timer::Challenge(challenge), at: None };
                vec![Change::CloseChallenge { challenge, state, at: now }, timer]
            }
            Wish::Answer { challenge, by, accept, behind } => {
                let open: BTreeMap<_, _> = self.open().map(|open| (open.id, open)).collect();
                let Some(found) = one_of(&open, challenge) else { return vec![] };
                let mut challenge = open[&found].clone();
                challenge.revision = challenge.revision.saturating_sub(behind);
                answered(&challenge, store.new_game_id().await.expect("an id"), id(by), accept, now)
            }
            Wish::Start { challenge, channel } => {
                // Of one that there is, or of one that there is not.
                let challenge =
                    challenge.map_or(Some(id(99)), |challenge| one_of(&self.challenges, challenge));
                let Some(challenge) = challenge else { return vec![] };
                let opening =
                    self.opening(store.new_game_id().await.expect("an id"), challenge, channel, now);
                table::begin(opening, None).0
            }
            Wish::MatchOnceMore { game } => {
                let over: BTreeMap<_, _> =
                    self.games.iter().filter(|(_, game)| game.ended.is_some()).collect();
                let Some(game) = one_of(&over, game) else { return vec![] };
                follows(&self.table(*game), store, now).await
            }
            Wish::AtTable { game, ref what, behind } => {
                let running: BTreeMap<_, _> =
                    self.games.iter().filter(|(_, game)| game.ended.is_none()).collect();
                let Some(game) = one_of(&running, game) else { return vec![] };
                let mut stored = running[game].stored.clone();
                stored.revision = stored.revision.saturating_sub(behind);
                let table = Table::new(stored).expect("a table");
                let Some(decision) = at_this_table(&table, what, now) else { return vec![] };
                [decision.changes, follows(&decision.table, store, now).await].concat()
            }
            Wish::Away { player, from, length } => {
                let (guild, player, from) = (id(1001), id(player), crate::support::at(from));
                let away = Absence { from, until: from + SignedDuration::from_secs(length) };
                let mut after = self.clone();
                let check = Change::CheckAbsences { home: guild, player, absences: self.absences_of(player) };
                let set = Change::SetAway { home: guild, player, away };
                let at =
                    after.change(&set).ok().and_then(|()| after.absences[&player].keys().next().copied());
                vec![check, set, Change::SetTimer { timer: Timer::Away(guild, player), at }]
            }
            Wish::Prefer { player, notice } => {
                let (player, preferences) =
                    (id(player), Preferences { notice, confirm: player == 11, ..Preferences::default() });
                let at = (notice == Notice::Digest).then_some(now + SignedDuration::from_hours(24));
                let timer = Change::SetTimer { timer: Timer::Digest(player), at };
                vec![Change::SetPreferences { player, preferences }, timer]
            }
            Wish::Suspend { .. } | Wish::Reinstate { .. } | Wish::Block { .. } | Wish::Unblock { .. } => {
                self.kept_apart(wish, now)
            }
            Wish::Furnish { away_days, language, theme } => {
                vec![Change::SetServerSettings {
                    guild: id(1001),
                    before: self.settings,
                    settings: ServerSettings { away_days, language, theme, ..ServerSettings::default() },
                }]
            }
        }
    }

    /// What moderators and players do so that somebody plays nowhere, or two not with one another.
    fn kept_apart(&self, wish: &Wish, now: Timestamp) -> Vec<Change> {
        match *wish {
            Wish::Suspend { player, careless } => {
                let (guild, player) = (id(1001), id(player));
                let bar = |open: &Challenge| {
                    challenge::update(open, challenge::Event::Suspend { player }, now).ok()
                };
                let open = self.open().filter(|_| !careless).filter_map(bar);
                let changes = open.flat_map(|decision| decision.changes);
                let (action, reason) = (ModeratorAction::Suspended { player }, "He shouts.".parse().ok());
                let logged = Change::Log(LogEntry { guild, by: id(13), at: now, action, reason });
                changes.chain([Change::Suspend { home: guild.into(), player, at: now }, logged]).collect()
            }
            Wish::Reinstate { player } => {
                let (guild, action) = (id(1001), ModeratorAction::Reinstated { player: id(player) });
                let logged = Change::Log(LogEntry { guild, by: id(12), at: now, action, reason: None });
                vec![Change::Reinstate { home: guild.into(), player: id(player) }, logged]
            }
            Wish::Block { by, whom, careless } => {
                let (by, whom) = (id(by), id(whom));
                let part = |open: &Challenge| challenge::part(open, by, whom, now);
                let open = self.open().filter(|_| !careless).filter_map(part);
                let changes = open.flat_map(|decision| decision.changes);
                changes.chain([Change::Block { by, blocked: whom, most: 1, at: now }]).collect()
            }
            Wish::Unblock { by, whom } => vec![Change::Unblock { by: id(by), blocked: id(whom) }],
            _ => vec![],
        }
    }

    /// A game of a challenge; of one that there is not, one for two.
    fn opening(&self, game: GameId, challenge: ChallengeId, channel: u64, now: Timestamp) -> Opening {
        let found = self.challenges.get(&challenge);
        let rules = found.map_or(rules(), |found| found.rules);
        let terms = found.map(|found| found.terms).unwrap_or_default();
        Opening {
            id: game,
            challenge,
            home: id(1001),
            channel: id(channel),
            thread_of: None,
            terms,
            in_match: terms.goal.map(|_| InMatch { first: game, number: 1, score: [0, 0] }),
            rules,
            seats: (11..).take(rules.seats()).map(|number| play::Player::Member(id(number))).collect(),
            away: vec![],
            zones: vec![],
            at: now,
        }
    }
}

/// That nothing stands between a player and others.
fn guard(player: PlayerId, others: impl Iterator<Item = PlayerId>) -> Change {
    Change::CheckMayPlay { home: id(1001), player, with: others.collect() }
}

/// What is stored in one with the end of a game of a match.
async fn follows(table: &Table, store: &Store, now: Timestamp) -> Vec<Change> {
    let next = matches::go_on(table, store.new_game_id().await.expect("an id"), vec![], vec![], now);
    next.map_or(vec![], |(changes, _)| changes)
}

/// What becomes of a challenge that a player accepts or declines.
fn answered(challenge: &Challenge, game: GameId, by: PlayerId, accept: bool, now: Timestamp) -> Vec<Change> {
    let message = Some(id(3001));
    let event = if accept {
        challenge::Event::Accept { by, team: None, message, game, lot: 0, away: vec![], zones: vec![] }
    } else {
        challenge::Event::Decline { by }
    };
    challenge::update(challenge, event, now).map_or(vec![], |decision| {
        let joined = decision.challenge.joined().filter(|joined| *joined != by);
        let guard = accept.then(|| guard(by, joined));
        decision.changes.into_iter().chain(guard).collect()
    })
}

fn at_this_table(table: &Table, what: &AtTable, now: Timestamp) -> Option<table::Decision> {
    let players: &[PlayerId] = &table.stored().seats.members().collect::<Vec<_>>();
    match what {
        AtTable::Play(choice) => {
            let by = table.player_to_act()?.member()?;
            let legal = table.position().legal_actions();
            table::decide_event(table, by, Event::Act(*choice.get(&legal)), now).ok()
        }
        AtTable::Any(which) => {
            let others =
                OfferKind::ALL.into_iter().flat_map(|kind| [Event::Offer(kind), Event::Decline(kind)]);
            let minute = Event::GiveTime(SignedDuration::from_mins(1));
            one_of_events(
                table,
                others.chain([Event::Resume, minute, Event::DeletePremoves(None)]),
                *which,
                now,
            )
        }
        AtTable::Agree(which) => one_of_events(table, OfferKind::ALL.map(Event::Accept), *which, now),
        AtTable::GiveUp(by, event) => table::decide_event(table, *by.get(players), event.clone(), now).ok(),
        AtTable::AddPremoves(first, answer) => {
            // Whoever answers what the one to act may do: his next opponent, if he has the next turn.
            let (mut position, mut line) = (table.position().clone(), Vec::<Action>::new());
            for choice in [first, answer] {
                let legal = position.legal_actions();
                let action = *legal.get(choice.index(legal.len().max(1)))?;
                position.play(action).ok()?;
                line.push(action);
            }
            let waiting =
                table.playing().filter_map(play::Player::member).find(|&player| !table.is_to_act(player))?;
            table::decide_event(table, waiting, Event::AddPremoves(line), now).ok()
        }
        AtTable::Tick => table::tick(table, now),
        AtTable::Away(who, until) => {
            table::set_away(table, *who.get(players), until.map(crate::support::at), now)
        }
        AtTable::CutOff(cut_off) => table::set_cut_off(table, cut_off.then_some(now), now),
        AtTable::Stop => table::stop(table, *players.first()?, now),
        AtTable::Move(channel) => table::relocate(table, id(*channel), *players.first()?, now),
    }
}

/// One of what the players can do of these.
fn one_of_events(
    table: &Table,
    events: impl IntoIterator<Item = Event>,
    which: Index,
    now: Timestamp,
) -> Option<table::Decision> {
    let players: &[PlayerId] = &table.stored().seats.members().collect::<Vec<_>>();
    let all = events.into_iter().flat_map(|event| players.iter().map(move |&by| (by, event.clone())));
    let mut possible: Vec<_> =
        all.filter_map(|(by, event)| table::decide_event(table, by, event, now).ok()).collect();
    if possible.is_empty() { None } else { Some(possible.swap_remove(which.index(possible.len()))) }
}
