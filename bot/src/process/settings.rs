//! The settings, read once from the environment and from `.env`, and checked before anything starts.
//!
//! An empty value counts as unset. Everything that is wrong is reported at once, with what it should be. Secrets never appear in
//! an error or any other output.

mod secret;

use std::{
    collections::HashMap,
    fmt,
    net::{Ipv4Addr, SocketAddr},
    num::NonZeroU32,
    path::PathBuf,
    str::FromStr,
};

use anyhow::Context as _;
use jiff::SignedDuration;
use play::{GuildId, Limits, ServerSettings};
use tracing_subscriber::EnvFilter;
use ui::views::player::privacy::Published;

use crate::{Chosen, Database, LogFormat, Rates, discord::endpoint::PublicKey};

/// All settings of the bot.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Which Discord to connect to.
    pub platform: Platform,
    /// Register the commands only in this server.
    pub guild: Option<GuildId>,
    /// Where everything is stored.
    pub database: Database,
    /// The file for the endgame tablebase of Dara, beside which that of Morris is kept; `None` to do without.
    pub tablebase: Option<PathBuf>,
    /// What to log, as filter directives of `tracing`.
    pub log: String,
    /// The format of the log.
    pub log_format: LogFormat,
    /// The address of `/health` and `/metrics`, if they are served.
    pub metrics: Option<SocketAddr>,
    /// Where interactions arrive over HTTP; `None` is the gateway.
    pub interactions: Option<InteractionsEndpoint>,
    /// The rate limits of members and servers.
    pub rates: Rates,
    /// What the operator chooses for the players.
    pub chosen: Chosen,
}

/// Which Discord to connect to.
#[derive(Clone, Debug)]
pub enum Platform {
    /// The sandbox, in this process, if there is no token.
    Sandbox {
        /// The port of its page; if it is in use, the next free one.
        port: u16,
    },
    /// A server with Discord's API: Discord itself, unless another address is given.
    Server {
        /// The bot's token.
        token: BotToken,
        /// The base address, such as `http://127.0.0.1:4000`; `None` is Discord.
        api: Option<String>,
    },
}

/// Where interactions arrive over HTTP.
#[derive(Clone, Debug)]
pub struct InteractionsEndpoint {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The key of the application, with which Discord signs.
    pub key: PublicKey,
}

/// The bot's token, which never prints itself.
#[derive(Clone)]
pub struct BotToken(String);

impl BotToken {
    /// A token from its text.
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    /// The secret, for the one place that sends it.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for BotToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

/// Settings that are wrong, each with what it should be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("wrong settings:\n{}", .0.join("\n"))]
pub struct BadSettings(Vec<String>);

impl Settings {
    /// Reads the environment and, for what isn't set there, `.env` in or above the working directory.
    pub fn from_environment() -> anyhow::Result<Self> {
        let mut file = HashMap::new();
        match dotenvy::dotenv_iter() {
            Ok(lines) => {
                for line in lines {
                    // The error of a bad line would show the line, which may hold the token.
                    let (name, value) =
                        line.map_err(|_| anyhow::anyhow!("the file .env has a line that is not NAME=value"))?;
                    file.entry(name).or_insert(value);
                }
            }
            Err(error) if error.not_found() => {}
            Err(dotenvy::Error::Io(error)) => return Err(error).context("reading the file .env"),
            Err(_) => anyhow::bail!("can't read the file .env: it must consist of lines NAME=value"),
        }
        Ok(Self::read(|name| std::env::var(name).ok().or_else(|| file.get(name).cloned()))?)
    }

