// A pane: one person's Discord, from the line to the playground to everything one sees.

import { openPersonMenu } from "./apps.js";
import { avatar } from "./avatar.js";
import { createComposer } from "./composer.js";
import { openDialog } from "./dialog.js";
import { element, keepFocus } from "./dom.js";
import { openForm } from "./form.js";
import { icon, iconButton } from "./icons.js";
import { connect } from "./link.js";
import { markMenu, showPeople, showPlaces } from "./places.js";
import { createTimeline, readMark } from "./timeline.js";
import { openTools } from "./tools.js";
import { locale, say, speak } from "./words.js";

const LANGUAGES = { "en-US": "English", de: "Deutsch" };
const TYPING_LASTS = 10_000;

const address = new URL(location.href);
const frame = window.parent === window ? null : window.parent;
const link = connect(address.searchParams.get("person"), { hear, held });
const client = {
  overview: null,
  me: null,
  people: new Map(),
  places: new Map(),
  roles: [],
  menus: { user: [], message: [] },
  request: link.request,
  act,
  useMenu: (name, target) => act("menu", { channel: here, name, ...target }),
  open,
  visit,
  read,
  moved: remember,
  flaw: showFlaw,
  reveal: (id) => parts.timeline.reveal(id),
  dismiss: (id) => parts.timeline.dismiss(id),
  replyTo: (message) => parts.composer.replyTo(message),
  begin: (path) => parts.composer.begin(path),
};
let parts = null;
let here = null;
let offered = [];

// --- hearing from the playground ---

let hearing = Promise.resolve();

/** News are taken one after the other: before the first overview can be shown, its words must be fetched. */
function hear(news) {
  hearing = hearing.then(() => take(news)).catch(reportError);
}

async function take(news) {
  if (news.about === "overview") {
    await settleIn(news);
  } else if (news.about === "message" && news.message.channel_id === here) {
    parts.timeline.receive(news.message);
    if (news.message.author.bot) {
      showTyping(false);
    }
  } else if (news.about === "gone") {
    parts.timeline.remove(news.message);
  } else if (news.about === "typing") {
    showTyping(true);
  } else if (news.about === "commands" && here) {
    await takeCommands();
  }
}

async function settleIn(overview) {
  const first = parts === null;
  const roles = overview.places.guilds.flatMap((guild) => guild.roles);
  Object.assign(client, { overview, me: overview.me, roles });
  const everywhere = [...overview.places.guilds.flatMap((guild) => guild.places), overview.places.dm];
  client.people = new Map(overview.everybody.map((person) => [person.id, person]));
  client.places = new Map(everywhere.map((place) => [place.id, place]));
  if (first) {
    speak(overview.me.locale, await (await fetch(`/words/${overview.me.locale}`)).json());
    parts = build();
  }
  showHouse();
  if (here === null) {
    const wanted = address.searchParams.get("at");
    const known = client.places.has(wanted);
    open(known ? wanted : everywhere[0].id, known ? address.searchParams.get("mark") : null);
  } else if (!client.places.has(here)) {
    open(everywhere[0].id);
  } else {
    parts.composer.place(client.places.get(here), offered);
    read(here);
  }
}

function takeOffers({ commands, menus }) {
  offered = commands;
  client.menus = menus;
}

async function takeCommands() {
  const place = here;
  const answer = await link.request("commands", { channel: place }).catch(showFlaw);
  if (answer && here === place) {
    takeOffers(answer);
    parts.composer.place(client.places.get(place), offered);
  }
}

function held(holds) {
  document.body.classList.toggle("cut-off", !holds);
  if (parts) {
    showNotice();
    if (holds && here) {
      open(here, parts.timeline.mark(here));
    }
  }
}

// --- doing things ---

async function act(what, body) {
  const answer = await link.request(what, body);
  if (answer.form) {
    openForm(answer.form, client);
  }
  return { failed: answer.failed ? say("page-interaction-failed") : null };
}

/** Go to a place: to its newest message, or to what a mark of the timeline says was being read. */
async function open(id, mark = null) {
  const changes = here !== id;
  here = id;
  note(mark);
  showSide(false);
  showHouse();
  if (changes) {
    offered = [];
    parts.composer.place(client.places.get(id) ?? null, offered);
    putCaretIn();
  }
  parts.timeline.wait();
  const since = readMark(mark)?.id ?? null;
  const answer = await link.request("look", { channel: id, since }).catch(showFlaw);
  if (answer && here === id) {
    takeOffers(answer);
    parts.timeline.open(id, answer, mark);
    parts.composer.place(client.places.get(id), offered);
  }
}

/** Go to a message, wherever it is. */
async function visit(channel, message) {
  await open(channel, `${message}~0`);
  parts.timeline.reveal(message);
}

/** Where there is a keyboard; on a phone one would come up and hide half the messages. */
function putCaretIn() {
  if (!matchMedia("(pointer: coarse)").matches) {
    parts.composer.focus();
  }
}

function read(id) {
  if (client.places.get(id)?.unread) {
    link.request("read", { channel: id }).catch(() => {});
  }
}

function become(person) {
  const there = new URL("/pane", location.href);
  there.searchParams.set("person", person.name);
  if (client.places.get(here)?.kind !== "dm") {
    there.searchParams.set("at", here);
  }
  location.assign(there);
}

/** Keep the address true, so that a reload comes back to the same place and the same message. */
function remember() {
  note(parts.timeline.mark(here));
}

