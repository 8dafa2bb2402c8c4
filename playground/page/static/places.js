// The left side: who I am, the server with its channels and threads, and the direct messages.

import { instead } from "./apps.js";
import { avatar } from "./avatar.js";
import { element } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

const ICONS = { channel: "channel", thread: "thread", dm: "letter" };

/** The row of people one can be; what waits for each of them is marked. */
export function showPeople(people, me, become, openMenu) {
  return people.map((person) =>
    element(
      "button",
      {
        class: "person plain-button",
        type: "button",
        "data-focus": `person-${person.name}`,
        "aria-pressed": String(person.id === me.id),
        "aria-label": [person.name, ...waiting(person)].join(", "),
        title: person.name,
        onclick: () => become(person),
        oncontextmenu: instead(() => openMenu(person)),
      },
      avatar(person.name),
      badge(person),
    ),
  );
}

/** All places of a person, the open one marked. */
export function showPlaces(places, here, open) {
  return [
    places.guilds.map((guild) => [
      element("h2", { class: "places-title" }, guild.name),
      list(guild.places, here, open),
    ]),
    element("h2", { class: "places-title" }, say("page-direct-messages")),
    list([places.dm], here, open),
  ].flat(Infinity);
}

function list(places, here, open) {
  return element(
    "ul",
    { class: "places-list" },
    places.map((place) => element("li", {}, entry(place, here, open))),
  );
}

function entry(place, here, open) {
  const current = place.id === here;
  return element(
    "button",
    {
      class: `place plain-button place-${place.kind}${place.unread && !current ? " unread" : ""}`,
      type: "button",
      "data-focus": `place-${place.id}`,
      "aria-current": current ? "page" : null,
      "aria-label": [place.name, ...waiting(place)].join(", "),
      onclick: () => open(place.id),
    },
    icon(ICONS[place.kind]),
    element("span", { class: "place-name" }, place.name),
    badge(place),
  );
}

/** Mark the button that shows the places on a phone with what waits behind it. */
export function markMenu(button, { places, people, me }, here) {
  const elsewhere = [...places.guilds.flatMap((guild) => guild.places), places.dm].filter(
    (place) => place.id !== here,
  );
  const mine = mentions(elsewhere);
  const others = mentions(people.filter((person) => person.id !== me.id));
  const label = [
    say("page-show-places"),
    mine ? say("page-mentions", { count: mine }) : null,
    others ? say("page-mentions-others", { count: others }) : null,
  ];
  button.title = button.ariaLabel = label.filter(Boolean).join(", ");
  button.querySelector(".badge, .dot")?.remove();
  button.append(badge({ mentions: mine, unread: others }) ?? "");
}

function mentions(counted) {
  return counted.reduce((sum, one) => sum + one.mentions, 0);
}

function waiting(counted) {
  const { unread, mentions } = counted;
  return [
    unread ? say("page-unread", { count: unread }) : null,
    mentions ? say("page-mentions", { count: mentions }) : null,
  ].filter(Boolean);
}

function badge(counted) {
  if (counted.mentions) {
    return element("span", { class: "badge", "aria-hidden": "true" }, counted.mentions);
  }
  return counted.unread ? element("span", { class: "dot", "aria-hidden": "true" }) : null;
}
