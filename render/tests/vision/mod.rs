//! Simulates colour blindness.
//!
//! Red and green blindness: the matrices of Machado, Oliveira and Fernandes, "A Physiologically-based Model
//! for Simulation of Color Vision Deficiency" (2009), at full severity. Blue blindness, which that model
//! handles badly: Brettel, Viénot and Mollon, "Computerized simulation of color appearance for dichromats"
//! (1997), as matrices for the primaries of sRGB. All of them work on linear light, not on what displays
//! receive.

/// A kind of colour vision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Vision {
    /// Normal vision.
    Full,
    /// Protanopia.
    RedBlind,
    /// Deuteranopia.
    GreenBlind,
    /// Tritanopia.
    BlueBlind,
}

type Matrix = [[f64; 3]; 3];

const RED_BLIND: Matrix = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];
const GREEN_BLIND: Matrix = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
/// One matrix for each side of a plane through grey.
const BLUE_BLIND: [Matrix; 2] = [
    [[1.013_54, 0.142_68, -0.156_22], [-0.011_81, 0.875_61, 0.136_19], [0.077_07, 0.812_08, 0.110_85]],
    [[0.933_37, 0.199_99, -0.133_36], [0.058_09, 0.825_65, 0.116_26], [-0.379_23, 1.138_25, 0.240_98]],
];
const PLANE: [f64; 3] = [0.039_60, -0.028_31, -0.011_29];

impl Vision {
    /// All kinds, normal vision first.
    pub(crate) const ALL: [Self; 4] = [Self::Full, Self::RedBlind, Self::GreenBlind, Self::BlueBlind];

    /// What a colour of the display looks like, as linear light from 0 to 1.
    pub(crate) fn sees(self, colour: [u8; 3]) -> [f64; 3] {
        let light = colour.map(light);
        let through = |matrix: &Matrix| matrix.map(|row| dot(row, light).clamp(0.0, 1.0));
        match self {
            Self::Full => light,
            Self::RedBlind => through(&RED_BLIND),
            Self::GreenBlind => through(&GREEN_BLIND),
            Self::BlueBlind if dot(PLANE, light) >= 0.0 => through(&BLUE_BLIND[0]),
            Self::BlueBlind => through(&BLUE_BLIND[1]),
        }
    }
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a.into_iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Converts an sRGB channel to linear light.
fn light(byte: u8) -> f64 {
    let value = f64::from(byte) / 255.0;
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}
