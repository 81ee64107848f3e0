//! Random events of a running game.

use games::Action;
use jiff::{SignedDuration, Timestamp};
use play::{
    Boards, Player, PlayerId, Refusal, Table,
    game::table::{self, Decision, Event, OfferKind},
};
use proptest::{prelude::*, sample::Index};

use crate::id;

/// A player by number; sometimes a stranger.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Who(u8);

impl Who {
    fn of(self, table: &Table) -> PlayerId {
        let players: Vec<PlayerId> = table.members().collect();
        if self.0 == 0 { id(9) } else { players[usize::from(self.0) % players.len()] }
    }
}

/// Something that happens.
#[derive(Clone, Debug)]
pub(crate) enum RandomEvent {
    /// The player to act plays a legal action.
    Play(Index),
    /// The player to act plays what someone has a premove for.
    Foreseen(Who),
    /// Someone asks for something, mostly what they may not have.
    Ask(Who, Event),
    /// A player who hasn't agreed yet agrees to the open offer.
    Agree,
    /// Someone stores a premove line of legal actions.
    Plan(Who, Vec<Index>),
    /// The timer is handled.
    Tick,
    /// The timer is handled when it goes off.
    TickWhenDue,
    /// Someone goes away for some hours, or comes back.
    Away(Who, Option<i64>),
    CutOff(bool),
    Move(u64),
    /// Moderators end the game.
    Stop,
    /// The bot is down for some minutes.
    Outage(u16),
}

/// What outcome of it.
pub(crate) enum Outcome {
    Decided(Box<Decision>),
    Refused(Refusal),
    Nothing,
}

fn someone() -> impl Strategy<Value = Who> {
    (0..25_u8).prop_map(Who)
}

fn request() -> impl Strategy<Value = Event> {
    let offer = || prop::sample::select(OfferKind::ALL.to_vec());
    prop_oneof![
        1 => prop::sample::select(vec![Event::Resign, Event::Left, Event::ResignMatch]),
        16 => offer().prop_map(Event::Offer),
        4 => offer().prop_map(Event::Accept),
        4 => offer().prop_map(Event::Decline),
        6 => Just(Event::Resume),
        3 => (0..200_000_000_i64).prop_map(|time| Event::GiveTime(SignedDuration::from_micros(1000 * time + 7))),
        3 => prop::option::of(0..3_usize).prop_map(Event::DeletePremoves),
        2 => Just(Event::AcknowledgeDropped),
        1 => Just(Event::Hint),
        1 => prop::sample::select(Boards::ALL.to_vec()).prop_map(Event::KeepBoards),
        2 => prop::sample::select(vec!["a1", "c3", "b3-b4", "xa1", "force"])
            .prop_map(|token| Event::Act(token.parse::<Action>().expect("an action"))),
    ]
}

pub(crate) fn random_event() -> impl Strategy<Value = RandomEvent> {
    prop_oneof![
        16 => any::<Index>().prop_map(RandomEvent::Play),
        8 => someone().prop_map(RandomEvent::Foreseen),
        14 => (someone(), request()).prop_map(|(by, event)| RandomEvent::Ask(by, event)),
        10 => Just(RandomEvent::Agree),
        10 => (someone(), prop::collection::vec(any::<Index>(), 0..6)).prop_map(|(by, line)| RandomEvent::Plan(by, line)),
        1 => Just(RandomEvent::Tick),
        1 => Just(RandomEvent::TickWhenDue),
        3 => (someone(), prop::option::weighted(0.6, 1..200_i64)).prop_map(|(by, until)| RandomEvent::Away(by, until)),
        1 => any::<bool>().prop_map(RandomEvent::CutOff),
        1 => (6..9_u64).prop_map(RandomEvent::Move),
        1 => prop::sample::select(vec![RandomEvent::Tick, RandomEvent::Tick, RandomEvent::Tick, RandomEvent::Stop]),
        1 => any::<u16>().prop_map(RandomEvent::Outage),
    ]
}

/// The time since the previous event: often none, mostly hours, sometimes days.
pub(crate) fn pause() -> impl Strategy<Value = SignedDuration> {
    prop_oneof![
        2 => Just(SignedDuration::ZERO),
        6 => (0..20_000_000_000_i64).prop_map(SignedDuration::from_micros),
        1 => (0..100_i64).prop_map(SignedDuration::from_hours),
    ]
}

impl RandomEvent {
    /// The player who causes it.
    pub(crate) fn by(&self, table: &Table) -> Option<PlayerId> {
        match self {
            Self::Play(_) | Self::Foreseen(_) => table.player_to_act()?.member(),
            Self::Ask(by, _) | Self::Plan(by, _) | Self::Away(by, _) => Some(by.of(table)),
            Self::Agree => {
                let offer = table.offers().next()?;
                table
                    .playing()
                    .filter_map(Player::member)
                    .find(|&player| !table.seats(player).iter().all(|seat| offer.agreed.contains(seat)))
            }
            Self::Move(_) | Self::Stop => Some(id(99)),
            Self::Tick | Self::TickWhenDue | Self::CutOff(_) | Self::Outage(_) => None,
        }
    }

    /// What that player asks for.
    pub(crate) fn request(&self, table: &Table) -> Option<Event> {
        match self {
            Self::Play(choice) => {
                let legal = table.position().legal_actions();
                (!legal.is_empty()).then(|| Event::Act(*choice.get(&legal)))
            }
            Self::Foreseen(who) => table.premoves(who.of(table)).next()?.first().copied().map(Event::Act),
            Self::Ask(_, event) => Some(event.clone()),
            Self::Agree => table.offers().next().map(|offer| Event::Accept(offer.kind)),
            Self::Plan(_, choices) => {
                let mut position = table.position().clone();
                let mut line = Vec::new();
                for choice in choices {
                    let legal = position.legal_actions();
                    if !legal.is_empty() {
                        line.push(*choice.get(&legal));
                        position.play(*choice.get(&legal)).expect("legal");
                    }
                }
                Some(Event::AddPremoves(line))
            }
            _ => None,
        }
    }

    /// What comes of it.
    pub(crate) fn happens(&self, table: &Table, now: Timestamp) -> Outcome {
        if let Some((by, event)) = self.by(table).zip(self.request(table)) {
            return match table::decide_event(table, by, event, now) {
                Ok(decision) => Outcome::Decided(Box::new(decision)),
                Err(refusal) => Outcome::Refused(refusal),
            };
        }
        let decided = match *self {
            Self::Tick | Self::TickWhenDue => table::tick(table, now),
            Self::Away(by, hours) => table::set_away(
                table,
                by.of(table),
                hours.map(|hours| now + SignedDuration::from_hours(hours)),
                now,
            ),
            Self::CutOff(cut_off) => table::set_cut_off(table, cut_off.then_some(now), now),
            Self::Move(channel) => table::relocate(table, id(channel), id(99), now),
            Self::Stop => table::stop(table, id(99), now),
            _ => None,
        };
        decided.map_or(Outcome::Nothing, |decision| Outcome::Decided(Box::new(decision)))
    }
}
