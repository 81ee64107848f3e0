//! Passes on what goes through the gateway, and puts filled forms into a shape that serenity can read.
//!
//! serenity drops what labels hold, and shows no one the events as they came. So it connects to this relay in the same process, which
//! connects to Discord for it: one connection for each of serenity's, which ends in the same way. Nothing but filled forms is changed.
//! Forms that are posted to the endpoint are put into shape there.

use std::{io::Read as _, net::Ipv4Addr, time::Duration};

use anyhow::Context as _;
use flate2::read::ZlibDecoder;
use futures::{Sink, SinkExt as _, Stream, StreamExt as _};
use poise::serenity_prelude as serenity;
use reqwest::Url;
use serde_json::Value;
use tokio::{
    net::{TcpListener, TcpStream},
    task::{JoinHandle, JoinSet},
};
use tokio_tungstenite::{accept_async_with_config, connect_async_with_config};
use tungstenite::{Error, Message, protocol::WebSocketConfig};

use super::filled;

/// How long Discord may take to accept a connection, so that none waits here for good after serenity has given it up.
const CONNECT_TIME: Duration = Duration::from_mins(1);
/// How long the other side may take to answer a close.
const FAREWELL: Duration = Duration::from_secs(5);
/// The pause after a connection that couldn't be accepted, such as when there are no file handles left.
const PAUSE: Duration = Duration::from_millis(100);
/// The name of the event that is looked for, and the type of those that are forms.
const INTERACTION: &str = "INTERACTION_CREATE";
const FORM: u8 = 5;
/// The largest event that is unpacked to look at it. Forms are far smaller.
const LARGEST: u64 = 4 * 1024 * 1024;

/// A running relay. Dropping it cuts its connections off.
#[derive(Debug)]
pub(crate) struct Relay {
    url: String,
    serving: JoinHandle<()>,
}

impl Relay {
    /// A relay to Discord's gateway at this address.
    pub(crate) async fn open(gateway: &str) -> anyhow::Result<Self> {
        let listening = async {
            let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
            let url = format!("ws://{}", listener.local_addr()?);
            std::io::Result::Ok((listener, url))
        };
        let (listener, url) = listening.await.context("listening on 127.0.0.1, which the gateway needs")?;
        // As serenity asks for it, with a path even if Discord names none.
        let gateway = format!("{gateway}?v={}", serenity::constants::GATEWAY_VERSION);
        let gateway = Url::parse(&gateway).context("the address of Discord's gateway")?;
        Ok(Self { url, serving: tokio::spawn(serve(listener, gateway.into())) })
    }

    /// Where serenity connects to.
    pub(crate) fn url(&self) -> String {
        self.url.clone()
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

async fn serve(listener: TcpListener, gateway: String) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => {
                    // Heartbeats are small and shouldn't wait for more; if this fails they are just slower.
                    let _ = stream.set_nodelay(true);
                    connections.spawn(pass(stream, gateway.clone()));
                }
                Err(error) => {
                    tracing::warn!("the relay to Discord's gateway can't accept a connection: {error}");
                    tokio::time::sleep(PAUSE).await;
                }
            },
            Some(_) = connections.join_next() => {}
        }
    }
}

/// Passes everything on until one side closes.
async fn pass(stream: TcpStream, gateway: String) {
    // First Discord: serenity is to see if that fails.
    let config =
        || Some(WebSocketConfig { max_message_size: None, max_frame_size: None, ..Default::default() });
    let connecting = connect_async_with_config(gateway, config(), false);
    let discord = match tokio::time::timeout(CONNECT_TIME, connecting).await {
        Ok(Ok((discord, _))) => discord,
        Ok(Err(error)) => return tracing::debug!("connecting to Discord's gateway: {error}"),
        Err(_) => return tracing::debug!("Discord's gateway doesn't answer"),
    };
    let Ok(serenity) = accept_async_with_config(stream, config()).await else { return };
    let (mut to_discord, mut from_discord) = discord.split();
    let (mut to_serenity, mut from_serenity) = serenity.split();
    let closed = tokio::select! {
        closed = forward(&mut from_discord, &mut to_serenity, readable) => closed,
        closed = forward(&mut from_serenity, &mut to_discord, |message| message) => closed,
    };
    if closed {
        // The close must arrive before the connection goes.
        let answered = async {
            tokio::join!(
                async { while from_discord.next().await.is_some_and(|read| read.is_ok()) {} },
                async { while from_serenity.next().await.is_some_and(|read| read.is_ok()) {} },
            )
        };
        let _ = tokio::time::timeout(FAREWELL, answered).await;
    }
}

/// Passes messages on in one direction. Returns whether the other side was told of the end.
async fn forward(
    from: &mut (impl Stream<Item = Result<Message, Error>> + Unpin),
    to: &mut (impl Sink<Message, Error = Error> + Unpin),
    change: impl Fn(Message) -> Message,
) -> bool {
    while let Some(Ok(message)) = from.next().await {
        // Each side answers pings for itself.
        if message.is_pong() {
            continue;
        }
        let closes = message.is_close();
        if to.send(change(message)).await.is_err() {
            return false;
        }
        if closes {
            return true;
        }
    }
    false
}

