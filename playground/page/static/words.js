// What the page says, in this pane's language.

let spoken = { locale: "en-US", sentences: {} };

/** Speak a language from now on: its Discord locale and all sentences of the page. */
export function speak(locale, sentences) {
  spoken = { locale, sentences };
  document.documentElement.lang = locale;
}

/** The locale to format dates and numbers for. */
export function locale() {
  return spoken.locale;
}

/** A number as this language writes it. */
export function number(amount) {
  return new Intl.NumberFormat(spoken.locale).format(amount);
}

/** A sentence, with names and numbers put in. */
export function say(key, given = {}) {
  const sentence = spoken.sentences[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name) => given[name] ?? whole);
}

/** A field of a command or option in this pane's language, as the bot has translated it. */
export function localized(thing, field) {
  return thing[`${field}_localizations`]?.[spoken.locale] ?? thing[field];
}