    /// Reads each setting with `lookup`.
    pub fn read(lookup: impl Fn(&str) -> Option<String>) -> Result<Self, BadSettings> {
        let mut reader = Variables { lookup, wrong: Vec::new() };
        let token = reader.token();
        let api = reader.checked(
            "DISCORD_API_URL",
            "the base address of a server, e.g. http://127.0.0.1:4000",
            base_address,
        );
        let port = reader.parsed("SANDBOX_PORT", "a port number from 0 to 65535 (0: any free one)");
        let guild = reader.parsed("DISCORD_GUILD_ID", "a server's Discord ID");
        let database = reader.database();
        let tablebase = reader.text("ENDINGS_PATH");
        let log = reader.checked("LOG", "log filter directives, e.g. info or warn,bot=debug", |text| {
            EnvFilter::from_str(text).ok().map(|_| text.to_owned())
        });
        let log_format = reader.parsed("LOG_FORMAT", "text or json");
        let metrics = reader.address("METRICS_ADDRESS", 9464);
        let interactions = reader.interactions();
        let member = reader.rate("RATE_PER_MEMBER");
        let server = reader.rate("RATE_PER_SERVER");
        let chosen = reader.chosen();
        for (set, name) in
            [(api.is_some(), "DISCORD_API_URL"), (interactions.is_some(), "INTERACTIONS_ADDRESS")]
        {
            if set && !secret::is_set(&reader.lookup, TOKEN) {
                reader.wrong.push(format!("{TOKEN} must be set when {name} is"));
            }
        }
        if !reader.wrong.is_empty() {
            return Err(BadSettings(reader.wrong));
        }
        Ok(Self {
            platform: match token {
                Some(token) => Platform::Server { token, api },
                None => Platform::Sandbox { port: port.unwrap_or(8080) },
            },
            guild,
            tablebase: match tablebase.as_deref() {
                Some("none") => None,
                Some(path) => Some(path.into()),
                None => Some(match &database {
                    Database::File(path) => path.with_file_name(TABLEBASE),
                    Database::Server(_) => TABLEBASE.into(),
                }),
            },
            database,
            log: log.unwrap_or_else(|| "warn,bot=info".to_owned()),
            log_format: log_format.unwrap_or_default(),
            metrics,
            interactions,
            rates: Rates {
                member: member.unwrap_or(Rates::default().member),
                server: server.unwrap_or(Rates::default().server),
            },
            chosen,
        })
    }
}

const TOKEN: &str = "DISCORD_TOKEN";
/// A wrong value that is longer could be a secret in the wrong place, and isn't shown.
const SHOWN: usize = 30;

/// The file for the endgame tablebase, unless another is set.
const TABLEBASE: &str = "dara.endings";

const PAGE: &str = "the address of a page, e.g. https://example.org/privacy, of at most 200 characters";

/// The address of a page, as a message can contain it.
fn page(text: &str) -> Option<String> {
    let url = reqwest::Url::parse(text).ok()?;
    let plain = matches!(url.scheme(), "http" | "https") && url.has_host() && url.password().is_none();
    let text = String::from(url);
    (plain && text.len() <= 200 && !text.contains(['<', '>', '(', ')'])).then_some(text)
}

fn base_address(text: &str) -> Option<String> {
    let url = reqwest::Url::parse(text).ok()?;
    let plain = matches!(url.scheme(), "http" | "https")
        && url.has_host()
        && url.path() == "/"
        && url.query().is_none()
        && url.fragment().is_none()
        && url.username().is_empty()
        && url.password().is_none();
    plain.then(|| text.trim_end_matches('/').to_owned())
}

/// A port alone means this machine only.
fn address(text: &str) -> Option<SocketAddr> {
    let port = || Some(SocketAddr::from((Ipv4Addr::LOCALHOST, text.parse::<u16>().ok()?)));
    text.parse().ok().or_else(port)
}

struct Variables<F> {
    lookup: F,
    wrong: Vec<String>,
}

impl<F: Fn(&str) -> Option<String>> Variables<F> {
    fn text(&self, name: &str) -> Option<String> {
        (self.lookup)(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
    }

    fn checked<T>(
        &mut self,
        name: &str,
        should_be: &str,
        check: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.text(name)?;
        let value = check(&text);
        if value.is_none() {
            let is_shown = text.len() <= SHOWN && !text.contains('@');
            let is = if is_shown { format!("{text:?}") } else { "wrong".to_owned() };
            self.wrong.push(format!("{name} is {is}, and should be {should_be}"));
        }
        value
    }

    /// A secret, from the setting or a file.
    fn secret(&mut self, name: &str) -> Option<String> {
        secret::read(&self.lookup, name).unwrap_or_else(|wrong| {
            self.wrong.push(wrong);
            None
        })
    }

    /// The bot's token. Some tools keep the quotes around a value, with which no request could be made.
    fn token(&mut self) -> Option<BotToken> {
        let text = self.secret(TOKEN)?;
        if text.contains(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '.' | '-' | '_')) {
            self.wrong.push(format!(
                "{TOKEN} isn't a token, since it has quotes, spaces or other signs in it: write the token alone"
            ));
            return None;
        }
        Some(BotToken(text))
    }

