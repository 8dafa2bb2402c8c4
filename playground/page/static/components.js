// The components of a message: what there is to read, to press and to choose from, and what became of it.

import { element } from "./dom.js";
import { adornment } from "./emoji.js";
import { gallery, picture } from "./gallery.js";
import { markdown, spoiler } from "./markdown.js";
import { menu } from "./menu.js";
import { locale, say } from "./words.js";

const LINK = 5;
const WEIGHTS = [["megabyte", 1e6], ["kilobyte", 1e3], ["byte", 1]];
const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", [LINK]: "secondary" };
const KINDS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: text,
  11: picture,
  12: ({ items }) => gallery(items),
  13: ({ file, name, size, spoiler: hidden }) => download({ url: file.url, name, size, hidden }),
  14: separator,
  17: container,
};

/** The components of a message, ready to be used; a failure is told below them. */
export function showComponents(message, client) {
  const failure = element("p", { class: "failure", role: "status" });
  const desk = { message, client, failure };
  return element("div", { class: "components" }, parts(message.components, desk), failure);
}

/** A file to be fetched. */
export function download({ url, name, size, hidden = false }) {
  const called = name ?? decodeURIComponent(new URL(url, location).pathname.split("/").at(-1));
  const card = element(
    "a",
    { class: "file", href: url, download: called, "aria-label": say("page-file-download", { name: called }) },
    element("span", { class: "file-name" }, called),
    size ? element("span", { class: "file-size" }, weight(size)) : null,
  );
  return hidden ? spoiler("div", card) : card;
}

function weight(bytes) {
  const [unit, size] = WEIGHTS.find(([, size]) => bytes >= size) ?? WEIGHTS.at(-1);
  const style = { style: "unit", unit, maximumSignificantDigits: 3 };
  return new Intl.NumberFormat(locale(), style).format(bytes / size);
}

function parts(components, desk) {
  return components.map((component) => KINDS[component.type]?.(component, desk) ?? null);
}

function row({ components }, desk) {
  return element("div", { class: "row" }, parts(components, desk));
}

function text({ content }, { client }) {
  return element("div", { class: "markdown" }, markdown(content, client));
}

function section({ components, accessory }, desk) {
  return element(
    "div",
    { class: "section" },
    element("div", { class: "section-texts" }, parts(components, desk)),
    element("div", { class: "accessory" }, parts([accessory], desk)),
  );
}

function separator({ divider, spacing }) {
  const spaced = spacing === 2 ? "separator wide" : "separator";
  return divider === false ? element("div", { class: spaced }) : element("hr", { class: spaced });
}

function container({ components, accent_color: accent, spoiler: hidden }, desk) {
  const box = element("div", { class: "container" }, parts(components, desk));
  if (Number.isInteger(accent)) {
    box.style.borderInlineStartColor = `#${accent.toString(16).padStart(6, "0")}`;
  }
  return hidden ? spoiler("div", box) : box;
}

function button(component, desk) {
  const { label, emoji, style, disabled, url, custom_id: id } = component;
  const look = { class: `button ${STYLES[style]}` };
  const face = [
    adornment(emoji),
    label ? element("span", {}, label) : null,
  ];
  if (style === LINK) {
    const away = element("span", { class: "visually-hidden" }, say("page-link-new-tab"));
    return element("a", { ...look, href: url, target: "_blank", rel: "noopener" }, face, " ", away);
  }
  const control = element(
    "button",
    {
      ...look,
      type: "button",
      disabled: Boolean(disabled),
      "data-focus": id,
      onclick: () => act(desk, control, "press", { custom_id: id }),
    },
    face,
  );
  return control;
}

/** Like Discord, this sends no choice twice in a row. One that failed is taken back, to be made again. */
function select(component, desk) {
  const { custom_id: id } = component;
  const send = async (values) => {
    const before = accepted;
    if (values.length < made.least || JSON.stringify(values) === JSON.stringify(before)) {
      return;
    }
    accepted = values;
    if (await act(desk, made.control, "choose", { custom_id: id, values })) {
      accepted = before;
      made.set(before);
    }
  };
  const made = menu(component, desk.client, { onclose: send });
  let accepted = made.values();
  return made.box;
}

/** Does something, and tells what failed, if anything did. */
async function act({ message, client, failure }, control, what, body) {
  if (control.ariaBusy === "true") {
    return null;
  }
  control.ariaBusy = "true";
  failure.textContent = "";
  const { failed } = await client
    .act(what, { message: message.id, ...body })
    .catch((error) => ({ failed: error.message }));
  control.ariaBusy = null;
  failure.textContent = failed ?? "";
  return failed;
}
