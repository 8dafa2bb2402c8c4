// A command being filled in: a field for each option that is used, and what belongs into them.

import { HINT_ID, createField } from "./command_field.js";
import { createTail } from "./command_tail.js";
import { KIND, offers, readOptions, understood } from "./commands.js";
import { element } from "./dom.js";
import { iconButton } from "./icons.js";
import { localized, number, say } from "./words.js";

const TYPING_PAUSE = 150;

/** A command to be filled in, with the texts that are known already, by option. */
export function newFilling(leaf, texts) {
  const wanted = leaf.options.filter((option) => option.required || option.name in texts);
  return { leaf, entries: wanted.map((option) => newEntry(option, texts[option.name])) };
}

function newEntry(option, text = "") {
  return { option, text, picked: undefined, reading: null };
}

/** The input for a command's options; `load(filling)` says which command and what is known (null: none). */
export function createCommandEntry({ client, list, announce, channel, run, leave, warn, calm }) {
  const name = element("span");
  const discard = iconButton("close", say("page-composer-discard"), "composer-cancel", () => leave());
  const pill = element("span", { class: "composer-pill" }, name, discard);
  const tail = createTail(list, {
    focused: tailFocused, typed: tailTyped, chosen: (option) => add(option).focus(), back: leaveTail,
    pressed: pressedAnywhere,
  });
  const node = element("div", { class: "composer-command", role: "group" }, pill, tail.element);
  const hint = element("div", { class: "composer-hint", id: HINT_ID });
  let filling = null;
  let fields = [];
  let sentWhenRead = null;

  function load(next) {
    filling = next;
    fields.forEach((field) => field.element.remove());
    fields = [];
    if (next) {
      name.replaceChildren(`/${next.leaf.spoken}`);
      node.setAttribute("aria-label", `/${next.leaf.spoken}`);
      next.entries.forEach(insert);
      loadTail();
      describe(null);
    }
  }

  /** The same command, offered anew: what it still has in common with the earlier one stays filled in. */
  function renew(leaf) {
    if (!leaf || JSON.stringify(leaf) === JSON.stringify(filling.leaf)) {
      return;
    }
    const focused = fields.find((field) => field.control === document.activeElement)?.entry.option.name;
    const kept = new Map(filling.entries.map((entry) => [entry.option.name, entry]));
    const wanted = leaf.options.filter((option) => option.required || kept.has(option.name));
    filling.leaf = leaf;
    filling.entries = wanted.map((option) => {
      return Object.assign(kept.get(option.name) ?? newEntry(option), { option });
    });
    load(filling);
    fieldOf(focused)?.control.focus();
  }

  function insert(entry) {
    const tells = { focused, left: list.close, clicked, typed, pressed, picked, read, warn };
    const field = createField(entry, tells);
    const place = (one) => filling.leaf.options.findIndex((option) => option.name === one.entry.option.name);
    const next = fields.findIndex((other) => place(other) > place(field));
    const at = next < 0 ? fields.length : next;
    node.insertBefore(field.element, fields[at]?.element ?? tail.element);
    fields.splice(at, 0, field);
    return field;
  }

  function add(option) {
    const field = insert(newEntry(option));
    filling.entries = fields.map((one) => one.entry);
    loadTail();
    return field;
  }

  function remove(field) {
    field.element.remove();
    fields = fields.filter((other) => other !== field);
    filling.entries = fields.map((one) => one.entry);
    loadTail();
  }

  function fieldOf(option) {
    return fields.find((field) => field.entry.option.name === option);
  }

  function remaining() {
    return filling.leaf.options.filter((option) => !fieldOf(option.name));
  }

  function loadTail() {
    tail.load(remaining(), fields.length === 0);
  }

  /** Says above the input what belongs into a field, or what is wrong with it. */
  function describe(field, flaw = field?.flaw) {
    const option = field?.entry.option;
    hint.classList.toggle("composer-flaw", Boolean(flaw));
    if (flaw || !option) {
      hint.replaceChildren(flaw || filling.leaf.description);
    } else {
      const named = element("strong", {}, localized(option, "name"));
      hint.replaceChildren(named, " ", localized(option, "description"));
    }
  }

  // What happens in a field.

  function focused(field) {
    describe(field);
    if (field.entry.text === "") {
      open(field);
    }
  }

  function clicked(field) {
    if (!list.belongsTo(field.control)) {
      open(field);
    }
  }

  function typed(field) {
    calm();
    field.mark("");
    describe(field);
    const own = field.entry.option.name;
    const texts = readOptions(filling.leaf, field.entry.text, own);
    const others = Object.keys(texts).some((option) => option !== own);
    if (others || (texts[own] ?? "") !== field.entry.text.trim()) {
      field.write(texts[own] ?? "");
      spread(texts);
    } else {
      open(field, TYPING_PAUSE);
    }
  }

  /** Somebody types `name:` of one option after another; the last one is being written. */
  function spread(texts) {
    const written = Object.entries(texts).map(([option, text]) => {
      const field = fieldOf(option) ?? add(remaining().find((one) => one.name === option));
      field.write(text);
      return field;
    });
    const last = written.at(-1);
    last.focus();
    open(last);
  }

  function open(field, pause = 0) {
    const { option } = field.entry;
    const wanted = field.entry.picked === undefined ? field.entry.text : "";
    const found = offers(option, wanted, client);
    if (found) {
      const settled = meaning(field).value !== undefined;
      showOffers(field, found, wanted === "" ? option.required : !settled);
    } else if (option.autocomplete) {
      ask(field, wanted, pause);
    } else {
      list.close();
    }
  }

  function showOffers(field, found, first, nothing = say("page-composer-no-match")) {
    list.show(field.control, {
      title: localized(field.entry.option, "name"),
      rows: found.map((offer) => ({ ...offer, pick: (how) => picked(field, offer, how) })),
      line: found.length > 0 ? "" : nothing,
      said: say("page-composer-offers-found", { count: number(found.length) }),
      first,
    });
  }

  function ask(field, value, pause) {
    const { option } = field.entry;
    const turn = list.wait(field.control, localized(option, "name"), say("page-composer-loading"));
    const path = filling.leaf.path;
    setTimeout(async () => {
      if (list.turn() !== turn) {
        return;
      }
      const body = { channel: channel(), path, options: othersThan(field), focused: option.name, value };
      try {
        const { choices } = await client.request("suggest", body);
        if (list.turn() === turn) {
          const found = choices.map((choice) => ({ label: choice.name, value: choice.value }));
          showOffers(field, found, value !== "" || option.required);
        }
      } catch (error) {
        if (list.turn() === turn) {
          showOffers(field, [], false, error.message);
        }
      }
    }, pause);
  }

  function othersThan(field) {
    const others = fields.filter((other) => other !== field && other.entry.option.type !== KIND.attachment);
    return valuesOf(others.map((other) => [other.entry.option.name, meaning(other)]));
  }

  function meaning({ entry }) {
    return understood(entry.option, entry, client);
  }

  function picked(field, { label, value }, how = "") {
    field.write(label, value);
    field.mark("");
    describe(field);
    list.close();
    const next = fields.find(({ entry }) => entry.option.required && entry.text === "");
    if (how !== "Tab") {
      (next ?? field).focus();
    }
  }

  function pressed(event, field) {
    if (event.isComposing || list.pressed(event)) {
      return;
    }
    if (event.key === "Tab" && !event.shiftKey && (list.isMoved() || field.entry.text !== "")) {
      list.choose("Tab");
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      clicked(field);
    } else if (event.key === "Backspace" && field.entry.text === "") {
      event.preventDefault();
      backOut(field);
    } else if (!field.understands(event)) {
      pressedAnywhere(event);
    }
  }

  function pressedAnywhere(event) {
    if (event.key === "Enter") {
      event.preventDefault();
      submit();
    } else if (event.key === "Escape") {
      event.preventDefault();
      leave();
    }
  }

  function backOut(field) {
    const before = fields[fields.indexOf(field) - 1];
    if (!field.entry.option.required) {
      remove(field);
      (before ?? { focus }).focus();
    } else if (before) {
      before.focus();
    } else {
      leave(`/${filling.leaf.spoken}`);
    }
  }

  // What happens behind the last field, where further options are added.

  function tailFocused() {
    describe(null);
    tail.offer();
  }

  function tailTyped(text) {
    calm();
    describe(null);
    const texts = readOptions(filling.leaf, text, "");
    if (Object.keys(texts).length > 0) {
      spread(texts);
    } else {
      tail.offer();
    }
  }

  function leaveTail() {
    if (fields.length > 0) {
      fields.at(-1).focus();
    } else {
      leave(`/${filling.leaf.spoken}`);
    }
  }

  // Sending.

  /** A file has been read: whoever wanted to send the command meanwhile need not say so again. */
  function read() {
    if (sentWhenRead && sentWhenRead === filling) {
      submit();
    }
  }

  function submit() {
    sentWhenRead = fields.some(({ entry }) => entry.reading) ? filling : null;
    if (sentWhenRead) {
      return;
    }
    const results = fields.map((field) => ({ field, ...meaning(field) }));
    results.forEach(({ field, flaw }) => field.mark(flaw ? say(flaw.key, flaw.given) : ""));
    const wrong = results.find(({ flaw }) => flaw)?.field;
    if (wrong) {
      wrong.focus();
      clicked(wrong);
      describe(wrong);
      announce(wrong.flaw);
    } else if (tail.text() !== "") {
      refuseTail(say("page-composer-flaw-stray", { text: tail.text() }));
    } else {
      run(filling, valuesOf(results.map(({ field, ...result }) => [field.entry.option.name, result])));
    }
  }

  function refuseTail(sentence) {
    tail.refuse();
    describe(null, sentence);
    announce(sentence);
  }

  function focus() {
    const empty = fields.find(({ entry }) => entry.text === "");
    (empty ?? fields.at(-1) ?? tail).focus();
  }

  return { element: node, hint, load, renew, submit, focus };
}

function valuesOf(results) {
  const given = results.filter(([, { value }]) => value !== undefined);
  return Object.fromEntries(given.map(([name, { value }]) => [name, value]));
}
