// Round pictures of people: their initial on a colour of their own.

import { element } from "./dom.js";

/** Somebody's picture; whoever is called the same looks the same, today and tomorrow. */
export function avatar(name) {
  const picture = element("span", { class: "avatar", "aria-hidden": "true" }, [...name][0]);
  const hue = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 360, 0);
  picture.style.setProperty("--hue", hue);
  return picture;
}
