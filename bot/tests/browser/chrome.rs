//! Drives a headless Chromium over `WebDriver`.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::{Path, PathBuf},
    process::{Child, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use anyhow::Context as _;
use fantoccini::{
    Client, Locator,
    actions::{InputSource as _, MOUSE_BUTTON_RIGHT, MouseActions, PointerAction},
    elements::Element,
    error::{CmdError, ErrorStatus},
    wd::Capabilities,
};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::wait;

/// How long to wait for something on the page.
const PATIENCE: Duration = Duration::from_secs(45);
/// How often to look meanwhile.
const INTERVAL: Duration = Duration::from_millis(40);

/// The Enter key, as `WebDriver` encodes it.
pub(crate) const ENTER: &str = "\u{e007}";
/// The Escape key.
pub(crate) const ESCAPE: &str = "\u{e00c}";
/// The key that goes to the next field.
pub(crate) const TAB: &str = "\u{e004}";

/// The size of a screen in pixels.
#[derive(Clone, Copy)]
pub(crate) enum Screen {
    /// 1280 × 800.
    Desktop,
    /// 390 × 844.
    Phone,
}

/// `chromedriver` and the browsers that it started; they end when this is dropped.
pub(crate) struct Chrome {
    driver: Child,
    address: String,
    /// The profile folders of the browsers.
    profiles: TempDir,
    /// Kept open, because the driver exits when it can't write.
    _output: BufReader<ChildStdout>,
}

impl Chrome {
    /// Starts the driver on a free port.
    pub(crate) fn start() -> anyhow::Result<Self> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdout(Stdio::piped());
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt as _;
            command.process_group(0);
        }
        let mut driver =
            command.spawn().context("chromedriver (package chromium-driver) must be installed")?;
        let mut output = BufReader::new(driver.stdout.take().context("chromedriver has no output")?);
        let port = loop {
            let mut line = String::new();
            anyhow::ensure!(output.read_line(&mut line)? > 0, "chromedriver ended before it was ready");
            if let Some((_, port)) = line.trim_end().split_once("started successfully on port ") {
                break port.trim_end_matches('.').to_owned();
            }
        };
        let address = format!("http://127.0.0.1:{port}");
        Ok(Self { driver, address, profiles: tempfile::tempdir()?, _output: output })
    }

    /// Opens the page as this member, in a browser with its own profile.
    pub(crate) async fn open(&self, url: &str, member: &str, screen: Screen) -> anyhow::Result<Tab> {
        let wanted = capabilities(screen, &self.profiles.path().join(member));
        let client = Client::with_capabilities_and_connector(&self.address, &wanted, HttpConnector::new())
            .await
            .context("starting Chromium")?;
        client.goto(&format!("{url}/?as={member}&theme=dark")).await?;
        let tab = Tab { client, member: member.to_owned() };
        tab.css(&format!("body[data-ready={member}]")).await?;
        Ok(tab)
    }
}

