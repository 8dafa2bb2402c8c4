// Markdown as Discord shows it, built as nodes: whatever a text contains, it is never read as HTML.

import { element } from "./dom.js";
import { customEmoji } from "./emoji.js";
import { moment } from "./moments.js";
import { say } from "./words.js";

/** What a text looks like, ready to be put into the page. */
export function markdown(text, client) {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(text, { client }));
  return fragment;
}

/** Something hidden until it is clicked or Enter is pressed: a `span` in a text, a `div` around a box. */
export function spoiler(tag, ...content) {
  const hidden = element(tag, { class: "spoiler-content", inert: true }, content);
  const cover = element(
    tag,
    {
      class: "spoiler",
      role: "button",
      tabindex: 0,
      "aria-label": say("page-spoiler-show"),
      "data-label": say("page-spoiler"),
    },
    hidden,
  );
  const covered = new AbortController();
  const reveal = (event) => {
    if (event.type === "keydown" && ![" ", "Enter"].includes(event.key)) {
      return;
    }
    event.preventDefault();
    covered.abort();
    hidden.inert = false;
    cover.classList.add("revealed");
    cover.removeAttribute("role");
    cover.removeAttribute("aria-label");
    cover.tabIndex = -1;
  };
  cover.addEventListener("click", reveal, { signal: covered.signal });
  cover.addEventListener("keydown", reveal, { signal: covered.signal });
  return cover;
}

// --- Blocks: what begins at the beginning of a line ---

const BULLET = "[-*]";
const NUMBER = "\\d{1,9}\\.";
const LIST_LINE = new RegExp(`^( *)(?:${BULLET}|(${NUMBER})) +(.*)$`);

