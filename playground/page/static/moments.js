// Points in time: those of Discord's `<t:…>`, and when messages were posted. What depends on now keeps up.

import { element } from "./dom.js";
import { locale } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

const ALMOST = 0.95;
const UNITS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

const LIVE = { relative, posting };
const EVERY_SECOND = "relative";
const EVERY_DAY = "posting";

let today = null;

/** A point in time in one of Discord's styles; R, the relative one, counts by itself. */
export function moment(unix, style = "f") {
  const date = new Date(unix * 1000);
  return style === "R" ? live(date, EVERY_SECOND) : time(date, written(date, STYLES[style]));
}

/** When a message was posted: the time alone as long as the day lasts. */
export function posted(timestamp) {
  return live(new Date(timestamp), EVERY_DAY);
}

/** The time of day. */
export function clock(timestamp) {
  return written(new Date(timestamp), STYLES.t);
}

/** The day: today and yesterday by their names, all others by their dates. */
export function day(timestamp) {
  const date = new Date(timestamp);
  const ago = Math.round((midnight(new Date()) - midnight(date)) / 86_400_000);
  if (ago !== 0 && ago !== 1) {
    return written(date, STYLES.D);
  }
  const name = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(-ago, "day");
  return name.charAt(0).toLocaleUpperCase(locale()) + name.slice(1);
}

function live(date, kind) {
  if (today === null) {
    today = midnight(new Date());
    setInterval(keepUp, 1000);
  }
  const node = time(date, LIVE[kind](date));
  node.dataset.live = kind;
  return node;
}

function time(date, text) {
  return element("time", { datetime: date.toISOString(), title: written(date, STYLES.F) }, text);
}

function written(date, style) {
  return new Intl.DateTimeFormat(locale(), style).format(date);
}

/** Rounded, as on Discord: two days that have only just begun are not called one. */
function relative(date) {
  const ahead = (date - Date.now()) / 1000;
  const [unit, size] = UNITS.find(([, size]) => Math.abs(ahead) >= ALMOST * size) ?? UNITS.at(-1);
  // The + 0 makes a plain 0 of -0, which would read "0 seconds ago" for what is only just to come.
  return new Intl.RelativeTimeFormat(locale()).format(Math.round(ahead / size) + 0, unit);
}

function posting(date) {
  const time = clock(date);
  return midnight(date) === today ? time : `${day(date)}, ${time}`;
}

function midnight(date) {
  return new Date(date).setHours(0, 0, 0, 0);
}

function keepUp() {
  rewrite(EVERY_SECOND);
  if (midnight(new Date()) !== today) {
    today = midnight(new Date());
    rewrite(EVERY_DAY);
  }
}

function rewrite(kind) {
  for (const node of document.querySelectorAll(`time[data-live="${kind}"]`)) {
    const text = LIVE[kind](new Date(node.dateTime));
    if (node.textContent !== text) {
      node.textContent = text;
    }
  }
}
