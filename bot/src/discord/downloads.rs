//! Fetches files that members attach to commands, or upload in forms.
//!
//! The address comes with the command and expires soon, so that the file is fetched at once. It is fetched only from
//! Discord's own hosts, or from the server the bot was pointed at instead; redirects aren't followed; no more than
//! the limit is read, whatever the length claims; and it leaves time for the answer.

use std::time::Duration;

use anyhow::Context as _;
use reqwest::{Client, Response, StatusCode, Url, redirect::Policy};
use ui::failure::{Failure, Refusal};

use crate::discord::serenity_gaps::filled::Uploaded;

/// Where Discord keeps its users' files.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];
/// How long fetching may take; the rest of the three seconds is for the answer.
const TIME: Duration = Duration::from_millis(1_500);

/// Why a file couldn't be fetched. The address, which works for anyone who has it, is left out.
#[derive(Debug, thiserror::Error)]
enum NotFetched {
    /// Something other than the file was answered: it is elsewhere, or gone.
    #[error("the answer was {0}")]
    Answered(StatusCode),
    /// It didn't come, or not completely.
    #[error(transparent)]
    Broken(reqwest::Error),
}

impl From<reqwest::Error> for NotFetched {
    fn from(error: reqwest::Error) -> Self {
        Self::Broken(error.without_url())
    }
}

/// Fetches files.
pub(crate) struct Downloads {
    client: Client,
    /// The server used instead of Discord, if any.
    own: Option<Url>,
}

impl Downloads {
    /// From Discord, or also from the server at this base address.
    pub(crate) fn new(api: Option<&str>) -> anyhow::Result<Self> {
        let client = Client::builder().timeout(TIME).redirect(Policy::none()).build();
        let own = api.map(Url::parse).transpose().context("the address of the server")?;
        Ok(Self { client: client.context("making the client that fetches files")?, own })
    }

    /// The text of a file of at most `most` bytes.
    pub(crate) async fn text(&self, file: &Uploaded, most: usize) -> Result<String, Failure> {
        let too_large = || Refusal::FileTooLarge { most };
        if usize::try_from(file.size).unwrap_or(usize::MAX) > most {
            return Err(too_large().into());
        }
        let url = match self.allowed(&file.url) {
            Ok(url) => url,
            Err(error) => {
                tracing::warn!("couldn't download a file: {error:#}");
                return Err(Refusal::FileNotFetched.into());
            }
        };
        let bytes = match self.fetch(url, most).await {
            Ok(bytes) => bytes.ok_or_else(too_large)?,
            Err(error) => {
                tracing::warn!("couldn't download a file: {:#}", anyhow::Error::new(error));
                return Err(Refusal::FileNotFetched.into());
            }
        };
        let text = String::from_utf8(bytes).ok().filter(|text| !text.contains('\0'));
        Ok(text.ok_or(Refusal::FileNotText)?)
    }

    /// The address of a file, if it is on an allowed host.
    fn allowed(&self, url: &str) -> anyhow::Result<Url> {
        let url = Url::parse(url).context("the address of a file")?;
        let at_discord = url.scheme() == "https"
            && url.port().is_none()
            && url.host_str().is_some_and(|host| HOSTS.contains(&host));
        let at_own = self.own.as_ref().is_some_and(|own| own.origin() == url.origin());
        anyhow::ensure!(at_discord || at_own, "a file is at {:?}, not on Discord", url.host_str());
        Ok(url)
    }

    /// The bytes at an address; `None` if there are more than `most`.
    async fn fetch(&self, url: Url, most: usize) -> Result<Option<Vec<u8>>, NotFetched> {
        let mut answer: Response = self.client.get(url).send().await?;
        // What comes with an error isn't the file.
        if !answer.status().is_success() {
            return Err(NotFetched::Answered(answer.status()));
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = answer.chunk().await? {
            if bytes.len() + chunk.len() > most {
                return Ok(None);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(Some(bytes))
    }
}

#[cfg(test)]
mod tests {
    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
    };

    use super::*;

    #[test]
    fn files_lie_at_discord_or_at_the_server_in_its_place_alone() {
        let (discord, other) =
            (Downloads::new(None).unwrap(), Downloads::new(Some("http://127.0.0.1:4000")).unwrap());
        for (url, at_discord, at_other) in [
            ("https://cdn.discordapp.com/ephemeral-attachments/1/2/a.txt?ex=1&hm=2", true, true),
            ("https://media.discordapp.net/attachments/1/2/a.txt", true, true),
            ("http://127.0.0.1:4000/attachments/1/1/a.txt", false, true),
            ("http://127.0.0.1:4001/attachments/1/1/a.txt", false, false),
            ("https://127.0.0.1:4000/a.txt", false, false),
            ("http://cdn.discordapp.com/a.txt", false, false),
            ("https://cdn.discordapp.com:8443/a.txt", false, false),
            ("https://cdn.discordapp.com.example.org/a.txt", false, false),
            ("https://cdn.discordapp.com@example.org/a.txt", false, false),
            ("https://cdn.discordapp.com:443/a.txt", true, true),
            ("https://CDN.discordapp.com/a.txt", true, true),
            ("https://cdn.discordapp.com./a.txt", false, false),
            ("https://discordapp.com/a.txt", false, false),
            ("https://xcdn.discordapp.com/a.txt", false, false),
            ("https://cdn.discordapp.com%2eexample.org/a.txt", false, false),
            ("https://cdn.discordapp.com\\@example.org/a.txt", true, true),
            ("https://cdn.discordapp.com:80@example.org/a.txt", false, false),
            ("https://cdn.discordapp.com%00.example.org/a.txt", false, false),
            ("https://cdn.discordapp.c\u{43e}m/a.txt", false, false),
            ("http://127.0.0.1:4000@169.254.169.254/", false, false),
            ("http://169.254.169.254/latest/meta-data/", false, false),
            ("https://2130706433/a.txt", false, false),
            ("https://[::1]/a.txt", false, false),
            ("http://localhost:4000/a.txt", false, false),
            ("ftp://cdn.discordapp.com/a.txt", false, false),
            ("data:text/plain,dara:traditional", false, false),
            ("//cdn.discordapp.com/a.txt", false, false),
            ("file:///etc/passwd", false, false),
            ("a.txt", false, false),
            ("", false, false),
        ] {
            assert_eq!(discord.allowed(url).is_ok(), at_discord, "{url}");
            assert_eq!(other.allowed(url).is_ok(), at_other, "{url}");
        }
    }

    /// Fetches from a server that sends these bytes and nothing else.
    async fn answered(answer: impl Into<Vec<u8>>, most: usize) -> Result<Option<Vec<u8>>, NotFetched> {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let answer = answer.into();
        let serving = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut interaction = [0; 1_024];
            let _ = stream.read(&mut interaction).await;
            let _ = stream.write_all(&answer).await;
            stream
        });
        let downloads = Downloads::new(Some(&base)).unwrap();
        let fetched = downloads.fetch(downloads.allowed(&format!("{base}/a")).unwrap(), most).await;
        serving.abort();
        fetched
    }

