//! The start of a game.

use games::{Record, RuleSet};
use jiff::Timestamp;

use super::{Away, StoredGame, Table, TableState, Turns};
use crate::{
    Actor, Announcement, BoardCause, ChallengeId, Change, ChannelId, GameId, Home, MessageId, Player,
    PlayerId, Seating, Terms, Timer, Zone, game::in_match::InMatch, timer,
};

/// What a new game needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// A new id.
    pub id: GameId,
    /// The challenge it came from; in a match, that of the first game.
    pub challenge: ChallengeId,
    /// The server.
    pub home: Home,
    /// The channel or thread.
    pub channel: ChannelId,
    /// The parent channel and message, if the game is played in a thread made for it.
    pub thread_of: Option<(ChannelId, MessageId)>,
    /// The terms.
    pub terms: Terms,
    /// Its place in a match, if it belongs to one.
    pub in_match: Option<InMatch>,
    /// The rules.
    pub rules: RuleSet,
    /// The players, in order of play.
    pub seats: Vec<Player>,
    /// The players who are away now, and until when.
    pub away: Vec<(PlayerId, Timestamp)>,
    /// Where the players live, by which their clocks stand at night, if that is agreed on. Of those left out it's UTC.
    pub zones: Vec<(PlayerId, Zone)>,
    /// When it begins.
    pub at: Timestamp,
}

/// Starts a game, and its clock. `by` is the player who caused it.
pub fn begin(opening: Opening, by: Option<PlayerId>) -> (Vec<Change>, Vec<Announcement>) {
    let Opening {
        id: game,
        challenge,
        home,
        channel,
        thread_of,
        terms,
        in_match,
        rules,
        seats,
        away,
        zones,
        at,
    } = opening;
    let at = timer::stored(at);
    let stored = StoredGame {
        id: game,
        challenge,
        home,
        channel,
        thread_of,
        terms,
        in_match,
        seats: Seating::new(seats),
        record: Record { rules, actions: Vec::new() },
        started: at,
        since: at,
        revision: 0,
        state: TableState::default(),
    };
    let position = rules.start();
    let mut table = Table { turns: Turns::new(position.to_act()), stored, position };
    let away = away.into_iter().filter(|&(_, until)| terms.away && timer::stored(until) > at);
    let away = away
        .filter_map(|(player, until)| Some(Away { seat: table.seat(player)?, until: timer::stored(until) }))
        .collect();
    let zones = if terms.rest.is_some() { zones_of(&table, &zones) } else { Vec::new() };
    table.stored.state = TableState { zones, away, ..TableState::new(table.stored.clock()) };
    if table.clock_stop().is_none() {
        let to_act = table.to_act();
        let rest = to_act.and_then(|seat| table.stored.rest_of(seat));
        table.stored.state.clock.start(to_act, rest, at);
    }
    let due = table.due();
    let mut changes = vec![Change::StartGame(Box::new(table.stored))];
    if due.is_some() {
        changes.push(Change::SetTimer { timer: Timer::Game(game), at: due });
    }
    (
        changes,
        vec![Announcement::Board { game, version: 0, how: BoardCause::LastTurn, by: by.map(Actor::Member) }],
    )
}

/// Where the players live, in order of play.
fn zones_of(table: &Table, zones: &[(PlayerId, Zone)]) -> Vec<Zone> {
    let of = |player: &Player| {
        let member = player.member();
        zones.iter().find(|(one, _)| Some(*one) == member).map_or(Zone::UTC, |&(_, zone)| zone)
    };
    table.stored.seats.players().iter().map(of).collect()
}
