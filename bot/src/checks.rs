//! Tests that hold the source against what is written elsewhere: texts, documents, layers.

mod docs;
mod help;
mod layers;
mod texts;
