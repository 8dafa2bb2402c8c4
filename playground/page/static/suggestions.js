// The list above the input: what can be chosen for the field one is in.

import { avatar } from "./avatar.js";
import { element } from "./dom.js";

/** The id of the list's rows, for the fields that open it. */
export const LIST_ID = "composer-list";

/** A list to choose from; the focus stays in the field it belongs to, and arrows move through the rows. */
export function createSuggestions(announce) {
  const title = element("div", { class: "composer-list-title", id: `${LIST_ID}-title` });
  const rows = element("div", { id: LIST_ID, role: "listbox", "aria-labelledby": `${LIST_ID}-title` });
  const line = element("div", { class: "composer-list-line" });
  const node = element(
    "div",
    { class: "composer-list", hidden: true, onmousedown: (event) => event.preventDefault() },
    title, rows, line,
  );
  let owner = null;
  let shown = [];
  let active = -1;
  let moved = false;
  let turn = 0;

  function show(field, given) {
    belongTo(field);
    shown = given.rows;
    title.replaceChildren(given.title);
    rows.replaceChildren(...given.rows.map(row));
    line.replaceChildren(given.line ?? "");
    node.classList.remove("composer-list-waiting");
    activate(given.first ?? true ? 0 : -1);
    node.scrollTop = 0;
    announce(given.line || given.said || "");
  }

  /** Says that the rows are being looked up; what was there stays to be seen, but cannot be chosen. */
  function wait(field, heading, sentence) {
    if (owner !== field) {
      rows.replaceChildren();
    }
    belongTo(field);
    shown = [];
    title.replaceChildren(heading);
    line.replaceChildren(rows.childElementCount > 0 ? "" : sentence);
    node.classList.add("composer-list-waiting");
    activate(-1);
    return turn;
  }

  function belongTo(field) {
    if (owner !== field) {
      close();
    }
    turn += 1;
    moved = false;
    owner = field;
    node.hidden = false;
    owner.setAttribute("role", "combobox");
    owner.setAttribute("aria-expanded", "true");
  }

  function close() {
    turn += 1;
    node.hidden = true;
    shown = [];
    activate(-1);
    if (owner?.tagName === "TEXTAREA") {
      owner.removeAttribute("role");
      owner.removeAttribute("aria-expanded");
    } else {
      owner?.setAttribute("aria-expanded", "false");
    }
    owner = null;
  }

  function row({ label, detail, sign, person, tags }, index) {
    return element(
      "div",
      {
        id: `${LIST_ID}-${index}`, class: "composer-row", role: "option", "aria-selected": "false",
        onclick: () => shown[index]?.pick("click"), onmousemove: () => shown[index] && activate(index),
      },
      person && avatar(label),
      sign && element("span", { class: "composer-sign", "aria-hidden": "true" }, sign),
      element(
        "span", { class: "composer-row-text" },
        element("span", { class: "composer-row-label" }, label),
        tags?.map((tag) => [" ", element("span", { class: "composer-tag" }, tag)]),
        detail && [" ", element("span", { class: "composer-row-detail" }, detail)],
      ),
    );
  }

  function activate(index) {
    rows.children[active]?.setAttribute("aria-selected", "false");
    active = index < shown.length ? index : -1;
    const current = rows.children[active];
    current?.setAttribute("aria-selected", "true");
    if (current) {
      owner.setAttribute("aria-activedescendant", current.id);
    } else {
      owner?.removeAttribute("aria-activedescendant");
    }
  }

  /** A key that the list itself understands; false if it means nothing to it. */
  function pressed(event) {
    const modified = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (owner === null || modified) {
      return false;
    }
    const last = shown.length - 1;
    const down = active < last ? active + 1 : 0;
    const up = active > 0 ? active - 1 : last;
    const goals = { ArrowDown: down, ArrowUp: up, Home: 0, End: last };
    if (event.key === "Escape") {
      close();
    } else if (event.key in goals && last >= 0) {
      moved = true;
      activate(goals[event.key]);
      rows.children[active].scrollIntoView({ block: "nearest" });
    } else if (event.key !== "Enter" || !choose("Enter")) {
      return false;
    }
    event.preventDefault();
    return true;
  }

  /** Chooses the marked row, if there is one. */
  function choose(how) {
    const chosen = shown[active];
    chosen?.pick(how);
    return chosen !== undefined;
  }

  return {
    element: node, show, wait, close, pressed, choose,
    turn: () => turn, belongsTo: (field) => owner === field, isMoved: () => moved,
  };
}