    fn count(&mut self, name: &str, most: usize) -> Option<usize> {
        self.checked(name, &format!("a whole number from 1 to {most}"), |text| {
            text.parse().ok().filter(|count| (1..=most).contains(count))
        })
    }

    /// A number per second.
    fn rate(&mut self, name: &str) -> Option<NonZeroU32> {
        const MOST: u32 = 1_000_000;
        self.checked(name, &format!("a whole number from 1 to {MOST}"), |text| {
            text.parse().ok().filter(|rate: &NonZeroU32| rate.get() <= MOST)
        })
    }

    /// Where everything is stored: a file, unless a server is named.
    fn database(&mut self) -> Database {
        const FILE: &str = "DATABASE_PATH";
        const SERVER: &str = "DATABASE_URL";
        let (file, server) = (self.text(FILE), self.secret(SERVER));
        if file.is_some() && server.is_some() {
            self.wrong.push(format!(
                "{FILE} and {SERVER} are both set, but the database is a file or on a server: leave one empty"
            ));
        }
        match server.as_deref().map(str::parse) {
            Some(Ok(url)) => return Database::Server(Box::new(url)),
            // It isn't shown, since it can hold a password.
            Some(Err(why)) => self.wrong.push(format!("{SERVER} is wrong: {why}")),
            None => {}
        }
        Database::File(file.unwrap_or_else(|| "dara.db".to_owned()).into())
    }

    /// What the operator chooses for the players.
    fn chosen(&mut self) -> Chosen {
        let challenge_lifetime =
            self.checked("CHALLENGE_LIFETIME", "a time from 1m to 720h, e.g. 24h or 90m", |text| {
                let time = text.parse::<SignedDuration>().ok()?;
                (SignedDuration::from_mins(1)..=SignedDuration::from_hours(720))
                    .contains(&time)
                    .then_some(time)
            });
        let turn_time = self.parsed("TURN_TIME", "a time a turn, e.g. 3d; a bank, e.g. 5d+12h/7d; or none");
        let games = self.count("GAMES_PER_PLAYER", 1_000);
        let challenges = self.count("OPEN_CHALLENGES", 100);
        let world = self.checked("WORLD", "on or off", |text| match text {
            "on" => Some(true),
            "off" => Some(false),
            _ => None,
        });
        let keep_left = self.checked("KEEP_LEFT_SERVERS", "a number of days from 0 to 3650", |text| {
            text.parse().ok().filter(|days| (0..=3_650).contains(days))
        });
        let policy = self.checked("PRIVACY_URL", PAGE, page);
        let terms = self.checked("TERMS_URL", PAGE, page);
        Chosen {
            challenge_lifetime: challenge_lifetime.unwrap_or(SignedDuration::from_hours(24)),
            turn_time: turn_time.unwrap_or(ServerSettings::default().clock),
            limits: Limits { games: games.unwrap_or(20), challenges: challenges.unwrap_or(3) },
            analysis_nodes: engine::analysis::NODES,
            world: world.unwrap_or(true),
            published: Published { policy, terms, keep_left: keep_left.unwrap_or(30) },
        }
    }

