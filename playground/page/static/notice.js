// What went wrong, said above the input, with a way to put back what could not be sent.

import { element } from "./dom.js";
import { iconButton } from "./icons.js";
import { say } from "./words.js";

/** The place for a notice: `show({sentence, dismiss, again})`, `again` if something is lost (null: none). */
export function createNotice() {
  const sentence = element("span", { role: "alert" });
  const again = element(
    "button", { class: "plain-button composer-again", type: "button", onclick: () => shown.again() },
    say("page-composer-again"),
  );
  const dismiss = iconButton("close", say("page-composer-dismiss"), "composer-cancel", () => shown.dismiss());
  const node = element("div", { class: "composer-notice", hidden: true }, sentence, again, dismiss);
  let shown = null;

  function show(notice) {
    shown = notice;
    node.hidden = notice === null;
    again.hidden = !notice?.again;
    sentence.replaceChildren(notice?.sentence ?? "");
  }

  return { element: node, show };
}
