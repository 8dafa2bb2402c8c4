// One message of the timeline: who wrote it, when and why, what it says, and what can be done about it.

import { instead, openMessageMenu } from "./apps.js";
import { avatar } from "./avatar.js";
import { download, showComponents } from "./components.js";
import { element } from "./dom.js";
import { gallery, picture } from "./gallery.js";
import { icon, iconButton } from "./icons.js";
import { markdown } from "./markdown.js";
import { clock, posted } from "./moments.js";
import { say } from "./words.js";

const COMPONENTS_V2 = 1 << 15;

/** A message; `follows` says that the same author wrote the one before it, a short while ago. */
export function showMessage(message, client, { follows = false } = {}) {
  const { shown } = message;
  const fixed = shown.loading || shown.ephemeral;
  const context = origin(message, client);
  const classes = {
    follows: follows && !context,
    pinged: shown.pinged,
    ephemeral: shown.ephemeral,
  };
  const look = ["message", ...Object.keys(classes).filter((name) => classes[name])].join(" ");
  return element(
    "article",
    {
      class: look,
      "data-id": message.id,
      "aria-labelledby": `head-${message.id}`,
      oncontextmenu: fixed ? null : instead(() => openMessageMenu(message, client)),
    },
    context,
    classes.follows ? time(message) : avatar(shown.author),
    head(message, classes.follows),
    element("div", { class: "message-body" }, body(message, client), footing(message, client)),
    fixed ? null : tools(message, client),
  );
}

// --- Where it comes from ---

function origin({ shown: { reply, command } }, client) {
  if (reply) {
    const line = [element("b", {}, reply.author), element("span", { class: "excerpt" }, reply.excerpt)];
    const go = { class: "plain-button reply-line", type: "button", onclick: () => client.reveal(reply.id) };
    return element("div", { class: "origin" }, element("button", go, line));
  }
  if (command) {
    const used = {
      name: element("b", {}, command.person),
      command: element("span", { class: "command-name" }, `${command.menu ? "" : "/"}${command.name}`),
    };
    return element("div", { class: "origin" }, element("span", {}, sentence("page-message-command", used)));
  }
  return null;
}

/** A sentence in whose gaps nodes are put. */
function sentence(key, nodes) {
  return say(key)
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? nodes[part] : part));
}

function time({ timestamp }) {
  return element("span", { class: "hover-time", "aria-hidden": "true" }, clock(timestamp));
}

function head({ id, author, shown, timestamp }, hidden) {
  return element(
    "header",
    { class: hidden ? "visually-hidden" : "message-head", id: `head-${id}` },
    element("span", { class: "author" }, shown.author),
    author.bot ? element("span", { class: "tag" }, say("page-message-app")) : null,
    " ",
    posted(timestamp),
  );
}

// --- What it says ---

function body(message, client) {
  if (message.shown.loading) {
    return thinking(message);
  }
  const { flags, content, attachments, embeds, components, edited_timestamp: edited } = message;
  const classic = !(flags & COMPONENTS_V2);
  return [
    classic && content ? words(content, edited, client) : null,
    classic ? files(attachments) : null,
    classic ? embeds.map((embed) => showEmbed(embed, client)) : null,
    components.length ? showComponents(message, client) : null,
    edited && !(classic && content) ? editedMark(edited) : null,
  ];
}

function thinking({ shown }) {
  const dots = element("span", { class: "dots", "aria-hidden": "true" }, [0, 1, 2].map(() => element("i")));
  return element("p", { class: "thinking" }, dots, say("page-message-thinking", { name: shown.author }));
}

function words(content, edited, client) {
  return element("div", { class: "markdown" }, markdown(content, client), edited ? editedMark(edited) : null);
}

function editedMark(timestamp) {
  return element("span", { class: "edited", title: clock(timestamp) }, say("page-message-edited"));
}

function files(attachments) {
  const isPicture = (file) => file.content_type?.startsWith("image/");
  const pictures = attachments.filter(isPicture).map((file) => ({
    media: file,
    description: file.description,
    spoiler: file.filename.startsWith("SPOILER_"),
  }));
  const others = attachments.filter((file) => !isPicture(file));
  return [
    pictures.length ? gallery(pictures) : null,
    others.map(({ url, filename, size }) => download({ url, name: filename, size })),
  ];
}

function showEmbed(embed, client) {
  const { title, url, description, fields = [], image, thumbnail, footer, author, color } = embed;
  const text = (look, content) => element("div", { class: `markdown ${look}` }, markdown(content, client));
  const linked = { class: "embed-title", href: url, target: "_blank", rel: "noopener" };
  const box = element(
    "div",
    { class: "embed" },
    thumbnail ? element("div", { class: "accessory" }, picture({ media: thumbnail })) : null,
    author ? element("div", { class: "embed-author" }, author.name) : null,
    title && url ? element("a", linked, title) : null,
    title && !url ? text("embed-title", title) : null,
    description ? text("", description) : null,
    element("div", { class: "embed-fields" }, fields.map((field) => embedField(field, text))),
    image ? gallery([{ media: image, description: image.description }]) : null,
    embedFooter(footer, embed.timestamp),
  );
  if (Number.isInteger(color)) {
    box.style.borderInlineStartColor = `#${color.toString(16).padStart(6, "0")}`;
  }
  return box;
}

function embedField({ name, value, inline }, text) {
  const place = { class: inline ? "embed-field inline" : "embed-field" };
  return element("div", place, text("embed-name", name), text("", value));
}

function embedFooter(footer, timestamp) {
  if (!footer && !timestamp) {
    return null;
  }
  const gap = footer && timestamp ? " • " : null;
  return element("div", { class: "embed-footer" }, footer?.text, gap, timestamp ? posted(timestamp) : null);
}

// --- What can be done about it ---

function footing({ id, shown }, client) {
  if (!shown.ephemeral) {
    return null;
  }
  const dismiss = { class: "plain-button dismiss", type: "button", onclick: () => client.dismiss(id) };
  return element(
    "div",
    { class: "only-you" },
    element("span", {}, icon("eye"), say("page-message-only-you")),
    " • ",
    element("button", dismiss, say("page-message-dismiss")),
  );
}

function tools(message, client) {
  const label = say("page-message-reply", { name: message.shown.author });
  const reply = {
    class: "plain-button", type: "button", "data-focus": `reply ${message.id}`, title: label,
    "aria-label": label, onclick: () => client.replyTo(message),
  };
  const apps = iconButton("more", say("page-apps"), "apps-of-message", () =>
    openMessageMenu(message, client),
  );
  const offers = client.menus.message.length + client.menus.user.length > 0;
  const answer = element("button", reply, icon("reply"));
  return element("div", { class: "message-tools" }, answer, offers ? apps : null);
}
