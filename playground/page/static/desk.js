// The desk: one or two panes side by side, each a document of its own and somebody's whole Discord.

import { element } from "./dom.js";

const PEOPLE = await (await fetch("/people")).json();

/** A pane remembers its person and place in its own address; the desk keeps all of them in its own. */
function addPane(person, place = null) {
  const address = new URL("/pane", location.href);
  address.searchParams.set("person", person);
  if (place) {
    address.searchParams.set("at", place);
  }
  const pane = element("iframe", { class: "pane", src: address.href, title: person, onload: remember });
  document.body.append(pane);
  remember();
  pane.focus();
}

function panes() {
  return [...document.querySelectorAll(".pane")];
}

function personIn(pane) {
  return new URL(pane.contentWindow.location.href).searchParams?.get("person") ?? pane.title;
}

function remember() {
  const names = panes().map((pane) => (pane.title = personIn(pane)));
  for (const pane of panes()) {
    pane.contentDocument.documentElement.classList.toggle("beside", names.length > 1);
  }
  document.title = `${names.join(" + ")} – Lairkeeper`;
  history.replaceState(null, "", `#${names.map(encodeURIComponent).join("+")}`);
}

function openSecond(first) {
  const others = PEOPLE.filter((name) => name !== personIn(first));
  const place = new URL(first.contentWindow.location.href).searchParams.get("at");
  addPane(others[0], place);
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
  }
});

const remembered = location.hash.slice(1).split("+").map(decodeURIComponent);
const known = remembered.filter((name) => PEOPLE.includes(name));
for (const name of known.length ? known.slice(0, 2) : PEOPLE.slice(0, 1)) {
  addPane(name);
}
