//! Who is notified of what, and how they chose to be. Only this file decides it, from what the announcement says.
//!
//! An announcement concerns those who must act and those who would want to know. No one is notified of their own
//! doing, or twice: a player who gets a direct message isn't pinged.

use data::Store;
use play::{
    Actor, Announcement, AtTable, DirectTopic, ForfeitReason, News, Notice, Player, PlayerId, Table,
    game::matches,
};

use crate::app::App;

/// A member whose move the computer answered within this many seconds is still there, and needs no ping.
const STILL_THERE: i64 = 10 * 60;

/// The member who sees a board anyway, since they caused it or moved just before the computer.
fn sees_it_anyway(by: Option<Actor>) -> Option<PlayerId> {
    match by? {
        Actor::Member(member) => Some(member),
        Actor::Computer { answers } => {
            answers.filter(|answered| answered.seconds < STILL_THERE).map(|answered| answered.who)
        }
    }
}

/// Who an announcement about a table concerns, and the topic of the direct message to those who want one. `None` if it
/// concerns no one in particular.
fn concerned(announcement: &Announcement, table: &Table) -> Option<(Vec<PlayerId>, DirectTopic)> {
    let board = DirectTopic::Board { version: table.version() };
    let (players, by, topic): (Vec<Player>, _, _) = match announcement.at_table()? {
        AtTable::Board { version, by, .. } => {
            let told = out_of_time(table);
            if table.stored().is_by_mail() && table.ply() == 0 && table.ending().is_none() {
                // Both learn that they were paired.
                let members = table.playing().filter_map(Player::member).collect();
                return Some((members, DirectTopic::Board { version }));
            }
            let told = if table.ending().is_some() {
                // The first player of the next game of a match is pinged by its board.
                let next = matches::first_of_next(table);
                told.chain(table.playing()).filter(|&player| Some(player) != next).collect()
            } else {
                told.chain(table.player_to_act()).collect()
            };
            (told, sees_it_anyway(by), DirectTopic::Board { version })
        }
        AtTable::Warning { version } => {
            (table.player_to_act().into_iter().collect(), None, DirectTopic::Warning { version })
        }
        AtTable::News { news, by } => match news {
            News::Offered { offer, .. } => {
                let asked = table.offer(offer).map(|offer| table.asked(offer)).into_iter().flatten();
                (asked.collect(), by, DirectTopic::Offer { offer })
            }
            News::Declined { offer } => {
                let offerer = table.offer(offer).and_then(|offer| table.player(offer.by));
                (offerer.into_iter().collect(), by, DirectTopic::News { news, by })
            }
            News::Paused => (table.playing().collect(), by, DirectTopic::News { news, by }),
            News::TimeGiven { .. } => {
                let opponents = by.map(|by| table.opponents(by)).into_iter().flatten();
                (opponents.collect(), by, DirectTopic::News { news, by })
            }
            // The clock of the player to act is running again.
            News::Resumed => (table.player_to_act().into_iter().collect(), by, board),
            // Their time away ended by itself.
            News::Back if by.is_none() => (table.player_to_act().into_iter().collect(), by, board),
            News::Unreached { .. } => {
                let opponents = by.map(|by| table.opponents(by)).into_iter().flatten();
                (opponents.collect(), by, DirectTopic::News { news, by })
            }
            News::Agreed { .. } | News::Withdrawn { .. } | News::Away { .. } | News::Back => return None,
        },
        AtTable::BoardChanged => return None,
    };
    let members = players.into_iter().filter_map(Player::member).filter(|&member| Some(member) != by);
    Some((members.collect(), topic))
}

/// Players whose time has just run out, which was no one's doing.
fn out_of_time(table: &Table) -> impl Iterator<Item = Player> {
    let late = table.given_up_now().filter(|out| out.why == ForfeitReason::OutOfTime);
    late.filter_map(|out| table.player(out.seat))
}

/// How those concerned are notified.
struct Notices {
    /// Pinged where it is posted.
    pinged: Vec<PlayerId>,
    /// By a direct message.
    direct: Vec<Announcement>,
}

/// Asks once how everyone concerned wants to be notified.
async fn notices(store: &Store, announcement: &Announcement, table: &Table) -> anyhow::Result<Notices> {
    let mut notices = Notices { pinged: Vec::new(), direct: Vec::new() };
    let Some((members, topic)) = concerned(announcement, table) else { return Ok(notices) };
    for to in members {
        if table.stored().is_by_mail() {
            // The game is nowhere else.
            notices.direct.push(Announcement::Direct { to, game: table.id(), topic });
            continue;
        }
        let notice = store.preferences(to).await?.notice;
        if notice == Notice::Ping {
            notices.pinged.push(to);
        }
        if is_direct(notice, topic) {
            notices.direct.push(Announcement::Direct { to, game: table.id(), topic });
        }
    }
    Ok(notices)
}

/// Who an announcement pings where it is posted.
pub(crate) async fn pinged(
    app: &App,
    announcement: &Announcement,
    table: &Table,
) -> anyhow::Result<Vec<PlayerId>> {
    Ok(notices(&app.store, announcement, table).await?.pinged)
}

/// The announcements about a table, each followed by its direct messages. Also returns who the first one pings.
pub(crate) async fn with_direct(
    app: &App,
    table: &Table,
    mut announcements: Vec<Announcement>,
) -> anyhow::Result<(Vec<Announcement>, Vec<PlayerId>)> {
    let (mut direct, mut pings) = (Vec::new(), None);
    for announcement in &announcements {
        let notices = notices(&app.store, announcement, table).await?;
        pings.get_or_insert(notices.pinged);
        direct.extend(notices.direct);
    }
    announcements.append(&mut direct);
    Ok((announcements, pings.unwrap_or_default()))
}

/// The direct messages to those an announcement would ping, where it can't be posted.
pub(crate) async fn instead_of_pings(
    app: &App,
    announcement: &Announcement,
    table: &Table,
) -> anyhow::Result<Vec<Announcement>> {
    let Some((_, topic)) = concerned(announcement, table) else { return Ok(Vec::new()) };
    let pinged = notices(&app.store, announcement, table).await?.pinged;
    Ok(pinged.into_iter().map(|to| Announcement::Direct { to, game: table.id(), topic }).collect())
}

/// Whether a player with this preference gets a direct message about a topic. Those with a digest are still warned
/// directly.
pub(crate) const fn is_direct(notice: Notice, topic: DirectTopic) -> bool {
    match notice {
        Notice::Direct => true,
        Notice::Digest => matches!(topic, DirectTopic::Warning { .. }),
        Notice::Ping | Notice::Nothing => false,
    }
}

#[cfg(test)]
mod tests {
    use play::Answered;

    use super::*;

    #[test]
    fn who_moved_a_moment_ago_sees_the_computers_answer_anyway() {
        let who = PlayerId::try_from(9).unwrap();
        let after =
            |seconds| sees_it_anyway(Some(Actor::Computer { answers: Some(Answered { who, seconds }) }));
        assert_eq!((after(0), after(STILL_THERE - 1)), (Some(who), Some(who)));
        assert_eq!((after(STILL_THERE), after(i64::MAX)), (None, None), "pinged");
        assert_eq!(sees_it_anyway(Some(Actor::Computer { answers: None })), None);
        assert_eq!(sees_it_anyway(Some(Actor::Member(who))), Some(who));
        assert_eq!(sees_it_anyway(None), None);
    }
}
