//! The payload of `INTERACTION_CREATE`.

use serde_json::{Value, json};

use super::{Viewer, channel, installation, message, present, user, with};
use crate::world::World;
use crate::world::channel::Channel;
use crate::world::interaction::Interaction;
use crate::world::message::Message;

/// Most bytes in one file of a response.
const ATTACHMENT_SIZE_LIMIT: u64 = 10 * 1024 * 1024;

/// The whole payload.
pub(crate) fn payload(
    world: &World,
    interaction: &Interaction,
    place: &Channel,
    data: Value,
    component_of: Option<&Message>,
) -> Value {
    let (guild, member) = (world.guild_of(place), world.members_of(place).get(&interaction.member));
    let person = world.person(interaction.member);
    let may = world.permissions(interaction.member, place);
    let theirs = Viewer { user: interaction.member, ..Viewer::bot(world) };
    let common = json!({
        "id": interaction.id,
        "application_id": world.application.id,
        "type": interaction.what.kind as u8,
        "token": interaction.token(),
        "version": 1,
        "channel_id": place.id,
        "app_permissions": world.app_permissions(place),
        "locale": person.map(|member| &member.locale),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": ATTACHMENT_SIZE_LIMIT,
        "authorizing_integration_owners": installation::owners(world.owners_of(interaction)),
        "context": place.context() as u8,
    });
    let place_fields = if place.in_guild() {
        json!({
            "guild_id": guild.id,
            "guild": { "id": guild.id, "locale": guild.locale, "features": [] },
            "guild_locale": guild.locale,
            "member": member.map(|member| with(user::member(member), json!({ "permissions": may }))),
        })
    } else {
        json!({ "user": person.map(|member| user::user(&member.user)) })
    };
    let carrier = component_of.map(|carrier| message::full(&Viewer::bot(world), carrier));
    let more = present([
        ("data", Some(data)),
        ("channel", Some(channel::partial(&theirs, place))),
        ("message", carrier),
    ]);
    with(with(common, place_fields), more)
}
