//! Which analysis is worked on next: members take turns, so that however many games one has analysed, another waits no longer
//! for it.
//!
//! | state | what ends it |
//! | --- | --- |
//! | waiting, free | a worker takes it |
//! | taken by a worker | the worker has done a part or all of it; or its time is over, as it may have died |
//! | no one waits for it any longer | it is worked on after all others |

use jiff::Timestamp;

use crate::{GameId, PlayerId};

/// An analysis that isn't done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// The game.
    pub game: GameId,
    /// Who asked for it first; `None` if no one waits for it any longer.
    pub player: Option<PlayerId>,
    /// When it was last worked on, if it has been.
    pub worked: Option<Timestamp>,
    /// Until when a worker has it for itself, if one does.
    pub taken_until: Option<Timestamp>,
}

impl Waiting {
    /// Whether a worker has it for itself.
    fn is_taken(&self, now: Timestamp) -> bool {
        self.taken_until.is_some_and(|until| until > now)
    }
}

/// The analysis to work on next. `waiting` lists them in the order in which they were asked for.
///
/// The player served longest ago comes first, with their oldest request, so that everyone soon has one. What another
/// worker has is left to it.
///
/// A member whose analysis another worker has comes after the others. An analysis that no one waits for comes last.
pub fn next(waiting: &[Waiting], now: Timestamp) -> Option<GameId> {
    let of_member = |player| waiting.iter().filter(move |other| other.player == player);
    let free = waiting.iter().filter(|analysis| !analysis.is_taken(now));
    let next = free.min_by_key(|analysis| {
        let is_served = of_member(analysis.player).any(|own| own.is_taken(now));
        let served = of_member(analysis.player).filter_map(|own| own.worked).max();
        (analysis.player.is_none(), is_served, served)
    });
    next.map(|analysis| analysis.game)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).unwrap()
    }

    fn waiting(game: u64, player: u64) -> Waiting {
        Waiting {
            game: game.try_into().unwrap(),
            player: player.try_into().ok(),
            worked: None,
            taken_until: None,
        }
    }

    /// The order in which they are served, each for one second, and done after two.
    fn served(mut waiting: Vec<Waiting>) -> Vec<u64> {
        let mut served = Vec::new();
        for second in 0.. {
            let Some(game) = next(&waiting, at(second)) else { break };
            served.push(game.get());
            waiting.iter_mut().filter(|one| one.game == game).for_each(|one| one.worked = Some(at(second)));
            let times = served.iter().filter(|&&before| before == game.get()).count();
            waiting.retain(|one| one.game != game || times < 2);
        }
        served
    }

    #[test]
    fn members_take_turns_and_each_gets_their_first_one_first() {
        let all = vec![waiting(1, 1), waiting(2, 1), waiting(3, 1), waiting(4, 2)];
        assert_eq!(served(all), [1, 4, 1, 2, 4, 2, 3, 3]);
    }

    #[test]
    fn what_another_worker_has_is_left_to_it() {
        let taken = Waiting { taken_until: Some(at(10)), ..waiting(1, 1) };
        let all = [taken, waiting(2, 1), waiting(3, 2)];
        assert_eq!(next(&all, at(9)).map(GameId::get), Some(3), "she is being served");
        assert_eq!(next(&all[..2], at(9)).map(GameId::get), Some(2), "but no one else waits");
        assert_eq!(next(&all[..1], at(9)), None);
        assert_eq!(next(&all, at(10)).map(GameId::get), Some(1), "the other worker has given up");
    }

    #[test]
    fn what_no_one_waits_for_comes_last() {
        let all = [waiting(1, 0), Waiting { worked: Some(at(5)), ..waiting(2, 2) }];
        assert_eq!(next(&all, at(9)).map(GameId::get), Some(2));
    }
}
