//! Which module of a crate refers to which, from its sources alone.
//!
//! A re-exported name counts where it is defined, not where it is re-exported.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens as _;
use syn::{Attribute, Item, UseTree, Visibility};

/// A module's path below the root of its crate.
pub(super) type Module = Vec<String>;

/// The modules of a crate, each with those it refers to.
#[derive(Debug)]
pub(super) struct Imports(BTreeMap<Module, BTreeSet<Module>>);

/// What one file contains.
#[derive(Debug, Default)]
struct Source {
    /// The names this module brings into scope, with their absolute paths.
    names: BTreeMap<String, Module>,
    /// Which of those names others can import from here.
    exported: BTreeSet<String>,
    /// Modules from which everything is imported.
    globs: Vec<Module>,
    /// The paths used in the code, each with the module it is used in.
    paths: Vec<(Module, Vec<String>)>,
}

impl Imports {
    /// Reads the sources of a crate, but for those of tests, given by their paths below `src`.
    pub(super) fn of(sources: &BTreeMap<String, String>) -> Self {
        let modules: BTreeSet<Module> = sources.keys().map(|file| module(file)).collect();
        let mut read = BTreeMap::new();
        for (file, text) in
            sources.iter().filter(|(file, _)| !file.split(['/', '.']).any(|part| part == "tests"))
        {
            let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
            let mut source = Source::default();
            source.read(&parsed.items, &module(file), &modules);
            read.insert(module(file), source);
        }
        let mut arrows: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
        for (module, source) in &read {
            let used = source.names.iter().filter(|(name, _)| !source.exported.contains(*name));
            let used = used.map(|(_, path)| path.clone());
            let named =
                source.paths.iter().filter_map(|(by, path)| absolute(path, by, &modules, &source.names));
            let targets =
                used.chain(named).map(|path| defined_in(&path, &read, 0)).chain(source.globs.clone());
            arrows.insert(module.clone(), targets.filter(|target| target != module).collect());
        }
        Self(arrows)
    }

    pub(super) fn modules(&self) -> impl Iterator<Item = &Module> {
        self.0.keys()
    }

    /// Each module with each it imports.
    pub(super) fn arrows(&self) -> impl Iterator<Item = (&Module, &Module)> {
        self.0.iter().flat_map(|(from, to)| to.iter().map(move |to| (from, to)))
    }

    /// The sets of modules that can all reach each other.
    pub(super) fn circles(&self) -> Vec<Vec<Module>> {
        let reached: BTreeMap<&Module, BTreeSet<&Module>> =
            self.modules().map(|module| (module, self.reached_from(module))).collect();
        let mut circles = BTreeSet::new();
        for (module, others) in &reached {
            let circle = others
                .iter()
                .copied()
                .filter(|other| reached.get(*other).is_some_and(|back| back.contains(module)));
            let circle: Vec<Module> = circle.cloned().collect();
            if !circle.is_empty() {
                circles.insert(circle);
            }
        }
        circles.into_iter().collect()
    }

    /// The imports between the folders inside `place`. A single file beside them may connect two.
    pub(super) fn between_folders(&self, place: &[&str]) -> Self {
        let inside = |module: &Module| {
            let is_inside = module.iter().zip(place).all(|(part, of_place)| part == of_place);
            let folder = module.get(place.len()).filter(|_| is_inside)?;
            Some(folder.clone())
        };
        let folders: BTreeSet<String> =
            self.modules().filter(|module| module.len() > place.len() + 1).filter_map(inside).collect();
        let mut arrows: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
        for (from, to) in self.arrows() {
            let (Some(from), Some(to)) = (inside(from), inside(to)) else { continue };
            if from != to && folders.contains(&from) && folders.contains(&to) {
                arrows.entry(vec![from]).or_default().insert(vec![to]);
            }
        }
        Self(arrows)
    }

    fn reached_from<'a>(&'a self, module: &'a Module) -> BTreeSet<&'a Module> {
        let (mut seen, mut todo) = (BTreeSet::new(), vec![module]);
        while let Some(next) = todo.pop() {
            todo.extend(self.0.get(next).into_iter().flatten().filter(|target| seen.insert(*target)));
        }
        seen
    }
}

