// The field of one option of a command, to be typed in or to choose a file with.

import { readFile } from "./attachments.js";
import { KIND } from "./commands.js";
import { element } from "./dom.js";
import { LIST_ID } from "./suggestions.js";
import { localized, say } from "./words.js";

/** The id of the line that says what belongs into a field. */
export const HINT_ID = "composer-hint";

/**
 * A labelled field; `tells` hears what happens in it. The entry always has what is written there, and while
 * its file is still being read, that file as `reading`.
 */
export function createField(entry, tells) {
  const { option } = entry;
  const id = `composer-option-${option.name}`;
  const attributes = {
    id,
    "aria-required": option.required ? "true" : null,
    onfocus: () => tells.focused(field),
    onblur: tells.left,
    onkeydown: (event) => tells.pressed(event, field),
  };
  const isFile = option.type === KIND.attachment;
  const control = isFile
    ? fileControl(attributes, takeFile)
    : element("input", {
      ...comboboxAttributes(), ...attributes, oninput: typed, onclick: () => tells.clicked(field),
      inputmode: option.type === KIND.integer ? "numeric" : null,
    });
  const node = element(
    "div", { class: "composer-field" }, element("label", { for: id }, localized(option, "name")), control,
  );

  function typed() {
    entry.text = control.value;
    entry.picked = undefined;
    tells.typed(field);
  }

  function write(text, picked = undefined) {
    entry.text = text;
    entry.picked = picked;
    entry.reading = null;
    show();
  }

  /** Its name counts at once, so that Enter means to send it and not to choose another one. */
  async function takeFile(file) {
    tells.picked(field, { label: file.name });
    entry.reading = file;
    try {
      const { filename, data } = await readFile(file);
      if (entry.reading === file) {
        write(filename, { filename, data });
        tells.read();
      }
    } catch (error) {
      if (entry.reading === file) {
        write("");
        tells.warn(error.message);
      }
    }
  }

  function show() {
    if (isFile) {
      control.replaceChildren(entry.text || say("page-composer-choose-file"));
    } else {
      control.value = entry.text;
    }
  }

  function mark(flaw) {
    field.flaw = flaw;
    node.classList.toggle("composer-flawed", flaw !== "");
    control.setAttribute("aria-invalid", String(flaw !== ""));
  }

  /** A file is chosen by Enter and given up by Backspace. */
  function understands(event) {
    if (isFile && event.key === "Backspace") {
      write("");
    }
    return isFile && event.key === "Enter" && entry.text === "";
  }

  function focus() {
    control.focus();
    control.setSelectionRange?.(control.value.length, control.value.length);
  }

  const field = { element: node, control, entry, flaw: "", write, mark, understands, focus };
  show();
  return field;
}

/** What makes an input one that the hint describes and the list offers something for. */
export function comboboxAttributes() {
  return {
    type: "text", autocomplete: "off", spellcheck: "false", enterkeyhint: "send",
    role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false",
    "aria-controls": LIST_ID, "aria-describedby": HINT_ID,
  };
}

function fileControl(attributes, take) {
  const chooser = element("input", { type: "file" });
  chooser.addEventListener("change", () => {
    take(chooser.files[0]);
    chooser.value = "";
  });
  const open = () => chooser.click();
  return element("button", { ...attributes, type: "button", class: "plain-button", onclick: open });
}