const BLOCKS = [
  { pattern: />>> ([^]+)/y, make: ([, inner], scene) => quote(inner, scene), outsideQuotes: true },
  {
    pattern: /(?:> [^\n]*(?:\n|$))+/y,
    make: ([lines], scene) => quote(lines.replace(/^> /gm, ""), scene),
    outsideQuotes: true,
  },
  {
    pattern: /(#{1,3}) +([^\n]+)(?:\n|$)/y,
    make: ([, marks, line], scene) => element(`h${marks.length + 1}`, {}, inline(line, scene)),
  },
  {
    pattern: /-# +([^\n]+)(?:\n|$)/y,
    make: ([, line], scene) => element("small", { class: "subtext" }, inline(line, scene)),
  },
  listOf(BULLET),
  listOf(NUMBER),
];

const LINE = /(?:```[^]+?```|[^\n])*(?:\n|$)/y;

function blocks(text, scene) {
  const rules = scene.inQuote ? BLOCKS.filter((rule) => !rule.outsideQuotes) : BLOCKS;
  const nodes = [];
  let paragraph = "";
  let position = 0;
  while (position < text.length) {
    const found = longest(rules, text, position);
    if (found) {
      nodes.push(...inline(paragraph, scene), found.rule.make(found.match, scene));
      paragraph = "";
      position += found.match[0].length;
    } else {
      const [line] = at(LINE, text, position);
      paragraph += line;
      position += line.length;
    }
  }
  return [...nodes, ...inline(paragraph, scene)];
}

function quote(text, scene) {
  return element("blockquote", {}, blocks(text, { ...scene, inQuote: true }));
}

/** Lines that begin with the same kind of mark, each with the lines below it that are indented further. */
function listOf(mark) {
  const line = "[^\\n]+(?:\\n|$)";
  return {
    pattern: new RegExp(`( *)${mark} +${line}(?:\\1(?:${mark})? +${line})*`, "y"),
    make: ([lines], scene) => list(lines.trimEnd().split("\n"), scene),
  };
}

function list(lines, scene) {
  const [, margin, number] = LIST_LINE.exec(lines[0]);
  const items = [];
  for (const line of lines) {
    const [, indent, , first] = LIST_LINE.exec(line) ?? [];
    if (indent === margin) {
      items.push([first]);
    } else {
      items.at(-1).push(line);
    }
  }
  return element(
    number ? "ol" : "ul",
    { start: number ? parseInt(number, 10) : null },
    items.map(([first, ...rest]) => element("li", {}, item(first, outdented(rest), scene))),
  );
}

function item(first, rest, scene) {
  return rest.length ? [inline(`${first}\n`, scene), blocks(rest.join("\n"), scene)] : inline(first, scene);
}

function outdented(lines) {
  const indent = (line) => line.search(/\S/);
  return lines.map((line) => line.slice(Math.min(indent(line), indent(lines[0]))));
}

// --- Inside a line ---

const ADDRESS = String.raw`https?:\/\/(?:[^\s<>()]|\([^\s<>()]*\))+`;
const LINK_TEXT = String.raw`(?:\\.|\[[^\]\n]*\]|[^\\[\]])+`;

const INLINE = [
  { pattern: /\\([^0-9A-Za-z\s])/uy, make: ([, mark]) => mark },
  { pattern: /```(?:[\w+#.-]*\n)?\n*([^]+?)\n*```\n?/y, make: ([, code]) => codeBlock(code) },
  {
    pattern: /(?<!`)(`+)(?!`)([^]*?[^`])\1(?!`)/y,
    make: ([, , code]) => element("code", {}, unpadded(code)),
  },
  { pattern: /<@!?(\d+)>/y, make: ([, id], { client }) => person(id, client) },
  { pattern: /<@&(\d+)>/y, make: ([, id], { client }) => role(id, client) },
  { pattern: /<#(\d+)>/y, make: ([, id], { client }) => place(id, client), interactive: true },
  { pattern: /<\/([^\n:>]+):\d+>/y, make: ([, to], { client }) => command(to, client), interactive: true },
  { pattern: /<a?(:\w+:)(\d+)>/y, make: ([, name, id]) => customEmoji(id, name) },
  { pattern: /<t:(-?\d{1,12})(?::([tTdDfFR]))?>/y, make: ([, unix, style]) => moment(Number(unix), style) },
  { pattern: /<(https?:\/\/[^\s<>]+)>/y, make: ([, url], scene) => link(url, url, scene), interactive: true },
  {
    pattern: new RegExp(`${ADDRESS}(?<![.,:;!?"'\\]])`, "y"),
    make: ([url], scene) => link(url, url, scene),
    interactive: true,
  },
  {
    pattern: new RegExp(`\\[(${LINK_TEXT})\\]\\(<?(${ADDRESS})>?(?:\\s+"([^"\\n]*)")?\\)`, "y"),
    make: ([, text, url, title], scene) => link(url, inline(text, { ...scene, inLink: true }), scene, title),
    interactive: true,
  },
  {
    pattern: /\|\|([^]+?)\|\|/y,
    make: ([, inner], scene) => spoiler("span", inline(inner, scene)),
    interactive: true,
  },
  emphasis("strong", /\*\*((?:\\[^]|[^\\])+?)\*\*(?!\*)/y),
  emphasis("u", /__((?:\\[^]|[^\\])+?)__(?!_)/y),
  emphasis("s", /~~((?:\\[^]|[^\\])+?)~~/y),
  emphasis("em", /\*(?=\S)((?:\*\*|\\[^]|\s+(?:\\[^]|[^\s*\\]|\*\*)|[^\s*\\])+?)\*(?!\*)/y),
  emphasis("em", /(?<![\p{L}\p{N}_])_((?:__|\\[^]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy),
];

const MESSAGE_LINK = /^https:\/\/discord\.com\/channels\/(?:\d+|@me)\/(\d+)\/(\d+)$/;

const PLAIN = /(?:[^\\`<[*_~|h]|h(?!ttps?:\/\/))+|[^]/y;

function inline(text, scene) {
  const rules = scene.inLink ? INLINE.filter((rule) => !rule.interactive) : INLINE;
  const nodes = [];
  let position = 0;
  while (position < text.length) {
    const found = longest(rules, text, position);
    const [piece] = found?.match ?? at(PLAIN, text, position);
    nodes.push(found ? found.rule.make(found.match, scene) : piece);
    position += piece.length;
  }
  return nodes.flat();
}

/** The rule that matches most of a text from a position on; the earlier one of two that match the same. */
function longest(rules, text, position) {
  let best = null;
  for (const rule of rules) {
    const match = at(rule.pattern, text, position);
    if (match?.[0].length > (best?.match[0].length ?? 0)) {
      best = { rule, match };
    }
  }
  return best;
}

function at(pattern, text, position) {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function emphasis(tag, pattern) {
  return { pattern, make: ([, inner], scene) => element(tag, {}, inline(inner, scene)) };
}

function codeBlock(code) {
  return element("pre", {}, element("code", {}, code));
}

/** Code that begins or ends with a backtick is written with a space before or after it. */
function unpadded(code) {
  return code.replace(/^ (?= *`)|(?<=` *) $/g, "");
}

/** A link to a message leads there on this page: on Discord itself there is no such message. */
function link(url, content, { client }, title) {
  const [, channel, message] = MESSAGE_LINK.exec(url) ?? [];
  const onclick = (event) => {
    if (client.places.has(channel)) {
      event.preventDefault();
      client.visit(channel, message);
    }
  };
  return element("a", { href: url, target: "_blank", rel: "noopener", title, onclick }, content);
}

function person(id, client) {
  const name = client.people.get(id)?.name ?? say("page-mention-unknown-person");
  return pill(`@${name}`, id === client.me.id);
}

function role(id, client) {
  const name = client.roles.find((one) => one.id === id)?.name ?? say("page-mention-unknown-role");
  return pill(name.startsWith("@") ? name : `@${name}`);
}

function place(id, client) {
  const known = client.places.get(id);
  if (!known) {
    return pill(`#${say("page-mention-unknown-channel")}`);
  }
  return pressable(`#${known.name}`, () => client.open(id));
}

/** As on Discord: a command is shown as it is written, and opens if there is one of that very name. */
function command(path, client) {
  return pressable(`/${path}`, () => client.begin(path));
}

/** Not a button: between a button and the bracket before it, lines may break. */
function pressable(text, onclick) {
  const onkeydown = (event) => {
    if (event.key === "Enter") {
      event.preventDefault();
      onclick();
    }
  };
  return element("span", { class: "mention", role: "link", tabindex: "0", onclick, onkeydown }, text);
}

function pill(text, mine = false) {
  return element("span", { class: mine ? "mention mine" : "mention" }, text);
}
