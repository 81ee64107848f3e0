//! The sources of `bot` and `ui` without tests, comments and attributes.

use std::{fs, path::Path};

/// A source file.
pub(super) struct Source {
    /// Its path in the workspace.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// All source files.
pub(super) fn all() -> Vec<Source> {
    let mut sources = Vec::new();
    let workspace = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for folder in ["ui/src", "bot/src"] {
        collect(&workspace, folder, &mut sources);
    }
    assert!(sources.len() > 50, "the sources are elsewhere");
    sources
}

fn collect(base: &Path, folder: &str, sources: &mut Vec<Source>) {
    for entry in fs::read_dir(base.join(folder)).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name().into_string().unwrap();
        let path = format!("{folder}/{name}");
        let is_rust = Path::new(&name).extension().is_some_and(|extension| extension == "rs");
        if entry.file_type().unwrap().is_dir() {
            if name != "tests" && name != "checks" {
                collect(base, &path, sources);
            }
        } else if is_rust && name != "tests.rs" && name != "example.rs" {
            let text = fs::read_to_string(entry.path()).unwrap();
            // Tests are last in a file.
            let text = ["", "pub(super) "].iter().fold(text.as_str(), |text, seen| {
                text.split(&format!("#[cfg(test)]\n{seen}mod tests {{")).next().unwrap_or_default()
            });
            sources.push(Source { path, text: bare(text) });
        }
    }
}

/// A text without comments and attributes. None of them starts inside a string here, except in raw strings, which
/// aren't used.
fn bare(text: &str) -> String {
    let (mut bare, mut chars) = (String::with_capacity(text.len()), text.chars().peekable());
    let mut in_string = false;
    while let Some(c) = chars.next() {
        match c {
            '\\' if in_string => {
                bare.push(c);
                bare.extend(chars.next());
                continue;
            }
            '"' => in_string = !in_string,
            '\'' if !in_string => {
                // A character or a lifetime: `'"'` is no string.
                bare.push(c);
                if chars.peek() == Some(&'"') {
                    bare.extend(chars.next());
                    bare.extend(chars.next());
                }
                continue;
            }
            '/' if !in_string && chars.peek() == Some(&'/') => {
                chars.by_ref().find(|&c| c == '\n');
                bare.push('\n');
                continue;
            }
            '#' if !in_string && matches!(chars.peek(), Some('[' | '!')) => {
                skip_attribute(&mut chars);
                continue;
            }
            _ => {}
        }
        bare.push(c);
    }
    bare
}

/// Skips an attribute, whose strings may contain brackets.
fn skip_attribute(chars: &mut impl Iterator<Item = char>) {
    let (mut depth, mut in_string) = (0, false);
    while let Some(c) = chars.next() {
        match c {
            '\\' if in_string => drop(chars.next()),
            '"' => in_string = !in_string,
            '[' if !in_string => depth += 1,
            ']' if !in_string => {
                depth -= 1;
                if depth == 0 {
                    return;
                }
            }
            _ => {}
        }
    }
}
