//! `dara backup --into`: dated backups in a folder, of which the newest few are kept, and one a month is restored on trial.
//!
//! All that it knows is in the names of the files, so it can be stopped and started at any time.

use std::{
    fs, io,
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use data::Inspected;
use jiff::{SignedDuration, Timestamp, civil::DateTime, tz::TimeZone};

use crate::{
    Clock, Database,
    admin::{backup, check::size, progress::Shown, say::say},
    app::stop_signals::StopSignals,
};

/// The names of backups, by their time.
const NAME: &str = "dara-%Y%m%dT%H%M%SZ.db";
/// What a backup is called until all is known to be well with it.
const UNTRIED: &str = ".untried";
/// What one is called whose trial failed.
const BAD: &str = ".bad";
/// How old something unfinished is that nothing works on any longer.
const STALE: SignedDuration = SignedDuration::from_hours(24);

/// Where backups go, and which are kept.
#[derive(Clone, Debug)]
pub struct Backups {
    /// The folder, which exists.
    pub folder: PathBuf,
    /// How many are kept.
    pub keep: NonZeroUsize,
    /// How often one is made; once if it isn't given.
    pub every: Option<SignedDuration>,
}

/// Makes a backup and deletes those beyond the newest few; with `every`, again and again until the program is told to
/// stop. The first of a month is restored to a file that is checked like the database and deleted again.
///
/// # Errors
///
/// As [`crate::backup`], or the trial found something wrong. Then no older backup is deleted.
pub async fn keep_backups(database: &Database, backups: Backups, clock: &Clock) -> anyhow::Result<()> {
    let file = backup::file(database)?.clone();
    let folder = std::path::absolute(&backups.folder).context("finding the folder for backups")?;
    let backups = Backups { folder, ..backups };
    let mut stop = StopSignals::listen()?;
    let work = async {
        loop {
            if let Some(every) = backups.every {
                let newest = Dated::all_in(&backups.folder, clock.now())?.pop();
                let due = newest.and_then(|newest| newest.time.checked_add(every).ok());
                clock.reaches(due.unwrap_or(Timestamp::MIN)).await;
            }
            let (file, which, now) = (file.clone(), backups.clone(), clock.now());
            tokio::task::spawn_blocking(move || one(&file, &which, now)).await.context("a backup")??;
            if backups.every.is_none() {
                return Ok(());
            }
        }
    };
    tokio::select! {
        done = work => done,
        told = stop.received() => told,
    }
}

/// Makes a backup, and deletes what is no longer kept.
fn one(database: &Path, backups: &Backups, now: Timestamp) -> anyhow::Result<()> {
    let folder = &backups.folder;
    let earlier = Dated::all_in(folder, now)?;
    remove_stale(folder, now)?;
    let path = folder.join(now.strftime(NAME).to_string());
    let untried = with(&path, UNTRIED);
    let made = backup::copy(database, &untried)?;
    let is_first_of_month = !earlier.iter().any(|other| month(other.time) == month(now));
    let tried = if is_first_of_month {
        match trial(&untried, now) {
            Ok(found) => {
                let games =
                    if found.games == 1 { "1 game".to_owned() } else { format!("{} games", found.games) };
                format!(" and restored on trial: {games} replayed, all ratings correct")
            }
            Err(error) => {
                let bad = with(&path, BAD);
                fs::rename(&untried, &bad).context("renaming the bad backup")?;
                return Err(error.context(format!("{} can't be relied on", bad.display())));
            }
        }
    } else {
        String::new()
    };
    fs::rename(&untried, &path).with_context(|| format!("naming {}", path.display()))?;
    say(format_args!("{}: a backup of {}, checked{tried}", path.display(), size(made.bytes)));
    for old in earlier.iter().rev().skip(backups.keep.get() - 1) {
        fs::remove_file(&old.path).with_context(|| format!("deleting {}", old.path.display()))?;
        say(format_args!("{}: deleted", old.path.display()));
    }
    Ok(())
}

/// Restores a backup to a file of its own, checks that like the database, and deletes it.
fn trial(from: &Path, now: Timestamp) -> anyhow::Result<Inspected> {
    let to = with(from, ".trial");
    let restored = data::restore(from, &to, now);
    let found = restored.and_then(|_| {
        let mut shown = Shown::on_stderr();
        data::inspect_with(&to, &mut |progress| shown.report(progress))
    });
    let removed = match fs::remove_file(&to) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    };
    let found = found?;
    removed.with_context(|| format!("deleting {}", to.display()))?;
    let faults: Vec<String> = found.faults.iter().map(|fault| format!("\n- {fault}")).collect();
    anyhow::ensure!(faults.is_empty(), "restored on trial, it has problems:{}", faults.concat());
    Ok(found)
}

/// A file in the folder, with the time in its name.
struct Dated {
    time: Timestamp,
    path: PathBuf,
}

impl Dated {
    /// The backups in a folder, the newest last. One with a time that is yet to come was made by a wrong clock, and
    /// must not keep others from being made.
    fn all_in(folder: &Path, now: Timestamp) -> anyhow::Result<Vec<Self>> {
        Self::with_ending(folder, str::is_empty, now)
    }

    /// The files with a backup's name and a suffix that is asked for.
    fn with_ending(
        folder: &Path,
        is_wanted: impl Fn(&str) -> bool,
        now: Timestamp,
    ) -> anyhow::Result<Vec<Self>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))? {
            let path = entry?.path();
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
            let Some((time, ending)) = dated(name) else { continue };
            if is_wanted(ending) && time <= now {
                found.push(Self { time, path });
            }
        }
        found.sort_by_key(|file| file.time);
        Ok(found)
    }
}

/// Deletes what backups that were killed have left.
fn remove_stale(folder: &Path, now: Timestamp) -> anyhow::Result<()> {
    let stale = Dated::with_ending(folder, |ending| ending.starts_with(UNTRIED), now - STALE)?;
    for left in stale {
        fs::remove_file(&left.path).with_context(|| format!("deleting {}", left.path.display()))?;
    }
    Ok(())
}

/// The time in a name, and what follows the name of a backup.
fn dated(name: &str) -> Option<(Timestamp, &str)> {
    let end = name.find(".db")? + ".db".len();
    let (name, ending) = name.split_at_checked(end)?;
    let time = DateTime::strptime(NAME, name).ok()?.to_zoned(TimeZone::UTC).ok()?;
    Some((time.timestamp(), ending))
}

fn month(time: Timestamp) -> (i16, i8) {
    let date = time.to_zoned(TimeZone::UTC).date();
    (date.year(), date.month())
}

/// The path with a suffix.
fn with(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