    /// An address to listen on.
    fn address(&mut self, name: &str, port: u16) -> Option<SocketAddr> {
        let should_be =
            format!("a port of this machine, e.g. {port}, or an address with a port, e.g. 127.0.0.1:{port}");
        self.checked(name, &should_be, address)
    }

    /// The interactions endpoint, whose two settings belong together.
    fn interactions(&mut self) -> Option<InteractionsEndpoint> {
        const ADDRESS: &str = "INTERACTIONS_ADDRESS";
        const KEY: &str = "DISCORD_PUBLIC_KEY";
        let address = self.address(ADDRESS, 8443);
        let typed = self.text(KEY);
        let key = typed.as_ref().and_then(|text| text.parse().ok());
        if typed.is_some() && key.is_none() {
            // It isn't shown, since the token from the same pages could have been pasted here.
            let should_be = "your application's public key, which has 64 hexadecimal digits";
            self.wrong.push(format!("{KEY} is wrong, and should be {should_be}"));
        }
        for (set, unset) in [(ADDRESS, KEY), (KEY, ADDRESS)] {
            if self.text(set).is_some() && self.text(unset).is_none() {
                self.wrong.push(format!("{unset} must be set when {set} is"));
            }
        }
        Some(InteractionsEndpoint { address: address?, key: key? })
    }

    fn parsed<T: FromStr>(&mut self, name: &str, should_be: &str) -> Option<T> {
        self.checked(name, should_be, |text| text.parse().ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: &[(&str, &str)]) -> Result<Settings, BadSettings> {
        Settings::read(|name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()))
    }

    #[test]
    fn without_settings_the_sandbox_runs() {
        let settings = read(&[]).unwrap();
        assert!(matches!(settings.platform, Platform::Sandbox { port: 8080, .. }));
        assert!(matches!(&settings.database, Database::File(path) if path == "dara.db"));
        assert_eq!(settings.tablebase, Some(PathBuf::from("dara.endings")));
        assert_eq!(settings.chosen.challenge_lifetime, SignedDuration::from_hours(24));
        assert_eq!(settings.chosen.turn_time.to_string(), "3d");
        assert_eq!(settings.chosen.limits, Limits { games: 20, challenges: 3 });
        assert_eq!((settings.rates.member.get(), settings.rates.server.get()), (4, 100));
    }

    #[test]
    fn a_token_in_place_of_the_public_key_is_not_shown() {
        let wrong = read(&[("INTERACTIONS_ADDRESS", "8443"), ("DISCORD_PUBLIC_KEY", "s3cret")])
            .unwrap_err()
            .to_string();
        assert!(wrong.contains("DISCORD_PUBLIC_KEY is wrong") && !wrong.contains("s3cret"), "{wrong}");
    }

    #[test]
    fn the_tablebase_is_kept_beside_the_database_or_not_at_all() {
        let tablebase = |variables| read(variables).unwrap().tablebase;
        assert_eq!(tablebase(&[("DATABASE_PATH", "/data/bot.db")]), Some("/data/dara.endings".into()));
        assert_eq!(tablebase(&[("ENDINGS_PATH", "tables")]), Some("tables".into()));
        assert_eq!(tablebase(&[("ENDINGS_PATH", "none")]), None);
    }

    #[test]
    fn the_database_is_a_file_or_on_a_server() {
        let url = ("DATABASE_URL", "postgres://dara:s3cret@db/dara?sslmode=verify-full");
        let settings = read(&[("DATABASE_PATH", ""), url]).unwrap();
        assert!(
            matches!(&settings.database, Database::Server(url) if url.to_string() == "postgres://dara@db/dara")
        );
        assert_eq!(settings.tablebase, Some("dara.endings".into()));
        let shown = format!("{settings:?}");
        assert!(!shown.contains("s3cret"), "{shown}");
        let both = read(&[("DATABASE_PATH", "dara.db"), url]).unwrap_err().to_string();
        assert!(both.contains("DATABASE_PATH and DATABASE_URL are both set"), "{both}");
        let wrong = read(&[("DATABASE_URL", "mysql://dara:s3cret@db/dara")]).unwrap_err().to_string();
        assert!(wrong.contains("it must begin with postgres://") && !wrong.contains("s3cret"), "{wrong}");
    }

