//! Tests.
mod survey;
