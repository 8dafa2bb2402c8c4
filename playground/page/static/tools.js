// The tools: a table to look at, a fresh start for the bot, and things that go wrong on purpose.

import { openDialog } from "./dialog.js";
import { element } from "./dom.js";
import { say } from "./words.js";

/** Open the tools; `client.overview` says how things are now. */
export function openTools(client) {
  const status = element("p", { class: "tool-status", role: "status" });
  const { overview, me } = client;

  async function use(what, body, working = "") {
    status.classList.remove("flaw");
    status.textContent = working;
    try {
      const answer = await client.request(what, body);
      status.textContent = [say("page-done"), ...waitingFaults(client.overview)].join(" ");
      return answer;
    } catch (error) {
      status.classList.add("flaw");
      status.textContent = error.message;
      return null;
    }
  }

  async function show(scene) {
    const answer = await use("show", { scene: scene.key }, say("page-showing"));
    if (answer) {
      dialog.close();
      client.open(answer.channel);
    }
  }

  async function setDms(closed) {
    if (await use("close-dms", { closed })) {
      dialog.close();
    }
  }

  const dialog = openDialog(
    say("page-tools"),
    element("h3", {}, say("page-show-me")),
    element("p", { class: "tool-about" }, say("page-show-me-about")),
    element(
      "div",
      { class: "tool-row" },
      overview.scenes.map((scene) => tool(scene.name, () => show(scene), "primary")),
    ),
    element("h3", {}, say("page-try-faults")),
    overview.bot.restartable
      ? line(say("page-restart-bot"), say("page-restart-bot-about"), () =>
          use("restart", {}, say("page-bot-restarts", { name: overview.bot.name })),
        )
      : null,
    me.dms_open
      ? line(say("page-close-dms", { name: me.name }), say("page-close-dms-about", { name: me.name }), () =>
          setDms(true),
        )
      : line(say("page-open-dms", { name: me.name }), say("page-dms-closed", { name: me.name }), () =>
          setDms(false),
        ),
    line(say("page-deliver-late"), say("page-deliver-late-about"), () => use("deliver-late")),
    line(say("page-limit"), say("page-limit-about"), () => use("limit")),
    line(say("page-ban"), say("page-ban-about"), () => use("ban")),
    line(say("page-hang-up"), say("page-hang-up-about"), () => use("hang-up")),
    line(say("page-mend"), say("page-mend-about"), () => use("mend")),
    status,
  );
  status.textContent = waitingFaults(overview).join(" ");
}

function waitingFaults({ faults }) {
  return [
    faults.late ? say("page-late-to-come", { count: faults.late }) : null,
    faults.limited ? say("page-limited-to-come", { count: faults.limited }) : null,
    faults.banned ? say("page-banned") : null,
    faults.cut ? say("page-cut-to-come", { count: faults.cut }) : null,
  ].filter(Boolean);
}

function line(name, about, use) {
  const explained = element("p", { class: "tool-about" }, about);
  return element("div", { class: "tool-line" }, explained, tool(name, use));
}

function tool(name, use, look = "secondary") {
  return element("button", { class: `tool ${look}`, type: "button", onclick: use }, name);
}
