//! The guild's roles, and who has them.

use super::member::Member;
use super::wait::log;
use crate::events::{Change, Event};
use crate::server::Sandbox;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::guild::Role;
use crate::world::permissions::Permissions;
use crate::world::store::ObjectKind;

impl Sandbox {
    /// The guild's role with this name, the first of several.
    ///
    /// # Panics
    ///
    /// Panics if there is none, which is a mistake in the test.
    #[expect(clippy::expect_used, reason = "only tests look for roles, and for ones that exist")]
    pub fn role(&self, name: &str) -> Id {
        self.hub.world.lock().guild.role_named(name).map(|role| role.id).expect("a role of this name")
    }

    /// Adds a role to the guild, above the others. No one has it yet.
    pub fn add_role(&self, name: &str) -> Id {
        create(&mut self.hub.world.lock(), name)
    }

    /// Moves the bot's own role above all others.
    pub fn raise_bot(&self) {
        let mut world = self.hub.world.lock();
        let position = world.guild.top_position();
        for own in world.guild.roles.iter_mut().filter(|role| role.bot.is_some()) {
            own.position = position;
        }
        changed(&mut world, |role| role.bot.is_some());
    }

    /// Gives the bot's own role these permissions besides those it has.
    pub fn allow_bot(&self, permissions: Permissions) {
        self.change_bot_role(|own| own.permissions |= permissions);
    }

    /// Takes these permissions from the bot's own role.
    pub fn forbid_bot(&self, permissions: Permissions) {
        self.change_bot_role(|own| own.permissions -= permissions);
    }

    /// Gives a role these permissions and no others.
    pub fn set_role_permissions(&self, role: Id, permissions: Permissions) {
        let mut world = self.hub.world.lock();
        for one in world.guild.roles.iter_mut().filter(|one| one.id == role) {
            one.permissions = permissions;
        }
        changed(&mut world, |one| one.id == role);
    }

    fn change_bot_role(&self, change: impl Fn(&mut Role)) {
        let mut world = self.hub.world.lock();
        world.guild.roles.iter_mut().filter(|role| role.bot.is_some()).for_each(change);
        changed(&mut world, |role| role.bot.is_some());
    }

    /// Deletes a role of the guild: those who had it no longer do.
    pub fn delete_role(&self, role: Id) {
        let mut world = self.hub.world.lock();
        let Some(at) = world.guild.roles.iter().position(|one| one.id == role) else { return };
        let deleted = world.guild.roles.remove(at);
        keep_guild(&world);
        let world = &mut *world;
        for (id, member) in world.members.iter_mut().filter(|(_, member)| member.roles.contains(&role)) {
            member.roles.retain(|one| *one != role);
            log(world.store.put(ObjectKind::Member, *id, member).map_err(Into::into));
        }
        world.emit(&Event::Role(Change::Delete, &deleted));
    }
}

impl Member {
    /// Gives the member the guild's role with this name, which is added if there is none, and returns its id. They keep
    /// their other roles.
    pub fn add_role(&self, name: &str) -> Id {
        let found = self.hub.world.lock().guild.role_named(name).map(|role| role.id);
        let role = found.unwrap_or_else(|| create(&mut self.hub.world.lock(), name));
        self.change(|member| {
            if !member.roles.contains(&role) {
                member.roles.push(role);
            }
        });
        role
    }

    /// Whether the member has a role of the guild.
    pub fn has_role(&self, role: Id) -> bool {
        let world = self.hub.world.lock();
        world.members.get(&self.id()).is_some_and(|member| member.roles.contains(&role))
    }

    /// Takes a role away from the member.
    pub fn remove_role(&self, role: Id) {
        self.change(|member| member.roles.retain(|one| *one != role));
    }
}

fn create(world: &mut World, name: &str) -> Id {
    let role = Role::new(world.new_id(), name, world.guild.top_position(), None);
    world.guild.roles.push(role.clone());
    keep_guild(world);
    world.emit(&Event::Role(Change::Create, &role));
    role.id
}

/// Keeps the guild whose roles of this kind were changed, and reports them.
fn changed(world: &mut World, which: impl Fn(&Role) -> bool) {
    keep_guild(world);
    for role in world.guild.roles.clone().iter().filter(|role| which(role)) {
        world.emit(&Event::Role(Change::Update, role));
    }
}

fn keep_guild(world: &World) {
    log(world.store.put(ObjectKind::Guild, world.guild.id, &world.guild).map_err(Into::into));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use serde_json::{Value, json};

    #[tokio::test]
    async fn open_pages_learn_of_new_changed_and_deleted_roles() {
        let sandbox = Sandbox::start(Config::default()).await.unwrap();
        let member = sandbox.member("ada").id();
        let mut frames = sandbox.hub.world.lock().listeners.open_tab(member);
        let role = sandbox.add_role("Beginners");
        sandbox.set_role_permissions(role, Permissions::NONE);
        sandbox.delete_role(role);
        let mut next = || serde_json::from_str::<Value>(&frames.try_recv().unwrap()).unwrap();
        let created = next();
        assert_eq!((&created["t"], &created["d"]["role"]["id"]), (&json!("GUILD_ROLE_CREATE"), &json!(role)));
        let updated = next();
        assert_eq!(
            (&updated["t"], &updated["d"]["role"]["permissions"]),
            (&json!("GUILD_ROLE_UPDATE"), &json!("0"))
        );
        let gone = json!({ "guild_id": sandbox.guild(), "role_id": role });
        assert_eq!(next(), json!({ "t": "GUILD_ROLE_DELETE", "d": gone }));
    }
}
