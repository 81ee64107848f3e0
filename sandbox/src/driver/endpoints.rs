//! Interactions endpoints: a test registers them as an application's owner does at Discord.

use crate::events::Event;
use crate::interact::endpoint::{self, NotRegistered};
use crate::listeners::endpoints::Endpoints;
use crate::server::Sandbox;

impl Sandbox {
    /// The application's public key, against which the endpoint checks signatures.
    pub fn public_key(&self) -> String {
        self.hub.world().application.public_key()
    }

    /// Registers interactions endpoints behind one balancer: interactions are posted to them in turn from now on, and no
    /// longer sent over the gateway. Each is checked first, as Discord does.
    pub async fn register_endpoints(&self, urls: &[String]) -> Result<(), NotRegistered> {
        let client = endpoint::client().map_err(NotRegistered::Unreachable)?;
        for url in urls {
            endpoint::verify(&self.hub, &client, url).await?;
        }
        let mut world = self.hub.world();
        world.listeners.endpoints = Some(Endpoints::new(client, urls.to_vec()));
        world.emit(&Event::Application);
        Ok(())
    }

    /// Changes which endpoints stand behind the balancer, which Discord doesn't learn and so doesn't check. Nothing happens if
    /// none are registered.
    pub fn balance(&self, urls: &[String]) {
        if let Some(endpoints) = &mut self.hub.world().listeners.endpoints {
            endpoints.balance(urls.to_vec());
        }
    }

    /// Removes the endpoints, so that interactions are sent over the gateway again.
    pub fn remove_endpoints(&self) {
        let mut world = self.hub.world();
        world.listeners.endpoints = None;
        world.emit(&Event::Application);
    }
}
