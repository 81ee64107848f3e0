//! What people do: they join, play, look, challenge, seek, and give up.

use std::time::Duration;

use games::{Action, Recorded};
use jiff::SignedDuration;
use play::{
    CompetitionId, GameId, Table,
    competition::{Format, Phase},
};
use rand::{RngExt as _, rngs::StdRng, seq::IndexedRandom as _};
use sandbox::{Answer, Forged, Id, NotAnswered, Response};
use serde_json::{Value, json};

use crate::{
    checks::{Check, Finding},
    members::Person,
    town::Town,
    typed, wait,
};

/// How long an answer takes that wasn't lost, on a busy machine.
const LOST: Duration = Duration::from_millis(500);
/// How the apology begins that players get for a fault of the program.
const APOLOGY: &str = "Sorry, that broke on my end";

impl Town {
    /// Notes an answer and how it was. Returns it.
    fn answered(&self, who: &Person, did: &str, answer: Result<Answer, NotAnswered>) -> Option<Answer> {
        match answer {
            Ok(answer) => {
                let message = answer.message.as_ref().or(answer.updated.as_ref());
                let said = message.map(|message| message.content.clone()).unwrap_or_default();
                let short: String = said.chars().take(140).collect();
                self.note(&format!("{} {did} → {short}", who.name()));
                if said.starts_with(APOLOGY) {
                    self.finds(Check::Answered, "an apology", format!("{} {did}: {said}", who.name()));
                }
                Some(answer)
            }
            Err(NotAnswered::NotPossible(why)) => {
                self.note(&format!("{} {did}: not possible ({why})", who.name()));
                None
            }
            Err(why) => {
                self.note(&format!("{} {did}: {why}", who.name()));
                if !self.is_bad_weather() {
                    self.finds(Check::Answered, "no answer", format!("{} {did}: {why}", who.name()));
                }
                None
            }
        }
    }

    /// Someone uses a command.
    pub(crate) async fn slash(
        &self,
        who: &Person,
        channel: Id,
        command: &str,
        options: Value,
    ) -> Option<Answer> {
        let did = format!("/{command} {options} in {channel}");
        self.doubled();
        let answer = self.answers(who.member.slash(channel, command, options)).await;
        self.answered(who, &did, answer)
    }

    /// Someone presses a button that a message has.
    pub(crate) async fn press(&self, who: &Person, message: Id, button: &str) -> Option<Answer> {
        self.doubled();
        let answer = self.answers(who.member.click(message, button)).await;
        self.answered(who, &format!("presses {button}"), answer)
    }

    /// Someone presses a button that a message need not have.
    pub(crate) async fn forges(
        &self,
        who: &Person,
        message: Id,
        channel: Id,
        button: &str,
    ) -> Option<Answer> {
        self.sends(who, channel, Forged::click(message, button), &format!("forges {button}")).await
    }

    /// Someone sends what they made by hand.
    async fn sends(&self, who: &Person, channel: Id, forged: Forged, did: &str) -> Option<Answer> {
        let answer = match self.answers(who.member.forge(channel, forged)).await {
            Ok(Response::Answer(answer)) => Ok(*answer),
            Ok(Response::Choices(_)) => return None,
            Err(why) => Err(why),
        };
        self.answered(who, did, answer)
    }

    /// Waits for an answer. While answers get lost, the member learns after Discord's three seconds that there is none; the
    /// clock stands still otherwise.
    async fn answers<T>(
        &self,
        asked: impl Future<Output = Result<T, NotAnswered>>,
    ) -> Result<T, NotAnswered> {
        let gives_up = async {
            if self.is_bad_weather() {
                wait::pass(LOST).await;
                self.passes(SignedDuration::from_secs(3));
            }
            std::future::pending::<()>().await;
        };
        tokio::select! {
            answer = asked => answer,
            () = gives_up => Err(NotAnswered::InTime),
        }
    }

