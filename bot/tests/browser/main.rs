//! The sandbox's page in a real browser: the program is started as a newcomer would, and members use only the page.
//!
//! Needs Chromium and its driver: `cargo test -p bot --test browser -- --ignored`. Screenshots are saved in
//! `target/screens`.

mod chrome;
mod program;
#[path = "../program/wait.rs"]
mod wait;

use anyhow::{Context as _, ensure};
use chrome::{Chrome, ENTER, ESCAPE, Screen, TAB};
use program::Program;

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn two_members_play_on_the_page() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Desktop).await?;
    let ben = chrome.open(&program.url, "ben", Screen::Desktop).await?;

    ada.message("Welcome").await?;
    ada.write("/").await?;
    ada.css("[data-suggestion='/dara challenge']").await?;
    ada.screenshot("commands").await?;
    ada.choose("dara chal", "/dara challenge").await?;
    ada.choose("opp", "opponent").await?;
    ada.choose("be", "Ben").await?;
    ada.choose("fir", "first").await?;
    ada.write("me").await?;
    ada.css("[data-suggestion=me][aria-selected=true]").await?;
    ada.screenshot("challenge-written").await?;
    // A command that is typed in full is sent at once.
    ada.write(ENTER).await?;

    // Only Ben is pinged, and only he can accept; Ada's attempt is refused privately.
    ben.css(".message.pings-me [data-user]").await?;
    ben.screenshot("challenged").await?;
    ada.message("challenges").await?;
    ada.press("Accept").await?;
    ada.private_message("It's your own challenge").await?;
    ada.screenshot("refused").await?;
    ensure!(!ben.shows("It's your own challenge").await?, "Ben sees what only Ada was told");
    ben.press("Accept").await?;
    ben.message("the game is on").await?;

    // By command, with the square from the suggestions.
    ada.message("the game is on").await?;
    ada.write("/dara drop ").await?;
    ada.choose("b3", "b3").await?;
    ben.message("dropped b3").await?;
    let picture = "const pictures = document.querySelectorAll('#messages img'); const last = pictures[pictures.length - 1]; \
                   return last.decode().then(() => ({ width: last.naturalWidth, words: last.alt }))";
    let seen = ben.ask(picture).await?;
    ensure!(seen["width"].as_u64() > Some(0), "the board is not to be seen: {seen}");
    ensure!(seen["words"].as_str().is_some_and(|words| words.contains("b3")), "b3 is not described: {seen}");

    // By the panel, in two presses.
    ben.press("Play").await?;
    ben.private_message("Where do you want to drop a stone?").await?;
    ben.screenshot("panel").await?;
    ben.press("c4").await?;
    ada.message("dropped c4").await?;
    ensure!(!ada.shows("Where do you want to drop a stone?").await?, "Ada sees Ben's panel");

    // Not his turn: only Ben sees why.
    ben.click("#text").await?;
    ben.write("/dara drop ").await?;
    ben.write("a1").await?;
    ben.write(ENTER).await?;
    ben.private_message("Not your turn yet").await?;
    ensure!(!ada.shows("Not your turn yet").await?, "Ada sees what only Ben was told");
    ben.screenshot("out-of-turn").await?;

    // Enlarges the board and closes it again.
    ada.click("#messages li:last-child .picture-button").await?;
    ada.css("dialog.lightbox[open] img").await?;
    ada.screenshot("enlarged").await?;
    ada.write(ESCAPE).await?;
    ada.gone("dialog").await?;

    // The page loads nothing from other servers, and everything it asks for exists.
    let foreign = "return performance.getEntriesByType('resource') \
                   .filter(one => !one.name.startsWith(location.origin) || one.responseStatus >= 400).map(one => one.name)";
    ensure!(ada.ask(foreign).await? == serde_json::json!([]), "not from here: {}", ada.ask(foreign).await?);

    // A spectator on a phone.
    let eve = chrome.open(&program.url, "eve", Screen::Phone).await?;
    eve.message("dropped c4").await?;
    ensure!(eve.fits().await?, "the page is wider than the phone");
    eve.screenshot("phone").await?;
    eve.click("#menu-button").await?;
    eve.click("#sidebar [data-name=lounge]").await?;
    eve.css("[data-name=lounge][aria-current=page]").await?;
    ensure!(eve.fits().await?, "the channel list makes the page wider than the phone");
    eve.screenshot("phone-lounge").await?;
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn a_game_is_analysed_and_a_puzzle_and_a_lesson_shown_on_a_phone() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Phone).await?;
    ada.message("Welcome").await?;
    ada.sends("/play").await?;
    ada.press("Morris").await?;
    ada.press("🤖 Computer").await?;
    ada.press("1").await?;
    ada.message("the game is on").await?;
    for point in ["a1", "c5", "f2"] {
        ada.click("#text").await?;
        ada.write("/morris drop ").await?;
        ada.write(point).await?;
        ada.write(ENTER).await?;
        ada.message(&format!("dropped {point}")).await?;
    }
    ada.sends("/morris resign").await?;
    ada.private_message("Resign").await?;
    ada.press("Resign").await?;
    ada.message("resigned").await?;
    ada.press("Analyse").await?;
    ada.private_message(", analysed").await?;
    ensure!(ada.fits().await?, "the analysis is wider than the phone");
    ada.screenshot("phone-analysis").await?;
    ada.sends("/puzzle").await?;
    ada.private_message("ind the only").await?;
    ensure!(ada.fits().await?, "the puzzle is wider than the phone");
    ada.screenshot("phone-puzzle").await?;
    ada.press("Show solution").await?;
    ada.private_message("The solution:").await?;
    ada.screenshot("phone-puzzle-solution").await?;
    ada.sends("/dara lessons").await?;
    ada.private_message("Lessons: Dara").await?;
    ada.screenshot("phone-lessons").await?;
    ada.press("2. Make a row").await?;
    ada.private_message("Two of your stones lie side by side").await?;
    ensure!(ada.fits().await?, "the lesson is wider than the phone");
    ada.screenshot("phone-lesson").await?;
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn a_watcher_guesses_on_a_phone() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Phone).await?;
    let (ben, eve) = (
        chrome.open(&program.url, "ben", Screen::Phone).await?,
        chrome.open(&program.url, "eve", Screen::Phone).await?,
    );
    ada.message("Welcome").await?;
    ada.sends("/settings").await?;
    ada.private_message("What happens here").await?;
    ada.screenshot("phone-what-happens").await?;
    ada.press("See the Guess button").await?;
    ada.private_message("saw it coming").await?;
    ensure!(ada.fits().await?, "the preview is wider than the phone");
    ada.screenshot("phone-guess-preview").await?;
    ada.press("Guess the turn").await?;
    ada.press("Switch it on").await?;
    ada.private_message("Guess the turn: on").await?;
    ada.screenshot("phone-guess-on").await?;
    ada.click("#text").await?;
    ada.write("/").await?;
    ada.choose("dara chal", "/dara challenge").await?;
    ada.choose("opp", "opponent").await?;
    ada.choose("be", "Ben").await?;
    ada.choose("fir", "first").await?;
    ada.write("me").await?;
    ada.css("[data-suggestion=me][aria-selected=true]").await?;
    ada.write(ENTER).await?;
    ben.message("challenges").await?;
    ben.press("Accept").await?;
    eve.message("the game is on").await?;
    eve.press("Guess").await?;
    eve.private_message("Put yourself in the place of").await?;
    ensure!(eve.fits().await?, "the panel is wider than the phone");
    eve.screenshot("phone-guess-panel").await?;
    eve.press("b3").await?;
    eve.private_message("Your guess: b3").await?;
    eve.screenshot("phone-guessed").await?;
    ada.click("#text").await?;
    ada.write("/dara drop ").await?;
    ada.write("b3").await?;
    ada.write(ENTER).await?;
    eve.message("1 of 1 saw it coming").await?;
    ensure!(eve.fits().await?, "the board is wider than the phone");
    eve.screenshot("phone-guess-told").await?;
    eve.press("Best guessers").await?;
    eve.private_message("1 of 1 right").await?;
    ensure!(eve.fits().await?, "the table is wider than the phone");
    // It took the place of the panel, above the new board.
    let shown = "const all = [...document.querySelectorAll('#messages li')]; \
                 all.find(one => one.textContent.includes('1 of 1 right')).scrollIntoView({ block: 'center' }); return null";
    eve.ask(shown).await?;
    eve.screenshot("phone-best-guessers").await?;
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn roles_to_earn_are_shown_on_a_phone() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Phone).await?;
    ada.message("Welcome").await?;
    ada.sends("/settings").await?;
    ada.private_message("What happens here").await?;
    ensure!(ada.fits().await?, "the panel is wider than the phone");
    ada.screenshot("phone-settings").await?;
    ada.press("Roles to earn").await?;
    ada.private_message("Champions won the last season").await?;
    ensure!(ada.fits().await?, "the page is wider than the phone");
    ada.screenshot("phone-roles").await
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn a_server_votes_on_phones_in_two_languages() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Phone).await?;
    let eve = chrome.open(&program.url, "eve", Screen::Phone).await?;
    ada.message("Welcome").await?;
    eve.message("Welcome").await?;
    let ukrainian = "const select = document.getElementById('language'); select.value = 'uk'; \
                     select.dispatchEvent(new Event('change')); return null";
    eve.ask(ukrainian).await?;
    ada.click("#text").await?;
    ada.write("/").await?;
    ada.choose("vote st", "/vote start").await?;
    ada.write("Dara").await?;
    ada.write(ENTER).await?;
    ada.choose("lev", "level").await?;
    ada.write("1").await?;
    ada.write(TAB).await?;
    ada.choose("vot", "votes").await?;
    ada.write("2").await?;
    ada.write(ENTER).await?;
    ada.private_message("The game begins").await?;
    ada.message("The vote ends").await?;
    ensure!(ada.fits().await?, "the vote is wider than the phone");
    ada.screenshot("phone-vote").await?;
    for (player, asked, square, stored) in [
        (&eve, "Твій голос бачиш лише ти", "b3", "Твій голос: b3"),
        (&ada, "Only you see your vote", "c4", "Your vote: c4"),
    ] {
        player.press("Vote").await?;
        player.private_message(asked).await?;
        ensure!(player.fits().await?, "the panel is wider than the phone");
        player.screenshot(&format!("phone-vote-panel-{square}")).await?;
        player.press(square).await?;
        player.private_message(stored).await?;
        player.screenshot(&format!("phone-voted-{square}")).await?;
    }
    // Two votes end it, as soon as they are counted. Of equals, the earlier is played.
    eve.message("The vote: b3 (1) · c4 (1)").await?;
    ensure!(eve.fits().await?, "the next vote is wider than the phone");
    eve.screenshot("phone-vote-fell").await?;
    ada.sends("/vote stop").await?;
    ada.message("The game was stopped").await?;
    ensure!(ada.fits().await?, "the end is wider than the phone");
    ada.screenshot("phone-vote-over").await
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn four_members_play_a_tournament() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Desktop).await?;
    ada.message("Welcome").await?;
    ada.choose("/tournament cr", "/tournament create").await?;
    // The options that are needed stand there, and are filled in one after the other.
    ada.write("Morris").await?;
    ada.write(ENTER).await?;
    ada.write("Swiss").await?;
    ada.write(ENTER).await?;
    ada.choose("rou", "rounds").await?;
    ada.write("1").await?;
    ada.write(TAB).await?;
    ada.choose("pla", "players").await?;
    ada.write("4").await?;
    ada.screenshot("tournament-written").await?;
    ada.write(ENTER).await?;
    ada.private_message("is open. People can join in").await?;

    let mut others = Vec::new();
    for member in ["ben", "chidi", "dede"] {
        others.push(chrome.open(&program.url, member, Screen::Phone).await?);
    }
    for player in std::iter::once(&ada).chain(&others) {
        player.press("Join").await?;
        player.private_message("You've joined").await?;
    }
    let ben = &others[0];
    ensure!(ben.fits().await?, "the list is wider than the phone");
    ben.screenshot("phone-tournament-joined").await?;
    ben.message("has started!").await?;
    ben.message("round 1").await?;
    // They come one after the other.
    ben.threads(2).await?;
    ben.screenshot("phone-tournament-begun").await?;

    // In each thread, the one who is named first resigns.
    let threads = "return Array.from(document.querySelectorAll('.thread-card')).map(one => [one.hash, one.textContent])";
    let threads: Vec<(String, String)> = serde_json::from_value(ben.ask(threads).await?)?;
    ensure!(threads.len() == 2, "two games run: {threads:?}");
    for (thread, name) in &threads {
        let [first, ..] = name.trim_start_matches("Morris: ").split(' ').collect::<Vec<_>>()[..] else {
            anyhow::bail!("no players in {name}");
        };
        let player = std::iter::once(&ada).chain(&others).find(|player| player.is(first));
        let player = player.with_context(|| format!("{first} doesn't play"))?;
        player.click(&format!(".thread-card[href='{thread}']")).await?;
        player.message("the game is on").await?;
        player.sends("/morris resign").await?;
        player.private_message("Resign game").await?;
        player.press("Resign").await?;
        player.message("resigned").await?;
        player.screenshot(&format!("tournament-lost-by-{first}")).await?;
    }
    let eve = chrome.open(&program.url, "eve", Screen::Desktop).await?;
    eve.message("is over!").await?;
    eve.screenshot("tournament-over").await?;
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn what_members_write_is_shown_as_markdown_and_never_as_markup() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Desktop).await?;
    let cases = [
        ("**a *b* c**", "<strong>a <em>b</em> c</strong>"),
        ("***both***", "<strong><em>both</em></strong>"),
        ("snake_case_word _it_ __under__ ~~gone~~", "snake_case_word <em>it</em> <u>under</u> <s>gone</s>"),
        (r"\*plain\* `**code**`", r#"*plain* <code class="code">**code**</code>"#),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("<b>x</b> <img src=x onerror=alert(1)>", "&lt;b&gt;x&lt;/b&gt; &lt;img src=x onerror=alert(1)&gt;"),
        ("[x](javascript:alert(1))", "[x](javascript:alert(1))"),
        (
            "[**x**](https://example.org/a_b_c)",
            r#"<a href="https://example.org/a_b_c" target="_blank" rel="noopener noreferrer"><strong>x</strong></a>"#,
        ),
        (
            "<@1> <#1>",
            r#"<span class="mention" data-user="1">@unknown-user</span> <span class="mention">#unknown</span>"#,
        ),
    ];
    for (text, paragraph) in cases {
        ensure_shown(&ada, text, &format!("<p>{paragraph}</p>")).await?;
    }
    let blocks = [
        ("> a\n> b\nc", "<blockquote><p>a\nb</p></blockquote><p>c</p>"),
        (
            "# A\ntext\n-# b",
            r#"<h4 class="heading heading-1">A</h4><p>text</p><small class="subtext">b</small>"#,
        ),
        ("- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
        ("3. a\n4. b", r#"<ol start="3"><li>a</li><li>b</li></ol>"#),
        (
            "a\n```rs\n<b> **x**\n```",
            r#"<p>a</p><pre class="code-block" tabindex="0" aria-label="Code"><code data-language="rs">&lt;b&gt; **x**</code></pre>"#,
        ),
        ("<t:0:D>", r#"<p><time datetime="1970-01-01T00:00:00.000Z""#),
    ];
    for (text, html) in blocks {
        ensure_shown(&ada, text, html).await?;
    }
    let channel = "return import('/assets/store.js').then(({ store }) => [...store.channels.keys()][0])";
    let channel = ada.ask(channel).await?;
    let channel = channel.as_str().unwrap_or_default();
    let link = |channel| format!("https://discord.com/channels/1/{channel}/3");
    let here = format!(r##"<p><a class="mention" href="#{channel}">"##);
    ensure_shown(&ada, &link(channel), &here).await?;
    ensure_shown(&ada, &link("2"), r#"<p><a href="https://discord.com/channels/1/2/3""#).await?;
    // Posted and read back, it is unchanged.
    ada.click("#text").await?;
    ada.write("<u>no</u> **yes** @ben").await?;
    ada.write(ESCAPE).await?;
    ada.write(ENTER).await?;
    ada.message("<u>no</u> yes @Ben").await?;
    ensure!(
        ada.ask("return document.querySelectorAll('#messages u').length").await? == 0,
        "markup came through"
    );
    ada.screenshot("text").await
}

/// Checks that the page's own Markdown turns a text into this markup.
async fn ensure_shown(tab: &chrome::Tab, text: &str, html: &str) -> anyhow::Result<()> {
    let text_literal = serde_json::to_string(text)?;
    let shown = tab
        .ask(&format!(
            "return import('/assets/markdown.js').then(({{ markdown }}) => {{ \
             const box = document.createElement('div'); box.append(...markdown({text_literal})); return box.innerHTML; }})"
        ))
        .await?;
    let shown = shown.as_str().unwrap_or_default();
    ensure!(shown.starts_with(html), "{text:?} is shown as {shown}, not {html}");
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn a_member_switches_languages_on_the_page() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Desktop).await?;
    ada.message("Welcome").await?;
    ada.ask(
        "const select = document.getElementById('language'); select.value = 'uk'; \
         select.dispatchEvent(new Event('change')); return null",
    )
    .await?;
    ada.write("/").await?;
    ada.css("[data-suggestion='/dara виклик']").await?;
    ada.screenshot("commands-in-ukrainian").await?;
    ada.choose("довід", "/довідка").await?;
    ada.write(ENTER).await?;
    // Private messages are in her language.
    ada.private_message("Настільні ігри").await?;
    ada.screenshot("help-in-ukrainian").await
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn members_and_messages_have_menus() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Desktop).await?;
    let ben = chrome.open(&program.url, "ben", Screen::Desktop).await?;
    ada.message("Welcome").await?;

    // Commands for managers are suggested only to them: Ada owns the server.
    ada.write("/sett").await?;
    ada.css("[data-suggestion='/settings']").await?;
    ada.write(ESCAPE).await?;
    ben.write("/sett").await?;
    ben.css("#suggestion-note:not([hidden])").await?;
    ben.gone("[data-suggestion='/settings']").await?;
    ben.write(ESCAPE).await?;

    // From a member's menu: choose a game, and the challenge is made.
    ada.open_menu("#member-list li:has([title='Mention Ben']) .listed").await?;
    ada.click("#context-menu [data-menu=Apps]").await?;
    ada.css("#context-menu .submenu [data-menu='Challenge to a game']").await?;
    ada.screenshot("menu-of-a-member").await?;
    ada.click("#context-menu [data-menu='Challenge to a game']").await?;
    ada.private_message("used").await?;
    ada.screenshot("menu-challenge").await?;
    ada.press("Dara").await?;
    ben.message("challenges").await?;
    ben.press("Accept").await?;
    ben.message("the game is on").await?;

    // From a message's menu, by button and by keyboard: the board as text, for this reader only.
    ben.ask("document.querySelector('#messages li:last-child .message-actions').focus(); return null")
        .await?;
    ben.write(ENTER).await?;
    ben.css("#context-menu [role=menuitem]").await?;
    ben.click("#context-menu [data-menu=Apps]").await?;
    ben.screenshot("menu-of-a-message").await?;
    ben.click("#context-menu [data-menu='Show the board as text']").await?;
    ben.private_message("Game 1 ·").await?;
    ben.css("#messages .private pre").await?;
    ben.screenshot("menu-board-as-text").await?;

    // In the reader's language; Escape closes it.
    ada.ask(
        "const select = document.getElementById('language'); select.value = 'fr'; \
         select.dispatchEvent(new Event('change')); return null",
    )
    .await?;
    ada.open_menu("#messages .message[data-author=dara] .author-button").await?;
    ada.click("#context-menu [data-menu=Apps]").await?;
    ada.screenshot("menu-in-french").await?;
    ada.write(ESCAPE).await?;
    ada.gone("#context-menu").await?;

    // On a phone, the author's name opens the member's menu.
    let eve = chrome.open(&program.url, "eve", Screen::Phone).await?;
    eve.message("the game is on").await?;
    eve.click("#messages li:last-child .message-actions").await?;
    eve.click("#context-menu [data-menu=Apps]").await?;
    let overflow = "const { right } = document.getElementById('context-menu').getBoundingClientRect(); return right > document.documentElement.clientWidth";
    ensure!(eve.ask(overflow).await? == false, "the menu is wider than the phone");
    eve.screenshot("menu-on-a-phone").await?;
    eve.click("#context-menu [data-menu='Show the board as text']").await?;
    eve.private_message("Game 1 ·").await?;
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium and chromedriver"]
async fn forms_and_lists_fit_on_a_phone() -> anyhow::Result<()> {
    let (program, chrome) = (Program::start()?, Chrome::start()?);
    let ada = chrome.open(&program.url, "ada", Screen::Phone).await?;
    ada.message("Welcome").await?;

    // A knock-out is put together: lists, and a box to tick.
    ada.choose("/tournament cr", "/tournament create").await?;
    ada.write("Morris").await?;
    ada.write(ENTER).await?;
    ada.write("Knock").await?;
    ada.write(ENTER).await?;
    ada.write(ENTER).await?;
    ada.css("dialog.modal[open]").await?;
    ensure!(ada.fits().await?, "the form is wider than the phone");
    ada.screenshot("phone-form").await?;
    ada.click("dialog.modal [data-field=days] .select-button").await?;
    ada.click("dialog.modal [data-field=days] li[data-value='7']").await?;
    ada.click("dialog.modal [data-field=by-mail] input").await?;
    ada.screenshot("phone-form-filled").await?;
    ada.click("dialog.modal [type=submit]").await?;
    ada.private_message("It isn't open yet.").await?;
    ada.private_message("boards as direct messages").await?;
    ada.screenshot("phone-form-preview").await?;
    ada.press("Change").await?;
    let ticked = "return document.querySelector('dialog.modal [data-field=by-mail] input').checked";
    ada.css("dialog.modal[open]").await?;
    ensure!(ada.ask(ticked).await? == true, "the box lost its tick");
    ada.click("dialog.modal .dialog-buttons [type=button]").await?;
    ada.gone("dialog.modal").await?;
    ada.press("Open it").await?;
    ada.private_message("is open. People can join in").await?;

    // A file is imported, of a type that is allowed.
    ada.sends("/import").await?;
    ada.css("dialog.modal [data-field=file] input[type=file][accept='.txt,.json']").await?;
    ensure!(ada.fits().await?, "the form is wider than the phone");
    ada.screenshot("phone-form-file").await?;
    ada.click("dialog.modal [data-field=record] textarea").await?;
    ada.write("morris:nine a1").await?;
    ada.click("dialog.modal [type=submit]").await?;
    ada.private_message("Imported game").await?;

    // Games are listed with a button beside each.
    let ben = chrome.open(&program.url, "ben", Screen::Phone).await?;
    ben.message("Welcome").await?;
    ada.sends("/dara challenge").await?;
    ben.press("Accept").await?;
    ben.message("the game is on").await?;
    for (player, command) in [(&ada, "/games"), (&ben, "/games"), (&ben, "/watch")] {
        player.sends(command).await?;
        player.css("#messages li:last-child .container .section > .button").await?;
        ensure!(player.fits().await?, "the list is wider than the phone");
        let beside = "const all = [...document.querySelectorAll('#messages li:last-child .section')]; \
                      return all.every(one => one.querySelector('.section-text').getBoundingClientRect().right \
                      <= one.querySelector('.button').getBoundingClientRect().left)";
        ensure!(player.ask(beside).await? == true, "the button isn't beside its line");
        player.screenshot(&format!("phone-{}", command.trim_start_matches('/'))).await?;
    }
    Ok(())
}
