//! How different two colours look.

use super::vision::Vision;

/// Converts light to CIE L*a*b*, with the white of sRGB.
pub(crate) fn lab(light: [f64; 3]) -> [f64; 3] {
    let [red, green, blue] = light;
    let along = [
        (0.412_456_4 * red + 0.357_576_1 * green + 0.180_437_5 * blue) / 0.950_47,
        luminance(light),
        (0.019_333_9 * red + 0.119_192 * green + 0.950_304_1 * blue) / 1.088_83,
    ];
    let [x, y, z] = along.map(|share: f64| {
        if share > 216.0 / 24_389.0 { share.cbrt() } else { (24_389.0 / 27.0 * share + 16.0) / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn luminance([red, green, blue]: [f64; 3]) -> f64 {
    0.212_672_9 * red + 0.715_152_2 * green + 0.072_175 * blue
}

/// How different two colours look with this kind of vision.
pub(crate) fn difference(vision: Vision, a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (lab(vision.sees(a)), lab(vision.sees(b)));
    a.into_iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
}

/// The contrast of two colours, from 1 to 21, as defined by the Web Content Accessibility Guidelines.
pub(crate) fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let [a, b] = [a, b].map(|colour| luminance(Vision::Full.sees(colour)) + 0.05);
    a.max(b) / a.min(b)
}
