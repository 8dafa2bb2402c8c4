// A select: a control that tells what is chosen, and a list of options that opens above or below it.

import { element } from "./dom.js";
import { adornment } from "./emoji.js";
import { say } from "./words.js";

const LONG_LIST = 8;
const GAP = 4;
const MARGIN = 8;
const TALLEST = 360;
const SHORTEST = 120;
const PHONE = 480;
const NARROWEST = 220;
const USER = 5;
const ROLE = 6;
const MENTIONABLE = 7;
const CHANNEL = 8;
const CHANNEL_TYPES = { channel: [0, 5], thread: [10, 11, 12] };

let made = 0;

/** A select from Discord's JSON; whenever the choice changes or the list closes, somebody gets the values. */
export function menu(component, client, { labelledby = null, onchange = null, onclose = null } = {}) {
  const options = offered(component, client);
  const most = component.max_values ?? 1;
  const self = {
    options,
    shown: options,
    active: 0,
    chosen: new Set(),
    least: component.required === false ? 0 : (component.min_values ?? 1),
    most,
    several: most > 1,
    placeholder: component.placeholder || say("page-menu-placeholder"),
    onchange,
    onclose,
    watching: null,
    id: `menu-${++made}`,
  };
  self.control = control(self, component, labelledby);
  self.search = options.length > LONG_LIST ? search(self) : null;
  self.list = list(self, labelledby);
  self.popup = element(
    "div",
    { class: "menu-popup", popover: "manual" },
    self.search && element("div", { class: "menu-search" }, self.search),
    self.list,
    self.several ? foot(self) : null,
  );
  const onfocusout = (event) => left(self, event);
  self.box = element("div", { class: "menu", onfocusout }, self.control, self.popup);
  set(self, options.filter((option) => option.default).map((option) => option.value));
  return {
    box: self.box,
    control: self.control,
    least: self.least,
    values: () => values(self),
    set: (wanted) => set(self, wanted),
  };
}

// --- What it is made of ---

function offered(component, client) {
  const wanted = new Set((component.default_values ?? []).map((one) => one.id));
  return everything(component, client).map((option) => ({
    ...option,
    default: option.default || wanted.has(option.value),
  }));
}

function everything(component, client) {
  const people = () => [...client.people.values()].map(({ id, name }) => ({ value: id, label: `@${name}` }));
  const roles = () =>
    client.roles.map(({ id, name }) => ({ value: id, label: name.startsWith("@") ? name : `@${name}` }));
  switch (component.type) {
    case USER:
      return people();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    case CHANNEL:
      return places(component, client);
    default:
      return component.options;
  }
}

function places(component, client) {
  const allowed = component.channel_types ?? Object.values(CHANNEL_TYPES).flat();
  return [...client.places.values()]
    .filter(({ kind }) => CHANNEL_TYPES[kind]?.some((type) => allowed.includes(type)))
    .map(({ id, name }) => ({ value: id, label: `#${name}` }));
}

function control(self, component, labelledby) {
  return element("button", {
    class: "menu-control",
    type: "button",
    role: "combobox",
    "data-focus": component.custom_id,
    "aria-label": labelledby ? null : self.placeholder,
    "aria-labelledby": labelledby,
    "aria-haspopup": "listbox",
    "aria-expanded": "false",
    "aria-controls": self.id,
    disabled: Boolean(component.disabled),
    onclick: () => (isOpen(self) ? close(self) : open(self)),
    onkeydown: (event) => steer(self, event),
    // A space would press the button when it comes up again, after it has chosen an option on its way down.
    onkeyup: (event) => event.key === " " && event.preventDefault(),
  });
}

function search(self) {
  return element("input", {
    type: "text",
    role: "combobox",
    placeholder: say("page-menu-filter"),
    "aria-label": say("page-menu-filter"),
    "aria-autocomplete": "list",
    "aria-expanded": "true",
    "aria-controls": self.id,
    autocomplete: "off",
    oninput: () => filter(self),
    onkeydown: (event) => steer(self, event),
  });
}

