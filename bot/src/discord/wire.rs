//! What requests are made with while the bot connects.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use jiff::{SignedDuration, Timestamp};
use poise::serenity_prelude as serenity;
use reqwest::Client;
use serde::de::DeserializeOwned;
use serenity::{LightMethod, Request, Route};

use crate::discord::{
    endpoint,
    fatal::Fatal,
    gateway::MOST_SESSIONS,
    pace::Pace,
    redact::{plain, status},
    requests::Discord,
    retrying::retrying,
    serenity_gaps::{callback::Callbacks, unconnected::Unconnected, unread::Unread},
    skew,
    survey::{About, Survey},
};

/// How long a request to Discord may take to connect, and in total: an interaction is lost after 3 seconds anyway.
const CONNECT_TIME: Duration = Duration::from_secs(2);
const REQUEST_TIME: Duration = Duration::from_secs(10);
/// The longest wait for new sessions when Discord's daily limit is used up.
const LONGEST_WAIT_FOR_SESSIONS: Duration = Duration::from_hours(24);
/// How many starts a day wait for nothing.
const STARTS_WITHOUT_WAIT: u64 = 50;

/// Makes the first requests, and what makes all others.
pub(crate) struct Wire {
    http: serenity::Http,
    callbacks: Callbacks,
    /// The server with the same API that is used instead of Discord.
    api: Option<String>,
}

/// What Discord says of the bot's application.
pub(crate) struct Application {
    /// The bot's account.
    pub me: serenity::UserId,
    id: serenity::ApplicationId,
    /// The key by which it signs interactions.
    pub key: String,
    /// Whether it posts interactions to an endpoint.
    pub has_endpoint: bool,
}

impl Wire {
    /// With the bot's token, to Discord or another server with the same API.
    pub(crate) fn new(token: &str, api: Option<&str>) -> anyhow::Result<Self> {
        let client = Client::builder().connect_timeout(CONNECT_TIME).timeout(REQUEST_TIME).build();
        let client = client.context("making the HTTP client")?;
        let callbacks = Callbacks::new(client.clone(), api);
        let builder = serenity::HttpBuilder::new(token)
            .client(client)
            .default_allowed_mentions(serenity::CreateAllowedMentions::new());
        let http = match api {
            // serenity's limiter only works with Discord's own address; `pace.rs` takes its place.
            Some(api) => builder.proxy(api).ratelimiter_disabled(true).build(),
            None => builder.build(),
        };
        Ok(Self { http, callbacks, api: api.map(str::to_owned) })
    }

    /// What makes requests without any connection.
    #[cfg(test)]
    pub(crate) fn discord(self, me: serenity::UserId) -> Discord {
        Discord::new(Arc::new(self.http), self.callbacks, me)
    }

    /// How many shards Discord asks for. Waits if there are no sessions left today. Asked later, serenity would fall back
    /// to Discord's own gateway if there is no answer.
    pub(crate) async fn shards(&self, now: impl Fn() -> Timestamp) -> anyhow::Result<u32> {
        let (sessions, ahead) = self.ask::<serenity::BotGateway>(Route::GatewayBot, now).await?;
        warn_of_clock(ahead);
        self.warn_of_endpoint().await;
        wait_for_sessions(&sessions).await;
        Ok(sessions.shards.max(1))
    }

    /// The bot's application, to which interactions are posted.
    pub(crate) async fn application(&self, now: impl Fn() -> Timestamp) -> anyhow::Result<Application> {
        let (about, ahead) = self.ask::<About>(Route::Oauth2ApplicationCurrent, now).await?;
        warn_of_clock(ahead);
        let me = retrying(|| self.http.get_current_user()).await.map_err(|error| self.unreachable(error))?.id;
        let has_endpoint = about.interactions_endpoint_url.is_some();
        Ok(Application { me, id: about.id, key: about.verify_key, has_endpoint })
    }

    /// Asks about the application and its servers, for an operator's command.
    pub(crate) async fn survey(self, now: impl Fn() -> Timestamp) -> anyhow::Result<Survey> {
        let (about, ahead) = self.ask(Route::Oauth2ApplicationCurrent, now).await?;
        let gateway =
            retrying(|| self.http.get_bot_gateway()).await.map_err(|error| self.unreachable(error))?;
        let serenity::SessionStartLimit { remaining, total, .. } = gateway.session_start_limit;
        Ok(Survey { http: self.http, about, ahead, sessions: (remaining, total) })
    }

    /// Asks for something. With it comes how far this machine's clock is ahead of Discord's, if it's wrong.
    async fn ask<T: DeserializeOwned>(
        &self,
        route: Route<'static>,
        now: impl Fn() -> Timestamp,
    ) -> anyhow::Result<(T, Option<SignedDuration>)> {
        let now = &now;
        let asked = retrying(move || async move {
            let response = self.http.request(Request::new(route, LightMethod::Get)).await?;
            let ahead = skew::ahead(response.headers(), now());
            Ok::<_, serenity::Error>((response.json().await?, ahead))
        });
        asked.await.map_err(|error| self.unreachable(error))
    }

    /// Over the gateway, the bot would hear nothing while interactions are posted to an address.
    async fn warn_of_endpoint(&self) {
        match self.http.fire::<About>(Request::new(Route::Oauth2ApplicationCurrent, LightMethod::Get)).await {
            Ok(About { interactions_endpoint_url: Some(_), .. }) => {
                tracing::warn!("{}", endpoint::POSTED_ELSEWHERE);
            }
            Ok(_) => {}
            Err(error) => tracing::debug!("asking about the application: {:#}", plain(error)),
        }
    }

