//! Writes the pictures of all lessons into a folder, with their English texts in one page, to look at:
//! `cargo run -p ui --example lessons -- /tmp/lessons`.

use std::{collections::BTreeSet, env, fs, path::Path};

use anyhow::Context as _;
use games::Game;
use lessons::Verdict;
use play::{Language, Theme};
use render::Painter;
use ui::{
    button_id::lesson::LessonAt,
    look::Look,
    texts::Texts,
    views::{View, game::panel::ChosenSquares, learning::lesson},
};

fn main() -> anyhow::Result<()> {
    let folder = env::args().nth(1).context("which folder?")?;
    let folder = Path::new(&folder);
    fs::create_dir_all(folder)?;
    let (texts, painter) = (Texts::load()?, Painter::new());
    let (words, look) = (texts.of(Language::English), Look::of_all(&painter, Theme::Savanna, false));
    let mut page = String::new();
    for lesson in Game::ALL.iter().flat_map(|&game| lessons::of(game)) {
        for number in 0..lesson.len() {
            let at = LessonAt { lesson, step: u8::try_from(number)? };
            let of = at.step().context("a step")?;
            let scene = of.scene()?;
            let answer = of.answer()?;
            let Verdict::Right(after) = of.judge(&scene, &answer) else { anyhow::bail!("{lesson}") };
            let views = [
                ("", lesson::step(words, look, (at, &of), (&scene, &[]), ChosenSquares::default(), None)),
                ("-right", lesson::right(words, look, (at, &of), &after, &BTreeSet::new())),
                ("-answer", lesson::answer(words, look, at, &scene, &answer)),
            ];
            for (which, view) in views {
                let name = format!("{lesson}-{}{which}.png", number + 1);
                page.push_str(&written(&view, &name));
                for picture in &view.pictures {
                    fs::write(folder.join(&name), &picture.png)?;
                }
            }
        }
    }
    fs::write(folder.join("lessons.md"), page)?;
    Ok(())
}

/// A view as a part of the page.
fn written(view: &View, picture: &str) -> String {
    format!("{}\n\n![]({picture})\n\n", view.text)
}
