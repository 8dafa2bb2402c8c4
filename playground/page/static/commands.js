// Slash commands as one types them: finding one, reading a line, and what its options mean to the bot.

import { locale, localized, number, say } from "./words.js";

export const KIND = {
  subcommand: 1, group: 2, string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9,
  number: 10, attachment: 11,
};

const MOST_OFFERS = 25;
const TRUE_WORDS = ["true", "yes", "wahr", "ja"];
const FALSE_WORDS = ["false", "no", "falsch", "nein"];

// --- finding a command -----------------------------------------------------------------------------------

/** Every command that can be used, sub-commands by their whole path. */
export function leaves(commands) {
  return commands.flatMap((command) => below(command, [], []));
}

function below(part, path, spoken) {
  const names = [...path, part.name];
  const said = [...spoken, localized(part, "name")];
  const options = part.options ?? [];
  const steps = options.filter((option) => option.type === KIND.subcommand || option.type === KIND.group);
  if (steps.length > 0) {
    return steps.flatMap((step) => below(step, names, said));
  }
  const description = localized(part, "description");
  return [{ path: names.join(" "), spoken: said.join(" "), description, options }];
}

/** The commands that match what is typed after the slash, best first; all of them while nothing is typed. */
export function ranked(commands, typed) {
  const wanted = folded(typed);
  return commands
    .map((leaf) => ({ leaf, rank: rankOf(leaf, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ leaf }) => leaf);
}

function rankOf(leaf, wanted) {
  const names = [folded(leaf.spoken), folded(leaf.path)];
  const tests = [
    () => names.some((name) => name.startsWith(wanted)),
    () => names.some((name) => name.includes(` ${wanted}`)),
    () => names.some((name) => name.includes(wanted)),
    () => folded(leaf.description).includes(wanted),
  ];
  const rank = tests.findIndex((test) => test());
  return rank < 0 ? Infinity : rank;
}

/** Text without the differences nobody types: case, accents, white space around it. */
export function folded(text) {
  const plain = text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  return plain.trim().replace(/\s+/g, " ");
}

// --- reading what is typed -------------------------------------------------------------------------------

/** The command a typed line begins with, once there is a space behind it, and its options' texts by name. */
export function readLine(line, commands) {
  const found = commands
    .flatMap((leaf) => [leaf.spoken, leaf.path].map((name) => ({ leaf, name })))
    .filter(({ name }) => startsWithName(line, name))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!found) {
    return null;
  }
  return { leaf: found.leaf, texts: readOptions(found.leaf, line.slice(found.name.length + 1)) };
}

function startsWithName(line, name) {
  const end = name.length + 1;
  return line.slice(0, end).toLowerCase() === `/${name.toLowerCase()}` && /\s/.test(line.charAt(end));
}

/**
 * The texts of a command's options by name, from `name:value name:value`; a value runs to the next such name.
 * What stands before the first name belongs to the option called `first`, or else to the first one not named.
 */
export function readOptions(leaf, text, first = null) {
  const marks = [...text.matchAll(/(?<=^|\s)([^\s:]+):/gu)]
    .map((found) => ({ at: found.index, length: found[0].length, name: optionNamed(leaf, found[1]) }))
    .filter(({ name }) => name !== null);
  const texts = {};
  marks.forEach((mark, index) => {
    texts[mark.name] = text.slice(mark.at + mark.length, marks[index + 1]?.at).trim();
  });
  const leading = text.slice(0, marks[0]?.at).trim();
  const owner = first ?? leaf.options.find((option) => !(option.name in texts))?.name;
  return leading && owner && !(owner in texts) ? { [owner]: leading, ...texts } : texts;
}

function optionNamed(leaf, name) {
  const wanted = name.toLowerCase();
  const found =
    leaf.options.find((option) => localized(option, "name").toLowerCase() === wanted) ??
    leaf.options.find((option) => option.name.toLowerCase() === wanted);
  return found?.name ?? null;
}

// --- what can be chosen ----------------------------------------------------------------------------------

/**
 * What fits an option and what is typed there, as `{label, value}` with `person: true` or a `sign` to show
 * before it; null where anything can be typed. `known` has the `people`, `places` and `roles` of the client.
 */
export function offers(option, typed, known) {
  const all = everyOffer(option, known);
  return all && fitting(all, typed);
}

