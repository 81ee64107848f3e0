//! What is written in the files of a language: keys, the variables in each text, and what it chooses by.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey};

use crate::texts::files;

/// A text.
#[derive(Debug, Default)]
pub(super) struct Text {
    /// The variables that stand anywhere in it.
    pub variables: BTreeSet<String>,
    /// What it chooses by, with the names of the variants; numbers too.
    pub choices: Vec<(String, BTreeSet<String>)>,
    /// All that it writes out, whatever is chosen, piece by piece.
    pub pieces: Vec<String>,
}

/// The texts of a language by their keys, and the keys that are written twice.
pub(super) fn texts(language: play::Language) -> (BTreeMap<String, Text>, Vec<String>) {
    let (mut texts, mut twice) = (BTreeMap::new(), Vec::new());
    for &(_, file) in files::of(language) {
        let resource = fluent_syntax::parser::parse(file).expect("texts without a mistake");
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut text = Text::default();
            read(message.value.as_ref().expect("a text"), &mut text);
            if texts.insert(message.id.name.to_owned(), text).is_some() {
                twice.push(message.id.name.to_owned());
            }
        }
    }
    (texts, twice)
}

fn read(pattern: &Pattern<&str>, text: &mut Text) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => text.pieces.push((*value).to_owned()),
            PatternElement::Placeable { expression } => read_expression(expression, text),
        }
    }
}

fn read_expression(expression: &Expression<&str>, text: &mut Text) {
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
            for variant in variants {
                read(&variant.value, text);
            }
        }
    }
}

fn read_inline(inline: &InlineExpression<&str>, text: &mut Text) {
    match inline {
        InlineExpression::VariableReference { id } => drop(text.variables.insert(id.name.to_owned())),
        InlineExpression::StringLiteral { value } => text.pieces.push((*value).to_owned()),
        InlineExpression::Placeable { expression } => read_expression(expression, text),
        other => panic!("texts name variables alone: {other:?}"),
    }
}
