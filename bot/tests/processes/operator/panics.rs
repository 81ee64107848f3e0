//! What is logged about a panic.

use std::{
    io, panic,
    sync::{Arc, Mutex},
};

use bot::LogFormat;

#[derive(Clone, Default)]
struct Output(Arc<Mutex<Vec<u8>>>);

impl io::Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_panic_is_logged_without_its_message() {
    let output = Output::default();
    let writer = output.clone();
    let log = bot::subscriber("warn", LogFormat::Json, move || writer.clone());
    let before = panic::take_hook();
    bot::log_panics();
    let caught = tracing::subscriber::with_default(log, || {
        // Slicing within a character panics with a message that quotes the text.
        panic::catch_unwind(|| "s3crét"["s3cr".len()..].split_at(1).0.len())
    });
    panic::set_hook(before);
    assert!(caught.is_err());
    let output = String::from_utf8(output.0.lock().unwrap().clone()).unwrap();
    assert!(output.contains("a panic") && !output.contains("s3cr"), "{output}");
    assert_eq!(output.lines().count(), 1, "{output}");
}