/** Those offers that what is typed can mean, names that begin with it first. */
export function fitting(all, typed) {
  const wanted = folded(typed.replace(/^[@#]/, ""));
  const later = ({ label }) => (folded(label).startsWith(wanted) ? 0 : 1);
  const fits = ({ label, also }) =>
    folded(label).includes(wanted) || also.some((word) => folded(word).startsWith(wanted));
  return all.filter(fits).sort((one, other) => later(one) - later(other)).slice(0, MOST_OFFERS);
}

function everyOffer(option, known) {
  if (option.choices?.length) {
    return option.choices.map((choice) => {
      const label = localized(choice, "name");
      const [beforeDescription] = label.split(" · ");
      return { label, value: choice.value, also: [choice.name, String(choice.value), beforeDescription] };
    });
  }
  switch (option.type) {
    case KIND.boolean:
      return [
        { label: say("page-composer-true"), value: true, also: TRUE_WORDS },
        { label: say("page-composer-false"), value: false, also: FALSE_WORDS },
      ];
    case KIND.user:
      return peopleOffers(known);
    case KIND.channel:
      return channelOffers(known);
    case KIND.role:
      return roleOffers(known);
    case KIND.mentionable:
      return [...peopleOffers(known), ...roleOffers(known)];
    default:
      return null;
  }
}

/** Everybody, to be chosen from. */
export function peopleOffers(known) {
  return [...known.people.values()].map(({ id, name }) => ({
    label: name, value: id, person: true, also: [id, `<@${id}>`, `<@!${id}>`],
  }));
}

/** All channels and threads, to be chosen from. */
export function channelOffers(known) {
  const open = [...known.places.values()].filter((place) => place.kind !== "dm");
  return open.map(({ id, name }) => ({ label: name, value: id, sign: "#", also: [id, `<#${id}>`] }));
}

function roleOffers(known) {
  return known.roles.map(({ id, name }) => ({ label: name, value: id, sign: "@", also: [id, `<@&${id}>`] }));
}

// --- what is meant ---------------------------------------------------------------------------------------

/**
 * What an option's field means: `{value}` for the bot, `{}` if it is left out, or `{flaw: {key, given}}`.
 * `entry` is `{text, picked}`: what is typed, and the value behind it if it was chosen from a list.
 */
export function understood(option, entry, known) {
  if (entry.picked !== undefined) {
    return { value: entry.picked };
  }
  const text = entry.text.trim();
  if (text === "") {
    return option.required ? flawed(option, "missing") : {};
  }
  const choosable = everyOffer(option, known);
  if (choosable !== null) {
    return chosen(option, text, choosable);
  }
  if (option.type === KIND.string) {
    return sized(option, text);
  }
  return option.type === KIND.attachment ? flawed(option, "missing") : counted(option, text);
}

const FLAW_OF_KIND = {
  [KIND.boolean]: "boolean", [KIND.user]: "person", [KIND.channel]: "channel", [KIND.role]: "role",
  [KIND.mentionable]: "mentionable",
};

function chosen(option, text, choosable) {
  const spellings = [text, text.replace(/^[@#]/, "")].map(folded);
  const fits = (word) => spellings.includes(folded(word));
  const found = choosable.find(({ label }) => fits(label)) ?? choosable.find(({ also }) => also.some(fits));
  return found ? { value: found.value } : flawed(option, FLAW_OF_KIND[option.type] ?? "choice");
}

function sized(option, text) {
  const size = [...text].length;
  if (size < (option.min_length ?? 0)) {
    return flawed(option, "short", { least: number(option.min_length) });
  }
  return size > (option.max_length ?? Infinity)
    ? flawed(option, "long", { most: number(option.max_length) })
    : { value: text };
}

function counted(option, text) {
  const value = Number(locale() === "de" ? text.replace(",", ".") : text);
  if (option.type === KIND.integer ? !Number.isSafeInteger(value) : !Number.isFinite(value)) {
    return flawed(option, option.type === KIND.integer ? "integer" : "number");
  }
  if (value < (option.min_value ?? -Infinity)) {
    return flawed(option, "least", { least: number(option.min_value) });
  }
  return value > (option.max_value ?? Infinity)
    ? flawed(option, "most", { most: number(option.max_value) })
    : { value };
}

function flawed(option, name, given = {}) {
  const key = `page-composer-flaw-${name}`;
  return { flaw: { key, given: { option: localized(option, "name"), ...given } } };
}
