// A message's text as Discord takes it: names spelled by their ids, and so many characters at most.

import { channelOffers, peopleOffers } from "./commands.js";

/** How many characters fit into a message. */
export const MOST_CHARACTERS = 2000;

/** Names of people and channels as Discord spells them in a message, longest names first. */
export function withMentions(text, known) {
  const spelled = new Map([
    ...peopleOffers(known).map(({ label, value }) => [`@${label}`, `<@${value}>`]),
    ...channelOffers(known).map(({ label, value }) => [`#${label}`, `<#${value}>`]),
  ]);
  const names = [...spelled.keys()].sort((one, other) => other.length - one.length);
  if (names.length === 0) {
    return text;
  }
  const anyName = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${anyName})(?![\\p{L}\\p{N}_])`, "gu");
  return text.replace(whole, (name) => spelled.get(name));
}

/** The length of a text as Discord counts it: an emoji is one character. */
export function lengthOf(text) {
  return [...text].length;
}
