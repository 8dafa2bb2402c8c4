// The message input at the bottom of a pane: what is being written in each place, and how it is sent.

import { createTray, takeDroppedFiles } from "./attachments.js";
import { createCommandEntry, newFilling } from "./command_entry.js";
import { leaves } from "./commands.js";
import { element } from "./dom.js";
import { iconButton } from "./icons.js";
import { MOST_CHARACTERS, lengthOf, withMentions } from "./message_text.js";
import { createNotice } from "./notice.js";
import { createSuggestions } from "./suggestions.js";
import { createReplyStrip, createTextEntry } from "./text_entry.js";
import { number, say } from "./words.js";

/**
 * The input of a pane. `place(place, commands)` says where one writes (null: nowhere) and what is offered
 * there, `replyTo(message)` what the next message answers (null: nothing), `begin(path)` opens the command
 * of that English name, if it is offered here, `focus()` puts the caret in.
 */
export function createComposer(client) {
  const drafts = new Map();
  let here = null;
  let draft = newDraft();
  let known = [];

  const spoken = element("div", { class: "visually-hidden", role: "status" });
  const announce = (sentence) => spoken.replaceChildren(sentence);
  const status = element("span", { class: "composer-status" });
  const notice = createNotice();
  const list = createSuggestions(announce);
  const strip = createReplyStrip(() => replyTo(null));
  const tray = createTray(warn);
  const common = { client, list, announce, warn, calm };
  const text = createTextEntry({ ...common, tray, commands: () => known, enter, send, replyTo });
  const command = createCommandEntry({ ...common, channel: () => here.id, run, leave });
  const sender = iconButton("send", say("page-composer-send"), "composer-send", () => submit());
  const line = element("div", { class: "composer-line" }, text.element, command.element, sender);
  const box = element("div", { class: "composer-box" }, strip.element, command.hint, tray.element, line);
  const foot = element("div", { class: "composer-foot" }, status, text.counter);
  const node = element("div", { class: "composer" }, list.element, notice.element, box, foot, spoken);
  takeDroppedFiles(node, (files) => here?.writable && !draft.filling && tray.add(files));

  function place(next, commands) {
    const moved = next?.id !== here?.id;
    const offered = leaves(commands ?? []);
    const changed = JSON.stringify(offered) !== JSON.stringify(known);
    here = next;
    known = offered;
    draft = draftOf(next);
    text.invite(next);
    sender.disabled = !next?.writable;
    if (moved) {
      list.close();
      show();
    } else if (changed) {
      command.renew(known.find((leaf) => leaf.path === draft.filling?.leaf.path));
      text.renew();
    }
  }

  function draftOf(somewhere) {
    const found = drafts.get(somewhere?.id) ?? newDraft();
    drafts.set(somewhere?.id, found);
    return found;
  }

  function show() {
    const filling = draft.filling !== null;
    text.element.hidden = text.counter.hidden = tray.element.hidden = filling;
    command.element.hidden = command.hint.hidden = !filling;
    text.load(draft);
    tray.load(draft.files);
    command.load(draft.filling);
    strip.show(filling ? null : draft.reply);
    notice.show(draft.notice);
    showSending();
  }

  function focus() {
    (draft.filling ? command : text).focus();
  }

  function submit() {
    (draft.filling ? command.submit : send)();
  }

  function replyTo(message) {
    draft.reply = message;
    strip.show(draft.filling ? null : message);
    focus();
  }

  function begin(path) {
    const leaf = known.find((one) => one.path === path);
    if (leaf && here?.writable) {
      draft.filling = newFilling(leaf, {});
      reopen();
    }
  }

  function enter(leaf, texts) {
    draft.text = "";
    draft.filling = newFilling(leaf, texts);
    reopen();
  }

  function leave(typed = draft.text) {
    draft.filling = null;
    draft.text = typed;
    reopen();
    text.offer();
  }

  function reopen() {
    list.close();
    show();
    focus();
  }

  function warn(sentence) {
    note(draft, { sentence });
  }

  /** Somebody types on: what was wrong need not be said any longer, but what is lost stays on offer. */
  function calm() {
    if (draft.notice && !draft.notice.again) {
      note(draft, null);
    }
  }

  function note(where, given) {
    where.notice = given && { ...given, dismiss: () => note(where, null) };
    if (where === draft) {
      notice.show(where.notice);
    }
  }

  async function send() {
    const where = draft;
    const lost = { text: where.text, reply: where.reply, files: where.files };
    const body = messageBody(client, here.id, lost);
    const size = lengthOf(body.text);
    if (size > MOST_CHARACTERS) {
      warn(say("page-composer-too-long", { size: number(size), most: number(MOST_CHARACTERS) }));
    }
    if (size > MOST_CHARACTERS || (size === 0 && !body.files)) {
      return;
    }
    Object.assign(where, newDraft(), { waiting: where.waiting });
    reopen();
    await waitFor(where, say("page-composer-sending-message"), async () => {
      const reason = await reasonOfFailure(client.request("say", body));
      if (reason) {
        bringBack(where, reason, lost);
      }
    });
  }

  function bringBack(where, sentence, lost) {
    if (where.text === "" && where.files.length === 0 && where.filling === null) {
      Object.assign(where, lost, { notice: null });
      note(where, { sentence });
      if (where === draft) {
        show();
      }
      return;
    }
    note(where, { sentence, again: () => putBack(where, { ...lost, text: `${lost.text}\n${where.text}` }) });
  }

  async function run(filling, options) {
    const where = draft;
    const { path, spoken: name } = filling.leaf;
    where.filling = null;
    note(where, null);
    reopen();
    await waitFor(where, say("page-composer-sending", { command: `/${name}` }), async () => {
      const reason = await reasonOfFailure(client.act("command", { channel: here.id, path, options }));
      if (reason) {
        const sentence = say("page-composer-failed", { command: `/${name}`, reason });
        note(where, { sentence, again: () => putBack(where, { filling }) });
      }
    });
  }

  function putBack(where, lost) {
    Object.assign(where, lost);
    note(where, null);
    if (where === draft) {
      reopen();
    }
  }

  async function waitFor(where, sentence, work) {
    where.waiting.push(sentence);
    showSending();
    await work();
    where.waiting.splice(where.waiting.indexOf(sentence), 1);
    showSending();
  }

  function showSending() {
    status.replaceChildren(draft.waiting.at(-1) ?? "");
  }

  text.invite(null);
  sender.disabled = true;
  show();
  return { element: node, place, focus, replyTo, begin };
}

function newDraft() {
  return { text: "", reply: null, files: [], filling: null, notice: null, waiting: [] };
}

function messageBody(client, channel, { text, reply, files }) {
  const body = { channel, text: withMentions(text.trim(), client) };
  if (reply) {
    body.reply_to = reply.id;
  }
  if (files.length > 0) {
    body.files = files.map(({ filename, data }) => ({ filename, data }));
  }
  return body;
}

async function reasonOfFailure(answer) {
  try {
    return (await answer)?.failed ?? null;
  } catch (error) {
    return error.message;
  }
}
