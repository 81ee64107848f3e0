//! Faults, outages and rate limits.

use std::time::Duration;

use sandbox::{Config, Failure, Overrun, TooMany};
use serde_json::json;
use tokio::net::TcpStream;
use twilight_model::gateway::event::Event;

use crate::client::World;

#[tokio::test]
async fn a_dropped_socket_is_resumed_and_missed_events_are_replayed() {
    let (world, mut bot) = World::with_bot().await;
    assert_eq!(world.sandbox.faults().drop_socket(), 1);
    world.sandbox.wait_for_online(false).await.unwrap();
    let used = world.hello();
    let interaction = bot.interaction().await;
    assert_eq!(
        world.answer(&interaction, &json!({ "type": 4, "data": { "content": "back" } })).await.status,
        204
    );
    assert_eq!(used.await.unwrap().unwrap().message.unwrap().content, "back");
    assert_eq!(world.sandbox.identified(), 1);
}

#[tokio::test]
async fn a_refused_resume_and_an_invalid_session_lead_to_a_new_session() {
    let (world, mut bot) = World::with_bot().await;
    world.sandbox.faults().refuse_resume(true);
    world.sandbox.faults().request_reconnect();
    bot.wait(|event| matches!(event, Event::Ready(_))).await;
    assert_eq!(world.sandbox.identified(), 2);
    world.sandbox.faults().invalid_session(false);
    bot.wait(|event| matches!(event, Event::Ready(_))).await;
    assert_eq!(world.sandbox.identified(), 3);
}

#[tokio::test]
async fn requests_fail_as_planned() {
    let world = World::start(Config::default()).await;
    let faults = world.sandbox.faults();
    let hello = json!({ "content": "hello" });
    faults.fail_next(1, Failure::INTERNAL);
    let failed = world.say(&hello).await;
    assert_eq!((failed.status, failed.code()), (500, 0));
    faults.fail_next(1, Failure::BAD_GATEWAY);
    let failed = world.say(&hello).await;
    assert!(failed.status == 502 && failed.body.as_str().unwrap().starts_with("<html>"));
    assert!(world.sandbox.messages(world.games()).is_empty());
    faults.fail_next(1, Failure { done: true, ..Failure::BAD_GATEWAY });
    assert_eq!(world.say(&hello).await.status, 502);
    assert_eq!(world.sandbox.messages(world.games()).len(), 1, "only the response was lost");
    assert_eq!(world.sandbox.violations(), [], "none of this is the bot's fault");
    let statuses: Vec<_> = world.sandbox.requests().iter().map(|request| request.status).collect();
    assert_eq!(statuses, [500, 502, 200]);
}

#[tokio::test]
async fn responses_are_delayed_by_the_sandboxs_clock() {
    let world = World::start(Config::default()).await;
    world.sandbox.faults().delay(1, Duration::from_secs(30));
    let waiting = world.get("/users/@me");
    tokio::pin!(waiting);
    let soon = tokio::time::timeout(Duration::from_millis(200), &mut waiting).await;
    assert!(soon.is_err());
    world.sandbox.clock().advance(Duration::from_secs(30));
    assert_eq!(waiting.await.status, 200);
}

#[tokio::test]
async fn interactions_are_delivered_twice_and_late_as_planned() {
    let (world, mut bot) = World::with_bot().await;
    world.sandbox.faults().deliver_twice();
    let used = world.hello();
    let (first, second) = (bot.interaction().await, bot.interaction().await);
    assert_eq!(first, second);
    world.answer(&first, &json!({ "type": 4, "data": { "content": "once" } })).await;
    used.await.unwrap().unwrap();
    world.sandbox.faults().deliver_late(Duration::from_secs(2));
    let used = world.hello();
    tokio::task::yield_now().await;
    world.sandbox.clock().advance(Duration::from_millis(2_500));
    let interaction = bot.interaction().await;
    assert_eq!(
        world.answer(&interaction, &json!({ "type": 4, "data": { "content": "late" } })).await.status,
        204
    );
    assert_eq!(used.await.unwrap().unwrap().message.unwrap().content, "late");
}

#[tokio::test]
async fn rate_limits_are_in_headers_and_enforced_on_request() {
    let world = World::start(Config::default()).await;
    let path = format!("/channels/{}/messages", world.games());
    let hello = json!({ "content": "hello" });
    let response = world.send(reqwest::Method::POST, &path, Some(&hello)).await;
    let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
    assert_eq!(
        (header("x-ratelimit-limit"), header("x-ratelimit-remaining")),
        ("5".to_owned(), "4".to_owned())
    );
    assert!(header("x-ratelimit-reset-after").parse::<f64>().unwrap() <= 5.0);
    assert_eq!(header("x-ratelimit-bucket").len(), 16);
    for _ in 0..5 {
        assert_eq!(world.say(&hello).await.status, 200);
    }
    assert_eq!(world.sandbox.overruns().0, 1, "counted but not refused");
    world.sandbox.faults().rate_limits(true);
    let refused = world.send(reqwest::Method::POST, &path, Some(&hello)).await;
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.headers()["x-ratelimit-scope"], "user");
    assert!(refused.headers().contains_key("retry-after"));
    let body: serde_json::Value = refused.json().await.unwrap();
    assert_eq!(body["global"], false);
    assert!(body["retry_after"].as_f64().unwrap() <= 5.0);
    world.sandbox.clock().advance(Duration::from_secs(5));
    assert_eq!(world.say(&hello).await.status, 200);
}

