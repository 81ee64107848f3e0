//! The colours of each theme. Everything takes its colours from here.

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

/// All colours of a theme.
pub(crate) struct ThemeColours {
    pub(crate) frame: Colour,
    pub(crate) frame_light: Colour,
    pub(crate) frame_dark: Colour,
    /// The thin bright line around the board.
    pub(crate) inlay: Colour,
    /// Coordinates and counts.
    pub(crate) label: Colour,
    /// The floor of the grooves.
    pub(crate) groove: Colour,
    pub(crate) field: Colour,
    /// The squares of a chequered board.
    pub(crate) light_square: Colour,
    pub(crate) dark_square: Colour,
    /// The wood between pits.
    pub(crate) ridge: Colour,
    /// The floor of pits.
    pub(crate) pit: Colour,
    /// The inlaid lines of a board of points and lines.
    pub(crate) line: Colour,
    /// The inlay of special squares.
    pub(crate) centre: Colour,
    pub(crate) hollow: Colour,
    pub(crate) hollow_dark: Colour,
    pub(crate) hollow_light: Colour,
    pub(crate) shadow: Colour,
    /// By seat.
    pub(crate) stones: [StoneColours; 4],
    /// Width of the edge around every stone, as a share of its radius; 0 if only men and marbles have an
    /// edge.
    pub(crate) rim: f32,
    /// Gold, silver and bronze.
    pub(crate) medals: [StoneColours; 3],
    /// What just happened: from, to, and fresh rows.
    pub(crate) last: MarkColours,
    /// What was taken, or may be.
    pub(crate) take: MarkColours,
    /// What can be chosen.
    pub(crate) choice: MarkColours,
}

const fn stone(light: [u8; 6], dark: [u8; 6], sign: [u8; 6], edge: [u8; 6]) -> StoneColours {
    let (light, dark) = (Colour::web(light), Colour::web(dark));
    StoneColours { light, dark, sign: Colour::web(sign), edge: Colour::web(edge) }
}

const fn mark(ink: [u8; 6], line: [u8; 6]) -> MarkColours {
    MarkColours { ink: Colour::web(ink), line: Colour::web(line) }
}

/// Metal looks the same in every theme.
const MEDALS: [StoneColours; 3] = [
    stone(*b"FFE38A", *b"B47F1C", *b"6E430A", *b"7C5210"),
    stone(*b"FAFBFC", *b"97A0AA", *b"434B57", *b"5F6974"),
    stone(*b"E9AB72", *b"8F4E20", *b"47200A", *b"5E3012"),
];

static SAVANNA: ThemeColours = ThemeColours {
    frame: Colour::web(*b"5A3620"),
    frame_light: Colour::web(*b"8A5A38"),
    frame_dark: Colour::web(*b"2E190D"),
    inlay: Colour::web(*b"C9964F"),
    label: Colour::web(*b"F3DFBC"),
    groove: Colour::web(*b"432615"),
    field: Colour::web(*b"DDB278"),
    light_square: Colour::web(*b"E4C08A"),
    dark_square: Colour::web(*b"AE7A45"),
    ridge: Colour::web(*b"DDB278"),
    pit: Colour::web(*b"C99A60"),
    line: Colour::web(*b"8E5A2C"),
    centre: Colour::web(*b"8E5A2C"),
    hollow: Colour::web(*b"C4945A"),
    hollow_dark: Colour::web(*b"865A2E"),
    hollow_light: Colour::web(*b"F4D9A8"),
    shadow: Colour::web(*b"3A2010"),
    stones: [
        stone(*b"65554F", *b"221815", *b"E8AC55", *b"221815"),
        stone(*b"FFFBF0", *b"C9B08A", *b"9A3B1C", *b"B59A72"),
        stone(*b"3F76C8", *b"1B3A78", *b"EAF3FF", *b"1B3A78"),
        stone(*b"EE7E2C", *b"A8440C", *b"451402", *b"7A2E06"),
    ],
    rim: 0.0,
    medals: MEDALS,
    last: mark(*b"1F4E9E", *b"F7ECD4"),
    take: mark(*b"C4221C", *b"FFF1DC"),
    choice: mark(*b"0B7A5C", *b"FFFBF0"),
};