    /// A manager opens a competition with options that no client would send.
    pub(crate) async fn opens_out_of_bounds(&self, server: usize, number: usize) {
        let place = self.servers[server];
        let manager = self.person(place.manager);
        let (name, option, value) = [
            ("league", "days", 0),
            ("league", "at_once", 0),
            ("league", "size", 3),
            ("league", "size", 255),
            ("league", "movers", 6),
        ][number % 5];
        let commands = self.sandbox.commands();
        let Some(command) = commands.iter().find(|command| command["name"] == name) else { return };
        let options = json!([
            { "name": "game", "type": 4, "value": 0 },
            { "name": "name", "type": 3, "value": "Unbound" },
            { "name": option, "type": 4, "value": value },
        ]);
        let data = json!({
            "id": command["id"], "name": name, "type": 1,
            "options": [{ "name": "create", "type": 1, "options": options }],
        });
        let did = format!("makes /{name} create {option}:{value} by hand");
        self.sends(&manager, place.lounge, Forged::command(data), &did).await;
        for shown in ["league show", "tournament show"] {
            self.slash(&manager, place.lounge, shown, json!({})).await;
        }
    }

    /// Someone presses buttons of what isn't theirs, or isn't there.
    pub(crate) async fn presses_made_up_buttons(&self, server: usize, number: usize) {
        let place = self.servers[server];
        let people = self.people.borrow().clone();
        let here: Vec<_> = people.iter().filter(|one| one.stays[server]).collect();
        let who = here[number % here.len()];
        let messages = self.sandbox.messages(place.hall);
        let Some(message) = messages.last() else { return };
        for button in
            ["play", "resign", "accept", "league-join", "league-mine", "analyse", "report", "rematch"]
        {
            let id = number % 12 + 1;
            self.forges(who, message.id, message.channel, &format!("{button}:{id}")).await;
        }
        // Accounts that a forger knows already are no secret.
        let own = format!("profile:{}", who.id());
        for button in ["manage-do:1:end", &own, "league-table:1:9", "seek:dara"] {
            self.forges(who, message.id, message.channel, button).await;
        }
    }

    /// Someone has their data deleted.
    pub(crate) async fn deletes_data(&self, number: usize) {
        let person = self.person(number);
        let there = self.direct(&person);
        let Some(shown) = self.slash(&person, there, "privacy", json!({})).await else { return };
        let Some(mut message) = shown.message else { return };
        for button in ["ask-delete-data", "ask-delete-data-again", "delete-data"] {
            let Some(answer) = self.press(&person, message.id, button).await else { return };
            if let Some(next) = answer.updated.or(answer.message) {
                message = next;
            }
        }
        self.change(number, |person| person.is_deleted = true);
    }

    /// Everyone says where they live.
    pub(crate) async fn choose_zones(&self) {
        let people = self.people.borrow().clone();
        for person in people {
            let channel = self.servers[usize::from(!person.servers[0])].lounge;
            self.slash(&person, channel, "preferences", json!({ "zone": person.zone() })).await;
        }
    }

