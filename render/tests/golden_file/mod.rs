//! Compares a picture with the one in `tests/golden`.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

use std::{env, fs, path::Path};

use image::RgbImage;

/// Tolerance per channel: glyphs are filled with whatever vector instructions the machine has.
const ROUNDING: u8 = 12;

/// Compares a PNG file with the golden one of this name.
pub(crate) fn compare(name: &str, png: &[u8]) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.png"));
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&golden, png).unwrap();
        return;
    }
    let known = fs::read(&golden).map(|bytes| decode(&bytes)).ok();
    if known.as_ref().is_none_or(|known| !alike(known, &decode(png))) {
        let differing = env::temp_dir().join(format!("dara-{name}.png"));
        fs::write(&differing, png).unwrap();
        panic!(
            "{name} is not as in {}: the picture is now {}. If that is meant, run again with UPDATE_GOLDEN=1",
            golden.display(),
            differing.display()
        );
    }
}

/// The pixels of a PNG file.
pub(crate) fn decode(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).unwrap().into_rgb8()
}

fn alike(a: &RgbImage, b: &RgbImage) -> bool {
    a.dimensions() == b.dimensions() && a.iter().zip(b.iter()).all(|(a, b)| a.abs_diff(*b) <= ROUNDING)
}