static NIGHT: ThemeColours = ThemeColours {
    frame: Colour::web(*b"1C2230"),
    frame_light: Colour::web(*b"3A445C"),
    frame_dark: Colour::web(*b"0B0E16"),
    inlay: Colour::web(*b"7C8AA8"),
    label: Colour::web(*b"D5DDEE"),
    groove: Colour::web(*b"121722"),
    field: Colour::web(*b"4A5B78"),
    light_square: Colour::web(*b"71829F"),
    dark_square: Colour::web(*b"42516E"),
    ridge: Colour::web(*b"4A5B78"),
    pit: Colour::web(*b"526485"),
    line: Colour::web(*b"8494B4"),
    centre: Colour::web(*b"8DA0C4"),
    hollow: Colour::web(*b"3A4964"),
    hollow_dark: Colour::web(*b"202A3E"),
    hollow_light: Colour::web(*b"7488AA"),
    shadow: Colour::web(*b"0A0D14"),
    stones: [
        stone(*b"403D4A", *b"0E0D12", *b"F0B25A", *b"7C7A90"),
        stone(*b"F8FAFF", *b"A0ACC6", *b"2E4C9A", *b"8C9ABC"),
        stone(*b"5B9BF0", *b"2A5CB4", *b"0A1C40", *b"1F4C9C"),
        stone(*b"F59A4A", *b"B85414", *b"3E1404", *b"A84C10"),
    ],
    rim: 0.0,
    medals: MEDALS,
    last: mark(*b"FFC14D", *b"1A1E2A"),
    take: mark(*b"FF6B5E", *b"1A1216"),
    choice: mark(*b"5FE3C8", *b"0E1E22"),
};

static HIGH_CONTRAST: ThemeColours = ThemeColours {
    frame: Colour::web(*b"1C1C1C"),
    frame_light: Colour::web(*b"1C1C1C"),
    frame_dark: Colour::web(*b"FFFFFF"),
    inlay: Colour::web(*b"FFFFFF"),
    label: Colour::web(*b"FFFFFF"),
    groove: Colour::web(*b"000000"),
    field: Colour::web(*b"000000"),
    light_square: Colour::web(*b"8C8C8C"),
    dark_square: Colour::web(*b"000000"),
    ridge: Colour::web(*b"8C8C8C"),
    pit: Colour::web(*b"000000"),
    line: Colour::web(*b"8C8C8C"),
    centre: Colour::web(*b"FFFFFF"),
    hollow: Colour::web(*b"000000"),
    hollow_dark: Colour::web(*b"8C8C8C"),
    hollow_light: Colour::web(*b"000000"),
    shadow: Colour::web(*b"000000"),
    stones: [
        stone(*b"101010", *b"000000", *b"FFFFFF", *b"FFFFFF"),
        stone(*b"FFFFFF", *b"E8E8E8", *b"000000", *b"000000"),
        stone(*b"3A90FF", *b"2A7CF0", *b"000000", *b"000000"),
        stone(*b"FFB03A", *b"F59A10", *b"000000", *b"000000"),
    ],
    rim: 0.1,
    medals: MEDALS,
    last: mark(*b"FFE600", *b"000000"),
    take: mark(*b"FF7070", *b"000000"),
    choice: mark(*b"00F0FF", *b"000000"),
};

static COLOUR_SAFE: ThemeColours = ThemeColours {
    frame: Colour::web(*b"2F3C46"),
    frame_light: Colour::web(*b"55656F"),
    frame_dark: Colour::web(*b"121A20"),
    inlay: Colour::web(*b"DDE4E8"),
    label: Colour::web(*b"F4F7F9"),
    groove: Colour::web(*b"586973"),
    field: Colour::web(*b"9FADB5"),
    light_square: Colour::web(*b"C9D2D7"),
    dark_square: Colour::web(*b"8496A0"),
    ridge: Colour::web(*b"A9B6BD"),
    pit: Colour::web(*b"93A2AB"),
    line: Colour::web(*b"5A6A74"),
    centre: Colour::web(*b"3C4C57"),
    hollow: Colour::web(*b"8496A0"),
    hollow_dark: Colour::web(*b"56666F"),
    hollow_light: Colour::web(*b"C9D2D7"),
    shadow: Colour::web(*b"1A242B"),
    stones: [
        stone(*b"35353A", *b"0A0A0C", *b"FFE9A8", *b"0A0A0C"),
        stone(*b"FFFFFF", *b"D5DBDF", *b"22313B", *b"55656F"),
        stone(*b"2472C4", *b"0A4488", *b"FFFFFF", *b"062A55"),
        stone(*b"FFB326", *b"CC8400", *b"3A2200", *b"5C3A00"),
    ],
    rim: 0.0,
    medals: MEDALS,
    last: mark(*b"0A2A7A", *b"FFFFFF"),
    take: mark(*b"B41E00", *b"FFF4E6"),
    choice: mark(*b"FFF36B", *b"1A1A1A"),
};

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
