// The desk: one or two panes side by side, each a document of its own and somebody's whole Discord.

import { element } from "./dom.js";

const PEOPLE = await (await fetch("/people")).json();

/** What a pane keeps in its own address: its person, their place, and what they were reading there. */
const KEPT = ["person", "at", "mark"];

/** The desk keeps the whereabouts of all its panes in its own address, so that a reload finds them again. */
function addPane(whereabouts) {
  const address = new URL("/pane", location.href);
  KEPT.forEach((name, index) => whereabouts[index] && address.searchParams.set(name, whereabouts[index]));
  const [person] = whereabouts;
  const pane = element("iframe", { class: "pane", src: address.href, title: person, onload: remember });
  document.body.append(pane);
  remember();
  pane.focus();
}

function panes() {
  return [...document.querySelectorAll(".pane")];
}

/** As its address says; while it is still being loaded, as the address says that it will have. */
function whereaboutsOf(pane) {
  const { searchParams } = new URL(pane.contentWindow.location.href);
  const told = searchParams.has("person") ? searchParams : new URL(pane.src).searchParams;
  return KEPT.map((name) => told.get(name));
}

function remember() {
  const all = panes().map(whereaboutsOf);
  const names = all.map(([person]) => person);
  panes().forEach((pane, index) => (pane.title = names[index]));
  for (const pane of panes()) {
    pane.contentDocument.documentElement.classList.toggle("beside", names.length > 1);
  }
  document.title = `${names.join(" + ")} – Lairkeeper`;
  history.replaceState(null, "", `#${all.map(written).join("+")}`);
}

function written(whereabouts) {
  return whereabouts.filter(Boolean).map(encodeURIComponent).join("/");
}

function openSecond(first) {
  const [person, place] = whereaboutsOf(first);
  addPane([PEOPLE.find((name) => name !== person), place]);
}

window.addEventListener("message", (event) => {
  const pane = panes().find((one) => one.contentWindow === event.source);
  if (!pane || event.origin !== location.origin) {
    return;
  }
  if (event.data === "open-second" && panes().length === 1) {
    openSecond(pane);
  } else if (event.data === "close-me" && panes().length > 1) {
    pane.remove();
    remember();
  } else if (event.data === "moved") {
    remember();
  }
});

window.addEventListener("hashchange", () => location.reload());

/** The whereabouts in this page's address; one that was mistyped beyond reading says nothing. */
function readAddress() {
  try {
    return location.hash.slice(1).split("+").map((one) => one.split("/").map(decodeURIComponent));
  } catch {
    return [];
  }
}

const remembered = readAddress();
const known = remembered.filter(([name]) => PEOPLE.includes(name));
for (const whereabouts of known.length ? known.slice(0, 2) : [PEOPLE.slice(0, 1)]) {
  addPane(whereabouts);
}