function list(self, labelledby) {
  return element("div", {
    class: "menu-list",
    role: "listbox",
    id: self.id,
    "aria-label": labelledby ? null : self.placeholder,
    "aria-labelledby": labelledby,
    "aria-multiselectable": self.several ? "true" : null,
    onmousedown: keepFocus,
  });
}

function foot(self) {
  const bounds =
    self.least === self.most
      ? say("page-menu-exactly", { count: self.most })
      : say("page-menu-bounds", { least: self.least, most: self.most });
  const done = { class: "menu-done", type: "button", tabindex: -1, onmousedown: keepFocus };
  return element(
    "div",
    { class: "menu-foot" },
    element("span", {}, bounds),
    element("button", { ...done, onclick: () => close(self) }, say("page-menu-done")),
  );
}

function keepFocus(event) {
  event.preventDefault();
}

// --- Opening and closing ---

function isOpen(self) {
  return self.watching !== null;
}

function open(self) {
  if (isOpen(self) || self.control.ariaBusy === "true") {
    return;
  }
  self.watching = new AbortController();
  const { signal } = self.watching;
  const pressed = (event) => self.box.contains(event.target) || close(self);
  document.addEventListener("pointerdown", pressed, { signal });
  window.addEventListener("resize", () => place(self), { signal });
  const scrolled = (event) => self.popup.contains(event.target) || place(self);
  window.addEventListener("scroll", scrolled, { signal, capture: true });
  self.control.setAttribute("aria-expanded", "true");
  if (self.search) {
    self.search.value = "";
  }
  self.shown = self.options;
  self.active = Math.max(0, self.options.findIndex((option) => self.chosen.has(option.value)));
  self.popup.showPopover();
  drawList(self);
  place(self);
  // A phone's keyboard would hide the list; whoever wants to type there touches the field.
  if (self.search && !matchMedia("(pointer: coarse)").matches) {
    self.search.focus();
  }
}

function close(self) {
  if (!isOpen(self)) {
    return;
  }
  self.watching.abort();
  self.watching = null;
  if (!self.box.isConnected) {
    return;
  }
  if (self.popup.contains(document.activeElement)) {
    self.control.focus();
  }
  self.popup.hidePopover();
  self.control.setAttribute("aria-expanded", "false");
  self.control.removeAttribute("aria-activedescendant");
  self.onclose?.(values(self));
  self.box.dispatchEvent(new Event("menuclosed", { bubbles: true }));
}

function left(self, event) {
  if (event.relatedTarget && !self.box.contains(event.relatedTarget)) {
    close(self);
  }
}

function place(self) {
  if (!self.box.isConnected) {
    close(self);
    return;
  }
  const beside = self.control.getBoundingClientRect();
  const below = innerHeight - beside.bottom - GAP - MARGIN;
  const above = beside.top - GAP - MARGIN;
  const widest = innerWidth - 2 * MARGIN;
  const width = innerWidth < PHONE ? widest : Math.min(widest, Math.max(beside.width, NARROWEST));
  Object.assign(self.popup.style, { width: `${width}px`, maxHeight: `${TALLEST}px` });
  const upwards = self.popup.offsetHeight > below && above > below;
  Object.assign(self.popup.style, {
    maxHeight: `${Math.max(SHORTEST, Math.min(TALLEST, upwards ? above : below))}px`,
    left: `${Math.max(MARGIN, Math.min(beside.left, innerWidth - MARGIN - width))}px`,
    top: upwards ? "auto" : `${beside.bottom + GAP}px`,
    bottom: upwards ? `${innerHeight - beside.top + GAP}px` : "auto",
  });
}

// --- Choosing ---

function values(self) {
  return self.options.map((option) => option.value).filter((value) => self.chosen.has(value));
}

function set(self, wanted) {
  self.chosen = new Set(wanted);
  drawControl(self);
}

function isFull(self) {
  return self.several && self.chosen.size >= self.most;
}

function choose(self, option) {
  if (!option || (isFull(self) && !self.chosen.has(option.value))) {
    return;
  }
  if (self.several) {
    toggle(self, option.value);
  } else if (!self.chosen.has(option.value)) {
    self.chosen = new Set([option.value]);
  } else if (self.least === 0) {
    self.chosen.clear();
  }
  drawControl(self);
  self.onchange?.(values(self));
  if (self.several) {
    drawList(self);
  } else {
    close(self);
  }
}

