//! The address of a PostgreSQL database, as in `postgres://dara:password@host:5432/dara?sslmode=verify-full`.
//!
//! The client's library reads it. What it doesn't know is read here: how certificates are verified, several hosts with
//! a limit of time each, and mistakes told in words that never quote the password.

use std::{error::Error as _, fmt, fs, net::IpAddr, path::PathBuf, str::FromStr, time::Duration};

use percent_encoding::percent_decode_str;
use tokio_postgres::{
    Config,
    config::{self, SslMode, TargetSessionAttrs},
};

use crate::{ServerProblem, deadline::PATIENCE};

const USUAL_PORT: u16 = 5432;
/// What the server shows its operator beside each session.
const APPLICATION: &str = "dara";
/// When TCP notices that the other machine is gone.
const UNANSWERED: Duration = Duration::from_secs(4);
const PROBE_AFTER: Duration = Duration::from_secs(2);
const PROBE_EVERY: Duration = Duration::from_secs(1);
const PROBES: u32 = 2;

/// The address of a PostgreSQL database. It shows itself without the password.
#[derive(Clone)]
pub struct DatabaseUrl {
    /// In the order in which they are tried.
    pub(super) hosts: Vec<Host>,
    pub(super) tls: TlsMode,
    /// The file of the roots that are trusted; `None` for the system's.
    pub(super) roots: Option<PathBuf>,
    /// How long a host may take to answer.
    pub(super) connect_time: Duration,
    shown: String,
}

/// A host of an address, and how to connect to it.
#[derive(Clone)]
pub(super) struct Host {
    /// A name or an address on the network, or the folder of a Unix socket.
    pub(super) place: config::Host,
    pub(super) port: u16,
    config: Config,
}

/// How the connection is encrypted, in the words of libpq's `sslmode`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TlsMode {
    Disable,
    /// If the server can.
    Prefer,
    /// With any certificate.
    Require,
    /// With a certificate that a root vouches for.
    VerifyAuthority,
    /// With such a certificate for the host's name.
    VerifyFull,
}

/// Why an address can't be used, without quoting it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct BadDatabaseUrl(String);

fn bad<T>(why: impl Into<String>) -> Result<T, BadDatabaseUrl> {
    Err(BadDatabaseUrl(why.into()))
}

fn lacks<T>(what: &str) -> Result<T, BadDatabaseUrl> {
    bad(format!("it names no {what}, as in postgres://USER:PASSWORD@HOST/DATABASE"))
}

impl fmt::Display for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Debug for DatabaseUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DatabaseUrl({})", self.shown)
    }
}

impl DatabaseUrl {
    /// A socket that was looked for at the wrong port.
    pub(super) fn other_port(&self) -> Option<ServerProblem> {
        self.hosts.iter().find_map(|host| {
            let config::Host::Unix(path) = &host.place else { return None };
            let mut ports: Vec<u16> =
                fs::read_dir(path).ok()?.flatten().filter_map(|file| socket(&file)).collect();
            ports.sort_unstable();
            let found = *ports.first().filter(|_| !ports.contains(&host.port))?;
            Some(ServerProblem::OtherPort { folder: path.display().to_string(), port: host.port, found })
        })
    }
}

impl Host {
    /// How to connect to it, at this address if its name was resolved to one.
    pub(super) fn config(&self, address: Option<IpAddr>) -> Config {
        let mut config = self.config.clone();
        if let Some(address) = address {
            config.hostaddr(address);
        }
        config
    }
}

/// The port of a server's socket.
fn socket(file: &fs::DirEntry) -> Option<u16> {
    file.file_name().to_str()?.strip_prefix(".s.PGSQL.")?.parse().ok()
}

impl FromStr for DatabaseUrl {
    type Err = BadDatabaseUrl;