#[tokio::test]
async fn a_wrong_token_and_privileged_intents_close_the_connection() {
    use twilight_gateway::{ConfigBuilder, EventTypeFlags, Intents, Shard, ShardId, StreamExt as _};
    let world = World::start(Config::default()).await;
    let gateway = world.sandbox.url().replace("http://", "ws://") + "/gateway";
    for (token, intents, code) in
        [("wrong".to_owned(), Intents::GUILDS, 4004), (world.sandbox.token(), Intents::MESSAGE_CONTENT, 4014)]
    {
        let config = ConfigBuilder::new(token, intents).proxy_url(gateway.clone()).build();
        let mut shard = Shard::with_config(ShardId::ONE, config);
        let closed = loop {
            match shard.next_event(EventTypeFlags::all()).await.unwrap() {
                Ok(Event::GatewayClose(frame)) => break frame.unwrap().code,
                Ok(_) => {}
                Err(error) => panic!("{error}"),
            }
        };
        assert_eq!(closed, code);
    }
}

#[tokio::test]
async fn faults_can_be_limited_to_one_shard() {
    use twilight_gateway::queue::InMemoryQueue;
    use twilight_gateway::{ConfigBuilder, Intents, Shard, ShardId};
    let world = World::start(Config { shards: 2, ..Config::default() }).await;
    assert_eq!(world.get("/gateway/bot").await.body["shards"], 2);
    let gateway = world.sandbox.url().replace("http://", "ws://") + "/gateway";
    let mut bots = [0, 1].map(|number| {
        let at_once = InMemoryQueue::new(0, 1_000, Duration::from_hours(24), 1_000);
        let config = ConfigBuilder::new(world.sandbox.token(), Intents::GUILDS).proxy_url(gateway.clone());
        let config = config.queue(at_once).build();
        crate::client::Bot { shard: Shard::with_config(ShardId::new(number, 2), config) }
    });
    let second = world.sandbox.faults().of_shard(1);
    second.turn_away(Some(4000));
    bots[0].wait(|event| matches!(event, Event::Ready(_))).await;
    bots[1].wait(|event| matches!(event, Event::GatewayClose(Some(frame)) if frame.code == 4000)).await;
    second.turn_away(None);
    bots[1].wait(|event| matches!(event, Event::Ready(_))).await;
    world.sandbox.wait_for_shards(2).await.unwrap();
    assert_eq!((second.drop_socket(), world.sandbox.ping()), (1, 2));
    bots[1].wait(|event| matches!(event, Event::Resumed)).await;
    assert_eq!([0, 1].map(|shard| world.sandbox.identified_as(shard)), [1, 1]);
}

#[tokio::test]
async fn a_bot_is_cut_off_only_if_its_heartbeats_stop() {
    let world = World::start(Config { heartbeat: Duration::from_millis(100), ..Config::default() }).await;
    let mut bot = crate::client::Bot::connect(&world.sandbox).await;
    world.sandbox.clock().advance(Duration::from_hours(24));
    for _ in 0..3 {
        bot.wait(|event| matches!(event, Event::GatewayHeartbeatAck)).await;
    }
    assert!(world.sandbox.online(), "advancing the clock ends no session");
    // The client is no longer polled, so it sends no heartbeats.
    world.sandbox.wait_for_online(false).await.unwrap();
    drop(bot);
}

#[tokio::test]
async fn a_heartbeat_without_an_ack_makes_the_bot_reconnect() {
    let world = World::start(Config { heartbeat: Duration::from_millis(100), ..Config::default() }).await;
    let mut bot = crate::client::Bot::connect(&world.sandbox).await;
    world.sandbox.faults().ignore_heartbeats(true);
    bot.wait(|event| matches!(event, Event::GatewayClose(_) | Event::Resumed)).await;
    world.sandbox.faults().ignore_heartbeats(false);
    bot.wait(|event| matches!(event, Event::Resumed)).await;
    assert_eq!(world.sandbox.identified(), 1);
}

#[tokio::test]
async fn a_close_frame_without_a_code_reaches_the_bot() {
    let (world, mut bot) = World::with_bot().await;
    assert_eq!(world.sandbox.faults().close_socket_without_code(), 1);
    bot.wait(|event| matches!(event, Event::GatewayClose(None))).await;
    bot.wait(|event| matches!(event, Event::Resumed)).await;
}

