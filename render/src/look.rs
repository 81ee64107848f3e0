//! The colours of each theme. Everything that has a colour takes it from here.

use crate::{colour::Colour, theme::Theme};

/// The colours of one side's stones.
pub(crate) struct StoneColours {
    /// Where the light falls.
    pub(crate) light: Colour,
    /// Turned away from it.
    pub(crate) dark: Colour,
    /// The carved sign.
    pub(crate) sign: Colour,
}

/// A colour of marks with the thin line that sets it off against whatever lies below.
#[derive(Clone, Copy)]
pub(crate) struct MarkColours {
    pub(crate) ink: Colour,
    pub(crate) line: Colour,
}

/// All colours of a theme.
pub(crate) struct Look {
    pub(crate) frame: Colour,
    pub(crate) frame_light: Colour,
    pub(crate) frame_dark: Colour,
    /// The thin inlaid line around the board.
    pub(crate) inlay: Colour,
    /// Coordinates and counts.
    pub(crate) label: Colour,
    /// The floor of the grooves that hold the stones beside the board.
    pub(crate) groove: Colour,
    pub(crate) field: Colour,
    pub(crate) hollow: Colour,
    pub(crate) hollow_dark: Colour,
    pub(crate) hollow_light: Colour,
    pub(crate) shadow: Colour,
    /// By seat.
    pub(crate) stones: [StoneColours; 4],
    /// What has just happened: from, to, the row.
    pub(crate) last: MarkColours,
    /// What is or may be taken.
    pub(crate) take: MarkColours,
    /// What can be chosen.
    pub(crate) choice: MarkColours,
}

const fn stone(light: u32, dark: u32, sign: u32) -> StoneColours {
    StoneColours {
        light: Colour::hex(light),
        dark: Colour::hex(dark),
        sign: Colour::hex(sign),
    }
}

const fn mark(ink: u32, line: u32) -> MarkColours {
    MarkColours { ink: Colour::hex(ink), line: Colour::hex(line) }
}

static SAVANNA: Look = Look {
    frame: Colour::hex(0x5A_36_20),
    frame_light: Colour::hex(0x8A_5A_38),
    frame_dark: Colour::hex(0x2E_19_0D),
    inlay: Colour::hex(0xC9_96_4F),
    label: Colour::hex(0xF3_DF_BC),
    groove: Colour::hex(0x43_26_15),
    field: Colour::hex(0xDD_B2_78),
    hollow: Colour::hex(0xC4_94_5A),
    hollow_dark: Colour::hex(0x86_5A_2E),
    hollow_light: Colour::hex(0xF4_D9_A8),
    shadow: Colour::hex(0x3A_20_10),
    stones: [
        stone(0x6B_5C_58, 0x1E_17_16, 0xE0_A2_4C),
        stone(0xFF_FB_F0, 0xC9_B4_94, 0x9A_3B_1C),
        stone(0xC4_57_33, 0x6E_22_10, 0xFF_E4_B0),
        stone(0x7F_B0_B5, 0x2C_5B_66, 0xF8_F4_DC),
    ],
    last: mark(0x1F_4E_9E, 0xF7_EC_D4),
    take: mark(0xC4_22_1C, 0xFF_F1_DC),
    choice: mark(0x0B_7A_5C, 0xF4_FB_E8),
};

static NIGHT: Look = Look {
    frame: Colour::hex(0x1C_22_30),
    frame_light: Colour::hex(0x3A_44_5C),
    frame_dark: Colour::hex(0x0B_0E_16),
    inlay: Colour::hex(0x7C_8A_A8),
    label: Colour::hex(0xD5_DD_EE),
    groove: Colour::hex(0x12_17_22),
    field: Colour::hex(0x4A_5B_78),
    hollow: Colour::hex(0x3A_49_64),
    hollow_dark: Colour::hex(0x20_2A_3E),
    hollow_light: Colour::hex(0x74_88_AA),
    shadow: Colour::hex(0x0A_0D_14),
    stones: [
        stone(0x4B_48_54, 0x0E_0D_12, 0xF0_B2_5A),
        stone(0xF6_F8_FF, 0xA9_B3_C8, 0x2E_4C_9A),
        stone(0xD0_66_50, 0x74_24_1C, 0xFF_E8_C8),
        stone(0x6C_C4_B4, 0x1E_66_60, 0xF2_FF_F4),
    ],
    last: mark(0xFF_C1_4D, 0x1A_1E_2A),
    take: mark(0xFF_6B_5E, 0x1A_12_16),
    choice: mark(0x5F_E3_C8, 0x0E_1E_22),
};

impl Look {
    /// The colours of a theme.
    pub(crate) fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Savanna => &SAVANNA,
            Theme::Night => &NIGHT,
        }
    }
}
