//! A pooler with one process of the server for all its clients, as far as anyone who connects can see.

use std::{
    io::{self, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    thread,
};

/// Starts one, and returns its port.
pub(crate) fn start() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || {
        for client in listener.incoming() {
            let client = client.unwrap();
            // It ends when the client leaves.
            thread::spawn(move || serve(client));
        }
    });
    port
}

fn serve(mut client: TcpStream) -> io::Result<()> {
    // What the client wants, which has no kind.
    body(&mut client)?;
    let welcome = [message(b'R', &0_u32.to_be_bytes()), ready()].concat();
    client.write_all(&welcome)?;
    loop {
        let mut kind = [0];
        client.read_exact(&mut kind)?;
        let asked = String::from_utf8_lossy(&body(&mut client)?).into_owned();
        if kind == *b"X" {
            return Ok(());
        }
        let value = if asked.contains("pg_backend_pid") { "4711" } else { "off" };
        client.write_all(&[row(value), message(b'C', b"SELECT 1\0"), ready()].concat())?;
    }
}

fn body(client: &mut TcpStream) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    client.read_exact(&mut length)?;
    let mut body = vec![0; usize::try_from(u32::from_be_bytes(length)).unwrap() - 4];
    client.read_exact(&mut body)?;
    Ok(body)
}

fn message(kind: u8, body: &[u8]) -> Vec<u8> {
    let length = u32::try_from(body.len() + 4).unwrap();
    [&[kind], length.to_be_bytes().as_slice(), body].concat()
}

/// That there is one column of text, and its value.
fn row(value: &str) -> Vec<u8> {
    let column = [b"\0\x01value\0".as_slice(), &[0; 6], &25_u32.to_be_bytes(), &[0xff; 6], &[0; 2]].concat();
    let length = u32::try_from(value.len()).unwrap().to_be_bytes();
    let value = [b"\0\x01".as_slice(), &length, value.as_bytes()].concat();
    [message(b'T', &column), message(b'D', &value)].concat()
}

fn ready() -> Vec<u8> {
    message(b'Z', b"I")
}
