//! PostgreSQL: a session, with its statements translated and prepared once.

use std::{
    cell::{Cell, RefCell},
    collections::HashMap,
    error::Error as StdError,
    rc::Rc,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use rusqlite::types::{FromSqlError, ToSqlOutput, Value, ValueRef};
use tokio::sync::oneshot;
use tokio_postgres::types::{FromSql, IsNull, ToSql as ToPostgres, Type, private::BytesMut, to_sql_checked};

use super::{Bound, Client, Error, Result, ToColumn, dialect, error::Unmet, params::named};

/// After this time, a session is asked again whether it can write.
const CONFIRMED: Duration = Duration::from_secs(5);
/// How many statements are sent together at most.
const UNSENT: usize = 16;

/// A session, which only one thread uses.
pub(crate) struct Session {
    client: RefCell<Client>,
    statements: RefCell<HashMap<String, Rc<Prepared>>>,
    /// What is sent together with what comes next.
    unsent: RefCell<Vec<Request>>,
    /// How often sessions have waited for the server.
    waits: Arc<AtomicU64>,
    /// When it was last known that the server takes writes.
    confirmed: Cell<Instant>,
    is_spent: Cell<bool>,
}

/// A statement that the server knows.
pub(crate) struct Prepared {
    statement: tokio_postgres::Statement,
    /// The names of its parameters in order, if it names them.
    names: Vec<String>,
}

impl Session {
    /// Wraps a client that has just connected to a server that takes writes.
    pub(crate) fn new(client: Client, waits: Arc<AtomicU64>) -> Self {
        Self {
            client: RefCell::new(client),
            statements: RefCell::default(),
            unsent: RefCell::default(),
            waits,
            confirmed: Instant::now().into(),
            is_spent: Cell::default(),
        }
    }

    /// Notes that it can't be used any longer.
    pub(crate) fn spend(&self) {
        self.is_spent.set(true);
    }

    /// Whether another must take its place.
    pub(crate) fn is_spent(&self) -> bool {
        self.is_spent.get() || self.client.borrow().is_closed()
    }

    /// Whether the server takes writes, as far as was seen a moment ago. If not, it may have become a standby, whose tables
    /// are those of a while ago, and the session is spent.
    pub(crate) fn is_with_primary(&self) -> bool {
        if self.confirmed.get().elapsed() >= CONFIRMED {
            let asked = self.first("SHOW transaction_read_only");
            if asked.is_ok_and(|is_read_only| is_read_only == "off") {
                self.confirmed.set(Instant::now());
            } else {
                self.spend();
            }
        }
        !self.is_spent()
    }

    /// Waits for what is sent. `None` if nothing more will be, or if the session ends before.
    pub(crate) fn idle<T>(&self, sent: oneshot::Receiver<T>) -> Option<T> {
        self.client.borrow_mut().idle(sent)
    }

    /// Lets each call take as long as it takes.
    pub(crate) fn lift_limit(&self) {
        self.client.borrow_mut().lift_limit();
    }

    /// Runs a query without parameters, and returns the first value of its first row.
    pub(crate) fn first(&self, sql: &str) -> Result<String> {
        self.client.borrow_mut().first(sql)
    }

    /// Runs statements without parameters, as they are.
    pub(crate) fn batch(&self, sql: &str) -> Result<()> {
        self.ask(Request::new(What::Batch(sql.to_owned()))).map(drop)
    }

    /// Begins a transaction, together with its first statement.
    pub(crate) fn begin(&self, sql: &str) {
        self.unsent.borrow_mut().push(Request::new(What::Batch(sql.to_owned())));
    }

    /// Runs a statement that needn't be waited for, together with what comes next. If it then turns out that it has changed no
    /// row, what comes next fails with `otherwise`.
    pub(crate) fn later(
        &self,
        prepared: Rc<Prepared>,
        bound: Bound<'_>,
        otherwise: Option<Unmet>,
    ) -> Result<()> {
        let values = values(&prepared, bound)?;
        self.unsent.borrow_mut().push(Request { what: What::Change(prepared, values), otherwise });
        if self.unsent.borrow().len() < UNSENT { Ok(()) } else { self.settle() }
    }

    /// Sends what wasn't sent yet, and waits for it.
    pub(crate) fn settle(&self) -> Result<()> {
        self.ask_all(&self.unsent.take()).map(drop)
    }

    /// Drops what wasn't sent yet.
    pub(crate) fn drop_unsent(&self) {
        self.unsent.take();
    }

    fn ask(&self, request: Request) -> Result<Answer> {
        let mut requests = self.unsent.take();
        requests.push(request);
        self.ask_all(&requests)
    }

    /// Sends all, and returns the last answer, or the first error.
    fn ask_all(&self, requests: &[Request]) -> Result<Answer> {
        if requests.is_empty() {
            return Ok(Answer::Done);
        }
        self.waits.fetch_add(1, Ordering::Relaxed);
        let answers = self.client.borrow_mut().all_at_once(requests, &Request::send)?;
        let mut last = Answer::Done;
        for (request, answer) in requests.iter().zip(answers) {
            last = request.met(answer?)?;
        }
        Ok(last)
    }

    /// Prepares a statement, or takes the one that was prepared before.
    pub(crate) fn prepare(&self, sql: &str) -> Result<Rc<Prepared>> {
        if let Some(known) = self.statements.borrow().get(sql) {
            return Ok(Rc::clone(known));
        }
        let (translated, names) = dialect::postgres(sql);
        self.waits.fetch_add(1, Ordering::Relaxed);
        let statement = self.client.borrow_mut().prepare(&translated)?;
        let prepared = Rc::new(Prepared { statement, names });
        self.statements.borrow_mut().insert(sql.to_owned(), Rc::clone(&prepared));
        Ok(prepared)
    }

    /// Runs a statement, and returns how many rows it changed.
    pub(crate) fn execute(&self, prepared: &Rc<Prepared>, bound: Bound<'_>) -> Result<usize> {
        let values = values(prepared, bound)?;
        let Answer::Changed(rows) = self.ask(Request::new(What::Change(Rc::clone(prepared), values)))? else {
            return Ok(0);
        };
        Ok(usize::try_from(rows).unwrap_or(usize::MAX))
    }

    /// Sends the lines of a `COPY`.
    pub(crate) fn copy_in(&self, sql: &str, lines: &[u8]) -> Result<()> {
        self.client.borrow_mut().copy_in(sql, lines)
    }

    /// Runs a statement, and returns its rows.
    pub(crate) fn query(
        &self,
        prepared: &Rc<Prepared>,
        bound: Bound<'_>,
    ) -> Result<Vec<tokio_postgres::Row>> {
        let values = values(prepared, bound)?;
        let Answer::Rows(rows) = self.ask(Request::new(What::Rows(Rc::clone(prepared), values)))? else {
            return Ok(Vec::new());
        };
        Ok(rows)
    }
}

/// Something that the server is asked.
struct Request {
    what: What,
    /// The error if it changes no row.
    otherwise: Option<Unmet>,
}

enum What {
    /// Statements without parameters.
    Batch(String),
    /// A statement whose rows don't matter, only how many it changes.
    Change(Rc<Prepared>, Vec<Parameter>),
    /// A statement whose rows are read.
    Rows(Rc<Prepared>, Vec<Parameter>),
}

enum Answer {
    Done,
    Changed(u64),
    Rows(Vec<tokio_postgres::Row>),
}

impl Request {
    const fn new(what: What) -> Self {
        Self { what, otherwise: None }
    }

    async fn send(
        client: &tokio_postgres::Client,
        request: &Self,
    ) -> std::result::Result<Answer, tokio_postgres::Error> {
        Ok(match &request.what {
            What::Batch(sql) => {
                client.batch_execute(sql).await?;
                Answer::Done
            }
            What::Change(prepared, values) => {
                Answer::Changed(client.execute(&prepared.statement, &references(values)).await?)
            }
            What::Rows(prepared, values) => {
                Answer::Rows(client.query(&prepared.statement, &references(values)).await?)
            }
        })
    }

    fn met(&self, answer: Answer) -> Result<Answer> {
        if let (Some(unmet), Answer::Changed(0)) = (self.otherwise, &answer) {
            return Err(Error::Unmet(unmet));
        }
        Ok(answer)
    }
}

/// The parameters in the statement's order.
fn values(prepared: &Prepared, bound: Bound<'_>) -> Result<Vec<Parameter>> {
    let converted = |value: &&dyn ToColumn| Parameter::of(*value);
    match bound {
        Bound::Placed(values) => values.iter().map(converted).collect(),
        Bound::Named(values) => {
            let parameter = |name: &String| Parameter::of(named(values, name)?);
            prepared.names.iter().map(parameter).collect()
        }
    }
}

fn references(values: &[Parameter]) -> Vec<&(dyn ToPostgres + Sync)> {
    values.iter().map(|value| value as &(dyn ToPostgres + Sync)).collect()
}

/// A parameter, which is sent as the type that the server expects.
#[derive(Debug)]
struct Parameter(Value);

impl Parameter {
    fn of(value: &dyn ToColumn) -> Result<Self> {
        Ok(Self(match value.to_column()? {
            ToSqlOutput::Borrowed(value) => {
                value.try_into().map_err(|error: FromSqlError| Error::Column(error.into()))?
            }
            ToSqlOutput::Owned(value) => value,
            _ => return Err(Error::Column(anyhow::anyhow!("a value that only SQLite can store"))),
        }))
    }
}

impl ToPostgres for Parameter {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> std::result::Result<IsNull, Box<dyn StdError + Sync + Send>> {
        match (&self.0, kind) {
            (Value::Null, _) => Ok(IsNull::Yes),
            (Value::Integer(number), &Type::BOOL) => ToPostgres::to_sql(&(*number != 0), kind, out),
            (Value::Integer(number), &Type::INT2) => ToPostgres::to_sql(&i16::try_from(*number)?, kind, out),
            (Value::Integer(number), &Type::INT4) => ToPostgres::to_sql(&i32::try_from(*number)?, kind, out),
            (Value::Integer(number), &Type::INT8) => ToPostgres::to_sql(number, kind, out),
            (Value::Integer(number), &Type::TEXT) => ToPostgres::to_sql(&number.to_string(), kind, out),
            (Value::Real(number), &Type::FLOAT8) => ToPostgres::to_sql(number, kind, out),
            (Value::Text(text), &Type::TEXT | &Type::VARCHAR | &Type::JSON) => {
                out.extend_from_slice(text.as_bytes());
                Ok(IsNull::No)
            }
            (Value::Blob(bytes), &Type::BYTEA) => ToPostgres::to_sql(bytes, kind, out),
            (value, _) => Err(format!("{:?} can't be sent as {kind}", value.data_type()).into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// A column of a row in the form that both engines share.
pub(crate) fn column(row: &tokio_postgres::Row, place: usize) -> Result<ValueRef<'_>> {
    let Some(column) = row.columns().get(place) else {
        return Err(Error::Column(anyhow::anyhow!("there is no column {place}")));
    };
    let value = match *column.type_() {
        Type::BOOL => row.try_get::<_, Option<bool>>(place)?.map(|value| ValueRef::Integer(value.into())),
        Type::INT2 => row.try_get::<_, Option<i16>>(place)?.map(|value| ValueRef::Integer(value.into())),
        Type::INT4 => row.try_get::<_, Option<i32>>(place)?.map(|value| ValueRef::Integer(value.into())),
        Type::INT8 => row.try_get::<_, Option<i64>>(place)?.map(ValueRef::Integer),
        Type::FLOAT8 => row.try_get::<_, Option<f64>>(place)?.map(ValueRef::Real),
        Type::TEXT | Type::VARCHAR | Type::NAME | Type::JSON => {
            row.try_get::<_, Option<Raw<'_>>>(place)?.map(|Raw(text)| ValueRef::Text(text))
        }
        Type::BYTEA => row.try_get::<_, Option<&[u8]>>(place)?.map(ValueRef::Blob),
        ref other => {
            return Err(Error::Column(anyhow::anyhow!("{}: a column of type {other}", column.name())));
        }
    };
    Ok(value.unwrap_or(ValueRef::Null))
}

/// Text of any type, as it was sent.
struct Raw<'r>(&'r [u8]);

impl<'r> FromSql<'r> for Raw<'r> {
    fn from_sql(_: &Type, raw: &'r [u8]) -> std::result::Result<Self, Box<dyn StdError + Sync + Send>> {
        Ok(Self(raw))
    }

    fn accepts(_: &Type) -> bool {
        true
    }
}
