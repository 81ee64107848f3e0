//! Every way in which a database can't be used, each with a line for the operator.

use data::{ServerProblem, Store};

use crate::{
    pooler,
    support::{Standby, cluster, database, free_port, parsed, problem, store},
};

#[test]
fn a_server_that_is_not_there_is_told() {
    let database = database!();
    let port = free_port();
    let (found, line) = problem(&format!("postgres://dara:s3cret@127.0.0.1:{port}/dara"));
    assert!(matches!(found, ServerProblem::Unreachable(_)), "{line}");
    assert!(line.contains("refused") && !line.contains("s3cret"), "{line}");
    let (found, line) = problem("postgres://dara:s3cret@nowhere.invalid/dara");
    assert!(matches!(found, ServerProblem::UnknownHost(ref name) if name == "nowhere.invalid"), "{line}");
    drop(database);
}

#[test]
fn a_server_that_takes_connections_and_says_nothing_is_given_up() {
    let listener = std::net::TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    let begun = std::time::Instant::now();
    let (found, line) = problem(&format!("postgres://dara@127.0.0.1:{port}/dara"));
    assert!(matches!(found, ServerProblem::Unreachable(_)), "{line}");
    assert!(begun.elapsed() < std::time::Duration::from_secs(5));
}

#[test]
fn a_socket_at_another_port_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let socket = std::os::unix::net::UnixListener::bind(folder.path().join(".s.PGSQL.5433")).unwrap();
    let (found, line) = problem(&format!("postgres://dara@/dara?host={}", folder.path().display()));
    assert!(matches!(found, ServerProblem::OtherPort { port: 5432, found: 5433, .. }), "{line}");
    drop(socket);
    // A server that is down has left none, and may be back soon.
    std::fs::remove_file(folder.path().join(".s.PGSQL.5433")).unwrap();
    let (found, line) = problem(&format!("postgres://dara@/dara?host={}", folder.path().display()));
    assert!(matches!(found, ServerProblem::Unreachable(_)), "{line}");
}

#[test]
fn a_pooler_that_shares_sessions_is_told() {
    let port = pooler::start();
    let (found, line) = problem(&format!("postgres://dara@127.0.0.1:{port}/dara?sslmode=disable"));
    assert!(matches!(found, ServerProblem::Pooled), "{line}");
}

#[test]
fn a_wrong_password_or_user_is_told() {
    let database = database!();
    let with = |credentials: &str| {
        let url = database.url();
        let (_, place) = url.split_once('@').unwrap();
        format!("postgres://{credentials}@{place}")
    };
    for credentials in ["postgres:s3cret", "stranger:s3cret", "postgres"] {
        let (found, line) = problem(&with(credentials));
        assert!(matches!(found, ServerProblem::Login(_)), "{line}");
        assert!(!line.contains("s3cret"), "{line}");
    }
}

#[test]
fn a_database_that_does_not_exist_is_told() {
    let database = database!();
    let (found, line) = problem(&database.url().replace(database.name(), "elsewhere"));
    assert!(matches!(found, ServerProblem::Missing), "{line}");
}

#[test]
fn a_database_of_another_program_is_left_alone() {
    let database = database!();
    database.run("CREATE TABLE invoices (id BIGINT)").unwrap();
    let (found, line) = problem(&database.url());
    assert!(matches!(found, ServerProblem::OtherProgram), "{line}");
    let tables = "SELECT tablename FROM pg_tables WHERE schemaname = 'public'";
    assert_eq!(database.column(tables).unwrap(), ["invoices"]);
    // Its migrations can have been refinery's as well.
    database
        .run(
            "CREATE TABLE refinery_schema_history (version int4 PRIMARY KEY, name VARCHAR(255),
                 applied_on VARCHAR(255), checksum VARCHAR(255));
             INSERT INTO refinery_schema_history VALUES (1, 'invoices', 'yesterday', '7')",
        )
        .unwrap();
    let (found, line) = problem(&database.url());
    assert!(matches!(found, ServerProblem::OtherProgram), "{line}");
}

#[test]
fn a_user_who_may_not_create_tables_is_told() {
    let database = database!();
    let user = format!("guest_of_{}", database.name());
    database.run(&format!("CREATE ROLE {user} LOGIN PASSWORD 's3cret'")).unwrap();
    let url = database.url();
    let (_, place) = url.split_once('@').unwrap();
    let guest = format!("postgres://{user}:s3cret@{place}");
    let (found, line) = problem(&guest);
    assert!(matches!(found, ServerProblem::NotPermitted(_)), "{line}");
    // Nor may they use those that are there.
    drop(store(&database));
    let (found, line) = problem(&guest);
    assert!(matches!(found, ServerProblem::NotPermitted(_)), "{line}");
    database.run(&format!("GRANT SELECT ON ALL TABLES IN SCHEMA public TO {user}")).unwrap();
    let (found, line) = problem(&guest);
    assert!(matches!(found, ServerProblem::NotPermitted(_)) && line.contains("write to absences"), "{line}");
    database.run(&format!("ALTER ROLE {user} CONNECTION LIMIT 0")).unwrap();
    let (found, line) = problem(&guest);
    assert!(matches!(found, ServerProblem::NotReady(_)), "{line}");
}

#[test]
fn a_database_that_cannot_store_every_character_is_told() {
    let database = database!();
    database
        .run("CREATE DATABASE western ENCODING 'LATIN1' LOCALE 'C' LOCALE_PROVIDER libc TEMPLATE template0")
        .unwrap();
    let (found, line) = problem(&database.url().replace(database.name(), "western"));
    assert!(matches!(found, ServerProblem::NotUnicode(ref name) if name == "LATIN1"), "{line}");
}

#[test]
fn a_database_that_is_read_only_is_told() {
    let database = database!();
    drop(store(&database));
    database
        .run(&format!("ALTER DATABASE {} SET default_transaction_read_only = on", database.name()))
        .unwrap();
    let (found, line) = problem(&database.url());
    assert!(matches!(found, ServerProblem::ReadOnly), "{line}");
}

#[test]
fn a_standby_is_told() {
    let cluster = cluster!(
        scratch_postgres::Cluster::builder().setting("wal_level", "replica").setting("max_wal_senders", "4")
    );
    let database = cluster.database().unwrap();
    drop(store(&database));
    let standby = Standby::of(&cluster);
    let (found, line) = problem(&standby.url(&database));
    assert!(matches!(found, ServerProblem::ReadOnly), "{line}");
    // What the other host says tells more.
    let port = free_port();
    let both = standby
        .url(&database)
        .replace(&format!(":{}/", standby.port), &format!(":{},127.0.0.1:{port}/", standby.port));
    let (found, line) = problem(&both);
    assert!(matches!(found, ServerProblem::Unreachable(_)), "{line}");
}

#[test]
fn an_unfinished_copy_is_told() {
    let database = database!();
    drop(store(&database));
    database.run("CREATE TABLE IF NOT EXISTS copying (source TEXT)").unwrap();
    drop(store(&database));
    database.run("INSERT INTO copying (source) VALUES ('dara.db')").unwrap();
    let (found, line) = problem(&database.url());
    assert!(matches!(found, ServerProblem::Unfinished), "{line}");
    database.run("DELETE FROM copying").unwrap();
    drop(Store::connect(&parsed(&database.url())).expect("it is finished"));
}
