//! Tests that hold the source against texts, documents and layers.

mod docs;
mod help;
mod layers;
mod monitoring;
mod texts;
