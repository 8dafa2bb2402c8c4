// Behind the last field of a command: where further options are added, typed by name or chosen.

import { comboboxAttributes } from "./command_field.js";
import { folded } from "./commands.js";
import { element } from "./dom.js";
import { localized, number, say } from "./words.js";

/** The input behind the fields; `load` says which options can still be added, `tells` hears what happens. */
export function createTail(list, tells) {
  const control = element("input", {
    ...comboboxAttributes(), class: "composer-tail",
    onfocus: tells.focused, onblur: list.close, onclick: offer, oninput: typed, onkeydown: pressed,
  });
  let remaining = [];

  /** Starts afresh; where nothing can be added, it is there only if it is `alone`, so that one can send. */
  function load(options, alone) {
    const left = options.length;
    remaining = options;
    control.value = "";
    control.removeAttribute("aria-invalid");
    control.placeholder = left > 0 ? say("page-composer-more", { count: left }) : say("page-composer-ready");
    control.setAttribute("aria-label", left > 0 ? say("page-composer-add") : control.placeholder);
    control.hidden = left === 0 && !alone;
  }

  function matching() {
    const wanted = folded(control.value);
    return remaining.filter(
      (option) => folded(localized(option, "name")).includes(wanted) || option.name.startsWith(wanted),
    );
  }

  function offer() {
    if (remaining.length === 0) {
      return;
    }
    const found = matching();
    list.show(control, {
      title: say("page-composer-options"),
      rows: found.map((option) => ({
        label: localized(option, "name"),
        detail: localized(option, "description"),
        pick: () => tells.chosen(option),
      })),
      line: found.length > 0 ? "" : say("page-composer-no-match"),
      said: say("page-composer-offers-found", { count: number(found.length) }),
      first: control.value !== "",
    });
  }

  function typed() {
    control.removeAttribute("aria-invalid");
    tells.typed(control.value);
  }

  function pressed(event) {
    if (event.isComposing || list.pressed(event)) {
      return;
    }
    const next = event.key === "Tab" && !event.shiftKey ? matching()[0] : undefined;
    if (next) {
      event.preventDefault();
      if (!list.choose("Tab")) {
        tells.chosen(next);
      }
    } else if (event.key === "Backspace" && control.value === "") {
      event.preventDefault();
      tells.back();
    } else {
      tells.pressed(event);
    }
  }

  function text() {
    return control.value.trim();
  }

  function refuse() {
    control.setAttribute("aria-invalid", "true");
    control.focus();
  }

  function focus() {
    control.focus();
  }

  return { element: control, load, offer, text, refuse, focus };
}
