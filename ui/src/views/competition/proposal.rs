//! A new competition: the form in which it is put together, and what it would be.

use games::Game;
use jiff::Timestamp;
use play::{DefaultRules, HouseRules, TimeControl, competition::Plan};

use super::{begins, chosen_lines, named_title};
use crate::{
    button_id::{ButtonId, CompetitionButton, Proposal, ProposalKind, ProposedFormat, Written},
    texts::{Words, say},
    typed::date::day,
    views::{
        Button, CHOICE, Field, FieldChoice, FieldId, FieldInput, Form, Tone, View,
        days::offered,
        name::clean,
        rules_names::{game_name, rules_name},
        terms,
    },
};

/// Discord's most choices of a list.
const CHOICES: usize = 25;
/// The clocks on offer, as they are written.
const CLOCKS: [&str; 6] = ["4d+12h/7d", "5d+12h/7d", "1d", "3d", "7d", "12h"];
/// How many days a season of a league can last, of those on offer; and a round of a tournament.
const SEASONS: [u16; 6] = [14, 30, 45, 60, 90, 180];
const OF_ROUND: [u16; 7] = [3, 5, 7, 14, 21, 30, 60];
const SIZES: [u8; 7] = [4, 5, 6, 8, 10, 12, 15];
const ROUNDS: [u16; 7] = [3, 4, 5, 6, 7, 9, 11];

/// The form, with what is proposed selected in it.
pub fn form(words: &Words, game: Game, proposal: &Proposal, house: &[HouseRules], now: Timestamp) -> Form {
    let kind = proposal.format.kind();
    let named = game_name(words, game);
    let (title, days, about_days) = match kind {
        ProposalKind::League => {
            (say!(words, "form-league", game = named), say!(words, "form-season"), SEASONS.as_slice())
        }
        ProposalKind::Swiss => {
            (say!(words, "form-swiss", game = named), say!(words, "form-round"), OF_ROUND.as_slice())
        }
        ProposalKind::KnockOut => {
            (say!(words, "form-knock-out", game = named), say!(words, "form-round"), OF_ROUND.as_slice())
        }
    };
    let span = |days: u16| (say!(words, "span-days", count = days), days.to_string());
    let plain = |number: u16| (number.to_string(), number.to_string());
    let days_field = with_current(about_days.iter().map(|&days| span(days)), span(proposal.days.get()));
    let mut fields = vec![
        Field::new(
            FieldId::Rules,
            say!(words, "form-rules"),
            FieldInput::List(rules(words, game, proposal, house)),
        ),
        Field::new(
            FieldId::Clock,
            say!(words, "form-clock"),
            FieldInput::List(clocks(words, proposal.clock)),
        )
        .about(say!(words, "form-clock-about")),
        Field::new(FieldId::Days, days, FieldInput::List(days_field)),
    ];
    fields.push(match proposal.format {
        ProposedFormat::League(size) => {
            let sizes = SIZES.iter().map(|&size| plain(size.into()));
            let sizes = with_current(sizes, plain(size.get().into()));
            Field::new(FieldId::Size, say!(words, "form-size"), FieldInput::List(sizes))
        }
        ProposedFormat::Swiss(rounds) => {
            let all = with_current(ROUNDS.iter().map(|&rounds| plain(rounds)), plain(rounds.get()));
            Field::new(FieldId::Rounds, say!(words, "form-rounds"), FieldInput::List(all))
        }
        ProposedFormat::KnockOut { by_mail } => {
            Field::new(FieldId::ByMail, say!(words, "form-by-mail"), FieldInput::Box(by_mail))
                .about(say!(words, "form-by-mail-about"))
        }
    });
    fields.push(Field::new(
        FieldId::Starts,
        say!(words, "form-starts"),
        FieldInput::List(starts(words, proposal, now)),
    ));
    Form { title, fields, control: ButtonId::Competition(CompetitionButton::Fill(kind, game)) }
}

/// Presets first, then house rules, as many as a list takes. What is proposed is always among them.
fn rules(words: &Words, game: Game, proposal: &Proposal, house: &[HouseRules]) -> Vec<FieldChoice> {
    // Competitions are for two.
    let presets = game.presets().filter_map(|preset| game.preset(preset)).filter(|rules| rules.seats() == 2);
    let presets =
        presets.map(|rules| (rules_name(words, rules), Written(DefaultRules::Preset(rules)).to_string()));
    let own = house.iter().filter(|own| own.rules.game() == game && own.rules.seats() == 2);
    let own = own.map(|own| (clean(own.name.as_str()), Written(DefaultRules::House(own.id)).to_string()));
    let all: Vec<_> = presets.chain(own).collect();
    let value = Written(proposal.rules).to_string();
    let current = all.iter().find(|(_, one)| *one == value).or(all.first()).cloned();
    current.map(|current| with_current(all.into_iter(), current)).unwrap_or_default()
}