impl Source {
    fn read(&mut self, items: &[Item], module: &[String], modules: &BTreeSet<Module>) {
        for item in items {
            match item {
                Item::Use(item) if !is_for_tests(&item.attrs) => {
                    let exports = !matches!(item.vis, Visibility::Inherited);
                    self.import(&item.tree, Vec::new(), exports, module, modules);
                }
                Item::Mod(item) if !is_for_tests(&item.attrs) => {
                    let items = item.content.as_ref().map_or(&[][..], |(_, items)| items);
                    self.read(items, &[module, &[item.ident.to_string()]].concat(), modules);
                }
                Item::Use(_) | Item::Mod(_) => {}
                Item::Fn(item) if is_for_tests(&item.attrs) => {}
                other => {
                    let paths = paths(other.to_token_stream());
                    self.paths.extend(paths.into_iter().map(|path| (module.to_vec(), path)));
                }
            }
        }
    }

    /// Takes a `use` item apart.
    fn import(
        &mut self,
        tree: &UseTree,
        mut above: Vec<String>,
        exports: bool,
        module: &[String],
        modules: &BTreeSet<Module>,
    ) {
        let (name, path) = match tree {
            UseTree::Path(path) => {
                above.push(path.ident.to_string());
                return self.import(&path.tree, above, exports, module, modules);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(tree, above.clone(), exports, module, modules);
                }
                return;
            }
            UseTree::Glob(_) => {
                self.globs.extend(absolute(&above, module, modules, &BTreeMap::new()));
                return;
            }
            UseTree::Name(name) if name.ident == "self" => (above.last().cloned(), above),
            UseTree::Rename(rename) if rename.ident == "self" => (Some(rename.rename.to_string()), above),
            UseTree::Name(name) => {
                above.push(name.ident.to_string());
                (above.last().cloned(), above)
            }
            UseTree::Rename(rename) => {
                above.push(rename.ident.to_string());
                (Some(rename.rename.to_string()), above)
            }
        };
        if let (Some(name), Some(path)) = (name, absolute(&path, module, modules, &BTreeMap::new())) {
            if exports {
                self.exported.insert(name.clone());
            }
            self.names.insert(name, path);
        }
    }
}

/// The module a file is.
fn module(file: &str) -> Module {
    let path = file.trim_end_matches(".rs");
    if matches!(path, "lib" | "main") { Vec::new() } else { path.split('/').map(str::to_owned).collect() }
}

pub(super) fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("test")
            || attribute.path().is_ident("cfg") && attribute.to_token_stream().to_string().contains("(test)")
    })
}

/// All paths with several segments in these tokens, including those in macros.
fn paths(tokens: TokenStream) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let (mut path, mut colons) = (Vec::new(), 0);
    for token in tokens {
        match token {
            TokenTree::Punct(punct) if punct.as_char() == ':' => {
                colons += 1;
                continue;
            }
            TokenTree::Ident(ident) => {
                if colons != 2 {
                    found.push(std::mem::take(&mut path));
                }
                path.push(ident.to_string());
            }
            TokenTree::Group(group) => {
                let before = std::mem::take(&mut path);
                // `pub(in super::super)` is no reference.
                if before != ["pub"] {
                    found.extend(paths(group.stream()));
                }
                found.push(before);
            }
            TokenTree::Punct(_) | TokenTree::Literal(_) => found.push(std::mem::take(&mut path)),
        }
        colons = 0;
    }
    found.push(path);
    found.retain(|path| path.len() > 1);
    found
}

/// A path from the root of the crate. `None` for other crates and for names that aren't modules.
fn absolute(
    path: &[String],
    module: &[String],
    modules: &BTreeSet<Module>,
    names: &BTreeMap<String, Module>,
) -> Option<Module> {
    let (first, rest) = path.split_first()?;
    let mut base = match first.as_str() {
        "crate" => Vec::new(),
        "self" => module.to_vec(),
        "super" => module.split_last()?.1.to_vec(),
        name => {
            let child = [module, &[name.to_owned()]].concat();
            if modules.contains(&child) { child } else { names.get(name)?.clone() }
        }
    };
    for name in rest {
        if name == "super" {
            base.pop();
        } else {
            base.push(name.clone());
        }
    }
    Some(base)
}

/// The module that defines what this path names.
fn defined_in(path: &[String], read: &BTreeMap<Module, Source>, depth: u8) -> Module {
    let mut length = path.len();
    while !read.contains_key(&path[..length]) {
        let Some(shorter) = length.checked_sub(1) else { return Vec::new() };
        length = shorter;
    }
    let (module, rest) = path.split_at(length);
    let exported = rest.first().and_then(|name| read[module].names.get(name));
    match exported {
        // Some names refer to each other in a loop.
        Some(exported) if depth < 12 && exported != path => {
            defined_in(&[exported, &rest[1..]].concat(), read, depth + 1)
        }
        _ => module.to_vec(),
    }
}
