// Pictures: how they lie side by side in a message, and how one of them is looked at closely.

import { element } from "./dom.js";
import { spoiler } from "./markdown.js";
import { say } from "./words.js";

const ITEMS = new WeakMap();

/** Pictures as Discord arranges them; an item is `{media: {url, width, height}, description, spoiler}`. */
export function gallery(items) {
  const box = element("div", { class: `gallery of-${items.length}` }, items.map(picture));
  if (items.length === 2) {
    box.style.gridTemplateColumns = items.map((item) => `minmax(0, ${ratio(item.media)}fr)`).join(" ");
  }
  return box;
}

/** One picture; clicking it opens it as large as fits. */
export function picture(item) {
  const { url, width } = item.media;
  const frame = element(
    "button",
    {
      class: "plain-button picture",
      type: "button",
      "aria-haspopup": "dialog",
      "data-focus": `picture ${url.split("?")[0]}`,
      onclick: () => lookClosely(frame),
    },
    image(item),
  );
  ITEMS.set(frame, item);
  const placed = item.spoiler ? spoiler("div", frame) : frame;
  placed.style.setProperty("--ratio", ratio(item.media));
  placed.style.setProperty("--width", width ? `${width}px` : "100%");
  return placed;
}

function image({ media: { url, width, height }, description }) {
  return element("img", { src: url, alt: description || say("page-picture"), width, height });
}

function ratio({ width, height }) {
  return width && height ? width / height : 16 / 9;
}

// --- Looking closely ---

function lookClosely(frame) {
  const around = frame.closest("article") ?? frame.parentElement;
  const frames = [...around.querySelectorAll(".picture")].filter((one) => !one.closest("[inert]"));
  const view = { items: frames.map((one) => ITEMS.get(one)), at: frames.indexOf(frame) };
  view.dialog = element("dialog", {
    class: "lightbox",
    "aria-label": say("page-picture"),
    onclose: () => view.dialog.remove(),
    onclick: (event) => event.target.matches("dialog, figure") && view.dialog.close(),
    onkeydown: (event) => turnByKey(view, event),
  });
  view.stage = element("figure");
  view.dialog.append(view.stage, tools(view));
  document.body.append(view.dialog);
  show(view);
  view.dialog.showModal();
}

function tools(view) {
  const tool = (key, sign, onclick, autofocus = false) => {
    const label = say(key);
    return element("button", { type: "button", "aria-label": label, title: label, onclick, autofocus }, sign);
  };
  view.counter = element("span", { role: "status" });
  view.original = element("a", { target: "_blank", rel: "noopener" }, say("page-picture-original"));
  const turning = [
    tool("page-picture-previous", "‹", () => turn(view, -1)),
    view.counter,
    tool("page-picture-next", "›", () => turn(view, 1)),
  ];
  return element(
    "div",
    { class: "lightbox-tools" },
    view.original,
    view.items.length > 1 ? turning : null,
    tool("page-picture-close", "×", () => view.dialog.close(), true),
  );
}

function turnByKey(view, event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step && view.items.length > 1) {
    turn(view, step);
  }
}

function turn(view, step) {
  view.at = (view.at + step + view.items.length) % view.items.length;
  show(view);
}

function show(view) {
  const item = view.items[view.at];
  const caption = item.description ? [element("figcaption", { tabindex: 0 }, item.description)] : [];
  view.stage.replaceChildren(image(item), ...caption);
  view.original.href = item.media.url;
  view.counter.textContent = say("page-picture-counter", { number: view.at + 1, count: view.items.length });
}