    /// The managers open what there is to play in.
    pub(crate) async fn opens_competitions(&self, random: &mut StdRng) {
        let [oak, pine] = self.servers;
        let (ada, fatou) = (self.person(oak.manager), self.person(pine.manager));
        let league = json!({
            "game": 0, "name": "Autumn", "clock": "1d+6h/2d", "days": 7, "starts": "in 2 days", "size": 4, "at_once": 3,
            "movers": *[1, 2, 5].choose(random).expect("a number"),
            "again": random.random_bool(0.7),
        });
        self.slash(&ada, oak.hall, "league create", league).await;
        let days = *[1, 2, 4].choose(random).expect("a number");
        let swiss = json!({
            "game": 0, "kind": 0, "name": "Swiss", "clock": "1d+6h/2d", "rounds": 3, "days": days, "players": 6,
        });
        let cup =
            json!({ "game": 0, "kind": 1, "name": "Cup", "clock": "1d+6h/2d", "days": 5, "players": 5 });
        let mail = json!({
            "game": 0, "name": "Letters", "clock": "1d+6h/2d", "days": 10, "players": 4, "at_once": 2,
            "by_mail": true, "again": false,
        });
        let (first, second) = if random.random_bool(0.5) { (swiss, cup) } else { (cup, swiss) };
        self.slash(&ada, oak.hall, "tournament create", first).await;
        if random.random_bool(0.6) {
            self.slash(&fatou, pine.hall, "tournament create", second).await;
        }
        if random.random_bool(0.7) {
            self.slash(&fatou, pine.hall, "league create", mail).await;
        }
        let ladder = if random.random_bool(0.5) { oak } else { pine };
        let manager = self.person(ladder.manager);
        self.slash(&manager, ladder.hall, "ladder", json!({ "game": 0 })).await;
        // A whole server at one board: against the computer, half against half, and against each other.
        let computer = json!({ "game": 0, "level": 1, "hours": 12, "votes": 3 });
        self.slash(&ada, oak.lounge, "vote start", computer).await;
        let halves = json!({ "game": 1, "against": 1, "hours": 24 });
        self.slash(&fatou, pine.hall, "vote start", halves).await;
        let servers = json!({ "game": 0, "against": 2, "hours": 12, "votes": 3 });
        self.slash(&ada, oak.hall, "vote start", servers.clone()).await;
        self.slash(&fatou, pine.lounge, "vote start", servers).await;
        for (page, button) in [
            ("Puzzle of the day", "Post it here every day"),
            ("Seasons", "End them automatically"),
            ("The week", "Post it here every week"),
        ] {
            self.switches_on(&ada, oak.hall, (page, button)).await;
        }
    }

    /// Chooses the page of something that comes by itself, and switches it on.
    async fn switches_on(&self, ada: &Person, hall: Id, (page, button): (&str, &str)) {
        let settings = self.slash(ada, hall, "settings", json!({})).await.and_then(|one| one.message);
        let settings = settings.expect("the settings");
        let rows = settings.components.as_array().into_iter().flatten();
        let mut selects = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
        let found = selects.find_map(|select| {
            let options = select["options"].as_array()?;
            let wanted = options.iter().find(|one| one["label"] == page)?;
            Some((select["custom_id"].as_str()?.to_owned(), wanted["value"].as_str()?.to_owned()))
        });
        let (select, value) = found.expect("its page");
        let chosen = ada.member.select(&settings, &select, &[&value]).await;
        let shown = chosen.expect("its page").updated.expect("the page changes");
        self.press(ada, shown.id, &shown.button(button).expect("a switch")).await.expect("it is on");
    }

    /// What one person does when they look at Discord.
    pub(crate) async fn looks(&self, number: usize, random: &mut StdRng) {
        let person = self.person(number);
        if person.is_deleted {
            return;
        }
        self.joins(&person, random).await;
        self.plays(&person, random).await;
        if person.in_group {
            self.meets_the_group(&person, random).await;
        }
        if person.in_world && random.random_ratio(1, 6) {
            self.seeks(&person).await;
        }
        for server in (0..2).filter(|&server| self.is_member(&person, server)) {
            if random.random_ratio(1, 14) {
                self.challenges(&person, server, random).await;
            }
            self.accepts(&person, server, random).await;
            if random.random_ratio(1, 3) {
                self.guesses(&person, server, random).await;
            }
            if random.random_ratio(1, 3) {
                self.votes(&person, server, random).await;
            }
        }
        if random.random_ratio(1, 4) {
            self.reads(&person, random).await;
        }
    }

    /// Whether someone can use the bot in a server now.
    fn is_member(&self, person: &Person, server: usize) -> bool {
        person.stays[server] && !self.without_bot.borrow()[server]
    }