    fn unreachable(&self, error: serenity::Error) -> anyhow::Error {
        let refused = status(&error) == Some(401);
        let error = plain(error);
        let api = self.api.as_deref();
        if refused {
            error.context(Fatal::Token)
        } else if is_out_of_date(&error) {
            error.context(format!(
                "the certificate of {} isn't valid at the time that this machine's clock shows: set the clock, for instance \
                 with `timedatectl set-ntp true`",
                api.unwrap_or("Discord")
            ))
        } else if let Some(api) = api {
            error.context(format!("{api} doesn't answer like Discord: check DISCORD_API_URL"))
        } else {
            error.context(
                "can't reach Discord: let this machine look up discord.com and gateway.discord.gg, and connect to them on \
                 port 443",
            )
        }
    }

    /// The client of the gateway, to be built, and what makes the bot's requests once it has a context: only the client's
    /// own HTTP knows the application's id and keeps the rate limits.
    pub(crate) fn client(
        self,
        pace: Arc<Pace>,
        unread: Unread,
    ) -> (
        serenity::ClientBuilder,
        impl FnOnce(&serenity::Context, serenity::UserId) -> Discord + Send + Sync + 'static,
    ) {
        // Interactions need no intent; this one reports lost channels, and isn't privileged.
        let intents = serenity::GatewayIntents::GUILDS;
        let client = serenity::ClientBuilder::new_with_http(self.http, intents);
        let client = client.event_handler_arc(pace).raw_event_handler(unread);
        (client, |ctx, me| Discord::new(Arc::clone(&ctx.http), self.callbacks, me))
    }

    /// What makes the bot's requests without the gateway, and what commands need in its place.
    pub(crate) async fn unconnected(
        mut self,
        application: &Application,
        pace: &Arc<Pace>,
    ) -> anyhow::Result<(Discord, Unconnected)> {
        pace.heed(&mut self.http);
        self.http.set_application_id(application.id);
        let http = Arc::new(self.http);
        let unconnected = Unconnected::new(Arc::clone(&http)).await?;
        Ok((Discord::new(http, self.callbacks, application.me), unconnected))
    }
}

/// Whether a certificate was refused for its dates, of which only the words of the error tell.
fn is_out_of_date(error: &anyhow::Error) -> bool {
    let said = format!("{error:#}");
    said.contains("invalid peer certificate")
        && ["NotValidYet", "not valid yet", "Expired", "expired"].iter().any(|why| said.contains(why))
}

fn warn_of_clock(ahead: Option<SignedDuration>) {
    if let Some(ahead) = ahead {
        tracing::warn!("{}", skew::told(ahead));
    }
}

/// Waits if the daily limit of sessions is used up or runs low: Discord revokes the token of a bot that keeps asking.
async fn wait_for_sessions(offered: &serenity::BotGateway) {
    let (limit, shards) = (&offered.session_start_limit, u64::from(offered.shards.max(1)));
    let wait = wait_for(limit, shards);
    let minutes = wait.as_secs().div_ceil(60);
    if limit.remaining < shards {
        tracing::error!(minutes, "out of Discord sessions for today; waiting for tomorrow's");
    } else if !wait.is_zero() {
        let (remaining, total) = (limit.remaining, limit.total);
        tracing::error!(
            minutes,
            remaining,
            total,
            "Discord sessions run low after many starts today; waiting, so that they last until tomorrow. See why the bot \
             was restarted"
        );
    }
    tokio::time::sleep(wait).await;
}

/// How long a start of this many shards waits for its sessions.
fn wait_for(limit: &serenity::SessionStartLimit, shards: u64) -> Duration {
    let reset = Duration::from_millis(limit.reset_after).min(LONGEST_WAIT_FOR_SESSIONS);
    // What a start takes if nothing it opens is acknowledged.
    let a_start = shards + MOST_SESSIONS;
    let used = limit.total.saturating_sub(limit.remaining);
    if limit.remaining < shards {
        reset
    } else if used / shards < STARTS_WITHOUT_WAIT || used < limit.remaining {
        Duration::ZERO
    } else {
        let starts = u32::try_from(limit.remaining / a_start).unwrap_or(u32::MAX);
        reset.checked_div(starts).unwrap_or(reset)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_certificate_out_of_its_dates_is_told_apart() {
        for (why, is_told) in [
            (
                "certificate expired: verification time 1795864983 (UNIX), but certificate is not valid after 1577836800",
                true,
            ),
            (
                "certificate not valid yet: verification time 1795864987 (UNIX), but certificate is not valid before",
                true,
            ),
            ("NotValidYet", true),
            ("UnknownIssuer", false),
        ] {
            let error = anyhow::anyhow!("invalid peer certificate: {why}").context("client error (Connect)");
            assert_eq!(is_out_of_date(&error.context("error sending request")), is_told, "{why}");
        }
        assert!(!is_out_of_date(&anyhow::anyhow!("the session has expired")));
    }

    #[test]
    fn starts_wait_longer_as_the_days_sessions_run_low() {
        let wait = |remaining: u64, total: u64, hours: u64, shards| {
            let limit = serde_json::json!({
                "total": total, "remaining": remaining, "reset_after": hours * 3_600_000, "max_concurrency": 1,
            });
            wait_for(&serde_json::from_value(limit).unwrap(), shards).as_secs() / 60
        };
        assert_eq!([1_000, 960, 501].map(|remaining| wait(remaining, 1_000, 12, 1)), [0; 3]);
        assert_eq!(
            [500, 250, 100, 20, 10, 5, 0].map(|remaining| wait(remaining, 1_000, 12, 1)),
            [13, 26, 65, 360, 720, 720, 720]
        );
        // Four starts of a large bot are nothing unusual.
        assert_eq!([800, 300, 299].map(|remaining| wait(remaining, 2_000, 12, 300)), [0, 0, 720]);
    }
}