    /// Whether time ran out before all of it arrived.
    fn is_late(fetched: &Result<Option<Vec<u8>>, NotFetched>) -> bool {
        matches!(fetched, Err(NotFetched::Broken(error)) if error.is_timeout())
    }

    #[tokio::test]
    async fn downloads_are_bounded_and_only_from_discord() {
        let whole = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
        assert_eq!(answered(whole, 5).await.unwrap(), Some(b"hello".to_vec()));
        assert_eq!(answered(whole, 4).await.unwrap(), None);
        let endless = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n5\r\nhello\r\n";
        assert_eq!(answered(endless, 8).await.unwrap(), None);
        // The rest never comes.
        assert!(is_late(&answered(endless, 80).await));
    }

    /// Redirects aren't followed, and their body isn't the file.
    #[tokio::test]
    async fn a_failed_download_is_no_file() {
        for status in [204, 300, 301, 302, 303, 304, 307, 308, 399, 400, 404, 410, 429, 500, 503] {
            let answer = format!(
                "HTTP/1.1 {status} Something\r\nLocation: http://127.0.0.1:9/\r\nContent-Length: 5\r\n\r\nhello"
            );
            let fetched = answered(answer, 80).await;
            if status == 204 {
                assert_eq!(fetched.unwrap(), Some(vec![]), "a file without a byte");
            } else {
                assert!(
                    matches!(&fetched, Err(NotFetched::Answered(said)) if *said == status),
                    "{fetched:?}"
                );
            }
        }
    }

    #[tokio::test]
    async fn a_false_length_or_an_endless_head_does_no_harm() {
        // Discord told one length with the command, and the server tells another.
        let short = b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello and more";
        assert_eq!(answered(short, 80).await.unwrap(), Some(b"hello".to_vec()));
        let long = b"HTTP/1.1 200 OK\r\nContent-Length: 9223372036854775807\r\n\r\nhello";
        assert!(answered(long, 4).await.is_ok_and(|bytes| bytes.is_none()));
        assert!(answered(long, 80).await.is_err());
        for length in ["-1", "5, 6", "18446744073709551615", "18446744073709551616", "five"] {
            let wrong = format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\nhello");
            assert!(answered(wrong, 80).await.is_err(), "{length}");
        }
        let heads = [format!("HTTP/1.1 200 OK\r\nA: {}", "x".repeat(4 << 20)), "A: b\r\n".repeat(1 << 19)];
        for head in heads {
            assert!(answered(head, 80).await.is_err());
        }
        assert!(is_late(&answered(Vec::new(), 80).await), "silence");
        // Nothing is unpacked: a zip bomb is only as large as it arrives.
        let packed = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\x1f\x8b\x08";
        assert_eq!(answered(packed, 80).await.unwrap(), Some(b"\x1f\x8b\x08".to_vec()));
    }

    /// The time limit is for the whole file, however slowly it trickles in.
    #[tokio::test]
    async fn a_slow_download_is_given_up() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let serving = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let _ = stream.read(&mut [0; 1_024]).await;
            let _ = stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 60000\r\n\r\n").await;
            while stream.write_all(b"x").await.is_ok() {
                crate::wait::pass(Duration::from_millis(50)).await;
            }
        });
        let downloads = Downloads::new(Some(&base)).unwrap();
        let begun = std::time::Instant::now();
        let fetched = downloads.fetch(downloads.allowed(&format!("{base}/a")).unwrap(), 65_536).await;
        assert!(is_late(&fetched) && begun.elapsed() < TIME * 2, "{:?}", begun.elapsed());
        serving.abort();
    }
}