    fn from_str(text: &str) -> Result<Self, BadDatabaseUrl> {
        let Some(rest) = text.strip_prefix("postgres://").or_else(|| text.strip_prefix("postgresql://"))
        else {
            return bad("it must begin with postgres://");
        };
        if percent_decode_str(rest).decode_utf8().is_err() {
            return bad("what stands after a % must be the two digits of a character in UTF-8");
        }
        let Some((credentials, rest)) = rest.split_once('@') else { return lacks("user") };
        let (place, parameters) = rest.split_once('?').unwrap_or((rest, ""));
        if place.contains('@') {
            // What follows the first could be a part of the password, and would be shown as the host.
            return bad("an @ in the user's name or password must be written as %40");
        }
        let (hosts, database) = place.split_once('/').unwrap_or((place, ""));
        let parameters = Parameters::read(parameters)?;
        let others = parameters.others.join("&");
        let hosts: Vec<Host> = hosts
            .split(',')
            .map(|host| parameters.host(&format!("postgres://{credentials}@{host}/{database}?{others}")))
            .collect::<Result<_, _>>()?;
        let shown = hosts.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        let user = hosts.first().and_then(|host| host.config.get_user()).unwrap_or_default();
        Ok(Self {
            shown: format!("postgres://{user}@{shown}/{database}"),
            hosts,
            tls: parameters.tls,
            roots: parameters.roots,
            connect_time: parameters.connect_time,
        })
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            config::Host::Tcp(name) if name.contains(':') => write!(f, "[{name}]")?,
            config::Host::Tcp(name) => f.write_str(name)?,
            config::Host::Unix(path) => write!(f, "{}", path.display())?,
        }
        if self.port == USUAL_PORT { Ok(()) } else { write!(f, ":{}", self.port) }
    }
}

impl From<TlsMode> for SslMode {
    fn from(mode: TlsMode) -> Self {
        match mode {
            TlsMode::Disable => Self::Disable,
            TlsMode::Prefer => Self::Prefer,
            TlsMode::Require | TlsMode::VerifyAuthority | TlsMode::VerifyFull => Self::Require,
        }
    }
}

/// What follows the question mark.
struct Parameters<'a> {
    tls: TlsMode,
    roots: Option<PathBuf>,
    connect_time: Duration,
    /// What the client's library reads itself.
    others: Vec<&'a str>,
}

impl<'a> Parameters<'a> {
    fn read(text: &'a str) -> Result<Self, BadDatabaseUrl> {
        let mut read = Self { tls: TlsMode::Prefer, roots: None, connect_time: PATIENCE, others: Vec::new() };
        for parameter in text.split('&').filter(|parameter| !parameter.is_empty()) {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            let value = percent_decode_str(value).decode_utf8_lossy();
            match (name, &*value) {
                ("sslmode", "disable") => read.tls = TlsMode::Disable,
                ("sslmode", "prefer") => read.tls = TlsMode::Prefer,
                ("sslmode", "require") => read.tls = TlsMode::Require,
                ("sslmode", "verify-ca") => read.tls = TlsMode::VerifyAuthority,
                ("sslmode", "verify-full") | ("sslrootcert", "system") => read.tls = TlsMode::VerifyFull,
                ("sslmode", _) => {
                    return bad("sslmode must be disable, prefer, require, verify-ca or verify-full");
                }
                ("sslrootcert", file) => read.roots = Some(file.into()),
                ("connect_timeout", seconds) => {
                    read.connect_time = match seconds.parse() {
                        Ok(seconds @ 1..=60) => Duration::from_secs(seconds),
                        _ => return bad("connect_timeout must be a number of seconds from 1 to 60"),
                    }
                }
                ("target_session_attrs", "read-write" | "primary") => {}
                ("target_session_attrs", _) => {
                    return bad("target_session_attrs can only be read-write, since the bot writes");
                }
                ("host" | "channel_binding" | "application_name", _) => {
                    read.others.push(parameter);
                }
                _ => {
                    return bad("after the ? it may have host, sslmode, sslrootcert, channel_binding, \
                         connect_timeout, application_name and target_session_attrs, joined by &");
                }
            }
        }
        if read.roots.is_some() && read.tls == TlsMode::Require {
            // As libpq does: who names a root wants it to be looked at.
            read.tls = TlsMode::VerifyAuthority;
        }
        Ok(read)
    }