/// An event as serenity can read it.
fn readable(message: Message) -> Message {
    let changed = match &message {
        Message::Text(text) => form_in(text),
        // Discord may pack large events.
        Message::Binary(packed) => {
            let mut text = String::new();
            let unpacked = ZlibDecoder::new(packed.as_slice()).take(LARGEST).read_to_string(&mut text);
            unpacked.ok().and_then(|_| form_in(&text))
        }
        Message::Ping(_) | Message::Pong(_) | Message::Close(_) | Message::Frame(_) => None,
    };
    changed.map_or(message, Message::Text)
}

/// The event with the form in rows, if it is a filled form.
fn form_in(text: &str) -> Option<String> {
    if !text.contains(INTERACTION) {
        return None;
    }
    let mut event: Value = serde_json::from_str(text).ok()?;
    let is_form = event.get("t")? == INTERACTION && event.get("d")?.get("type")? == FORM;
    if !is_form {
        return None;
    }
    filled::put_into_rows(event.get_mut("d")?);
    Some(event.to_string())
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use flate2::{Compression, write::ZlibEncoder};
    use serde_json::json;
    use tungstenite::protocol::{CloseFrame, frame::coding::CloseCode};

    use super::*;

    fn form() -> String {
        let inner = json!({ "type": 4, "id": 2, "custom_id": "name", "value": "Ada" });
        let data = json!({ "custom_id": "m", "components": [{ "type": 18, "id": 1, "component": inner }] });
        json!({ "op": 0, "s": 1, "t": INTERACTION, "d": { "type": 5, "data": data } }).to_string()
    }

    fn is_in_rows(message: &Message) -> bool {
        let event: Value = serde_json::from_str(message.to_text().unwrap()).unwrap();
        event["d"]["data"]["components"][0]["components"][0]["value"] == r#"{"Text":"Ada"}"#
            && event["s"] == 1
    }

    #[test]
    fn only_filled_forms_are_changed() {
        assert!(is_in_rows(&readable(Message::Text(form()))));
        let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
        packer.write_all(form().as_bytes()).unwrap();
        assert!(is_in_rows(&readable(Message::Binary(packer.finish().unwrap()))));
        let button = json!({ "op": 0, "s": 1, "t": INTERACTION, "d": { "type": 3, "data": {} } }).to_string();
        let others = [
            Message::Text(button),
            Message::Text(json!({ "t": "READY", "d": { "note": INTERACTION } }).to_string()),
            Message::Text(format!("{INTERACTION} is no JSON")),
            Message::Binary(b"no zlib".to_vec()),
            Message::Close(None),
            Message::Ping(vec![1]),
        ];
        for other in others {
            assert_eq!(readable(other.clone()), other);
        }
    }

    /// How a gateway ends a connection.
    #[derive(Clone)]
    enum End {
        Close(Option<CloseFrame<'static>>),
        CutOff,
    }

    /// A gateway that says hello, sends a form, waits for a word, and ends like this.
    async fn gateway(end: End) -> (String, JoinHandle<Option<Message>>) {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let url = format!("ws://{}", listener.local_addr().unwrap());
        let said = tokio::spawn(async move {
            let (stream, _) = listener.accept().await.unwrap();
            let mut socket = accept_async_with_config(stream, None).await.unwrap();
            socket.send(Message::Text("hello".into())).await.unwrap();
            socket.send(Message::Text(form())).await.unwrap();
            let said = socket.next().await.and_then(Result::ok);
            if let End::Close(close) = end {
                socket.send(Message::Close(close)).await.unwrap();
                while socket.next().await.is_some_and(|read| read.is_ok()) {}
            }
            said
        });
        (url, said)
    }

    #[tokio::test]
    async fn what_each_side_says_arrives_and_so_does_how_it_ends() {
        let code = CloseFrame { code: CloseCode::from(4_004), reason: "no".into() };
        for close in [End::Close(Some(code)), End::Close(None), End::CutOff] {
            let (url, said) = gateway(close.clone()).await;
            let relay = Relay::open(&url).await.unwrap();
            let (mut client, _) = connect_async_with_config(relay.url(), None, false).await.unwrap();
            assert_eq!(client.next().await.unwrap().unwrap(), Message::Text("hello".into()));
            assert!(is_in_rows(&client.next().await.unwrap().unwrap()));
            client.send(Message::Text("identify".into())).await.unwrap();
            let end = client.next().await;
            match close {
                End::Close(frame) => assert_eq!(end.unwrap().unwrap(), Message::Close(frame)),
                End::CutOff => assert!(end.is_none_or(|read| read.is_err())),
            }
            assert_eq!(said.await.unwrap(), Some(Message::Text("identify".into())));
        }
    }

    #[tokio::test]
    async fn serenity_sees_that_discord_cannot_be_reached() {
        let gone = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let url = format!("ws://{}", gone.local_addr().unwrap());
        drop(gone);
        let relay = Relay::open(&url).await.unwrap();
        assert!(connect_async_with_config(relay.url(), None, false).await.is_err());
    }
}
