//! Encrypted connections.

use std::{fs, path::Path, process::Command};

use data::{ServerProblem, Store};
use scratch_postgres::{Cluster, Database};

use crate::{
    support::{cluster, database, give, nothing, parsed, problem},
    wait::until,
};

/// Makes a root in a folder, and a certificate of it for `localhost`.
fn certificates(folder: &Path) {
    let openssl = |arguments: &str| {
        let done = Command::new("openssl").args(arguments.split(' ')).current_dir(folder).output();
        let done = done.expect("openssl is installed");
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    fs::write(folder.join("names"), "subjectAltName=DNS:localhost\nbasicConstraints=CA:FALSE\n").unwrap();
    let key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes";
    for root in ["root", "other"] {
        openssl(&format!("req -x509 {key} -keyout {root}.key -out {root}.crt -days 2 -subj /CN={root}"));
    }
    openssl(&format!("req -new {key} -keyout server.key -out server.csr -subj /CN=localhost"));
    for (name, days) in [("server", 2), ("expired", -1)] {
        let by = "-CA root.crt -CAkey root.key -CAcreateserial -extfile names";
        openssl(&format!("x509 -req -in server.csr {by} -days {days} -out {name}.crt"));
    }
}

/// Turns on TLS, and waits until new sessions have it.
fn encrypt(cluster: &Cluster, database: &Database<'_>) {
    let folder = cluster.folder().join("tls");
    fs::create_dir(&folder).unwrap();
    certificates(&folder);
    for file in ["", "server.key", "server.crt", "expired.crt"] {
        give(cluster, &folder.join(file));
    }
    for (name, value) in [
        ("ssl_cert_file", folder.join("server.crt").display().to_string()),
        ("ssl_key_file", folder.join("server.key").display().to_string()),
        ("ssl", "on".to_owned()),
    ] {
        database.run(&format!("ALTER SYSTEM SET {name} = '{value}'")).unwrap();
    }
    database.run("SELECT pg_reload_conf()").unwrap();
    until("the setting is read", || database.column("SHOW ssl").unwrap() == ["on"]);
}

/// Whether the sessions of stores in a database are encrypted.
fn encrypted(database: &Database<'_>) -> Vec<String> {
    let sql = "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE datname = current_database() AND application_name = 'dara'";
    database.column(sql).unwrap()
}

#[tokio::test]
async fn a_server_with_a_certificate_is_trusted_as_far_as_was_asked_for() {
    let cluster = cluster!(Cluster::builder());
    let database = cluster.database().unwrap();
    encrypt(&cluster, &database);
    let folder = cluster.folder().join("tls");
    let file = |name: &str| folder.join(name).display().to_string();
    let at = |host: &str, parameters: &str| {
        format!("{}?{parameters}", database.url().replace("@127.0.0.1:", &format!("@{host}:")))
    };
    let root = format!("sslrootcert={}", file("root.crt"));
    for (host, parameters, expected) in [
        ("localhost", "sslmode=disable".to_owned(), "f"),
        ("localhost", String::new(), "t"),
        ("127.0.0.1", "sslmode=require".to_owned(), "t"),
        ("127.0.0.1", "sslmode=require&channel_binding=prefer".to_owned(), "t"),
        ("127.0.0.1", format!("sslmode=require&{root}"), "t"),
        ("127.0.0.1", format!("sslmode=verify-ca&{root}"), "t"),
        ("localhost", format!("sslmode=verify-full&{root}"), "t"),
    ] {
        let store = Store::connect(&parsed(&at(host, &parameters))).expect(&parameters);
        store.commit(nothing()).await.expect("stored");
        assert_eq!(encrypted(&database), [expected], "{parameters}");
        store.close().await;
        while !encrypted(&database).is_empty() {}
    }
    let other = format!("sslrootcert={}", file("other.crt"));
    for (host, parameters) in [
        ("127.0.0.1", format!("sslmode=verify-full&{root}")),
        ("localhost", format!("sslmode=verify-full&{other}")),
        ("localhost", format!("sslmode=require&{other}")),
        ("localhost", "sslmode=verify-full".to_owned()),
    ] {
        let (found, line) = problem(&at(host, &parameters));
        assert!(matches!(found, ServerProblem::Untrusted(_)), "{parameters}: {line}");
    }
    database.run(&format!("ALTER SYSTEM SET ssl_cert_file = '{}'", file("expired.crt"))).unwrap();
    database.run("SELECT pg_reload_conf()").unwrap();
    let verified = at("localhost", &format!("sslmode=verify-full&{root}"));
    until("the certificate is read", || match Store::connect(&parsed(&verified)) {
        Ok(_) => false,
        Err(refused) => matches!(refused.problem, ServerProblem::OutOfDate(_)),
    });
    for name in ["missing.crt", "names"] {
        let (found, line) =
            problem(&at("localhost", &format!("sslmode=verify-full&sslrootcert={}", file(name))));
        assert!(matches!(found, ServerProblem::NoRoots(_)) && line.contains(name), "{line}");
    }
}

#[tokio::test]
async fn a_server_without_a_certificate_is_told_where_one_is_needed() {
    let database = database!();
    let (found, line) = problem(&format!("{}?sslmode=require", database.url()));
    assert!(matches!(found, ServerProblem::NoTls), "{line}");
    let store = Store::connect(&parsed(&format!("{}?sslmode=prefer", database.url()))).expect("connected");
    store.commit(nothing()).await.expect("stored");
    assert_eq!(encrypted(&database), ["f"]);
}