fn clocks(words: &Words, clock: TimeControl) -> Vec<FieldChoice> {
    let named = |clock: TimeControl| (terms::clock(words, clock), clock.to_string());
    let usual = CLOCKS.iter().filter_map(|clock| clock.parse().ok()).map(named);
    with_current(usual, named(clock))
}

fn starts(words: &Words, proposal: &Proposal, now: Timestamp) -> Vec<FieldChoice> {
    let day = day(proposal.starts);
    let own = offered(words, &day.to_string(), now).into_iter().find(|(_, one)| *one == day);
    let days = offered(words, "", now).into_iter().map(|(name, day)| (name, day.to_string()));
    let current = own.map(|(name, day)| (name, day.to_string()));
    match current.or_else(|| days.clone().next()) {
        Some(current) => with_current(days, current),
        None => Vec::new(),
    }
}

/// These choices with the current one among them, selected.
fn with_current(
    all: impl Iterator<Item = (String, String)>,
    (label, current): (String, String),
) -> Vec<FieldChoice> {
    let mut all: Vec<_> = all.take(CHOICES).collect();
    if !all.iter().any(|(_, value)| *value == current) {
        all.truncate(CHOICES - 1);
        all.push((label, current.clone()));
    }
    let choice = |(label, value): (String, String)| {
        let current = value == current;
        FieldChoice { label: label.chars().take(CHOICE).collect(), value, current }
    };
    all.into_iter().map(choice).collect()
}

/// What it would be, for its organizer alone.
pub fn proposed(words: &Words, plan: &Plan, proposal: Proposal) -> View {
    let title = named_title(words, plan, 1);
    let begins = begins(words, plan, String::new());
    let lines = [say!(words, "form-preview"), chosen_lines(words, plan, title, begins).join("\n")];
    let open =
        Button::new(say!(words, "button-competition-open"), CompetitionButton::Open(proposal), Tone::Good);
    let edit = Button::plain(say!(words, "button-competition-change"), CompetitionButton::Edit(proposal));
    let no = Button::plain(say!(words, "button-not-now"), ButtonId::Cancel);
    View::words(lines.join("\n\n")).with_row(vec![open, edit, no])
}

#[cfg(test)]
mod tests {
    use jiff::SignedDuration;
    use play::competition::{Days, Rounds, Size};

    use super::*;
    use crate::texts::Texts;

    fn proposal(format: ProposedFormat, rules: DefaultRules) -> Proposal {
        let starts = Timestamp::UNIX_EPOCH + SignedDuration::from_hours(72);
        Proposal { format, rules, clock: "2d".parse().unwrap(), days: Days::nearest(61), starts }
    }

    #[test]
    fn every_form_fits_and_shows_what_is_proposed_in_every_language() {
        let texts = Texts::load().unwrap();
        let formats = [
            ProposedFormat::League(Size::nearest(7)),
            ProposedFormat::Swiss(Rounds::nearest(8)),
            ProposedFormat::KnockOut { by_mail: true },
        ];
        for (words, &game, format) in texts.all().flat_map(|words| {
            Game::ALL.iter().flat_map(move |game| formats.map(|format| (words, game, format)))
        }) {
            let own = |number: u64| HouseRules {
                id: number.try_into().unwrap(),
                name: play::RulesName::new(&"ш".repeat(32)).unwrap(),
                rules: game.default_rules(),
            };
            let house: Vec<_> = (1..=25).map(own).collect();
            let rules = DefaultRules::House(house[24].id);
            let form = form(words, game, &proposal(format, rules), &house, Timestamp::UNIX_EPOCH);
            assert!(form.title.chars().count() <= 45, "{}", form.title);
            assert!(form.control.to_string().len() <= 100);
            assert_eq!(form.fields.len(), 5);
            for field in form.fields {
                assert!((1..=45).contains(&field.label.chars().count()), "{}", field.label);
                assert!(field.about.unwrap_or_default().chars().count() <= 100);
                match field.input {
                    FieldInput::List(choices) => {
                        assert!((1..=25).contains(&choices.len()), "{:?}", field.id);
                        assert_eq!(choices.iter().filter(|choice| choice.current).count(), 1, "{choices:?}");
                        let values: std::collections::BTreeSet<_> =
                            choices.iter().map(|choice| &choice.value).collect();
                        assert_eq!(values.len(), choices.len(), "{choices:?}");
                        for FieldChoice { label, value, .. } in &choices {
                            assert!((1..=100).contains(&label.chars().count()) && value.len() <= 100);
                        }
                    }
                    FieldInput::Box(ticked) => assert!(ticked),
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}
