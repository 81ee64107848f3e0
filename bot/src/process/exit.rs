//! The exit statuses, by which a supervisor knows whether to restart the program.

use data::{ConnectError, OpenError, Problem, ServerProblem, TransferError};

use crate::{
    admin::usage::Usage,
    discord::{fatal::Fatal, registration::NotInvited},
    process::settings::BadSettings,
};

/// Something failed that may work next time.
pub const FAILED: u8 = 1;
/// A command was called with arguments that make no sense; clap uses it too.
pub const USAGE: u8 = 2;
/// The operator must change something first: a setting, a file, the application at Discord. The number is from
/// `sysexits.h`.
pub const MISCONFIGURED: u8 = 78;

/// What only the operator can mend, in words for them.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct ForOperator(pub String);

/// The status for an error of a command. No one restarts it automatically, so only copying to the other engine, which
/// scripts repeat until it is done, tells what may pass from what the operator must change.
pub fn status_of_command(error: &anyhow::Error) -> u8 {
    if error.is::<Usage>() {
        return USAGE;
    }
    match error.downcast_ref() {
        Some(TransferError::SameEngine) => USAGE,
        Some(TransferError::File(error)) if is_for_operator(&error.problem) => MISCONFIGURED,
        Some(TransferError::Server(error)) if is_of_server(&error.problem) => MISCONFIGURED,
        Some(TransferError::NotEmpty { .. }) => MISCONFIGURED,
        _ => FAILED,
    }
}

/// The status for an error of the running bot.
pub fn status(error: &anyhow::Error) -> u8 {
    let database = error.downcast_ref::<OpenError>().is_some_and(|error| is_for_operator(&error.problem));
    let server = error.downcast_ref::<ConnectError>().is_some_and(|error| is_of_server(&error.problem));
    let gateway = error.downcast_ref::<Fatal>().is_some_and(|fatal| !fatal.may_pass());
    let settings = error.is::<BadSettings>() || error.is::<ForOperator>() || error.is::<NotInvited>();
    if database || server || gateway || settings { MISCONFIGURED } else { FAILED }
}

fn is_for_operator(problem: &Problem) -> bool {
    // Locks are released and disks get room without anyone touching the bot.
    !matches!(problem, Problem::Locked | Problem::Full | Problem::Failing(_) | Problem::Other(_))
}

fn is_of_server(problem: &ServerProblem) -> bool {
    // Servers start, standbys are promoted and names resolve again without anyone touching the bot.
    !matches!(
        problem,
        ServerProblem::Unreachable(_)
            | ServerProblem::UnknownHost(_)
            | ServerProblem::NotReady(_)
            | ServerProblem::ReadOnly
            | ServerProblem::Full
            | ServerProblem::Other(_)
    )
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use anyhow::Context as _;

    use super::*;

    #[test]
    fn faults_for_the_operator_are_told_apart() {
        let database = |problem| anyhow::Error::new(OpenError { path: PathBuf::from("dara.db"), problem });
        let server = |problem| {
            anyhow::Error::new(ConnectError { database: "postgres://dara@db/dara".to_owned(), problem })
        };
        for (error, expected) in [
            (anyhow::anyhow!("Discord answered 500"), FAILED),
            (anyhow::anyhow!("taken").context(ForOperator("METRICS_ADDRESS".to_owned())), MISCONFIGURED),
            (anyhow::anyhow!("401").context(Fatal::Token), MISCONFIGURED),
            (Fatal::Version.into(), MISCONFIGURED),
            (Fatal::ShardingRequired.into(), FAILED),
            (database(Problem::Locked), FAILED),
            (database(Problem::Full), FAILED),
            (database(Problem::Failing("disk I/O error".to_owned())), FAILED),
            (database(Problem::ReadOnly), MISCONFIGURED),
            (database(Problem::Newer { found: 9, known: 8 }), MISCONFIGURED),
            (database(Problem::Older { found: 13, oldest: 14 }), MISCONFIGURED),
            (server(ServerProblem::Unreachable("refused".to_owned())), FAILED),
            (server(ServerProblem::UnknownHost("db".to_owned())), FAILED),
            (server(ServerProblem::ReadOnly), FAILED),
            (server(ServerProblem::Login("no".to_owned())), MISCONFIGURED),
            (server(ServerProblem::Missing), MISCONFIGURED),
            (server(ServerProblem::NoTls), MISCONFIGURED),
            (server(ServerProblem::OtherProgram), MISCONFIGURED),
            (server(ServerProblem::Unfinished), MISCONFIGURED),
            (crate::Settings::read(|_| Some("?".to_owned())).err().map(Into::into).unwrap(), MISCONFIGURED),
        ] {
            let error = Err::<(), _>(error).context("the connection to Discord").unwrap_err();
            assert_eq!(status(&error), expected, "{error:#}");
        }
    }

    #[test]
    fn copying_to_the_other_engine_tells_what_may_pass() {
        let file = |problem| TransferError::File(OpenError { path: PathBuf::from("dara.db"), problem });
        let server = |problem| TransferError::Server(ConnectError { database: "dara".to_owned(), problem });
        for (error, expected) in [
            (TransferError::SameEngine, USAGE),
            (file(Problem::Locked), FAILED),
            (file(Problem::Missing), MISCONFIGURED),
            (server(ServerProblem::Unreachable("refused".to_owned())), FAILED),
            (server(ServerProblem::Login("no".to_owned())), MISCONFIGURED),
            (TransferError::NotEmpty { place: "dara".to_owned(), table: "guilds" }, MISCONFIGURED),
            (TransferError::InUse("dara".to_owned()), FAILED),
            (TransferError::Changed("dara".to_owned()), FAILED),
        ] {
            assert_eq!(status_of_command(&error.into()), expected);
        }
        assert_eq!(status_of_command(&Usage("no".to_owned()).into()), USAGE);
        assert_eq!(status_of_command(&server(ServerProblem::Missing).into()), MISCONFIGURED);
        assert_eq!(status_of_command(&anyhow::anyhow!("2 problems found")), FAILED);
    }
}
