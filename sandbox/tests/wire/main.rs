//! A bot that speaks bare HTTP: what Discord refuses, the sandbox refuses with the same codes, and writes it down.

mod client;
mod faults;
mod interactions;
mod messages;
mod page;
mod persistence;
mod registration;
