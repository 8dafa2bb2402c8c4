// Writing text: the input that grows with it, what it offers at the caret, and whom it answers.

import { channelOffers, fitting, peopleOffers, ranked, readLine } from "./commands.js";
import { element } from "./dom.js";
import { iconButton } from "./icons.js";
import { MOST_CHARACTERS, lengthOf, withMentions } from "./message_text.js";
import { LIST_ID } from "./suggestions.js";
import { localized, number, say } from "./words.js";

const COUNT_FROM = 1800;

/** The input for text; `load(draft)` says what is written, and the draft always has it. */
export function createTextEntry({ client, list, tray, commands, enter, send, replyTo, calm }) {
  let draft = null;
  const counter = element("span", { class: "composer-counter" });
  const area = element("textarea", {
    class: "composer-area", rows: 1, enterkeyhint: "send",
    "aria-autocomplete": "list", "aria-haspopup": "listbox", "aria-controls": LIST_ID,
    oninput: typed, onclick: offer, onkeydown: pressed, onblur: list.close, onpaste: pasted,
  });
  const chooser = element("input", { type: "file", multiple: true, hidden: true, onchange: chosen });
  const attach = iconButton("plus", say("page-composer-attach"), "composer-attach", () => chooser.click());
  const node = element("div", { class: "composer-text" }, attach, chooser, area);

  function invite(place) {
    const key = !place ? "page-composer-nowhere"
      : place.writable ? `page-composer-message-${place.kind}` : "page-composer-not-writable";
    const sentence = say(key, { name: place?.name });
    area.placeholder = sentence;
    area.setAttribute("aria-label", sentence);
    area.disabled = attach.disabled = !place?.writable;
  }

  function load(next) {
    draft = next;
    area.value = next.text;
    fit();
  }

  function fit() {
    area.style.height = "auto";
    area.style.height = area.scrollHeight > 0 ? `${area.scrollHeight}px` : "";
    const left = MOST_CHARACTERS - lengthOf(withMentions(area.value.trim(), client));
    const close = left <= MOST_CHARACTERS - COUNT_FROM;
    counter.replaceChildren(close ? say("page-composer-left", { left: number(left) }) : "");
    counter.classList.toggle("composer-counter-over", left < 0);
  }

  function typed() {
    draft.text = area.value;
    calm();
    const reading = readLine(area.value, commands());
    if (reading) {
      enter(reading.leaf, reading.texts);
      return;
    }
    fit();
    offer();
  }

  function offer() {
    const token = mentionAtCaret();
    if (/^\/[^\n]*$/.test(area.value)) {
      offerCommands(area.value.slice(1));
    } else if (token) {
      offerMentions(token);
    } else {
      list.close();
    }
  }

  function offerCommands(wanted) {
    const found = ranked(commands(), wanted);
    list.show(area, {
      title: say("page-composer-commands"),
      rows: found.map((leaf) => ({
        label: `/${leaf.spoken}`,
        detail: leaf.description,
        tags: leaf.options.map((option) => localized(option, "name") + (option.required ? "" : "?")),
        pick: () => enter(leaf, {}),
      })),
      line: found.length > 0 ? "" : say("page-composer-no-command"),
      said: say("page-composer-commands-found", { count: number(found.length) }),
    });
  }

  function mentionAtCaret() {
    const [, sign, name] = /(?:^|\s)([@#])([^\s@#]*)$/.exec(area.value.slice(0, area.selectionStart)) ?? [];
    return sign ? { sign, name, start: area.selectionStart - name.length - 1 } : null;
  }

  function offerMentions({ sign, name, start }) {
    const found = fitting(sign === "@" ? peopleOffers(client) : channelOffers(client), name);
    if (found.length === 0) {
      list.close();
      return;
    }
    const pick = ({ label }) => {
      area.setRangeText(`${sign}${label} `, start, area.selectionStart, "end");
      typed();
    };
    list.show(area, {
      title: say(sign === "@" ? "page-composer-people" : "page-composer-channels"),
      rows: found.map((one) => ({ ...one, pick: () => pick(one) })),
    });
  }

  function pressed(event) {
    if (event.isComposing) {
      return;
    }
    if (list.pressed(event) || (event.key === "Tab" && !event.shiftKey && list.choose())) {
      event.preventDefault();
    } else if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      const reading = readLine(`${area.value} `, commands());
      (reading ? () => enter(reading.leaf, reading.texts) : send)();
    } else if (event.key === "Escape" && draft.reply) {
      replyTo(null);
    }
  }

  function pasted(event) {
    if (event.clipboardData.files.length > 0) {
      event.preventDefault();
      tray.add(event.clipboardData.files);
    }
  }

  function chosen() {
    tray.add(chooser.files);
    chooser.value = "";
    area.focus();
  }

  function renew() {
    if (list.belongsTo(area)) {
      offer();
    }
  }

  function focus() {
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
  }

  return { element: node, counter, invite, load, offer, renew, focus };
}

/** The strip that says whom one answers, with a button to `cancel` it: `show(message)` (null: nobody). */
export function createReplyStrip(cancel) {
  const whom = element("span");
  const stop = iconButton("close", say("page-composer-cancel-reply"), "composer-cancel", cancel);
  const node = element("div", { class: "composer-reply", hidden: true }, whom, stop);

  function show(message) {
    node.hidden = message === null;
    whom.replaceChildren(message ? say("page-composer-replying", { name: message.shown.author }) : "");
  }

  return { element: node, show };
}