#[tokio::test]
async fn a_planned_429_says_how_long_to_wait() {
    let world = World::start(Config::default()).await;
    for (seconds, global, scope) in [(2, false, "user"), (3, true, "global")] {
        let retry_after = Duration::from_secs(seconds);
        world.sandbox.faults().too_many_next(1, TooMany { retry_after, global });
        let refused = world.send(reqwest::Method::GET, "/users/@me", None).await;
        assert_eq!(refused.status(), 429);
        assert_eq!(refused.headers()["retry-after"], seconds.to_string().as_str());
        assert_eq!(refused.headers()["x-ratelimit-scope"], scope);
        assert_eq!(refused.headers().contains_key("x-ratelimit-global"), global);
        assert_eq!(refused.json::<serde_json::Value>().await.unwrap()["global"], global);
        world.sandbox.clock().advance(retry_after);
        assert_eq!(world.get("/users/@me").await.status, 200);
    }
    assert_eq!(world.sandbox.broken_limits(), []);
}

#[tokio::test]
async fn a_request_before_retry_after_is_refused_and_noted() {
    let world = World::start(Config::default()).await;
    let (me, servers) = ("/users/@me", "/users/@me/guilds");
    for (global, elsewhere) in [(false, 200), (true, 429)] {
        world.sandbox.faults().too_many_next(1, TooMany { retry_after: Duration::from_mins(1), global });
        assert_eq!(world.get(me).await.status, 429);
        world.sandbox.clock().advance(Duration::from_secs(50));
        let refused = world.send(reqwest::Method::GET, me, None).await;
        assert_eq!(refused.status(), 429);
        let left: f64 = refused.headers()["retry-after"].to_str().unwrap().parse().unwrap();
        assert!(left <= 10.0, "{left} s");
        assert_eq!(world.get(servers).await.status, elsewhere);
        world.sandbox.clock().advance(Duration::from_secs(10));
        assert_eq!(world.get(me).await.status, 200);
    }
    let too_soon = world.sandbox.broken_limits();
    let of = |passed: &Overrun| matches!(passed, Overrun::TooSoon(_));
    assert!(too_soon.len() == 3 && too_soon.iter().all(of), "{too_soon:?}");
}

#[tokio::test]
async fn the_sandbox_goes_silent_and_refuses_connections_on_request() {
    let world = World::start(Config::default()).await;
    let faults = world.sandbox.faults();
    faults.fall_silent(true);
    let waiting = world.get("/users/@me");
    tokio::pin!(waiting);
    assert!(tokio::time::timeout(Duration::from_millis(200), &mut waiting).await.is_err());
    faults.fall_silent(false);
    assert_eq!(waiting.await.status, 200);
    faults.refuse_connections(true);
    // Open connections are closed too.
    assert_eq!(world.get("/users/@me").await.status, 502);
    until_connections_are(false, &world).await;
    assert!(reqwest::get(world.sandbox.url()).await.is_err_and(|error| error.is_connect()));
    faults.refuse_connections(false);
    until_connections_are(true, &world).await;
    assert_eq!(world.get("/users/@me").await.status, 200);
}

/// Waits until the sandbox accepts connections, or until it refuses them.
async fn until_connections_are(accepted: bool, world: &World) {
    let url = world.sandbox.url();
    let address = url.trim_start_matches("http://");
    let waiting = async { while TcpStream::connect(address).await.is_ok() != accepted {} };
    tokio::time::timeout(Duration::from_secs(20), waiting).await.unwrap();
}

#[tokio::test]
async fn rejected_identifies_are_counted() {
    let (world, mut bot) = World::with_bot().await;
    world.sandbox.faults().turn_away(Some(4000));
    world.sandbox.faults().request_reconnect();
    bot.wait(|event| matches!(event, Event::GatewayClose(Some(frame)) if frame.code == 4000)).await;
    world.sandbox.faults().turn_away(None);
    bot.wait(|event| matches!(event, Event::Resumed)).await;
    let offered = world.get("/gateway/bot").await;
    assert_eq!(offered.body["session_start_limit"]["remaining"], 999);
    assert_eq!(world.sandbox.broken_limits(), [] as [Overrun; 0]);
}

#[tokio::test]
async fn interactions_are_reversed_and_altered_as_planned() {
    let (world, mut bot) = World::with_bot().await;
    let faults = world.sandbox.faults();
    faults.deliver_reversed(2);
    faults.alter_next(1, |payload| payload["locale"] = json!("fr"));
    let (one, other) = (world.hello(), world.hello());
    let (first, second) = (bot.interaction().await, bot.interaction().await);
    assert!(
        first.id.parse::<u64>().unwrap() > second.id.parse::<u64>().unwrap(),
        "the last is delivered first"
    );
    for interaction in [first, second] {
        world.answer(&interaction, &json!({ "type": 4, "data": { "content": "here" } })).await;
    }
    one.await.unwrap().unwrap();
    other.await.unwrap().unwrap();
}
