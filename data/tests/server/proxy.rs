//! A server that is away, or loses connections at the wrong moment: a proxy in front of a real one.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use data::DatabaseUrl;
use scratch_postgres::{Cluster, Database};

use crate::support::parsed;

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Nothing,
    /// The answer to the next commit is lost with its connection.
    LosesCommit,
    /// From the next commit on, nothing is answered.
    HoldsCommit,
    /// The next statement ends its session with this code.
    Ends(&'static str),
    /// All connections are closed at once.
    Closes,
    /// Nothing is answered, on old connections and new ones.
    Silent,
}

#[derive(Debug)]
struct State {
    fault: Fault,
    /// How many connections the client has open.
    open: usize,
}

pub(crate) struct Proxy {
    port: u16,
    state: Arc<Mutex<State>>,
}

impl Proxy {
    /// Starts one in front of a server.
    pub(crate) fn of(cluster: &Cluster) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let (port, server) = (listener.local_addr().unwrap().port(), cluster.port());
        let state = Arc::new(Mutex::new(State { fault: Fault::Nothing, open: 0 }));
        let own = Arc::clone(&state);
        thread::spawn(move || {
            for client in listener.incoming() {
                let (client, own) = (client.unwrap(), Arc::clone(&own));
                thread::spawn(move || connection(&client, server, &own));
            }
        });
        Self { port, state }
    }

    /// The address of a database through it.
    pub(crate) fn url(&self, cluster: &Cluster, database: &Database<'_>) -> DatabaseUrl {
        let through = format!(":{}/", self.port);
        parsed(&database.url().replace(&format!(":{}/", cluster.port()), &through))
    }

    /// Lets something go wrong from now on.
    pub(crate) fn set(&self, fault: Fault) {
        locked(&self.state).fault = fault;
    }

    /// What still goes wrong.
    pub(crate) fn fault(&self) -> Fault {
        locked(&self.state).fault
    }

    /// How many connections the client has open.
    pub(crate) fn open(&self) -> usize {
        locked(&self.state).open
    }
}

fn locked(state: &Mutex<State>) -> MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Passes on what a client says, and has another thread pass on the answers.
fn connection(mut client: &TcpStream, server: u16, state: &Arc<Mutex<State>>) {
    if locked(state).fault == Fault::Closes {
        return;
    }
    let Ok(server) = TcpStream::connect(("127.0.0.1", server)) else { return };
    locked(state).open += 1;
    let losing = Arc::new(Mutex::new(false));
    {
        let (client, server) = (client.try_clone().unwrap(), server.try_clone().unwrap());
        let (state, losing) = (Arc::clone(state), Arc::clone(&losing));
        thread::spawn(move || answers(&client, &server, &state, &losing));
    }
    let mut bytes = [0; 8192];
    while let Ok(length @ 1..) = client.read(&mut bytes) {
        let sent = &bytes[..length];
        let mut state = locked(state);
        let commits = sent.windows(7).any(|sent| sent == b"COMMIT\0");
        match state.fault {
            Fault::LosesCommit if commits => {
                state.fault = Fault::Nothing;
                *losing.lock().unwrap() = true;
            }
            Fault::HoldsCommit if commits => state.fault = Fault::Silent,
            Fault::Ends(code) => {
                state.fault = Fault::Nothing;
                let _ = client.write_all(&fatal(code));
                break;
            }
            Fault::Closes => break,
            Fault::Nothing | Fault::LosesCommit | Fault::HoldsCommit | Fault::Silent => {}
        }
        drop(state);
        if (&server).write_all(sent).is_err() {
            break;
        }
    }
    let _ = server.shutdown(Shutdown::Both);
    let _ = client.shutdown(Shutdown::Both);
    locked(state).open -= 1;
}

fn answers(mut client: &TcpStream, mut server: &TcpStream, state: &Mutex<State>, losing: &Mutex<bool>) {
    let mut bytes = [0; 8192];
    while let Ok(length @ 1..) = server.read(&mut bytes) {
        // It has answered, so it is done.
        if *losing.lock().unwrap() {
            break;
        }
        let is_silent = locked(state).fault == Fault::Silent;
        if !is_silent && client.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    let _ = client.shutdown(Shutdown::Write);
}

/// What a server says when it ends a session.
fn fatal(code: &str) -> Vec<u8> {
    let fields = format!("SFATAL\0VFATAL\0C{code}\0Mit ends here\0\0");
    let length = u32::try_from(fields.len() + 4).unwrap();
    [b"E", length.to_be_bytes().as_slice(), fields.as_bytes()].concat()
}
