//! Interactions endpoints: a test registers them as an application's owner does at Discord.

use crate::events::Event;
use crate::interact::endpoint::{self, NotRegistered};
use crate::listeners::endpoints::Endpoints;
use crate::server::Sandbox;

impl Sandbox {
    /// The application's public key, against which the endpoint checks signatures.
    pub fn public_key(&self) -> String {
        self.hub.world.lock().application.public_key()
    }

    /// Registers interactions endpoints behind one balancer: from now on, interactions are posted to them in turn instead of
    /// being sent over the gateway. Each endpoint is checked first, as by Discord.
    pub async fn register_endpoints(&self, urls: &[String]) -> Result<(), NotRegistered> {
        let client = endpoint::client().map_err(NotRegistered::Unreachable)?;
        for url in urls {
            endpoint::verify(&self.hub, &client, url).await?;
        }
        let mut world = self.hub.world.lock();
        world.listeners.endpoints = Some(Endpoints::new(client, urls.to_vec()));
        world.emit(&Event::Application);
        Ok(())
    }

    /// Replaces the endpoints behind the balancer. Discord doesn't learn of this, so the new ones aren't checked. Nothing
    /// happens if none are registered.
    pub fn balance(&self, urls: &[String]) {
        if let Some(endpoints) = &mut self.hub.world.lock().listeners.endpoints {
            endpoints.balance(urls.to_vec());
        }
    }

    /// Removes the endpoints, so that interactions are sent over the gateway again.
    pub fn remove_endpoints(&self) {
        let mut world = self.hub.world.lock();
        world.listeners.endpoints = None;
        world.emit(&Event::Application);
    }
}
