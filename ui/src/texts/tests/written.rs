//! Parses a language's files: keys, variables and selectors.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use super::files;

/// The length that a variable counts for in a label: a game, an offer, a square.
const VARIABLE: usize = 20;

/// A text.
#[derive(Debug, Default)]
pub(super) struct Text {
    /// All variables in it.
    pub variables: BTreeSet<String>,
    /// What it selects on, with the variants' names, including numbers.
    pub choices: Vec<(String, BTreeSet<String>)>,
    /// Its greatest length in characters; a variable counts as [`VARIABLE`].
    pub longest: usize,
    /// All literal pieces, whatever is selected.
    pub pieces: Vec<String>,
}

/// A language's texts by key, and the keys that occur twice.
pub(super) fn texts(language: play::Language) -> (BTreeMap<String, Text>, Vec<String>) {
    let (mut texts, mut twice) = (BTreeMap::new(), Vec::new());
    for &(_, file) in files::of(language) {
        let resource = fluent_syntax::parser::parse(file).expect("texts without a mistake");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut text = Text::default();
            text.longest = read(message.value.as_ref().expect("a text"), &mut text);
            if texts.insert(message.id.name.to_owned(), text).is_some() {
                twice.push(message.id.name.to_owned());
            }
        }
    }
    (texts, twice)
}

/// Parses a pattern and returns its greatest length.
fn read(pattern: &Pattern<&str>, text: &mut Text) -> usize {
    let mut longest = 0;
    for element in &pattern.elements {
        longest += match element {
            PatternElement::TextElement { value } => {
                text.pieces.push((*value).to_owned());
                value.chars().count()
            }
            PatternElement::Placeable { expression } => read_expression(expression, text),
        };
    }
    longest
}

fn read_expression(expression: &Expression<&str>, text: &mut Text) -> usize {
    match expression {
        Expression::Inline(inline) => read_inline(inline, text),
        Expression::Select { selector, variants } => {
            read_inline(selector, text);
            let InlineExpression::VariableReference { id } = selector else {
                panic!("a choice by something else than a variable: {selector:?}");
            };
            let names = variants.iter().map(|variant| match variant.key {
                VariantKey::Identifier { name } => name.to_owned(),
                VariantKey::NumberLiteral { value } => value.to_owned(),
            });
            text.choices.push((id.name.to_owned(), names.collect()));
            variants.iter().map(|variant| read(&variant.value, text)).max().unwrap_or_default()
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, text: &mut Text) -> usize {
    match inline {
        InlineExpression::VariableReference { id } => {
            text.variables.insert(id.name.to_owned());
            VARIABLE
        }
        InlineExpression::StringLiteral { value } => {
            text.pieces.push((*value).to_owned());
            value.chars().count()
        }
        InlineExpression::Placeable { expression } => read_expression(expression, text),
        other => panic!("texts name variables alone: {other:?}"),
    }
}
