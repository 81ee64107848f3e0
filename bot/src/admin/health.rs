//! `dara health`: whether the bot on this machine is well, for supervisors without another way to ask.

use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    time::Duration,
};

use anyhow::{Context as _, bail};

use crate::admin::say::say;

/// Longer than the bot needs to find out that its database doesn't answer.
const PATIENCE: Duration = Duration::from_secs(8);

/// Asks the bot that serves its health at `address`, and prints the answer.
///
/// # Errors
///
/// It isn't well, or doesn't answer.
pub async fn health(address: Option<SocketAddr>) -> anyhow::Result<()> {
    let Some(address) = address else {
        bail!("METRICS_ADDRESS isn't set, so the bot can't be asked for its health");
    };
    let url = format!("http://{}/health", from_here(address));
    // Proxies are for other machines, not for this one.
    let client = reqwest::Client::builder().no_proxy().timeout(PATIENCE).build()?;
    let answer = client.get(&url).send().await.with_context(|| format!("asking the bot at {address}"))?;
    let status = answer.status();
    let said = answer.text().await.context("reading the bot's answer")?;
    say(said);
    if !status.is_success() {
        bail!("the bot isn't healthy");
    }
    Ok(())
}

/// How a program on the same machine reaches what is served at `address`.
fn from_here(address: SocketAddr) -> SocketAddr {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, address.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_offered_everywhere_is_reached_on_this_machine() {
        for (offered, reached) in [
            ("127.0.0.1:9464", "127.0.0.1:9464"),
            ("10.0.0.7:9464", "10.0.0.7:9464"),
            ("0.0.0.0:9464", "127.0.0.1:9464"),
            ("[::]:9464", "[::1]:9464"),
        ] {
            assert_eq!(from_here(offered.parse().unwrap()).to_string(), reached);
        }
    }
}