    #[test]
    fn a_blank_value_counts_as_unset() {
        assert!(matches!(read(&[("DISCORD_TOKEN", " ")]).unwrap().platform, Platform::Sandbox { .. }));
    }

    #[test]
    fn every_wrong_setting_is_named_with_what_it_should_be() {
        let wrong = read(&[
            ("DISCORD_API_URL", "localhost"),
            ("SANDBOX_PORT", "70000"),
            ("DISCORD_GUILD_ID", "my server"),
            ("DATABASE_URL", "localhost"),
            ("LOG", "bot=loud=very"),
            ("CHALLENGE_LIFETIME", "10s"),
            ("TURN_TIME", "10s"),
            ("GAMES_PER_PLAYER", "0"),
            ("OPEN_CHALLENGES", "101"),
            ("RATE_PER_MEMBER", "0"),
            ("RATE_PER_SERVER", "1000001"),
            ("LOG_FORMAT", "xml"),
            ("METRICS_ADDRESS", "localhost"),
            ("INTERACTIONS_ADDRESS", "dara.example.org"),
            ("DISCORD_PUBLIC_KEY", "s3cret"),
            ("KEEP_LEFT_SERVERS", "soon"),
            ("PRIVACY_URL", "privacy.html"),
            ("TERMS_URL", "ftp://example.org/terms"),
        ])
        .unwrap_err()
        .to_string();
        for name in [
            "DISCORD_API_URL",
            "SANDBOX_PORT",
            "DISCORD_GUILD_ID",
            "DATABASE_URL",
            "LOG",
            "CHALLENGE_LIFETIME",
            "TURN_TIME",
            "GAMES_PER_PLAYER",
            "OPEN_CHALLENGES",
            "RATE_PER_MEMBER",
            "RATE_PER_SERVER",
            "LOG_FORMAT",
            "METRICS_ADDRESS",
            "INTERACTIONS_ADDRESS",
            "DISCORD_PUBLIC_KEY",
            "KEEP_LEFT_SERVERS",
            "PRIVACY_URL",
            "TERMS_URL",
        ] {
            assert!(wrong.contains(&format!("{name} is ")), "{wrong}");
        }
    }

    #[test]
    fn metrics_are_off_or_of_this_machine_unless_an_address_says_otherwise() {
        let metrics =
            |text: &str| read(&[("METRICS_ADDRESS", text)]).unwrap().metrics.map(|at| at.to_string());
        assert_eq!(metrics(""), None);
        assert_eq!(metrics("9464").as_deref(), Some("127.0.0.1:9464"));
        assert_eq!(metrics("[::]:9464").as_deref(), Some("[::]:9464"));
    }

    #[test]
    fn interactions_over_http_need_an_address_a_key_and_a_token() {
        let key = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
        let set =
            [("INTERACTIONS_ADDRESS", "8443"), ("DISCORD_PUBLIC_KEY", key), ("DISCORD_TOKEN", "s3cret")];
        let interactions = read(&set).unwrap().interactions.unwrap();
        assert_eq!(interactions.address.to_string(), "127.0.0.1:8443");
        assert_eq!(Ok(interactions.key), key.parse());
        for (without, says) in [
            (0, "INTERACTIONS_ADDRESS must be set when DISCORD_PUBLIC_KEY is"),
            (1, "DISCORD_PUBLIC_KEY must be set when INTERACTIONS_ADDRESS is"),
            (2, "DISCORD_TOKEN must be set when INTERACTIONS_ADDRESS is"),
        ] {
            let mut set = set;
            set[without].1 = "";
            assert_eq!(read(&set).unwrap_err().to_string(), format!("wrong settings:\n{says}"));
        }
    }

