//! The address of a PostgreSQL database, as in `postgres://dara:password@host:5432/dara?sslmode=verify-full`.
//!
//! It is taken apart here and not by the client's library, so that a mistake is told in words that never quote the
//! password, and so that each of several hosts has a limit of time of its own.

use std::{fmt, fs, net::IpAddr, path::PathBuf, str::FromStr, sync::Arc, time::Duration};

use percent_encoding::percent_decode_str;
use tokio_postgres::{
    Config,
    config::{ChannelBinding, SslMode, TargetSessionAttrs},
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
    /// What all hosts share, without the host itself.
    config: Arc<Config>,
    shown: String,
}

/// A host of an address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Host {
    /// A name or an address on the network.
    Network { name: String, port: u16 },
    /// The folder of a Unix socket.
    Folder { path: PathBuf, port: u16 },
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
    /// How to connect to a host, at this address if its name was resolved to one.
    pub(super) fn config(&self, host: &Host, address: Option<IpAddr>) -> Config {
        let mut config = Config::clone(&self.config);
        match host {
            Host::Network { name, port } => config.host(name).port(*port),
            Host::Folder { path, port } => config.host_path(path).port(*port),
        };
        if let Some(address) = address {
            config.hostaddr(address);
        }
        config
    }

    /// A socket that was looked for at the wrong port.
    pub(super) fn other_port(&self) -> Option<ServerProblem> {
        self.hosts.iter().find_map(|host| {
            let Host::Folder { path, port } = host else { return None };
            let mut ports: Vec<u16> =
                fs::read_dir(path).ok()?.flatten().filter_map(|file| socket(&file)).collect();
            ports.sort_unstable();
            let found = *ports.first().filter(|_| !ports.contains(port))?;
            Some(ServerProblem::OtherPort { folder: path.display().to_string(), port: *port, found })
        })
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
        let Some((credentials, rest)) = rest.split_once('@') else {
            return bad("it names no user, as in postgres://USER:PASSWORD@HOST/DATABASE");
        };
        let (place, parameters) = rest.split_once('?').unwrap_or((rest, ""));
        if place.contains('@') {
            // What follows the first could be a part of the password, and would be shown as the host.
            return bad("an @ in the user's name or password must be written as %40");
        }
        let (user, password) = match credentials.split_once(':') {
            Some((user, password)) => (decoded(user)?, Some(decoded(password)?)),
            None => (decoded(credentials)?, None),
        };
        if user.is_empty() {
            return bad("it names no user, as in postgres://USER:PASSWORD@HOST/DATABASE");
        }
        let (hosts, database) = place.split_once('/').unwrap_or((place, ""));
        let database = decoded(database)?;
        if database.is_empty() || database.contains('/') {
            return bad("it names no database, as in postgres://USER:PASSWORD@HOST/DATABASE");
        }
        let mut hosts =
            hosts.split(',').filter(|host| !host.is_empty()).map(host).collect::<Result<Vec<_>, _>>()?;
        let parameters = Parameters::read(parameters)?;
        hosts.extend(parameters.host);
        if hosts.is_empty() {
            return bad("it names no host, as in postgres://USER:PASSWORD@HOST/DATABASE");
        }
        let mut config = Config::new();
        config
            .user(&user)
            .dbname(&database)
            .application_name(parameters.application.as_deref().unwrap_or(APPLICATION))
            .ssl_mode(parameters.tls.into())
            .channel_binding(parameters.channel_binding)
            .target_session_attrs(TargetSessionAttrs::ReadWrite)
            .connect_timeout(parameters.connect_time)
            .tcp_user_timeout(UNANSWERED)
            .keepalives_idle(PROBE_AFTER)
            .keepalives_interval(PROBE_EVERY)
            .keepalives_retries(PROBES);
        if let Some(password) = password {
            config.password(password);
        }
        let shown = hosts.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        Ok(Self {
            shown: format!("postgres://{user}@{shown}/{database}"),
            hosts,
            tls: parameters.tls,
            roots: parameters.roots,
            connect_time: parameters.connect_time,
            config: Arc::new(config),
        })
    }
}

impl fmt::Display for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, port) = match self {
            Self::Network { name, port } if name.contains(':') => (format!("[{name}]"), port),
            Self::Network { name, port } => (name.clone(), port),
            Self::Folder { path, port } => (path.display().to_string(), port),
        };
        if *port == USUAL_PORT { f.write_str(&name) } else { write!(f, "{name}:{port}") }
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
struct Parameters {
    host: Option<Host>,
    tls: TlsMode,
    roots: Option<PathBuf>,
    channel_binding: ChannelBinding,
    connect_time: Duration,
    application: Option<String>,
}

impl Parameters {
    fn read(text: &str) -> Result<Self, BadDatabaseUrl> {
        let mut read = Self {
            host: None,
            tls: TlsMode::Prefer,
            roots: None,
            channel_binding: ChannelBinding::Prefer,
            connect_time: PATIENCE,
            application: None,
        };
        for parameter in text.split('&').filter(|parameter| !parameter.is_empty()) {
            let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
            read.set(name, decoded(value)?)?;
        }
        if read.roots.is_some() && read.tls == TlsMode::Require {
            // As libpq does: who names a root wants it to be looked at.
            read.tls = TlsMode::VerifyAuthority;
        }
        Ok(read)
    }

