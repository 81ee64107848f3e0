//! The colours of each theme. Everything takes its colours from here.
#![expect(clippy::trivially_copy_pass_by_ref, reason = "byte strings are references")]

use super::Theme;
use crate::draw::colour::Colour;

/// Colours of one seat's pieces.
pub(crate) struct StoneColours {
    /// Where light falls.
    pub(crate) light: Colour,
    /// In the shade.
    pub(crate) dark: Colour,
    /// The carved sign.
    pub(crate) sign: Colour,
    /// The thin edge of men and marbles.
    pub(crate) edge: Colour,
}

/// A colour for marks, and one for the thin line around them.
#[derive(Clone, Copy)]
pub(crate) struct MarkColours {
    pub(crate) ink: Colour,
    pub(crate) line: Colour,
}

const fn web(digits: &[u8; 6]) -> Colour {
    Colour::web(*digits)
}

const fn stone(light: &[u8; 6], dark: &[u8; 6], sign: &[u8; 6], edge: &[u8; 6]) -> StoneColours {
    StoneColours { light: web(light), dark: web(dark), sign: web(sign), edge: web(edge) }
}

const fn mark(ink: &[u8; 6], line: &[u8; 6]) -> MarkColours {
    MarkColours { ink: web(ink), line: web(line) }
}

/// Gold, silver and bronze, which look the same in every theme.
pub(crate) const METALS: [StoneColours; 3] = [
    stone(b"FFE38A", b"B47F1C", b"6E430A", b"7C5210"),
    stone(b"FAFBFC", b"97A0AA", b"434B57", b"5F6974"),
    stone(b"E9AB72", b"8F4E20", b"47200A", b"5E3012"),
];