    #[test]
    fn limits_are_counted() {
        let settings = read(&[("GAMES_PER_PLAYER", " 1000"), ("OPEN_CHALLENGES", "1")]).unwrap();
        assert_eq!(settings.chosen.limits, Limits { games: 1000, challenges: 1 });
        let settings = read(&[("RATE_PER_MEMBER", "1"), ("RATE_PER_SERVER", "1000000")]).unwrap();
        assert_eq!((settings.rates.member.get(), settings.rates.server.get()), (1, 1_000_000));
    }

    #[test]
    fn published_documents_are_linked() {
        let published = read(&[]).unwrap().chosen.published;
        assert_eq!(published, Published { policy: None, terms: None, keep_left: 30 });
        let set = [("KEEP_LEFT_SERVERS", "0"), ("PRIVACY_URL", "https://example.org/privacy?lang=en")];
        let published = read(&set).unwrap().chosen.published;
        assert_eq!(published.keep_left, 0);
        assert_eq!(published.policy.as_deref(), Some("https://example.org/privacy?lang=en"));
    }

    #[test]
    fn another_server_needs_a_token() {
        let wrong = read(&[("DISCORD_API_URL", "http://127.0.0.1:4000")]).unwrap_err();
        assert!(wrong.to_string().contains("DISCORD_TOKEN must be set"));
        let settings =
            read(&[("DISCORD_API_URL", "http://127.0.0.1:4000/"), ("DISCORD_TOKEN", "s3cret")]).unwrap();
        assert!(
            matches!(settings.platform, Platform::Server { api: Some(api), .. } if api == "http://127.0.0.1:4000")
        );
    }

    #[test]
    fn the_token_never_shows() {
        let shown = format!("{:?}", read(&[("DISCORD_TOKEN", "s3cret")]).unwrap());
        assert!(!shown.contains("s3cret"), "{shown}");
        let long = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhAbCd.s3cret-s3cret-s3cret-s3cret";
        for (name, value) in [("DISCORD_GUILD_ID", long), ("DISCORD_API_URL", "http://me:s3cret@host")] {
            let wrong = read(&[(name, value)]).unwrap_err().to_string();
            assert!(wrong.contains(&format!("{name} is wrong, and should be")), "{wrong}");
            assert!(!wrong.contains("s3cret"), "{wrong}");
        }
    }

    #[test]
    fn a_token_with_quotes_is_refused_in_words() {
        for token in ["\"s3cret\"", "'s3cret'", "Bot s3cret", "DISCORD_TOKEN=s3cret"] {
            let wrong = read(&[("DISCORD_TOKEN", token)]).unwrap_err().to_string();
            assert!(wrong.contains("write the token alone") && !wrong.contains("s3cret"), "{wrong}");
        }
    }

    #[test]
    fn secrets_come_from_files() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str, text: &str| {
            std::fs::write(folder.path().join(name), text).unwrap();
            folder.path().join(name).into_os_string().into_string().unwrap()
        };
        let token = file("token", "s3cret\n");
        let url = file("url", "postgres://dara:s3cret@db/dara\n");
        let set = [("DISCORD_TOKEN_FILE", token.as_str()), ("DATABASE_URL_FILE", url.as_str())];
        let settings = read(&set).unwrap();
        let Platform::Server { token, .. } = &settings.platform else { panic!("{settings:?}") };
        assert_eq!(token.reveal(), "s3cret");
        assert!(
            matches!(&settings.database, Database::Server(url) if url.to_string() == "postgres://dara@db/dara")
        );
        assert!(!format!("{settings:?}").contains("s3cret"), "{settings:?}");
        let both = read(&[set[0], ("DISCORD_TOKEN", "s3cret")]).unwrap_err().to_string();
        assert_eq!(both.lines().count(), 2, "{both}");
        let api = ("DISCORD_API_URL", "http://127.0.0.1:4000");
        let missing = read(&[("DISCORD_TOKEN_FILE", "none"), api]).unwrap_err().to_string();
        assert_eq!(missing.lines().count(), 2, "the token is set, though wrongly: {missing}");
    }
}