function note(mark) {
  address.searchParams.set("at", here);
  if (mark) {
    address.searchParams.set("mark", mark);
  } else {
    address.searchParams.delete("mark");
  }
  history.replaceState(null, "", address);
  frame?.postMessage("moved", location.origin);
}

async function changeLanguage(event) {
  const answer = await link.request("speak", { locale: event.target.value }).catch(showFlaw);
  if (answer) {
    location.reload();
  }
}

function askForThread() {
  const place = client.places.get(here);
  const parent = client.places.get(place.parent ?? place.id);
  const name = element("input", { id: "thread-name", class: "field", maxlength: 100, required: true });
  const flaw = element("p", { class: "flaw", role: "alert" });
  const form = element(
    "form",
    {
      onsubmit: async (event) => {
        event.preventDefault();
        try {
          const answer = await link.request("thread", { channel: parent.id, name: name.value });
          dialog.close();
          open(answer.channel);
        } catch (error) {
          flaw.textContent = error.message;
        }
      },
    },
    element("label", { for: "thread-name" }, say("page-thread-label")),
    name,
    flaw,
    element("button", { class: "tool primary" }, say("page-create")),
  );
  const dialog = openDialog(say("page-new-thread-title", { name: parent.name }), form);
}

// --- showing ---

function build() {
  const timeline = createTimeline(client);
  const composer = createComposer(client);
  const people = element("div", { class: "people", role: "group", "aria-label": say("page-i-am") });
  const places = element("nav", { class: "places", "aria-label": say("page-places") });
  const side = element(
    "aside",
    { class: "side", onkeydown: (event) => event.key === "Escape" && showSide(false) },
    element("p", { class: "i-am" }, say("page-i-am")),
    people,
    places,
    element(
      "label",
      { class: "language" },
      say("page-language"),
      element(
        "select",
        { class: "field", onchange: changeLanguage },
        Object.entries(LANGUAGES).map(([code, name]) =>
          element("option", { value: code, selected: code === locale() }, name),
        ),
      ),
    ),
  );
  const title = element("h1", { class: "title" });
  const notice = element("p", { class: "notice", role: "status", hidden: true });
  const typing = element("p", { class: "typing", "aria-live": "polite" });
  const me = element("span", { class: "me" });
  const thread = iconButton("thread", say("page-new-thread"), "icon-button", askForThread);
  const menu = iconButton("channels", say("page-show-places"), "icon-button show-places", () =>
    showSide(true),
  );
  const header = element(
    "header",
    { class: "header" },
    menu,
    title,
    me,
    thread,
    iconButton("tools", say("page-tools"), "icon-button", () => openTools(client)),
    deskButton("panes", say("page-second-pane"), "open-second"),
    deskButton("close", say("page-close-pane"), "close-me"),
  );
  const shade = element("div", { class: "shade", onclick: () => showSide(false) });
  const main = element("main", { class: "main" }, header, notice, timeline.element, composer.element, typing);
  document.body.replaceChildren(side, shade, main);
  return { timeline, composer, people, places, side, menu, title, notice, typing, me, thread };
}

/** What only the desk around this pane can do; a pane may also stand alone, without one. */
function deskButton(name, label, wish) {
  const ask = () => frame.postMessage(wish, location.origin);
  return frame && iconButton(name, label, `icon-button ${wish}`, ask);
}

/** On a narrow pane the places come and go over the messages, and the keyboard goes with them. */
function showSide(shown) {
  const was = parts.side.classList.contains("open");
  parts.side.classList.toggle("open", shown);
  if (shown) {
    parts.side.querySelector('[aria-pressed="true"]').focus();
  } else if (was) {
    parts.menu.focus();
  }
}

function showHouse() {
  const { overview, me } = client;
  const place = client.places.get(here);
  const people = showPeople(overview.people, me, become, (person) => openPersonMenu(person, client));
  keepFocus(parts.people, () => parts.people.replaceChildren(...people));
  keepFocus(parts.places, () => parts.places.replaceChildren(...showPlaces(overview.places, here, open)));
  markMenu(parts.menu, overview, here);
  parts.me.replaceChildren(avatar(me.name), me.name);
  if (place) {
    const sign = { channel: "channel", thread: "thread", dm: "letter" }[place.kind];
    parts.title.replaceChildren(icon(sign), element("span", {}, place.name));
    parts.thread.hidden = place.kind === "dm";
  }
  const others = overview.people.reduce((sum, person) => sum + person.mentions, 0);
  document.title = `${others ? `(${others}) ` : ""}${me.name} – ${say("page-title")}`;
  showNotice();
}

function showNotice() {
  const { presence, name } = client.overview.bot;
  const sentence = {
    cut: say("page-lost"),
    away: say("page-bot-is-away", { name }),
    restarting: say("page-bot-restarts", { name }),
    here: "",
  }[document.body.classList.contains("cut-off") ? "cut" : presence];
  tell(sentence);
}

function showFlaw(error) {
  tell(error.message);
}

function tell(sentence) {
  parts.notice.textContent = sentence;
  parts.notice.hidden = !sentence;
}

let typingTimer = null;

function showTyping(on) {
  clearTimeout(typingTimer);
  parts.typing.textContent = on ? say("page-typing", { name: client.overview.bot.name }) : "";
  typingTimer = on ? setTimeout(() => showTyping(false), TYPING_LASTS) : null;
}
