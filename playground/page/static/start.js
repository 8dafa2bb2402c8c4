// What a place shows that nobody has written in yet: in a channel, who runs it and the games to try.

import { element } from "./dom.js";
import { say } from "./words.js";

/** The contents of an empty place; in a channel each game is a button that opens a table of its own. */
export function showStart(client, place) {
  const { scenes, bot } = client.overview;
  if (!scenes.length || client.places.get(place)?.kind === "dm") {
    return [element("p", {}, say("page-nothing-yet"))];
  }
  const status = element("p", { class: "start-status", role: "status" });
  const games = scenes.map((scene) =>
    element(
      "button",
      { class: "tool primary", type: "button", onclick: () => sitDown(client, scene, games, status) },
      scene.name,
    ),
  );
  return [
    element(
      "section",
      { class: "start" },
      element("img", { src: "/static/icon.svg", alt: "" }),
      element("h2", {}, bot.name),
      element("p", {}, say("page-start")),
      element("div", { class: "start-games" }, games),
      status,
      element("p", { class: "start-hint" }, say("page-first-steps")),
    ),
  ];
}

async function sitDown(client, scene, games, status) {
  games.forEach((game) => (game.disabled = true));
  status.classList.remove("flaw");
  status.textContent = say("page-showing");
  try {
    client.open((await client.request("show", { scene: scene.key })).channel);
    status.textContent = "";
  } catch (error) {
    status.classList.add("flaw");
    status.textContent = error.message;
  }
  games.forEach((game) => (game.disabled = false));
}
