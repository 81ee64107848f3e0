//! `dara doctor`: asks the database and Discord what keeps the bot from working, and says what to do. It changes nothing.

mod application;
mod commands;
mod report;
mod servers;
pub(crate) mod setup;

use data::{Database, Glance};
use play::{ChannelId, GuildId};

use self::{
    report::{Line, Report},
    setup::Setup,
};
use crate::{
    Clock,
    discord::{skew, survey::Survey, wire::Wire},
};

/// A start of at most this many sessions a day is nothing unusual.
const MANY_SESSIONS: u64 = 500;

/// Asks, and prints a line for each answer.
///
/// # Errors
///
/// Something has to be mended first.
pub(crate) async fn doctor(setup: Setup<'_>, clock: &Clock) -> anyhow::Result<()> {
    let mut report = Report::default();
    let played_in = look_at_database(setup.database, &mut report).await;
    match Wire::new(setup.token, setup.api)?.survey(|| clock.now()).await {
        Ok(survey) => {
            report.lines(discord(&survey));
            report.lines(application::lines(&survey.about, setup.key));
            let registered = commands::lines(&survey, setup.guild, &setup.commands).await;
            report.lines(registered.unwrap_or_else(|error| vec![Line::Fix(format!("commands: {error:#}"))]));
            servers::look(&survey, &setup, &played_in, &mut report).await;
        }
        Err(error) => report.line(Line::Fix(format!("Discord: {error:#}"))),
    }
    report.end()
}

/// Where games are played, if the database can be used.
async fn look_at_database(database: &Database, report: &mut Report) -> Vec<(GuildId, ChannelId)> {
    let looked_at = database.clone();
    let glance = tokio::task::spawn_blocking(move || data::glance(&looked_at)).await;
    let (line, played_in) = match glance.map_err(anyhow::Error::from).and_then(|glance| glance) {
        Ok(Glance::Current(played_in)) => {
            (Line::Fine(format!("database: {database} can be used")), played_in)
        }
        Ok(Glance::ToCome) => {
            let to_come = format!("database: the bot makes or migrates {database} at its next start");
            (Line::Note(to_come), Vec::new())
        }
        Err(error) => (Line::Fix(format!("database: {error:#}")), Vec::new()),
    };
    report.line(line);
    played_in
}

/// Whose token it is, and whether Discord lets it work.
fn discord(survey: &Survey) -> Vec<Line> {
    let about = &survey.about;
    let token = Line::Fine(format!("token: it's that of the application {:?} ({})", about.name, about.id));
    let clock = match survey.ahead {
        Some(ahead) => Line::Fix(format!("clock: {}", skew::told(ahead))),
        None => Line::Fine("clock: it agrees with Discord's".to_owned()),
    };
    let (remaining, total) = survey.sessions;
    let sessions = if remaining == 0 {
        Line::Fix(format!(
            "sessions: none of today's {total} is left: leave the bot running, which waits for tomorrow's, and see in its log why \
             it was started so often"
        ))
    } else if total.saturating_sub(remaining) > MANY_SESSIONS {
        Line::Note(format!(
            "sessions: only {remaining} of {total} are left today: see in the log why it was started so often"
        ))
    } else {
        Line::Fine(format!("sessions: {remaining} of {total} are left today"))
    };
    vec![token, clock, sessions]
}
