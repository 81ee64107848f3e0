//! Secrets: each is a setting itself, or is in a file: one that the setting `<NAME>_FILE` names, or a credential of systemd with
//! the setting's name.
//!
//! No error shows a secret, nor the path in `<NAME>_FILE`: the secret itself may have been pasted there.

use std::{
    fs::File,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

/// Where systemd puts a service's credentials.
pub(super) const CREDENTIALS: &str = "CREDENTIALS_DIRECTORY";
/// Longer than any token or address.
const MOST: u64 = 8_192;

/// Where a secret comes from.
enum Source {
    Setting(String),
    /// A file, and what names it.
    File(String, PathBuf),
}

impl Source {
    /// What the operator set.
    fn called(&self, name: &str) -> String {
        match self {
            Self::Setting(_) => name.to_owned(),
            Self::File(called, _) => called.clone(),
        }
    }
}

/// Where a secret can be read; more than one place is a mistake.
fn sources(lookup: impl Fn(&str) -> Option<String>, name: &str) -> Vec<Source> {
    let text = |name: &str| lookup(name).map(|set| set.trim().to_owned()).filter(|set| !set.is_empty());
    let of_file = format!("{name}_FILE");
    let credential =
        text(CREDENTIALS).map(|folder| Path::new(&folder).join(name)).filter(|file| file.exists());
    let named = text(&of_file).map(PathBuf::from);
    let setting = text(name).map(Source::Setting);
    let files = [(of_file, named), (format!("systemd's credential {name}"), credential)];
    let files = files.into_iter().filter_map(|(called, file)| Some(Source::File(called, file?)));
    setting.into_iter().chain(files).collect()
}

/// Whether a secret is set, rightly or wrongly.
pub(super) fn is_set(lookup: impl Fn(&str) -> Option<String>, name: &str) -> bool {
    !sources(lookup, name).is_empty()
}

/// Reads a secret, if it's set. The error is in words for the operator.
pub(super) fn read(lookup: impl Fn(&str) -> Option<String>, name: &str) -> Result<Option<String>, String> {
    match &sources(lookup, name)[..] {
        [] => Ok(None),
        [Source::Setting(text)] => Ok(Some(text.clone())),
        [Source::File(called, path)] => {
            content(path).map(Some).map_err(|wrong| format!("the file of {called} {wrong}"))
        }
        [one, other, ..] => {
            let (one, other) = (one.called(name), other.called(name));
            Err(format!("{one} and {other} are both set, but it comes from one place: remove one of them"))
        }
    }
}

/// What a file holds, without the newline at its end; or what is wrong with it.
fn content(path: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MOST + 1).read_to_end(&mut bytes));
    if path.is_dir() {
        return Err("is a folder, as Docker makes of a file that isn't there: write the secret into a file"
            .to_owned());
    }
    match read {
        Ok(_) => {}
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            return Err("doesn't exist: set the path of a file that holds the secret".to_owned());
        }
        Err(error) => return Err(format!("can't be read ({error}): let the bot's user read it")),
    }
    let text = String::from_utf8(bytes).ok().filter(|text| text.len() as u64 <= MOST);
    match text.as_deref().map(str::trim) {
        Some("") => Err("is empty: write the secret into it".to_owned()),
        Some(text) if !text.contains(char::is_control) => Ok(text.to_owned()),
        Some(_) | None => Err("isn't one line of text: it must hold the secret and nothing else".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(set: &[(&str, &str)]) -> Result<Option<String>, String> {
        super::read(
            |name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned()),
            "TOKEN",
        )
    }

    #[test]
    fn a_secret_is_set_or_in_a_file() {
        let folder = tempfile::tempdir().unwrap();
        let (file, at) = (folder.path().join("TOKEN"), folder.path().to_str().unwrap());
        assert_eq!(read(&[("TOKEN_FILE", ""), (CREDENTIALS, at)]), Ok(None), "there is none");
        assert_eq!(read(&[("TOKEN", "s3cret")]), Ok(Some("s3cret".to_owned())));
        for written in ["s3cret", "s3cret\n", "s3cret\r\n"] {
            std::fs::write(&file, written).unwrap();
            for set in [("TOKEN_FILE", file.to_str().unwrap()), (CREDENTIALS, at)] {
                assert_eq!(read(&[set]), Ok(Some("s3cret".to_owned())), "{written:?} in {set:?}");
            }
        }
    }

    #[test]
    fn two_places_are_one_too_many() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("TOKEN");
        std::fs::write(&file, "s3cret").unwrap();
        let [setting, named, credential] = [
            ("TOKEN", "s3cret"),
            ("TOKEN_FILE", file.to_str().unwrap()),
            (CREDENTIALS, folder.path().to_str().unwrap()),
        ];
        for (set, says) in [
            ([setting, named], "TOKEN and TOKEN_FILE are both set"),
            ([setting, credential], "TOKEN and systemd's credential TOKEN are both set"),
            ([named, credential], "TOKEN_FILE and systemd's credential TOKEN are both set"),
        ] {
            let told = read(&set).unwrap_err();
            assert!(told.starts_with(says) && !told.contains("s3cret"), "{told}");
        }
    }

    #[test]
    fn a_file_without_a_secret_is_told_and_never_shown() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        let told = |path: &Path| read(&[("TOKEN_FILE", path.to_str().unwrap())]).unwrap_err();
        let missing = told(&folder.path().join("s3cret.as.path"));
        assert!(missing.starts_with("the file of TOKEN_FILE doesn't exist: "), "{missing}");
        assert!(!missing.contains("s3cret"), "{missing}");
        assert!(told(folder.path()).contains("is a folder"));
        for (written, says) in [
            (&b" \n"[..], "is empty"),
            (b"", "is empty"),
            (b"TOKEN=s3cret\nOTHER=x\n", "isn't one line of text"),
            // What PowerShell writes.
            (b"\xff\xfes\x003\x00", "isn't one line of text"),
            (&[b'x'; 10_000], "isn't one line of text"),
        ] {
            std::fs::write(&file, written).unwrap();
            let told = told(&file);
            assert!(told.contains(says) && !told.contains("s3cret"), "{told}");
        }
        let endless = Path::new("/dev/zero");
        assert!(!endless.exists() || told(endless).contains("isn't one line of text"));
    }
}
