//! Everything but games: challenges, announcements, absences, settings, suspensions, blocks, the moderation log,
//! practices, and imported files.

use anyhow::anyhow;
use play::{Absence, GuildId, PlayerId, Timer};

use super::{fault::Fault, timers::Timers};
use crate::{
    absences, announcements, challenges, house_rules, imported_files, moderation_log, practices,
    restrictions, settings, sql::Connection,
};

/// Checks them. A full challenge must not be open: no one could start its game.
pub(super) fn check(
    connection: &Connection,
    timers: &mut Timers,
    faults: &mut Vec<Fault>,
) -> anyhow::Result<()> {
    let mut unreadable = Vec::new();
    for challenge in challenges::open_anywhere(connection)? {
        match challenge {
            Ok(challenge) => {
                if challenge.joined().count() == challenge.slots().count() {
                    unreadable.push(anyhow!("challenge {} is full but still open", challenge.id));
                }
                unreadable
                    .extend(restrictions::contradiction(connection, &challenge)?.map(|why| anyhow!(why)));
                timers.expect(Timer::Challenge(challenge.id), Some(challenge.expires), faults);
            }
            Err(error) => unreadable.push(error),
        }
    }
    unreadable.extend(announcements::due(connection)?.into_iter().filter_map(Result::err));
    unreadable.extend(settings::all_server_settings(connection)?.into_iter().filter_map(Result::err));
    unreadable.extend(restrictions::unreadable(connection)?);
    unreadable.extend(moderation_log::unreadable(connection)?);
    unreadable.extend(house_rules::unreadable(connection)?);
    unreadable.extend(practices::all(connection)?.into_iter().filter_map(Result::err));
    unreadable.extend(imported_files::misnamed(connection)?);
    let mut last: Option<(GuildId, PlayerId, Absence)> = None;
    for absence in absences::all(connection)? {
        match absence {
            Ok((guild, player, away)) => {
                let overlaps = |&(of, by, last): &(GuildId, PlayerId, Absence)| {
                    (of, by) == (guild, player) && away.from < last.until
                };
                if last.as_ref().is_some_and(overlaps) {
                    unreadable
                        .push(anyhow!("player {player} has two absences in server {guild} at {}", away.from));
                }
                last = Some((guild, player, away));
            }
            Err(error) => unreadable.push(error),
        }
    }
    faults.extend(unreadable.into_iter().map(|error| Fault::Row(format!("{error:#}"))));
    Ok(())
}
