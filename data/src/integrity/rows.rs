//! Everything but games: challenges, announcements, absences, settings, suspensions, blocks, the moderation log,
//! practices, guesses, vote games, puzzles and those of the day, weeks, plans of seasons, analyses, and imported files.

use anyhow::anyhow;
use play::Timer;

use super::{fault::Fault, timers::Timers};
use crate::{
    challenge::{challenges, seeks},
    delivery::announcements,
    game::{guesses, imported_files, vote_games},
    guild::{earned_roles, house_rules, moderation_log, season_plans, settings, weeks},
    learning::{analyses, daily_puzzles, practices, stored_puzzles},
    player::{
        absences::{self, Stored},
        restrictions,
    },
    sql::Connection,
};

/// Checks them. A full challenge must not be open: no one could start its game.
pub(super) fn check(
    connection: &Connection,
    timers: &mut Timers,
    faults: &mut Vec<Fault>,
) -> anyhow::Result<()> {
    let mut unreadable: Vec<anyhow::Error> = Vec::new();
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
            Err(error) => unreadable.push(error.into()),
        }
    }
    let errors = [
        announcements::due(connection)?.into_iter().filter_map(Result::err).collect(),
        settings::unreadable(connection)?,
        daily_puzzles::unreadable(connection)?,
        weeks::unreadable(connection)?,
        season_plans::unreadable(connection)?,
        restrictions::unreadable(connection)?,
        moderation_log::unreadable(connection)?,
        house_rules::unreadable(connection)?,
        earned_roles::unreadable(connection)?,
        practices::unreadable(connection)?,
        seeks::unreadable(connection)?,
    ];
    unreadable.extend(errors.into_iter().flatten().map(anyhow::Error::from));
    unreadable.extend(imported_files::misnamed(connection)?);
    unreadable.extend(seeks::misplaced(connection)?);
    unreadable.extend(analyses::faults(connection)?);
    unreadable.extend(stored_puzzles::faults(connection)?);
    unreadable.extend(guesses::faults(connection)?);
    let votes = vote_games::checked(connection)?;
    unreadable.extend(votes.faults);
    for (game, ends) in votes.running {
        // It may be put off for some seconds.
        timers.expect_from(Timer::Vote(game), Some(ends), faults);
        timers.allow(Timer::VoteCount(game));
    }
    let mut last: Option<Stored> = None;
    for absence in absences::all(connection)? {
        match absence {
            Ok(absence) => {
                let Stored { home, player, away } = absence;
                let overlaps =
                    |last: &Stored| (last.home, last.player) == (home, player) && away.from < last.away.until;
                if last.as_ref().is_some_and(overlaps) {
                    unreadable
                        .push(anyhow!("player {player} has two absences in server {home} at {}", away.from));
                }
                last = Some(absence);
            }
            Err(error) => unreadable.push(error.into()),
        }
    }
    faults.extend(unreadable.into_iter().map(|error| Fault::Row(format!("{error:#}"))));
    Ok(())
}
