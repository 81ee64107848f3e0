// The members: the panel at the bottom left shows who this tab is and switches to someone else; the list on the right shows
// everyone. Switching is a link (`?as=ben`), so each tab can be a different member.

import { postLocale } from "./api.js";
import { avatar, tagOf } from "./avatar.js";
import { withUserMenu } from "./context_menu.js";
import { byId, el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { nameOf, on, setLocale, store } from "./store.js";
import { membersHere } from "./where.js";

const NAME_OF_THIS_TAB = "as";

/** Some of Discord's languages, each by its own name. */
const LANGUAGES = [
  ["en-US", "English"],
  ["es-ES", "Español (España)"],
  ["es-419", "Español (Latinoamérica)"],
  ["fr", "Français"],
  ["uk", "Українська"],
  ["de", "Deutsch"],
];

/** The member in the URL or in this tab's storage, or else the first who plays. */
export function whoToBe(members) {
  const people = members.filter((member) => !member.user.bot);
  const named = (name) => people.find((member) => name && (member.user.username === name || member.user.id === name));
  const member =
    named(new URLSearchParams(location.search).get("as")) ??
    named(sessionStorage.getItem(NAME_OF_THIS_TAB)) ??
    people.find((person) => person.plays) ??
    people[0];
  sessionStorage.setItem(NAME_OF_THIS_TAB, member.user.username);
  const here = new URL(location.href);
  here.searchParams.set("as", member.user.username);
  history.replaceState(null, "", here);
  return member.user;
}

/** Draws the panel and the list now and whenever they change. */
export function showMembers(mention) {
  const draw = () => {
    drawPanel();
    drawList(mention);
  };
  for (const kind of ["members", "open", "connection"]) on(kind, draw);
  draw();
  const select = byId("language");
  fill(select, LANGUAGES.map(([value, name]) => el("option", { value }, name)));
  const showLanguage = () => (select.value = store.locale);
  select.addEventListener("change", async () => {
    await postLocale(select.value).then(() => setLocale(select.value), () => showLanguage());
  });
  on("members", showLanguage);
  showLanguage();
}

const role = (member) => (member.plays ? "Plays" : "Only watches");

function drawPanel() {
  const me = store.members.find((member) => member.user.id === store.me.id);
  fill(
    byId("user-button"),
    avatar(me.user),
    el("span", { class: "unseen" }, "You are "),
    el("span", { class: "user-names" }, el("span", { class: "user-name" }, nameOf(me.user)), el("span", { class: "user-role" }, `${role(me)} · switch`)),
    icon("down"),
  );
  const people = store.members.filter((member) => !member.user.bot);
  fill(
    byId("identities"),
    people.map((member) => {
      const here = new URL(location.href);
      here.searchParams.set("as", member.user.username);
      return el(
        "li",
        {},
        el(
          "a",
          {
            href: here.href,
            class: "identity",
            "aria-current": member === me ? "true" : null,
            data: { as: member.user.username },
          },
          avatar(member.user),
          el("span", { class: "user-names" }, el("span", { class: "user-name" }, nameOf(member.user)), el("span", { class: "user-role" }, role(member))),
          member === me && icon("check"),
        ),
      );
    }),
  );
}

function drawList(mention) {
  const groups = [
    ["Application", membersHere().filter((member) => member.user.bot)],
    ["Players", membersHere().filter((member) => !member.user.bot && member.plays)],
    ["Watching", membersHere().filter((member) => !member.user.bot && !member.plays)],
  ];
  fill(
    byId("member-list"),
    groups.filter(([, members]) => members.length > 0).map(([title, members]) => [
      el("h2", {}, `${title} — ${members.length}`),
      el("ul", {}, members.map((member) => el("li", {}, withUserMenu(listed(member, mention), member.user)))),
    ]),
  );
}

function listed(member, mention) {
  const offline = member.user.bot && !store.application?.online;
  return el(
    "button",
    {
      type: "button",
      class: offline ? "listed offline" : "listed",
      title: `Mention ${nameOf(member.user)}`,
      on: { click: () => mention(member.user) },
    },
    avatar(member.user, "list"),
    el("span", { class: "user-name" }, nameOf(member.user), offline && el("span", { class: "user-role" }, " offline")),
    tagOf(member.user),
  );
}