impl Drop for Chrome {
    fn drop(&mut self) {
        // Killing only the driver would leave its browsers behind, so the whole process group is killed.
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

fn capabilities(screen: Screen, profile: &Path) -> Capabilities {
    let (width, height) = match screen {
        Screen::Desktop => (1280, 800),
        Screen::Phone => (390, 844),
    };
    let phone = matches!(screen, Screen::Phone);
    let options = json!({
        "args": [
            "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            format!("--user-data-dir={}", profile.display()),
        ],
        "mobileEmulation": {
            "deviceMetrics": { "width": width, "height": height, "pixelRatio": 1.0, "mobile": phone, "touch": phone },
        },
    });
    Capabilities::from_iter([("goog:chromeOptions".to_owned(), options)])
}

/// The page as one member sees it.
pub(crate) struct Tab {
    client: Client,
    member: String,
}

impl Tab {
    /// Whether it's the page of the member with this display name.
    pub(crate) fn is(&self, name: &str) -> bool {
        self.member.eq_ignore_ascii_case(name)
    }

    /// Waits for an element.
    pub(crate) async fn css(&self, selector: &str) -> anyhow::Result<Element> {
        self.wait(Locator::Css(selector)).await
    }

    /// Waits until no such element is left.
    pub(crate) async fn gone(&self, selector: &str) -> anyhow::Result<()> {
        let patience_ends = Instant::now() + PATIENCE;
        while !self.client.find_all(Locator::Css(selector)).await?.is_empty() {
            anyhow::ensure!(
                Instant::now() < patience_ends,
                "{} waits too long for {selector} to go",
                self.member
            );
            wait::pass(INTERVAL).await;
        }
        Ok(())
    }

    /// Waits for a message that contains this text.
    pub(crate) async fn message(&self, text: &str) -> anyhow::Result<Element> {
        self.wait(Locator::XPath(&message(text))).await
    }

    /// Waits until so many threads are shown.
    pub(crate) async fn threads(&self, number: usize) -> anyhow::Result<Element> {
        self.wait(Locator::XPath(&format!("(//*[contains(@class, 'thread-card')])[{number}]"))).await
    }

    /// Waits for a message marked as visible only to this member.
    pub(crate) async fn private_message(&self, text: &str) -> anyhow::Result<Element> {
        let shown = format!("{}[contains(., 'Only you can see this')]", message(text));
        self.wait(Locator::XPath(&shown)).await
    }

    /// Whether a message with this text is on the page now.
    pub(crate) async fn shows(&self, text: &str) -> anyhow::Result<bool> {
        Ok(!self.client.find_all(Locator::XPath(&message(text))).await?.is_empty())
    }

    /// Clicks an element once it is clickable.
    pub(crate) async fn click(&self, selector: &str) -> anyhow::Result<()> {
        self.click_when_ready(Locator::Css(selector)).await
    }

    /// Presses the last button with this label.
    pub(crate) async fn press(&self, label: &str) -> anyhow::Result<()> {
        let button = format!("(//*[@id='messages']//button[normalize-space(.)='{label}'])[last()]");
        self.click_when_ready(Locator::XPath(&button)).await
    }

    /// Opens the context menu of an element.
    pub(crate) async fn open_menu(&self, selector: &str) -> anyhow::Result<()> {
        let element = self.css(selector).await?;
        let click = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveToElement { element, duration: None, x: 0.0, y: 0.0 })
            .then(PointerAction::Down { button: MOUSE_BUTTON_RIGHT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_RIGHT });
        self.client.perform_actions(click).await?;
        self.css("#context-menu").await.map(drop)
    }

    /// Types into the focused element.
    pub(crate) async fn write(&self, keys: &str) -> anyhow::Result<()> {
        Ok(self.client.active_element().await?.send_keys(keys).await?)
    }

    /// Types, waits for this suggestion, and takes it.
    pub(crate) async fn choose(&self, typed: &str, offered: &str) -> anyhow::Result<()> {
        self.write(typed).await?;
        self.css(&format!("[data-suggestion='{offered}'][aria-selected=true]")).await?;
        self.write(ENTER).await
    }

    /// Chooses a command, and sends it without options.
    pub(crate) async fn sends(&self, command: &str) -> anyhow::Result<()> {
        self.click("#text").await?;
        self.write(command).await?;
        self.write(ENTER).await?;
        self.write(ENTER).await
    }

    /// Whether the page is no wider than the screen.
    pub(crate) async fn fits(&self) -> anyhow::Result<bool> {
        let overflow = "const page = document.documentElement; return page.scrollWidth - page.clientWidth";
        Ok(self.ask(overflow).await? == 0)
    }

    /// Runs a script and returns its result.
    pub(crate) async fn ask(&self, script: &str) -> anyhow::Result<Value> {
        Ok(self.client.execute(script, Vec::new()).await?)
    }

    /// Saves a screenshot to `target/screens`.
    pub(crate) async fn screenshot(&self, name: &str) -> anyhow::Result<()> {
        let directory = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../target/screens"));
        fs::create_dir_all(&directory)?;
        Ok(fs::write(directory.join(format!("{name}.png")), self.client.screenshot().await?)?)
    }

    /// Retries a click on an element that isn't ready: it may be moving, covered, or redrawn between being found and
    /// clicked. In that case nothing has been clicked.
    async fn click_when_ready(&self, what: Locator<'_>) -> anyhow::Result<()> {
        let patience_ends = Instant::now() + PATIENCE;
        loop {
            match self.wait(what).await?.click().await {
                Err(error) if out_of_reach(&error) && Instant::now() < patience_ends => {
                    wait::pass(INTERVAL).await;
                }
                clicked => break clicked.with_context(|| format!("{} clicks {what:?}", self.member)),
            }
        }
    }

    async fn wait(&self, what: Locator<'_>) -> anyhow::Result<Element> {
        let found = self.client.wait().at_most(PATIENCE).every(INTERVAL).for_element(what).await;
        if found.is_err() {
            self.screenshot(&format!("failed-{}", self.member)).await?;
        }
        found.with_context(|| format!("{} waits for {what:?}", self.member))
    }
}

fn out_of_reach(error: &CmdError) -> bool {
    let intercepted = ErrorStatus::ElementClickIntercepted;
    error.is_element_not_interactable()
        || error.is_stale_element_reference()
        || matches!(error, CmdError::Standard(error) if error.error == intercepted)
}

fn message(text: &str) -> String {
    format!("//li[contains(@class, 'message')][contains(., \"{text}\")]")
}
