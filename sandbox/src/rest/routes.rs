//! The routes of the REST API.

use serde_json::json;

use super::reply::Reply;
use super::request::{Request, id};
use super::{callbacks, channels, commands, guilds, messages, roles, threads, webhooks};
use crate::hub::Hub;
use crate::limits::MOST_IDENTIFIES;
use crate::refusal::Refusal;
use crate::wire;
use crate::world::World;

/// Carries out a request.
pub(super) fn route(hub: &Hub, request: &Request) -> Result<Reply, Refusal> {
    let steps: Vec<&str> = request.path.split('/').filter(|step| !step.is_empty()).collect();
    let mut world = hub.world.lock();
    let world = &mut *world;
    // The tokens in these paths authorize the request.
    let open = matches!(steps.first(), Some(&"interactions" | &"webhooks"));
    let token = request.authorization.as_ref().filter(|token| token.starts_with("Bot "));
    let known = token.is_some_and(|token| world.application.recognises(token));
    if !open && !known {
        return Err(Refusal::UNAUTHORIZED);
    }
    match (request.method.as_str(), steps.as_slice()) {
        ("GET", ["gateway"]) => Ok(Reply::ok(json!({ "url": hub.gateway_url() }))),
        ("GET", ["gateway", "bot"]) => {
            let (remaining, reset_after) = hub.limits.lock().identifies_left(hub.clock.now());
            Ok(Reply::ok(json!({
                "url": hub.gateway_url(),
                "shards": hub.shards,
                "session_start_limit": {
                    "total": MOST_IDENTIFIES,
                    "remaining": remaining,
                    "reset_after": reset_after,
                    "max_concurrency": 1,
                },
            })))
        }

        ("GET", ["oauth2", "applications", "@me"] | ["applications", "@me"]) => {
            Ok(Reply::ok(wire::gateway::application(world)))
        }
        ("GET", ["oauth2", "@me"]) => Ok(Reply::ok(wire::gateway::authorization(world))),
        ("GET", ["users", "@me"]) => Ok(Reply::ok(json!(world.user(world.bot()).map(wire::user::current)))),
        ("GET", ["users", "@me", "guilds"]) => Ok(guilds::mine(world, request)),
        ("POST", ["users", "@me", "channels"]) => channels::open_direct(world, request),
        ("GET", ["users", user]) => {
            let user = world.user(id("user_id", user)?).ok_or(Refusal::UNKNOWN_USER)?;
            Ok(Reply::ok(wire::user::user(user)))
        }

        ("GET", ["guilds", guild, rest @ ..]) => guilds::get(world, request, id("guild_id", guild)?, rest),

        (method @ ("PUT" | "DELETE"), ["guilds", guild, "members", member, "roles", role]) => {
            let (guild, member) = (id("guild_id", guild)?, id("user_id", member)?);
            roles::change(world, guild, member, id("role_id", role)?, method == "PUT")
        }

        (method, ["applications", application, "commands", rest @ ..]) => {
            demand_own(world, application)?;
            commands::route(world, request, method, None, rest)
        }
        (method, ["applications", application, "guilds", guild, "commands", rest @ ..]) => {
            demand_own(world, application)?;
            let guild = guilds::with_commands(world, id("guild_id", guild)?)?;
            commands::route(world, request, method, Some(guild), rest)
        }

        ("POST", ["interactions", interaction, token, "callback"]) => {
            callbacks::answer(world, request, id("interaction_id", interaction)?, token)
        }
        ("POST", ["webhooks", application, token]) => {
            demand_own(world, application)?;
            webhooks::follow_up(world, request, token)
        }
        (method, ["webhooks", application, token, "messages", message]) => {
            demand_own(world, application)?;
            let message = match *message {
                "@original" => None,
                message => Some(id("message_id", message)?),
            };
            webhooks::message(world, request, method, token, message)
        }

        (method, ["channels", channel, rest @ ..]) => {
            let channel = id("channel_id", channel)?;
            match (method, rest) {
                ("GET", []) => channels::get(world, channel),
                ("PATCH", []) => channels::change(world, request, channel),
                ("DELETE", []) => channels::delete(world, channel),
                ("POST", ["typing"]) => channels::typing(world, channel),
                ("GET", ["messages"]) => messages::list(world, request, channel),
                ("POST", ["messages"]) => messages::post(world, request, channel),
                ("GET", ["messages", message]) => messages::get(world, channel, id("message_id", message)?),
                ("PATCH", ["messages", message]) => {
                    messages::edit(world, request, channel, id("message_id", message)?)
                }
                ("DELETE", ["messages", message]) => {
                    messages::delete(world, channel, id("message_id", message)?)
                }
                ("POST", ["messages", message, "threads"]) => {
                    threads::start(world, request, channel, Some(id("message_id", message)?))
                }
                ("POST", ["threads"]) => threads::start(world, request, channel, None),
                ("GET", ["thread-members"]) => threads::members(world, channel),
                (method, ["thread-members", member]) => {
                    let member = if *member == "@me" { world.bot() } else { id("user_id", member)? };
                    threads::member(world, method, channel, member)
                }
                _ => Err(Refusal::NOT_FOUND),
            }
        }
        _ => Err(Refusal::NOT_FOUND),
    }
}

/// Refuses a request on another application.
fn demand_own(world: &World, application: &str) -> Result<(), Refusal> {
    let application = id("application_id", application)?;
    if application == world.application.id { Ok(()) } else { Err(Refusal::UNKNOWN_APPLICATION) }
}