    /// One host, from an address that has no other and none of our own parameters.
    fn host(&self, address: &str) -> Result<Host, BadDatabaseUrl> {
        let mut config: Config = match address.parse() {
            Ok(config) => config,
            // Such as "invalid value for option `port`": only the names of options are quoted, and ours are known.
            Err(error) => return bad(error.source().unwrap_or(&error).to_string()),
        };
        let port = config.get_ports().first().copied().unwrap_or(USUAL_PORT);
        if config.get_user().is_none_or(str::is_empty) {
            return lacks("user");
        }
        if config.get_dbname().is_none_or(|database| database.contains('/')) {
            return lacks("database");
        }
        let place = match config.get_hosts() {
            [place] if *place != config::Host::Tcp(String::new()) => place.clone(),
            [_, _, ..] => return bad("it names hosts twice: before the database and after host="),
            _ => return lacks("host"),
        };
        if config.get_application_name().is_none() {
            config.application_name(APPLICATION);
        }
        let local = matches!(place, config::Host::Unix(_)) && self.tls == TlsMode::Prefer;
        config
            // What stays within the machine is never encrypted.
            .ssl_mode(if local { SslMode::Disable } else { self.tls.into() })
            .target_session_attrs(TargetSessionAttrs::ReadWrite)
            .connect_timeout(self.connect_time)
            .tcp_user_timeout(UNANSWERED)
            .keepalives_idle(PROBE_AFTER)
            .keepalives_interval(PROBE_EVERY)
            .keepalives_retries(PROBES);
        Ok(Host { place, port, config })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> DatabaseUrl {
        text.parse().expect(text)
    }

    fn network(name: &str, port: u16) -> (config::Host, u16) {
        (config::Host::Tcp(name.to_owned()), port)
    }

    fn hosts(url: &DatabaseUrl) -> Vec<(config::Host, u16)> {
        url.hosts.iter().map(|host| (host.place.clone(), host.port)).collect()
    }

    #[test]
    fn an_address_has_a_user_hosts_and_a_database() {
        let url = read("postgres://dara:s%40cret@db.example.org/games");
        assert_eq!(hosts(&url), [network("db.example.org", 5432)]);
        let config = url.hosts[0].config(None);
        assert_eq!(config.get_user(), Some("dara"));
        assert_eq!(config.get_password(), Some(b"s@cret".as_slice()));
        assert_eq!((config.get_dbname(), config.get_application_name()), (Some("games"), Some("dara")));
        assert_eq!((url.tls, url.connect_time), (TlsMode::Prefer, Duration::from_secs(2)));
        let several = read("postgresql://dara@one,two:5433,[::1]:5434/dara?target_session_attrs=read-write");
        assert_eq!(hosts(&several), [network("one", 5432), network("two", 5433), network("::1", 5434)]);
        let socket = (config::Host::Unix("/run/postgresql".into()), 5432);
        for address in
            ["postgres://dara@/dara?host=/run/postgresql", "postgres://dara@%2Frun%2Fpostgresql/dara"]
        {
            assert_eq!(hosts(&read(address)), std::slice::from_ref(&socket));
        }
    }

    #[test]
    fn encryption_is_chosen_as_libpq_does() {
        let mode = |parameters: &str| read(&format!("postgres://dara@db/dara?{parameters}")).tls;
        for (text, expected) in [
            ("sslmode=disable", TlsMode::Disable),
            ("sslmode=require", TlsMode::Require),
            ("sslmode=require&sslrootcert=/etc/ca.pem", TlsMode::VerifyAuthority),
            ("sslmode=verify-full&connect_timeout=9", TlsMode::VerifyFull),
            ("sslrootcert=system", TlsMode::VerifyFull),
        ] {
            assert_eq!(mode(text), expected, "{text}");
        }
    }

    #[test]
    fn the_password_never_shows() {
        let url = read("postgres://dara:s3cret@one:5433,two/dara?sslmode=disable");
        assert_eq!(url.to_string(), "postgres://dara@one:5433,two/dara");
        assert_eq!(format!("{url:?}"), "DatabaseUrl(postgres://dara@one:5433,two/dara)");
    }

    #[test]
    fn what_is_wrong_is_told_without_quoting_it() {
        for (text, says) in [
            ("mysql://dara:s3cret@db/dara", "begin with postgres://"),
            ("postgres://db/dara", "no user"),
            ("postgres://:s3cret@db/dara", "no user"),
            ("postgres://dara:s3cret@/dara", "no host"),
            ("postgres://dara:s3cret@db", "no database"),
            ("postgres://dara:s3cret@db/da/ra", "no database"),
            ("postgres://dara:x@s3cret@db/dara", "%40"),
            ("postgres://dara:s3cret@db:port/dara", "port"),
            ("postgres://dara:s3cret@db/dara?sslmode=s3cret", "sslmode"),
            ("postgres://dara:s3cret@db/dara?target_session_attrs=any", "read-write"),
            ("postgres://dara:s3cret@db/dara?connect_timeout=0", "connect_timeout"),
            ("postgres://dara:x?s3cret=1@db/dara?s3cret=1", "joined by &"),
            ("postgres://dara:s3cret%FF@db/dara", "UTF-8"),
        ] {
            let wrong = text.parse::<DatabaseUrl>().expect_err(text).to_string();
            assert!(wrong.contains(says) && !wrong.contains("s3cret"), "{text}: {wrong}");
        }
    }
}
