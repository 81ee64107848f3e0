//! serenity's errors without their addresses, which contain tokens of interactions.

use poise::serenity_prelude as serenity;

/// The error without secrets, for a log.
pub(crate) fn plain(error: serenity::Error) -> anyhow::Error {
    match error {
        serenity::Error::Http(serenity::HttpError::Request(error)) => anyhow::Error::new(error.without_url()),
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            let serenity::ErrorResponse { status_code, error, .. } = response;
            anyhow::anyhow!("Discord answered {status_code}: {} (code {})", error.message, error.code)
        }
        error => anyhow::Error::new(error),
    }
}

/// The HTTP status of an error response.
pub(crate) fn status(error: &serenity::Error) -> Option<u16> {
    match error {
        serenity::Error::Http(error) => error.status_code().map(|status| status.as_u16()),
        _ => None,
    }
}

/// Discord's own code of an error response.
pub(crate) fn code(error: &serenity::Error) -> Option<isize> {
    match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)) => {
            Some(response.error.code)
        }
        _ => None,
    }
}
