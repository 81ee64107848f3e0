//! What a supervisor is told: that the bot is ready, every few seconds that it is alive, and that it stops.
//!
//! As systemd has it (`sd_notify`): a datagram to the socket that `NOTIFY_SOCKET` names. Where none is named, nobody is told.

use std::{env, ffi::OsStr, io, sync::Arc};

#[cfg(unix)]
type Socket = std::os::unix::net::UnixDatagram;
/// There is none.
#[cfg(not(unix))]
type Socket = std::convert::Infallible;

/// Whoever started the program and wants to know how it is, if somebody does.
#[derive(Clone, Debug, Default)]
pub(crate) struct Supervisor(Option<Arc<Socket>>);

impl Supervisor {
    /// The one that the environment names.
    pub(crate) fn from_environment() -> Self {
        let Some(name) = env::var_os("NOTIFY_SOCKET").filter(|name| !name.is_empty()) else {
            return Self::default();
        };
        Self::at(&name).unwrap_or_else(|error| {
            tracing::warn!("the supervisor is told nothing, as NOTIFY_SOCKET cannot be used: {error}");
            Self::default()
        })
    }

    fn at(name: &OsStr) -> io::Result<Self> {
        Ok(Self(Some(Arc::new(connect(name)?))))
    }

    /// The bot plays.
    pub(crate) fn is_ready(&self) {
        self.tell("READY=1");
    }

    /// The bot is alive.
    pub(crate) fn is_alive(&self) {
        self.tell("WATCHDOG=1");
    }

    /// The bot ends, in good order.
    pub(crate) fn is_stopping(&self) {
        self.tell("STOPPING=1");
    }

    fn tell(&self, what: &str) {
        let Some(socket) = &self.0 else { return };
        if let Err(error) = send(socket, what) {
            tracing::debug!("telling the supervisor {what}: {error}");
        }
    }
}

#[cfg(unix)]
fn connect(name: &OsStr) -> io::Result<Socket> {
    use std::os::unix::{ffi::OsStrExt as _, net::SocketAddr};
    let socket = Socket::unbound()?;
    // Who does not listen is not waited for.
    socket.set_nonblocking(true)?;
    let address = match name.as_bytes() {
        #[cfg(target_os = "linux")]
        [b'@', abstract_name @ ..] => {
            use std::os::linux::net::SocketAddrExt as _;
            SocketAddr::from_abstract_name(abstract_name)?
        }
        _ => SocketAddr::from_pathname(name)?,
    };
    socket.connect_addr(&address)?;
    Ok(socket)
}

#[cfg(unix)]
fn send(socket: &Socket, what: &str) -> io::Result<usize> {
    socket.send(what.as_bytes())
}

#[cfg(not(unix))]
fn connect(_: &OsStr) -> io::Result<Socket> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(not(unix))]
fn send(socket: &Socket, _: &str) -> io::Result<usize> {
    match *socket {}
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::os::{
        linux::net::SocketAddrExt as _,
        unix::net::{SocketAddr, UnixDatagram},
    };

    use super::*;

    #[test]
    fn it_is_told_by_a_path_or_by_a_name_without_a_file() {
        let told = |listener: &UnixDatagram| {
            let mut said = [0; 64];
            let length = listener.recv(&mut said).unwrap();
            String::from_utf8(said[..length].to_vec()).unwrap()
        };
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("notify");
        let name = format!("dara-test-{}", std::process::id());
        let address = SocketAddr::from_abstract_name(&name).unwrap();
        for (listener, name) in [
            (UnixDatagram::bind(&path).unwrap(), path.clone().into_os_string()),
            (UnixDatagram::bind_addr(&address).unwrap(), format!("@{name}").into()),
        ] {
            let supervisor = Supervisor::at(&name).unwrap();
            supervisor.is_ready();
            supervisor.is_alive();
            supervisor.is_stopping();
            assert_eq!(
                [told(&listener), told(&listener), told(&listener)],
                ["READY=1", "WATCHDOG=1", "STOPPING=1"]
            );
            // One that is gone, or does not read, holds nothing up.
            for _ in 0..10_000 {
                supervisor.is_alive();
            }
            drop(listener);
            supervisor.is_alive();
        }
        assert!(Supervisor::at(folder.path().join("nobody").as_os_str()).is_err());
        Supervisor::default().is_ready();
    }
}
