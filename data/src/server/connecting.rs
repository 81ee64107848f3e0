//! Sessions with the host that writes: the one that did last time, or the next in the address.

use std::{
    net::IpAddr,
    rc::Rc,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU64, AtomicUsize, Ordering},
    },
    time::Duration,
};

use tokio::{net::lookup_host, runtime::Runtime, task::JoinHandle, time::timeout};
use tokio_postgres::config;
use tokio_postgres_rustls::MakeRustlsConnect;

use super::{DatabaseUrl, tls, url::Host};
use crate::{
    ConnectError, ServerProblem,
    deadline::PATIENCE,
    sql::{self, Client, Error, Session},
};

/// What a session sets for work that takes as long as it takes.
const UNHURRIED: &str =
    "RESET ALL; SET search_path = public; SET synchronous_commit = on; SET statement_timeout = 0;
    SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0";

/// How to reach a database. All sessions share it.
pub(super) struct Way {
    pub(super) url: DatabaseUrl,
    tls: MakeRustlsConnect,
    /// Which host took a session last, so that a lost one is not tried first each time.
    last: AtomicUsize,
    /// How often sessions have waited for the server.
    pub(super) waits: Arc<AtomicU64>,
    /// Why connecting failed last, which the log has once.
    trouble: Mutex<Option<String>>,
}

impl Way {
    /// Reads the root certificates, if any are needed.
    pub(super) fn new(url: DatabaseUrl) -> Result<Self, ServerProblem> {
        let tls = tls::connector(&url)?;
        Ok(Self { tls, url, last: AtomicUsize::new(0), waits: Arc::default(), trouble: Mutex::default() })
    }

    /// Like [`Self::session`], telling the operator once if that begins to fail.
    pub(super) fn session_or_warning(&self, runtime: &Rc<Runtime>) -> Option<Session> {
        let connected = self.session(runtime);
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        match connected {
            Ok(session) => {
                *trouble = None;
                Some(session)
            }
            Err(error) => {
                let error =
                    ConnectError { database: self.url.to_string(), problem: error.into() }.to_string();
                if trouble.as_ref() != Some(&error) {
                    tracing::warn!("{error}");
                    *trouble = Some(error);
                }
                None
            }
        }
    }

    /// Opens a session with a host on which can be written.
    ///
    /// No statement and no lock may keep a player waiting, and no small table is read as a whole, which would count as a
    /// conflict with every writer of it. The planner gives such reads an enormous cost, at which it would compile each
    /// statement.
    pub(super) fn session(&self, runtime: &Rc<Runtime>) -> sql::Result<Session> {
        let session = Session::new(self.connect(runtime)?, Arc::clone(&self.waits));
        let patience = PATIENCE.as_millis();
        session.batch(&format!(
            "SET search_path = public; SET synchronous_commit = on; SET enable_seqscan = off; SET jit = off;
             SET statement_timeout = {patience}; SET lock_timeout = {patience};
             SET idle_in_transaction_session_timeout = '5s'"
        ))?;
        Ok(session)
    }

    fn connect(&self, runtime: &Rc<Runtime>) -> sql::Result<Client> {
        let count = self.url.hosts.len();
        let last = self.last.load(Ordering::Relaxed);
        let mut failed: Option<Error> = None;
        for index in (0..count).map(|step| (last + step) % count) {
            match runtime.block_on(self.host(&self.url.hosts[index])) {
                Ok((client, driver)) => {
                    self.last.store(index, Ordering::Relaxed);
                    return Ok(Client::new(Rc::clone(runtime), client, driver));
                }
                // A standby is as it should be, and what another host says tells more.
                Err(error) if failed.as_ref().is_none_or(is_of_standby) => failed = Some(error),
                Err(_) => {}
            }
        }
        // An address has a host.
        Err(failed.unwrap_or(Error::NoAnswer))
    }

    /// Tries the addresses of a host.
    async fn host(&self, host: &Host) -> sql::Result<(tokio_postgres::Client, JoinHandle<()>)> {
        let time = self.url.connect_time;
        let addresses = match &host.place {
            config::Host::Unix(_) => vec![None],
            config::Host::Tcp(name) => resolved(name, host.port, time).await?.into_iter().map(Some).collect(),
        };
        let mut failed = Error::NoAnswer;
        for address in addresses {
            match timeout(time, self.address(host, address)).await {
                Ok(Ok(connected)) => return Ok(connected),
                Ok(Err(error)) => failed = error.into(),
                Err(_) => failed = Error::NoAnswer,
            }
        }
        Err(failed)
    }

    async fn address(
        &self,
        host: &Host,
        address: Option<IpAddr>,
    ) -> Result<(tokio_postgres::Client, JoinHandle<()>), tokio_postgres::Error> {
        let (client, connection) = host.config(address).connect(self.tls.clone()).await?;
        let driver = tokio::spawn(async move {
            // What went wrong is told to the call that waits.
            let _ = connection.await;
        });
        Ok((client, driver))
    }
}

/// Lifts the limits of a session's time.
pub(super) fn unhurried(session: &Session) -> sql::Result<()> {
    session.lift_limit();
    session.batch(UNHURRIED)
}

/// The addresses of a name, each once.
async fn resolved(name: &str, port: u16, time: Duration) -> sql::Result<Vec<IpAddr>> {
    let unknown = |error| Error::Unresolved { host: name.to_owned(), error };
    let found = timeout(time, lookup_host((name, port))).await.map_err(|_| Error::NoAnswer)?;
    let mut addresses: Vec<IpAddr> = Vec::new();
    for address in found.map_err(unknown)? {
        if !addresses.contains(&address.ip()) {
            addresses.push(address.ip());
        }
    }
    Ok(addresses)
}

fn is_of_standby(error: &Error) -> bool {
    matches!(error, Error::Postgres(error) if sql::is_read_only(error))
}
