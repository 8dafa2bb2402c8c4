// The page's icons, drawn as lines on a field of 24 by 24.

import { element } from "./dom.js";

const SHAPES = {
  channels: "M4 6h16M4 12h16M4 18h16",
  channel: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M6 4v8a4 4 0 0 0 4 4h9M15 12l4 4-4 4",
  letter: "M3 6h18v12H3zM3 7l9 7 9-7",
  panes: "M3 4h18v16H3zM12 4v16",
  tools: "M14 7a4 4 0 0 1 5-4l-3 3 2 2 3-3a4 4 0 0 1-5 5L8 18a2.1 2.1 0 0 1-3-3z",
  close: "M6 6l12 12M18 6 6 18",
  down: "M6 10l6 6 6-6",
  plus: "M12 5v14M5 12h14",
  send: "M4 4l17 8-17 8 3-8zM7 12h6",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  reply: "M9 5 4 10l5 5M4 10h9a7 7 0 0 1 7 7v2",
  eye: "M2 12c2-4.5 5.5-7 10-7s8 2.5 10 7c-2 4.5-5.5 7-10 7s-8-2.5-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
};

/** An icon by its name; it is decoration, so whatever carries it needs a label of its own. */
export function icon(name) {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.setAttribute("class", "icon");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", SHAPES[name]);
  drawing.append(line);
  return drawing;
}

/** A button that shows nothing but an icon, with the label it needs and the class that gives it its look. */
export function iconButton(name, label, look, onclick) {
  const attributes = { class: `plain-button ${look}`, type: "button", "aria-label": label, title: label };
  return element("button", { ...attributes, onclick }, icon(name));
}
