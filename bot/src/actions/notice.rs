//! Who is notified of what, and how they chose to be. Only this file decides it, from what the announcement says.
//!
//! An announcement concerns those who must act and those who would want to know. No one is notified of their own
//! doing, or twice: a player who gets a direct message isn't pinged.

use play::{Actor, Announcement, DirectTopic, ForfeitReason, News, Notice, Player, PlayerId, Table, matches};

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

/// Who an announcement about a table concerns.
fn concerned(announcement: &Announcement, table: &Table) -> Vec<PlayerId> {
    let (players, by): (Vec<Player>, _) = match *announcement {
        Announcement::Board { by, .. } if table.ending().is_some() => {
            // The first player of the next game of a match is pinged by its board.
            let next = matches::first_of_next(table);
            let told = out_of_time(table).chain(table.playing()).filter(|&player| Some(player) != next);
            (told.collect(), sees_it_anyway(by))
        }
        Announcement::Board { by, .. } => {
            (out_of_time(table).chain(table.player_to_act()).collect(), sees_it_anyway(by))
        }
        Announcement::Warning { .. } => (table.player_to_act().into_iter().collect(), None),
        Announcement::News { news, by, .. } => match news {
            News::Offered { offer, .. } => {
                (table.offer(offer).map(|offer| table.asked(offer)).into_iter().flatten().collect(), by)
            }
            News::Declined { offer } => {
                let offerer = table.offer(offer).and_then(|offer| table.player(offer.by));
                (offerer.into_iter().collect(), by)
            }
            News::Paused => (table.playing().collect(), by),
            News::Resumed => (table.player_to_act().into_iter().collect(), by),
            News::TimeGiven { .. } => (by.map(|by| table.opponents(by)).into_iter().flatten().collect(), by),
            // Their time away ended by itself, and their clock is running.
            News::Back if by.is_none() => (table.player_to_act().into_iter().collect(), by),
            News::Agreed { .. } | News::Withdrawn { .. } | News::Away { .. } | News::Back => (Vec::new(), by),
        },
        Announcement::Challenge { .. }
        | Announcement::ChallengeExpired { .. }
        | Announcement::ChallengerTold { .. }
        | Announcement::ChallengeChanged { .. }
        | Announcement::OfferChanged { .. }
        | Announcement::Direct { .. }
        | Announcement::Digest { .. }
        | Announcement::NotReached { .. } => (Vec::new(), None),
    };
    players.into_iter().filter_map(Player::member).filter(|&member| Some(member) != by).collect()
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
async fn notices(app: &App, announcement: &Announcement, table: &Table) -> anyhow::Result<Notices> {
    let (game, call) = (table.id(), call(announcement, table));
    let mut notices = Notices { pinged: Vec::new(), direct: Vec::new() };
    for to in concerned(announcement, table) {
        let notice = app.store.preferences(to).await?.notice;
        if notice == Notice::Ping {
            notices.pinged.push(to);
        }
        if let Some(call) = call.filter(|&call| is_direct(notice, call)) {
            notices.direct.push(Announcement::Direct { to, game, call });
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
    Ok(notices(app, announcement, table).await?.pinged)
}

/// The announcements about a table, each followed by its direct messages. Also returns who the first one pings.
pub(crate) async fn with_direct(
    app: &App,
    table: &Table,
    mut announcements: Vec<Announcement>,
) -> anyhow::Result<(Vec<Announcement>, Vec<PlayerId>)> {
    let (mut direct, mut pings) = (Vec::new(), None);
    for announcement in &announcements {
        let notices = notices(app, announcement, table).await?;
        pings.get_or_insert(notices.pinged);
        direct.extend(notices.direct);
    }
    announcements.append(&mut direct);
    Ok((announcements, pings.unwrap_or_default()))
}

/// The topic of the direct message that goes with an announcement, if one does.
fn call(announcement: &Announcement, table: &Table) -> Option<DirectTopic> {
    Some(match *announcement {
        Announcement::Board { version, .. } => DirectTopic::Board { version },
        Announcement::Warning { version, .. } => DirectTopic::Warning { version },
        Announcement::News { news: News::Offered { offer, .. }, .. } => DirectTopic::Offer { offer },
        // The clock of the player to act is running again.
        Announcement::News { news: News::Resumed | News::Back, .. } => {
            DirectTopic::Board { version: table.version() }
        }
        Announcement::News {
            news: news @ (News::Declined { .. } | News::Paused | News::TimeGiven { .. }),
            by,
            ..
        } => DirectTopic::News { news, by },
        Announcement::News {
            news: News::Agreed { .. } | News::Withdrawn { .. } | News::Away { .. }, ..
        }
        | Announcement::Challenge { .. }
        | Announcement::ChallengeExpired { .. }
        | Announcement::ChallengerTold { .. }
        | Announcement::ChallengeChanged { .. }
        | Announcement::OfferChanged { .. }
        | Announcement::Direct { .. }
        | Announcement::Digest { .. }
        | Announcement::NotReached { .. } => return None,
    })
}

/// Whether a player with this preference gets a direct message about a topic. Those with a digest are still warned
/// directly.
pub(crate) const fn is_direct(notice: Notice, call: DirectTopic) -> bool {
    match notice {
        Notice::Direct => true,
        Notice::Digest => matches!(call, DirectTopic::Warning { .. }),
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