/// Makes the themes from a table: a row for each thing, and in it a value for each theme.
macro_rules! themes {
    ($($(#[$doc:meta])* $thing:ident: $type:ty = $savanna:expr, $night:expr, $contrast:expr, $safe:expr;)*) => {
        /// All colours of a theme.
        pub(crate) struct ThemeColours {
            $($(#[$doc])* pub(crate) $thing: $type,)*
        }

        static SAVANNA: ThemeColours = ThemeColours { $($thing: $savanna,)* };
        static NIGHT: ThemeColours = ThemeColours { $($thing: $night,)* };
        static HIGH_CONTRAST: ThemeColours = ThemeColours { $($thing: $contrast,)* };
        static COLOUR_SAFE: ThemeColours = ThemeColours { $($thing: $safe,)* };
    };
}

themes! {
    frame: Colour = web(b"5A3620"), web(b"1C2230"), web(b"1C1C1C"), web(b"2F3C46");
    frame_light: Colour = web(b"8A5A38"), web(b"3A445C"), web(b"1C1C1C"), web(b"55656F");
    frame_dark: Colour = web(b"2E190D"), web(b"0B0E16"), web(b"FFFFFF"), web(b"121A20");
    /// The thin bright line around the board.
    inlay: Colour = web(b"C9964F"), web(b"7C8AA8"), web(b"FFFFFF"), web(b"DDE4E8");
    /// Coordinates and counts.
    label: Colour = web(b"F3DFBC"), web(b"D5DDEE"), web(b"FFFFFF"), web(b"F4F7F9");
    /// Writing on the field.
    text: Colour = web(b"2E190D"), web(b"F2F6FF"), web(b"FFFFFF"), web(b"121A20");
    /// The floor of the grooves.
    groove: Colour = web(b"432615"), web(b"121722"), web(b"000000"), web(b"586973");
    field: Colour = web(b"DDB278"), web(b"4A5B78"), web(b"000000"), web(b"9FADB5");
    /// The squares of a chequered board.
    light_square: Colour = web(b"E4C08A"), web(b"71829F"), web(b"8C8C8C"), web(b"C9D2D7");
    dark_square: Colour = web(b"AE7A45"), web(b"42516E"), web(b"000000"), web(b"8496A0");
    /// The wood between pits.
    ridge: Colour = web(b"DDB278"), web(b"4A5B78"), web(b"8C8C8C"), web(b"A9B6BD");
    /// The floor of pits.
    pit: Colour = web(b"C99A60"), web(b"526485"), web(b"000000"), web(b"93A2AB");
    /// The inlaid lines of a board of points and lines.
    line: Colour = web(b"8E5A2C"), web(b"8494B4"), web(b"8C8C8C"), web(b"5A6A74");
    /// The inlay of special squares.
    centre: Colour = web(b"8E5A2C"), web(b"8DA0C4"), web(b"FFFFFF"), web(b"3C4C57");
    hollow: Colour = web(b"C4945A"), web(b"3A4964"), web(b"000000"), web(b"8496A0");
    hollow_dark: Colour = web(b"865A2E"), web(b"202A3E"), web(b"8C8C8C"), web(b"56666F");
    hollow_light: Colour = web(b"F4D9A8"), web(b"7488AA"), web(b"000000"), web(b"C9D2D7");
    shadow: Colour = web(b"3A2010"), web(b"0A0D14"), web(b"000000"), web(b"1A242B");
    /// By seat.
    stones: [StoneColours; 4] = SAVANNA_STONES, NIGHT_STONES, HIGH_CONTRAST_STONES, COLOUR_SAFE_STONES;
    /// Width of the edge around every stone, as a share of its radius; 0 if only men and marbles have an
    /// edge.
    rim: f32 = 0.0, 0.0, 0.1, 0.0;
    /// What just happened: from, to, and fresh rows.
    last: MarkColours =
        mark(b"1F4E9E", b"F7ECD4"), mark(b"FFC14D", b"1A1E2A"),
        mark(b"FFE600", b"000000"), mark(b"0A2A7A", b"FFFFFF");
    /// What was taken, or may be.
    take: MarkColours =
        mark(b"C4221C", b"FFF1DC"), mark(b"FF6B5E", b"1A1216"),
        mark(b"FF7070", b"000000"), mark(b"B41E00", b"FFF4E6");
    /// What can be chosen.
    choice: MarkColours =
        mark(b"0B7A5C", b"FFFBF0"), mark(b"5FE3C8", b"0E1E22"),
        mark(b"00F0FF", b"000000"), mark(b"FFF36B", b"1A1A1A");
    /// Games that were drawn.
    drawn: MarkColours =
        mark(b"7A5230", b"FFF1DC"), mark(b"A9B6D2", b"141A28"),
        mark(b"FFFFFF", b"000000"), mark(b"3C4A54", b"FFFFFF");
}

const SAVANNA_STONES: [StoneColours; 4] = [
    stone(b"65554F", b"221815", b"E8AC55", b"221815"),
    stone(b"FFFBF0", b"C9B08A", b"9A3B1C", b"B59A72"),
    stone(b"3F76C8", b"1B3A78", b"EAF3FF", b"1B3A78"),
    stone(b"EE7E2C", b"A8440C", b"451402", b"7A2E06"),
];

const NIGHT_STONES: [StoneColours; 4] = [
    stone(b"403D4A", b"0E0D12", b"F0B25A", b"7C7A90"),
    stone(b"F8FAFF", b"A0ACC6", b"2E4C9A", b"8C9ABC"),
    stone(b"5B9BF0", b"2A5CB4", b"0A1C40", b"1F4C9C"),
    stone(b"F59A4A", b"B85414", b"3E1404", b"A84C10"),
];

const HIGH_CONTRAST_STONES: [StoneColours; 4] = [
    stone(b"101010", b"000000", b"FFFFFF", b"FFFFFF"),
    stone(b"FFFFFF", b"E8E8E8", b"000000", b"000000"),
    stone(b"3A90FF", b"2A7CF0", b"000000", b"000000"),
    stone(b"FFB03A", b"F59A10", b"000000", b"000000"),
];

const COLOUR_SAFE_STONES: [StoneColours; 4] = [
    stone(b"35353A", b"0A0A0C", b"FFE9A8", b"0A0A0C"),
    stone(b"FFFFFF", b"D5DBDF", b"22313B", b"55656F"),
    stone(b"2472C4", b"0A4488", b"FFFFFF", b"062A55"),
    stone(b"FFB326", b"CC8400", b"3A2200", b"5C3A00"),
];

impl ThemeColours {
    /// Looks up the colours of a theme.
    pub(crate) fn of(theme: Theme) -> &'static Self {
        match theme {
            Theme::Savanna => &SAVANNA,
            Theme::Night => &NIGHT,
            Theme::HighContrast => &HIGH_CONTRAST,
            Theme::ColourSafe => &COLOUR_SAFE,
        }
    }
}
