//! File ownership: operators run commands as root, and the files they make must belong to the bot's user.

#[cfg(unix)]
use std::{fs, io, path::Path};

/// Gives `file` to the owner of `place`, or of its folder if `place` does not exist. Does nothing unless run as
/// root.
///
/// # Errors
/// The system cannot read or change the owner.
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
        // Only root can, and anyone else works for themselves.
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => Ok(()),
        given => given,
    }
}

/// Does nothing on this system.
#[cfg(not(unix))]
pub fn leave_to(_: &Path, _: &Path) -> io::Result<()> {
    Ok(())
}
