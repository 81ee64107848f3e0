//! Compares a picture with the one in `tests/golden`.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test")]

use std::{env, fs, path::Path};

use image::RgbImage;

/// Tolerance per channel: glyphs are filled with whatever vector instructions the machine has.
const ROUNDING: u8 = 12;

/// Compares a PNG file with the golden one of this name.
pub(crate) fn compare(name: &str, png: &[u8]) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{name}.png"));
    let known = fs::read(&golden).map(|bytes| decode(&bytes)).ok();
    if known.is_some_and(|known| alike(&known, &decode(png))) {
        return;
    }
    if env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&golden, png).unwrap();
        return;
    }
    let actual = env::temp_dir().join(format!("dara-{name}.png"));
    fs::write(&actual, png).unwrap();
    panic!(
        "{name} differs from {}: see {}. If that's intended, run again with UPDATE_GOLDEN=1",
        golden.display(),
        actual.display()
    );
}

/// The pixels of a PNG file.
pub(crate) fn decode(png: &[u8]) -> RgbImage {
    image::load_from_memory(png).unwrap().into_rgb8()
}

fn alike(a: &RgbImage, b: &RgbImage) -> bool {
    a.dimensions() == b.dimensions() && a.iter().zip(b.iter()).all(|(a, b)| a.abs_diff(*b) <= ROUNDING)
}
