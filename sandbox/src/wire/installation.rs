//! Installations of the application.

use serde_json::{Value, json};

use super::present;
use crate::snowflake::Id;
use crate::world::installation::Owners;

/// The installations that authorize an interaction, by Discord's numbers.
pub(crate) fn owners(owners: Owners) -> Value {
    let id = |id: Id| json!(id);
    present([("0", owners.guild.map(id)), ("1", owners.user.map(id))])
}