    fn set(&mut self, name: &str, value: String) -> Result<(), BadDatabaseUrl> {
        match name {
            "host" if !value.is_empty() => {
                self.host = Some(if value.starts_with('/') {
                    Host::Folder { path: value.into(), port: USUAL_PORT }
                } else {
                    host(&value)?
                });
            }
            "sslmode" => {
                self.tls = match value.as_str() {
                    "disable" => TlsMode::Disable,
                    "prefer" => TlsMode::Prefer,
                    "require" => TlsMode::Require,
                    "verify-ca" => TlsMode::VerifyAuthority,
                    "verify-full" => TlsMode::VerifyFull,
                    _ => return bad("sslmode must be disable, prefer, require, verify-ca or verify-full"),
                }
            }
            "sslrootcert" if value == "system" => self.tls = TlsMode::VerifyFull,
            "sslrootcert" if !value.is_empty() => self.roots = Some(value.into()),
            "channel_binding" => {
                self.channel_binding = match value.as_str() {
                    "disable" => ChannelBinding::Disable,
                    "prefer" => ChannelBinding::Prefer,
                    "require" => ChannelBinding::Require,
                    _ => return bad("channel_binding must be disable, prefer or require"),
                }
            }
            "connect_timeout" => {
                self.connect_time = match value.parse() {
                    Ok(seconds @ 1..=60) => Duration::from_secs(seconds),
                    _ => return bad("connect_timeout must be a number of seconds from 1 to 60"),
                }
            }
            "application_name" => self.application = Some(value),
            "target_session_attrs" if matches!(value.as_str(), "read-write" | "primary") => {}
            "target_session_attrs" => {
                return bad("target_session_attrs can only be read-write, since the bot writes");
            }
            _ => {
                return bad(
                    "after the ? it may have host, sslmode, sslrootcert, channel_binding, connect_timeout, \
                     application_name and target_session_attrs, joined by &",
                );
            }
        }
        Ok(())
    }
}

/// A host with its port, if it has one: `db`, `db:5433`, `[::1]:5433`, or the folder of a socket, its slashes as `%2F`.
fn host(text: &str) -> Result<Host, BadDatabaseUrl> {
    let (name, port) = match text.strip_prefix('[') {
        Some(bracketed) => match bracketed.split_once(']') {
            Some((name, "")) => (name, None),
            Some((name, port)) if port.starts_with(':') => (name, Some(&port[1..])),
            _ => return bad("an IPv6 address must be in brackets, as in [::1]:5432"),
        },
        None => match text.split_once(':') {
            Some((name, port)) => (name, Some(port)),
            None => (text, None),
        },
    };
    let Ok(port) = port.map_or(Ok(USUAL_PORT), str::parse) else {
        return bad("the port of a host must be a number up to 65535");
    };
    let name = decoded(name)?;
    if name.is_empty() {
        return bad("it names no host, as in postgres://USER:PASSWORD@HOST/DATABASE");
    }
    Ok(if name.starts_with('/') {
        Host::Folder { path: name.into(), port }
    } else {
        Host::Network { name, port }
    })
}

fn decoded(text: &str) -> Result<String, BadDatabaseUrl> {
    let text = percent_decode_str(text).decode_utf8();
    match text {
        Ok(text) if !text.contains('\0') => Ok(text.into_owned()),
        _ => bad("what stands after a % must be the two digits of a character in UTF-8"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> DatabaseUrl {
        text.parse().expect(text)
    }

    fn network(name: &str, port: u16) -> Host {
        Host::Network { name: name.to_owned(), port }
    }

    #[test]
    fn an_address_has_a_user_hosts_and_a_database() {
        let url = read("postgres://dara:s%40cret@db.example.org/games");
        assert_eq!(url.hosts, [network("db.example.org", 5432)]);
        let config = url.config(&url.hosts[0], None);
        assert_eq!(config.get_user(), Some("dara"));
        assert_eq!(config.get_password(), Some(b"s@cret".as_slice()));
        assert_eq!((config.get_dbname(), config.get_application_name()), (Some("games"), Some("dara")));
        assert_eq!((url.tls, url.connect_time), (TlsMode::Prefer, Duration::from_secs(2)));
        let several = read("postgresql://dara@one,two:5433,[::1]:5434/dara?target_session_attrs=read-write");
        assert_eq!(several.hosts, [network("one", 5432), network("two", 5433), network("::1", 5434)]);
        let socket = Host::Folder { path: "/run/postgresql".into(), port: 5432 };
        assert_eq!(read("postgres://dara@/dara?host=/run/postgresql").hosts, std::slice::from_ref(&socket));
        assert_eq!(read("postgres://dara@%2Frun%2Fpostgresql/dara").hosts, [socket]);
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
