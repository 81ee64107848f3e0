//! Ladders: a standing list, on which players challenge those shortly above them.
//!
//! A challenge is a pairing that is due at once. When its game is over, the list changes and the pairing is noted, so that it
//! changes the list once.

use jiff::{SignedDuration, Timestamp};
use tournament::{
    GameResult,
    ladder::{Challenge, ChallengeEnd, Ladder, NoChallenge},
};

use super::{
    CompetitionNews, Contest, Days, Entrant, Outcome, Pairing, Refusal, Settled, Why, Withdrawal,
    builder::Builder,
};
use crate::PlayerId;

/// The players that one can challenge now, from the top down.
pub fn opponents(contest: &Contest, player: PlayerId) -> Vec<PlayerId> {
    let under_way = under_way(contest);
    list(contest).map(|ladder| ladder.opponents(player, &under_way).collect()).unwrap_or_default()
}

/// A player challenges one above them. A `lot` decides who moves first.
pub fn challenge(
    contest: &Contest,
    player: PlayerId,
    opponent: PlayerId,
    lot: u8,
    now: Timestamp,
) -> Result<Settled, Refusal> {
    let ladder = list(contest).ok_or(Refusal::NotEntered)?;
    ladder.challenge(player, opponent, &under_way(contest)).map_err(|error| match error {
        NoChallenge::NotOnLadder(one) if one == player => Refusal::NotEntered,
        NoChallenge::NotOnLadder(_) => Refusal::OpponentNotEntered { player: opponent },
        NoChallenge::NotAbove(_) | NoChallenge::TooFar(_) => Refusal::OutOfReach { player: opponent },
        NoChallenge::HasMadeOne(_) => Refusal::ChallengedOnLadder,
        NoChallenge::HasReceivedOne(_) => Refusal::IsChallengedOnLadder { player: opponent },
    })?;
    let mut builder = Builder::new(contest, now);
    let number = builder.contest.next_number();
    let (first, second, by) =
        if lot.is_multiple_of(2) { (player, opponent, 1) } else { (opponent, player, 2) };
    builder.pair(Pairing::new(number, (by, 1), first, second));
    builder.make_due(number);
    builder.list_changed();
    Ok(builder.finish_and_wake())
}

/// Applies the games that are over, in the order in which they ended, and takes off players who have been idle.
pub(super) fn go_on(builder: &mut Builder, idle_days: Days) {
    let mut over: Vec<Pairing> = builder
        .contest
        .pairings
        .iter()
        .filter(|pairing| pairing.decided.is_none() && !pairing.is_open())
        .copied()
        .collect();
    over.sort_by_key(|pairing| (pairing.game.and_then(|game| game.end).map(|end| end.at), pairing.number));
    for pairing in over {
        note(builder, &pairing);
    }
    let Some(idle_since) = idle_since(builder.now, idle_days) else { return };
    let idle: Vec<_> = builder
        .contest
        .active()
        .map(|entrant| entrant.player)
        .filter(|&player| last_played(&builder.contest, player).is_some_and(|last| last <= idle_since))
        .collect();
    for player in idle {
        builder.set_out(player, Withdrawal::Idle);
        builder.tell(CompetitionNews::Withdrawn { player, why: Withdrawal::Idle, void: false });
        builder.list_changed();
    }
    number(builder);
}

/// Changes the list by a game.
fn note(builder: &mut Builder, pairing: &Pairing) {
    let Some(outcome) = pairing.outcome() else { return };
    builder.decide_pairing(pairing.number, outcome, Why::Noted);
    builder.list_changed();
    let (Some(challenge), Some(ladder)) = (challenge_of(pairing), list(&builder.contest)) else { return };
    let Outcome::Counts(result) = outcome else { return };
    let end = match pairing.ran_out() {
        Some(player) if player == challenge.challenger => ChallengeEnd::ChallengerTimedOut,
        Some(_) => ChallengeEnd::OpponentTimedOut,
        None => ChallengeEnd::of(result, pairing.first == challenge.challenger),
    };
    let (before, after) = (ladder.place(challenge.challenger), ladder.after(challenge, end));
    set_places(builder, after.players().iter().copied());
    let now = after.place(challenge.challenger);
    if let Some(place) = now.filter(|&place| before.is_some_and(|before| place < before)) {
        let place = u16::try_from(place).unwrap_or(u16::MAX);
        builder.tell(CompetitionNews::Climbed { player: challenge.challenger, place });
    }
}

/// Puts a player of the list in another place, from 1. The others make room.
pub(super) fn put(builder: &mut Builder, player: PlayerId, place: usize) {
    let mut players = builder.contest.ladder();
    players.retain(|one| *one != player);
    players.insert(place.saturating_sub(1).min(players.len()), player);
    set_places(builder, players);
}

/// Numbers the list without gaps.
pub(super) fn number(builder: &mut Builder) {
    let players = builder.contest.ladder();
    set_places(builder, players);
}

fn set_places(builder: &mut Builder, players: impl IntoIterator<Item = PlayerId>) {
    for (place, player) in (1..).zip(players) {
        if let Some(&entrant) = builder.contest.entrant(player) {
            builder.set_entrant(Entrant { place, ..entrant });
        }
    }
}

/// When the next player counts as idle.
pub(super) fn next_idle(contest: &Contest, idle_days: Days) -> Option<Timestamp> {
    let last = contest.active().filter_map(|entrant| last_played(contest, entrant.player)).min()?;
    last.checked_add(days(idle_days)).ok()
}

fn idle_since(now: Timestamp, idle_days: Days) -> Option<Timestamp> {
    now.checked_sub(days(idle_days)).ok()
}

fn days(days: Days) -> SignedDuration {
    SignedDuration::from_hours(i64::from(days.get()) * 24)
}

/// When a player last ended a game, or joined. `None` while they play one.
fn last_played(contest: &Contest, player: PlayerId) -> Option<Timestamp> {
    if contest.pairings_of(player).any(Pairing::is_open) {
        return None;
    }
    let ended = contest.pairings_of(player).filter_map(|pairing| Some(pairing.game?.end?.at));
    ended.chain(contest.entrant(player).map(|entrant| entrant.joined)).max()
}

fn list(contest: &Contest) -> Option<Ladder<PlayerId>> {
    Ladder::new(&contest.ladder()).ok()
}

fn under_way(contest: &Contest) -> Vec<Challenge<PlayerId>> {
    contest.pairings.iter().filter(|pairing| pairing.decided.is_none()).filter_map(challenge_of).collect()
}

/// Who has challenged whom.
fn challenge_of(pairing: &Pairing) -> Option<Challenge<PlayerId>> {
    let (first, second) = (pairing.first, pairing.second?);
    let (challenger, opponent) = if pairing.division == 1 { (first, second) } else { (second, first) };
    Some(Challenge { challenger, opponent })
}

/// The result of a challenge when one of the two has left the ladder: no one else's place changes.
pub(super) const NO_CHANGE: Outcome = Outcome::Counts(GameResult::Drawn);
