// A small dialog over its own pane.

import { element } from "./dom.js";
import { iconButton } from "./icons.js";
import { say } from "./words.js";

const CONTROLS = ":scope > :not(header) :is(button, input)";

/** Open a dialog with a title and something in it, ready to be used; it is gone for good when it closes. */
export function openDialog(title, ...content) {
  const heading = element("h2", { id: "dialog-title" }, title);
  const dialog = element(
    "dialog",
    { class: "dialog", "aria-labelledby": "dialog-title", onclose: () => dialog.remove() },
    element(
      "header",
      {},
      heading,
      iconButton("close", say("page-cancel"), "icon-button", () => dialog.close()),
    ),
    content,
  );
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector(CONTROLS)?.focus();
  return dialog;
}
