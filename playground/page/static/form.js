// A form the bot opens: its fields, what is checked before it is sent off, and the sending.

import { element } from "./dom.js";
import { markdown } from "./markdown.js";
import { menu } from "./menu.js";
import { say } from "./words.js";

const TEXT = 10;
const LABEL = 18;
const CHECKBOX = 23;
const CONTROLS = { 4: textInput, 21: radioGroup, 22: checkboxGroup, [CHECKBOX]: checkbox };
const PARAGRAPH = 2;
const LONGEST_TEXT = 4000;

let made = 0;

/** Opens a form over the pane; it stays open until it has been sent off, or somebody gives it up. */
export function openForm(form, client) {
  const fields = [];
  const parts = form.components.map((part) => show(part, client, fields));
  const failure = element("p", { class: "form-failure", role: "alert" });
  const title = `form-${++made}`;
  const word = element("span", {}, say("page-form-submit"));
  const submit = element("button", { class: "button primary", type: "submit" }, word);
  const cancel = { class: "button quiet", type: "button", onclick: () => dialog.close() };
  const onsubmit = (event) => send(event, { form, client, fields, dialog, submit, failure });
  const dialog = element(
    "dialog",
    { class: "form", "aria-labelledby": title, onclose: () => dialog.remove() },
    element(
      "form",
      { novalidate: true, onsubmit },
      element("h2", { id: title }, form.title),
      element("div", { class: "form-parts" }, parts, failure),
      element("div", { class: "form-actions" }, element("button", cancel, say("page-form-cancel")), submit),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
  fields[0]?.focus();
  return dialog;
}

async function send(event, { form, client, fields, dialog, submit, failure }) {
  event.preventDefault();
  const flawed = fields.filter((field) => !passes(field));
  if (flawed.length || submit.ariaBusy === "true") {
    flawed[0]?.focus();
    return;
  }
  submit.ariaBusy = "true";
  failure.textContent = "";
  const answers = Object.fromEntries(
    fields.map((field) => [field.id, field.answer()]).filter(([, answer]) => answer !== null),
  );
  const { failed } = await client
    .act("submit", { interaction: form.interaction, answers })
    .catch((error) => ({ failed: error.message }));
  submit.ariaBusy = null;
  if (failed) {
    failure.textContent = failed;
  } else {
    dialog.close();
  }
}

function passes(field) {
  const flaw = field.flaw();
  mark(field, flaw);
  return !flaw;
}

function mark({ control, note }, flaw) {
  note.textContent = flaw ?? "";
  if (flaw) {
    control.setAttribute("aria-invalid", "true");
  } else {
    control.removeAttribute("aria-invalid");
  }
}

// --- Parts ---

function show(part, client, fields) {
  if (part.type === TEXT) {
    return element("div", { class: "markdown" }, markdown(part.content, client));
  }
  if (part.type === LABEL) {
    return showField(part, part.component, client, fields);
  }
  return part.components.map((component) => showField(component, component, client, fields));
}

function showField({ label, description }, component, client, fields) {
  const id = `field-${++made}`;
  const required = component.required !== false && component.type !== CHECKBOX;
  const note = element("p", { class: "form-flaw", id: `${id}-flaw` });
  const hint = description ? element("p", { class: "form-hint", id: `${id}-hint` }, description) : null;
  const aria = {
    id,
    "aria-labelledby": `${id}-label`,
    "aria-describedby": hint ? `${id}-hint ${id}-flaw` : `${id}-flaw`,
    "aria-required": required ? "true" : null,
  };
  const changed = () => mark(field, null);
  const make = CONTROLS[component.type] ?? select;
  const field = { id: component.custom_id, note, ...make(component, { client, aria, required, changed }) };
  fields.push(field);
  return element(
    "div",
    { class: component.type === CHECKBOX ? "form-field beside" : "form-field", oninput: changed },
    element("label", { id: `${id}-label`, for: id }, label, required ? requiredMark() : null),
    hint,
    field.box,
    note,
  );
}

function requiredMark() {
  return element("span", { class: "form-required", "aria-hidden": "true" }, " *");
}

// --- Controls: what is shown, where the focus goes, what the answer is, and what is wrong with it ---

function textInput(component, { aria, required }) {
  const { style, value = "", placeholder, min_length: least = 0, max_length: most } = component;
  const isParagraph = style === PARAGRAPH;
  const control = element(isParagraph ? "textarea" : "input", {
    ...aria,
    type: isParagraph ? null : "text",
    rows: isParagraph ? 4 : null,
    placeholder,
    autocomplete: "off",
    oninput: () => count(),
  });
  control.value = value;
  const counter = element("span", { class: "form-counter", "aria-hidden": "true" });
  const length = () => [...control.value].length;
  const count = () => {
    counter.textContent = `${length()} / ${most}`;
    counter.classList.toggle("too-long", length() > most);
  };
  if (most) {
    count();
  }
  return {
    box: element("div", { class: "form-text" }, control, most ? counter : null),
    control,
    focus: () => control.focus(),
    answer: () => control.value,
    flaw: () => textFlaw(length(), required, least, most ?? LONGEST_TEXT),
  };
}

function textFlaw(length, required, least, most) {
  if (length === 0) {
    return required ? say("page-form-empty") : null;
  }
  if (length < least) {
    return say("page-form-too-short", { least, length });
  }
  return length > most ? say("page-form-too-long", { most, length }) : null;
}

function select(component, { client, aria, required, changed }) {
  const made = menu(component, client, { labelledby: aria["aria-labelledby"], onchange: changed });
  for (const name of ["id", "aria-describedby", "aria-required"]) {
    if (aria[name]) {
      made.control.setAttribute(name, aria[name]);
    }
  }
  const { min_values: least = 1, max_values: most = 1 } = component;
  return {
    box: made.box,
    control: made.control,
    focus: () => made.control.focus(),
    answer: made.values,
    flaw: () => choiceFlaw(made.values().length, required, least, most),
  };
}

function radioGroup(component, { aria, required }) {
  const { inputs, ...group } = choices(component, "radio", aria);
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return {
    ...group,
    answer: () => chosen()[0] ?? null,
    flaw: () => choiceFlaw(chosen().length, required, 1, 1),
  };
}

function checkboxGroup(component, { aria, required }) {
  const { inputs, ...group } = choices(component, "checkbox", aria);
  const { min_values: least = 1, max_values: most = inputs.length } = component;
  const chosen = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return {
    ...group,
    answer: chosen,
    flaw: () => choiceFlaw(chosen().length, required, least, most),
  };
}

function choices({ options }, type, aria) {
  const inputs = options.map(({ value, default: chosen }) => {
    const input = element("input", { type, name: aria.id, value });
    input.checked = Boolean(chosen);
    return input;
  });
  const lines = options.map(({ label, description }, index) =>
    element(
      "label",
      { class: "form-choice" },
      inputs[index],
      element("span", {}, label, description ? element("small", {}, description) : null),
    ),
  );
  const role = type === "radio" ? "radiogroup" : "group";
  const box = element("div", { ...aria, class: "form-choices", role }, lines);
  const focus = () => (inputs.find((input) => input.checked) ?? inputs[0]).focus();
  return { box, control: box, inputs, focus };
}

function choiceFlaw(count, required, least, most) {
  if (count === 0) {
    return required ? say("page-form-nothing-chosen") : null;
  }
  if (count < least) {
    return say("page-form-too-few", { least });
  }
  return count > most ? say("page-form-too-many", { most }) : null;
}

function checkbox({ default: ticked }, { aria }) {
  const control = element("input", { ...aria, type: "checkbox" });
  control.checked = Boolean(ticked);
  return {
    box: control,
    control,
    focus: () => control.focus(),
    answer: () => control.checked,
    flaw: () => null,
  };
}