function toggle(self, value) {
  if (!self.chosen.delete(value)) {
    self.chosen.add(value);
  }
}

function filter(self) {
  const typed = self.search.value.trim().toLowerCase();
  self.shown = self.options.filter(({ label, description }) =>
    `${label} ${description ?? ""}`.toLowerCase().includes(typed),
  );
  self.active = 0;
  drawList(self);
}

// --- Keys ---

function steer(self, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
    return;
  }
  if (isOpen(self)) {
    steerOpen(self, event);
  } else if (["ArrowDown", "ArrowUp", "Enter", " "].includes(event.key)) {
    event.preventDefault();
    open(self);
  }
}

function steerOpen(self, event) {
  const last = self.shown.length - 1;
  const typing = event.target === self.search;
  switch (event.key) {
    case "ArrowDown":
      return taken(event, () => activate(self, self.active === last ? 0 : self.active + 1));
    case "ArrowUp":
      return taken(event, () => activate(self, self.active === 0 ? last : self.active - 1));
    case "Home":
      return taken(event, () => activate(self, 0));
    case "End":
      return taken(event, () => activate(self, last));
    case "Enter":
      return taken(event, () => choose(self, self.shown[self.active]));
    case "Escape":
      return taken(event, () => close(self));
    case "Tab":
      return close(self);
    case " ":
      return typing && self.search.value ? null : taken(event, () => choose(self, self.shown[self.active]));
    default:
      return typing || event.key.length > 1 ? null : typed(self, event.key.toLowerCase());
  }
}

function taken(event, action) {
  event.preventDefault();
  event.stopPropagation();
  action();
}

/** A letter typed on the control goes into the search field, or to the next option that begins with it. */
function typed(self, letter) {
  if (self.search) {
    self.search.focus();
    return;
  }
  const from = self.active + 1;
  const round = [...self.shown.slice(from), ...self.shown.slice(0, from)];
  const found = round.find((option) => option.label.toLowerCase().startsWith(letter));
  if (found) {
    activate(self, self.shown.indexOf(found));
  }
}

function activate(self, index) {
  self.active = index;
  [...self.list.children].forEach((node, at) => node.classList.toggle("active", at === index));
  const node = self.shown.length ? self.list.children[index] : null;
  for (const focused of [self.control, self.search]) {
    focused?.setAttribute("aria-activedescendant", node?.id ?? "");
  }
  node?.scrollIntoView({ block: "nearest" });
}

// --- Drawing ---

function drawControl(self) {
  const labels = self.options.filter((option) => self.chosen.has(option.value)).map((option) => option.label);
  self.control.replaceChildren(
    element(
      "span",
      { class: labels.length ? "menu-summary" : "menu-summary nothing-chosen" },
      labels.join(", ") || self.placeholder,
    ),
  );
}

function drawList(self) {
  const nothing = element("p", { class: "menu-nothing" }, say("page-menu-nothing"));
  const nodes = self.shown.map((option, index) => line(self, option, index));
  self.list.replaceChildren(...(nodes.length ? nodes : [nothing]));
  activate(self, Math.min(self.active, Math.max(0, self.shown.length - 1)));
}

function line(self, option, index) {
  const chosen = self.chosen.has(option.value);
  return element(
    "div",
    {
      class: "menu-option",
      role: "option",
      id: `${self.id}-${self.options.indexOf(option)}`,
      "aria-selected": String(chosen),
      "aria-disabled": isFull(self) && !chosen ? "true" : null,
      onclick: () => choose(self, option),
      onpointermove: () => self.active === index || activate(self, index),
    },
    adornment(option.emoji),
    element(
      "span",
      { class: "menu-words" },
      element("span", { class: "menu-label" }, option.label),
      option.description && element("span", { class: "menu-description" }, option.description),
    ),
    element("span", { class: self.several ? "menu-tick box" : "menu-tick", "aria-hidden": "true" }),
  );
}