    /// Joins what is open, and challenges on ladders.
    async fn joins(&self, person: &Person, random: &mut StdRng) {
        for server in (0..2).filter(|&server| self.is_member(person, server)) {
            let place = self.servers[server];
            for one in self.store.competitions(place.id(), 10).await.expect("a store") {
                let is_ladder = one.plan.format == Format::Ladder;
                let is_open = one.phase == Phase::Joining || is_ladder && !one.phase.is_final();
                if !is_open {
                    continue;
                }
                let contest = self.store.contest(one.id).await.expect("a store").expect("a competition");
                let entrant = contest.entrant(person.player());
                let list = one.message.map(|message| Id::new(message.get()));
                match (entrant.is_some_and(|entrant| entrant.out.is_none()), list) {
                    (false, Some(list)) => {
                        self.press(person, list, &format!("league-join:{}", one.id)).await;
                    }
                    (true, _) if is_ladder && random.random_ratio(1, 10) => {
                        let above = play::competition::opponents(&contest, person.player());
                        if let Some(opponent) = above.choose(random) {
                            self.climbs(person, place.lounge, one.id, *opponent).await;
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    async fn climbs(&self, person: &Person, channel: Id, ladder: CompetitionId, opponent: play::PlayerId) {
        let shown = self.slash(person, channel, "ladder", json!({ "game": 0 })).await;
        let Some(shown) = shown.and_then(|one| one.message) else { return };
        let select = shown.custom_ids().into_iter().find(|id| !id.starts_with("league"));
        let value = format!("ladder-challenge:{ladder}:{opponent}");
        if let Some(select) = select {
            let answer = person.member.select(&shown, &select, &[&value]).await;
            self.answered(person, &format!("challenges {opponent} on the ladder"), answer);
        }
    }

    /// Plays in some of the games that wait for them.
    async fn plays(&self, person: &Person, random: &mut StdRng) {
        let games = self.store.running_games_everywhere(person.player()).await.expect("a store");
        let waiting: Vec<_> = games.iter().filter(|table| table.is_to_act(person.player())).collect();
        for table in waiting.sample(random, 2) {
            let gives_up = table.ply() >= 2 && random.random_ratio(2, 5);
            if table.stored().is_by_mail() {
                self.plays_by_mail(person, table, gives_up, random).await;
            } else if self.has_channel_for(person, table) {
                self.plays_in_channel(person, table, gives_up, random).await;
            }
        }
    }

    /// Whether someone can use the bot in the channel of a game.
    fn has_channel_for(&self, person: &Person, table: &Table) -> bool {
        match table.stored().home.server() {
            Some(guild) => {
                let server = usize::from(self.servers[1].id() == guild);
                self.is_member(person, server) && self.has_channel(table.stored().channel)
            }
            None => person.in_group,
        }
    }

    async fn plays_in_channel(&self, person: &Person, table: &Table, gives_up: bool, random: &mut StdRng) {
        let channel = Id::new(table.stored().channel.get());
        let game = table.stored().record.rules.game();
        if gives_up {
            return self.resigns(person, channel, table.id()).await;
        }
        let actions = table.position().legal_actions();
        let Some(&action) = actions.choose(random) else { return };
        let (command, options) = typed::command(game, action);
        self.slash(person, channel, &command, options).await;
    }

    /// Resigns by the last step's button.
    async fn resigns(&self, person: &Person, channel: Id, game: GameId) {
        if let Some(message) = self.sandbox.messages(channel).last() {
            self.forges(person, message.id, channel, &format!("resign:{game}")).await;
        }
    }

    async fn plays_by_mail(&self, person: &Person, table: &Table, gives_up: bool, random: &mut StdRng) {
        let there = self.direct(person);
        let play = format!("play:{}", table.id());
        let boards = self.sandbox.messages(there);
        let board = boards.iter().rev().find(|message| message.custom_ids().contains(&play));
        let Some(board) = board else {
            // Who never got the board looks for the game where it can be found.
            self.slash(person, there, "games", json!({})).await;
            return;
        };
        if gives_up {
            return self.resigns(person, there, table.id()).await;
        }
        let actions: Vec<Action> = table.position().legal_actions();
        let Some(action) = actions.choose(random) else { return };
        let Some(panel) = self.press(person, board.id, &play).await.and_then(|one| one.message) else {
            return;
        };
        let label = action.squares().first().map(ToString::to_string).unwrap_or_default();
        if let Some(square) = panel.button(&label) {
            self.press(person, panel.id, &square).await;
        }
    }

    /// Challenges someone in the group, or accepts.
    async fn meets_the_group(&self, person: &Person, random: &mut StdRng) {
        let channel = self.group.get().try_into().expect("an id");
        if self.store.running_in(channel).await.expect("a store").is_some() {
            return;
        }
        let open = self.store.open_challenges_in(channel).await.expect("a store");
        if let Some(challenge) = open.iter().find(|one| one.challenger != person.player()) {
            let button = format!("accept:{}", challenge.id);
            let messages = self.sandbox.messages(self.group);
            if let Some(message) = messages.iter().rev().find(|one| one.custom_ids().contains(&button)) {
                self.press(person, message.id, &button).await;
            }
        } else if open.is_empty() && random.random_ratio(1, 8) {
            self.slash(person, self.group, "dara challenge", json!({ "clock": "1d" })).await;
        }
    }

    /// Seeks a stranger, and joins the world for that.
    async fn seeks(&self, person: &Person) {
        let there = self.direct(person);
        let options = json!({ "game": 0, "clock": "1d" });
        let Some(asked) = self.slash(person, there, "seek", options.clone()).await else { return };
        let Some(question) = asked.message.filter(|one| one.button("Join").is_some()) else { return };
        let join = question.button("Join").expect("a button");
        self.press(person, question.id, &join).await;
        self.slash(person, there, "seek", options).await;
    }

    /// Challenges a member of a server.
    async fn challenges(&self, person: &Person, server: usize, random: &mut StdRng) {
        let people = self.people.borrow().clone();
        let here: Vec<_> = people.iter().filter(|one| one.stays[server] && one.id() != person.id()).collect();
        let Some(opponent) = here.choose(random) else { return };
        let mut options = json!({ "opponent": opponent.id().to_string(), "clock": "1d", "place": 1 });
        // Half of the people want their nights off, and some of them the days of Friday and Saturday as well.
        if person.id().get().is_multiple_of(2) {
            options["nights"] = json!(true);
            if opponent.id().get().is_multiple_of(2) {
                options["days_off"] = json!(1);
            }
        }
        // Where noise is counted, channels have games as well.
        if self.is_counted && random.random_bool(0.5) {
            options["place"] = json!(0);
        }
        self.slash(person, self.servers[server].lounge, "dara challenge", options).await;
    }

    /// Accepts a challenge.
    async fn accepts(&self, person: &Person, server: usize, random: &mut StdRng) {
        let home = self.servers[server].id().into();
        let open = self.store.open_challenges_concerning(home, person.player(), 5).await.expect("a store");
        let asked = open.iter().find(|one| one.challenger != person.player());
        let Some(challenge) = asked.filter(|_| random.random_ratio(2, 3)) else { return };
        if let Some(message) = challenge.message {
            self.press(person, Id::new(message.get()), &format!("accept:{}", challenge.id)).await;
        }
    }

    /// Guesses what is played next in a game that someone else plays in.
    async fn guesses(&self, person: &Person, server: usize, random: &mut StdRng) {
        let player = self.people.borrow().choose(random).expect("people").player();
        let games = self.store.running_games_everywhere(player).await.expect("a store");
        let here = Some(self.servers[server].id());
        let watched = games
            .iter()
            .filter(|table| table.stored().home.server() == here && table.seat(person.player()).is_none());
        let Some(table) = watched.collect::<Vec<_>>().choose(random).copied() else { return };
        let button = format!("guess:{}", table.id());
        let boards = self.sandbox.messages(Id::new(table.stored().channel.get()));
        let board = boards.iter().rev().find(|message| message.custom_ids().contains(&button));
        let (Some(board), Some(action)) = (board, table.position().legal_actions().choose(random).copied())
        else {
            return;
        };
        let mut panel = self.press(person, board.id, &button).await.and_then(|one| one.message);
        for square in action.squares() {
            let Some(shown) = panel.take() else { return };
            let Some(button) = shown.button(&square.to_string()) else { return };
            panel = self.press(person, shown.id, &button).await.and_then(|one| one.updated);
        }
    }

    /// Votes for a turn in a game that the whole server plays; a row's take is left out at times.
    async fn votes(&self, person: &Person, server: usize, random: &mut StdRng) {
        let place = self.servers[server];
        for channel in [place.hall, place.lounge] {
            let here = channel.get().try_into().expect("an id");
            let found = self.store.vote_game_in(place.id(), here).await.expect("a store");
            let Some(game) = found else { continue };
            let Some((message, _)) = game.posted else { continue };
            let mut board = Recorded::load(&game.record).expect("a game");
            let (post, seat) = (Id::new(message.get()), board.position().to_act());
            self.press(person, post, &format!("vote:{}", game.id)).await;
            let mut played: Vec<String> = Vec::new();
            while board.position().to_act() == seat && played.len() < 2 {
                let Some(action) = board.position().legal_actions().choose(random).copied() else { break };
                let squares: String = action.squares().iter().map(ToString::to_string).collect();
                let before = played.join(".");
                let button = format!("vote-pick:{}:{}:{before}:{squares}", game.id, game.ply());
                self.forges(person, post, channel, &button).await;
                played.push(action.to_string());
                board = board.then(action).expect("legal");
                if board.last_turn().last().is_some_and(|last| last.ends_turn) {
                    break;
                }
            }
        }
    }

    /// Looks at something.
    pub(crate) async fn reads(&self, person: &Person, random: &mut StdRng) {
        let people = self.people.borrow().clone();
        let there: Vec<usize> = (0..2).filter(|&server| self.is_member(person, server)).collect();
        let server = there.choose(random).copied();
        let channel = match server {
            Some(server) if random.random_ratio(3, 4) => self.servers[server].lounge,
            _ => self.direct(person),
        };
        let known: Vec<_> = people.iter().filter(|one| one.shares_a_place_with(person)).collect();
        let someone = known.choose(random).expect("themself").id().to_string();
        match random.random_range(0..10) {
            0..3 => {
                let kind = if random.random_ratio(1, 3) { "tournament show" } else { "league show" };
                self.slash(person, channel, kind, json!({})).await;
            }
            3 => drop(self.slash(person, channel, "games", json!({})).await),
            4 => drop(self.slash(person, channel, "profile", json!({ "member": someone })).await),
            5 => drop(self.slash(person, channel, "history", json!({})).await),
            6 => drop(self.slash(person, channel, "export", json!({})).await),
            7 => drop(self.slash(person, channel, "versus", json!({ "member": someone })).await),
            8 => drop(self.slash(person, channel, "analysis", json!({})).await),
            _ => drop(self.slash(person, channel, "leaderboard", json!({ "game": 0 })).await),
        }
    }

    /// Notes what was found at once.
    pub(crate) fn finds(&self, check: Check, kind: &'static str, what: String) {
        self.note(&format!("FOUND {check:?}, {kind}: {what}"));
        self.found.borrow_mut().push(Finding { check, kind, what });
    }

    /// The next interaction is delivered twice, while that happens.
    fn doubled(&self) {
        if self.presses_twice.get() {
            self.sandbox.faults().deliver_twice();
        }
    }

    /// Whether requests fail so that an answer may be lost.
    fn is_bad_weather(&self) -> bool {
        self.bad_weather.get()
    }
}
