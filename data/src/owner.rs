//! Whose files are: an operator's commands are run as root, and leave what they make to the bot's user.

#[cfg(unix)]
use std::fs;
use std::{io, path::Path};

/// Gives a file to whom the one at `place` belongs, or else the folder of `place`. Who is not root keeps it.
///
/// # Errors
/// The system does not say whose they are, or does not give it.
#[cfg(unix)]
pub fn leave_to(file: &Path, place: &Path) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, chown};
    let like = if place.exists() { Some(place) } else { place.parent() };
    let Some(like) = like else { return Ok(()) };
    let (ours, theirs) = (fs::metadata(file)?, fs::metadata(like)?);
    if ours.uid() == theirs.uid() {
        return Ok(());
    }
    match chown(file, Some(theirs.uid()), Some(theirs.gid())) {
        // Who is not root cannot, and works for himself.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        given => given,
    }
}

/// Files are not given away here.
#[cfg(not(unix))]
pub fn leave_to(_: &Path, _: &Path) -> io::Result<()> {
    Ok(())
}
