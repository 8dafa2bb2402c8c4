// An emoji: a character, or a picture of the bot's own.

import { element } from "./dom.js";

/** A custom emoji inside a text; its name stands in for it until the picture is there. */
export function customEmoji(id, name) {
  return element("img", { class: "emoji drawn", src: `/emojis/${id}`, alt: name, title: name });
}

/** The emoji on a button or in a list, which only adorns its label. */
export function adornment(emoji) {
  if (!emoji) {
    return null;
  }
  return emoji.id
    ? element("img", { class: "emoji drawn", src: `/emojis/${emoji.id}`, alt: "" })
    : element("span", { class: "emoji", "aria-hidden": "true" }, emoji.name);
}
