//! The files, read.

use std::{collections::BTreeSet, path::PathBuf};

use yaml_rust2::{Yaml, YamlLoader};

/// The settings for the compose files.
pub(super) const EXAMPLE: &str = include_str!("../../../../../deploy/compose/.env.example");
/// The bot's own settings.
pub(super) const SETTINGS: &str = include_str!("../../../../../.env.example");
/// The balancer's settings.
pub(super) const CADDYFILE: &str = include_str!("../../../../../deploy/compose/Caddyfile");
/// How the image is built.
pub(super) const CONTAINERFILE: &str = include_str!("../../../../../deploy/Containerfile");
const SQLITE: &str = include_str!("../../../../../deploy/compose/compose.yaml");
const POSTGRES: &str = include_str!("../../../../../deploy/compose/compose.postgres.yaml");

/// The image's own settings.
pub(super) fn of_image() -> impl Iterator<Item = (String, String)> {
    let lines = CONTAINERFILE.lines().filter_map(|line| line.strip_prefix("ENV "));
    lines.flat_map(|line| line.split(' ')).map(|pair| assigned(pair).unwrap())
}

/// The settings of an `.env` file.
pub(super) fn settings(file: &str) -> impl Iterator<Item = (String, String)> {
    file.lines().filter(|line| !line.starts_with('#')).filter_map(assigned)
}

fn assigned(pair: &str) -> Option<(String, String)> {
    pair.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()))
}

/// The folder of the files.
pub(super) fn folder() -> PathBuf {
    super::top().join("deploy/compose")
}

/// A compose file.
pub(super) struct Compose {
    written: &'static str,
    read: Yaml,
}

impl Compose {
    pub(super) fn sqlite() -> Self {
        Self::read(SQLITE)
    }

    pub(super) fn postgres() -> Self {
        Self::read(POSTGRES)
    }

    pub(super) fn all() -> [Self; 2] {
        [Self::sqlite(), Self::postgres()]
    }

    fn read(written: &'static str) -> Self {
        let mut documents = YamlLoader::load_from_str(written).unwrap();
        assert_eq!(documents.len(), 1);
        Self { written, read: documents.remove(0) }
    }

    /// What stands at a path.
    fn at(&self, path: &[&str]) -> &Yaml {
        path.iter().fold(&self.read, |found, &key| &found[key])
    }

    /// The keys of a mapping; none if it isn't there.
    pub(super) fn keys(&self, path: &[&str]) -> BTreeSet<String> {
        let keys = self.at(path).as_hash().into_iter().flatten().map(|(key, _)| key);
        keys.map(|key| key.as_str().unwrap().to_owned()).collect()
    }

    /// The items of a list, or the keys of a mapping, in which compose has some things either way.
    pub(super) fn names(&self, path: &[&str]) -> BTreeSet<String> {
        let listed: BTreeSet<String> = self.list(path).into_iter().collect();
        if listed.is_empty() { self.keys(path) } else { listed }
    }

    /// The items of a list; none if it isn't there.
    pub(super) fn list(&self, path: &[&str]) -> Vec<String> {
        self.at(path).as_vec().into_iter().flatten().map(in_words).collect()
    }

    /// A value.
    pub(super) fn text(&self, path: &[&str]) -> String {
        in_words(self.at(path))
    }

    /// Whether a service is the bot or one of its commands.
    pub(super) fn is_ours(&self, service: &str) -> bool {
        self.text(&["services", service, "image"]) == "${DARA_IMAGE:-dara}"
    }

    /// The volumes of a service: a name or a path, and where it is mounted.
    pub(super) fn volumes(&self, service: &str) -> Vec<(String, String)> {
        let listed = self.list(&["services", service, "volumes"]).into_iter();
        let split = |volume: String| {
            let mut parts = volume.split(':').map(str::to_owned);
            (parts.next().unwrap(), parts.next().unwrap())
        };
        listed.map(split).collect()
    }

    /// The variables that the file takes from `.env`.
    pub(super) fn variables(&self) -> BTreeSet<String> {
        let lines = self.written.lines().filter(|line| !line.trim_start().starts_with('#'));
        let found = lines.flat_map(|line| line.split("${").skip(1));
        found.map(|rest| rest.split([':', '}']).next().unwrap().to_owned()).collect()
    }
}

fn in_words(value: &Yaml) -> String {
    match value {
        Yaml::String(text) => text.clone(),
        Yaml::Boolean(is_true) => is_true.to_string(),
        Yaml::Integer(number) => number.to_string(),
        other => panic!("neither a text nor a number: {other:?}"),
    }
}
