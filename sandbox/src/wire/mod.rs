//! Writes the world's objects as JSON, in the shapes of Discord's API.

pub(crate) mod channel;
pub(crate) mod gateway;
pub(crate) mod guild;
pub(crate) mod installation;
pub(crate) mod interaction;
pub(crate) mod message;
pub(crate) mod user;

use serde_json::{Map, Value, json};

use crate::snowflake::Id;
use crate::world::World;

/// Who an object is written for.
pub(crate) struct Viewer<'a> {
    pub(crate) world: &'a World,
    /// The user who receives it.
    pub(crate) user: Id,
    /// Base of attachment URLs; empty for a page, whose own address already leads here.
    pub(crate) base: &'a str,
}

impl<'a> Viewer<'a> {
    /// Writes for the bot.
    pub(crate) fn bot(world: &'a World) -> Self {
        Self { world, user: world.bot(), base: &world.base }
    }

    /// Writes for a member in a browser.
    pub(crate) fn page(world: &'a World, member: Id) -> Self {
        Self { world, user: member, base: "" }
    }
}

/// The application as the page shows it.
pub(crate) fn page_application(world: &World) -> Value {
    json!({ "id": world.application.id, "name": world.application.name, "online": world.listeners.online() })
}

/// Adds fields to an object.
pub(crate) fn with(mut object: Value, fields: Value) -> Value {
    if let (Value::Object(object), Value::Object(fields)) = (&mut object, fields) {
        object.extend(fields);
    }
    object
}

/// Removes fields from an object.
pub(crate) fn without(mut object: Value, fields: &[String]) -> Value {
    if let Value::Object(object) = &mut object {
        object.retain(|name, _| !fields.contains(name));
    }
    object
}

/// An object with the fields that have a value.
pub(crate) fn present<const N: usize>(fields: [(&str, Option<Value>); N]) -> Value {
    let fields = fields.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?)));
    Value::Object(fields.collect::<Map<_, _>>())
}
