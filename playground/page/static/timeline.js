// The messages of one place: in order, up to date, and where the reader left them.

import { element, keepFocus } from "./dom.js";
import { icon } from "./icons.js";
import { showMessage } from "./message.js";
import { say } from "./words.js";

const SAME_BREATH = 7 * 60 * 1000;
const AT_THE_END = 60;
const FROM_THE_TOP = 1000;
const FLASH = 1600;
const SETTLES = 250;

/** The scrolling list of messages. */
export function createTimeline(client) {
  const list = element("div", {
    class: "messages",
    role: "log",
    "aria-label": say("page-messages"),
    onmenuclosed: showPostponed,
  });
  const earlier = element(
    "button",
    { class: "earlier plain-button", type: "button", hidden: true, onclick: showEarlier },
    say("page-earlier"),
  );
  const empty = element("p", { class: "empty", hidden: true }, say("page-nothing-yet"));
  const look = { class: "timeline", tabindex: "0", onscroll: scrolled };
  const scroller = element("div", look, earlier, empty, list);
  const toTheEnd = element(
    "button",
    { class: "to-the-end", type: "button", hidden: true, onclick: goToTheEnd },
    icon("down"),
    say("page-to-the-end"),
  );
  let place = null;
  let messages = [];
  let atTheEnd = true;
  let width = 0;
  const postponed = new Map();
  const dismissed = new Set();

  new ResizeObserver(() => atTheEnd && goToTheEnd()).observe(list);
  new ResizeObserver(resized).observe(scroller);
  document.addEventListener("visibilitychange", seen);

  /** Another place is being looked up: until it opens, what is shown belongs to the one before. */
  function wait() {
    list.ariaBusy = "true";
  }

  function open(newPlace, answer, mark) {
    list.ariaBusy = null;
    place = newPlace;
    messages = answer.messages.filter((one) => !dismissed.has(one.id));
    earlier.hidden = !answer.more;
    list.replaceChildren(...shown(messages, null));
    const firstUnread = messages.find((one) => BigInt(one.id) > BigInt(answer.read) && !isMine(one));
    if (firstUnread) {
      const line = element("div", { class: "new-line", role: "separator" }, say("page-new-messages"));
      node(firstUnread.id).before(line);
    }
    empty.hidden = messages.length > 0;
    settle(readMark(mark) ?? beginning());
    changed();
  }

  /** Go to a mark, and follow what comes only if the end can be seen there; without one, go to the end. */
  function settle(marked) {
    atTheEnd = true;
    if (goTo(marked)) {
      moved();
    }
  }

  /** What is at the upper edge, for `open` to come back to; null at the end, where one wants the newest. */
  function mark(there) {
    const edge = top(scroller);
    if (atTheEnd || place !== there) {
      return null;
    }
    const first = [...list.querySelectorAll("[data-id]")].find((one) => bottom(one) > edge);
    return first ? `${first.dataset.id}~${Math.round(edge - top(first))}` : null;
  }

  /** The top of a message that is the only one, such as a greeting, unless it calls one. */
  function beginning() {
    const [only, ...others] = messages;
    return only && !others.length && !only.shown.pinged ? { id: only.id, below: -FROM_THE_TOP } : null;
  }

  /** Go to a mark, or if its message is gone, to the next one; tell whether there is one. */
  function goTo(marked) {
    const next = marked && messages.find((one) => BigInt(one.id) >= BigInt(marked.id));
    if (next) {
      const below = next.id === marked.id ? marked.below : 0;
      scroller.scrollTop += top(node(next.id)) - top(scroller) + below;
    }
    return Boolean(next);
  }

  function receive(message) {
    const index = messages.findIndex((one) => one.id === message.id);
    if (index === -1 && (dismissed.has(message.id) || isOlder(message))) {
      return;
    }
    if (index === -1) {
      list.append(...shown([message], messages.at(-1) ?? null));
      messages.push(message);
      if (messages.length === 1) {
        empty.hidden = true;
        settle(beginning());
      }
      atTheEnd ||= isMine(message) || message.shown.ephemeral;
    } else if (node(message.id)?.querySelector('.menu-control[aria-expanded="true"]')) {
      postponed.set(message.id, message);
    } else {
      messages[index] = message;
      redraw(index);
    }
    changed();
  }

  function redraw(index) {
    const message = messages[index];
    const old = node(message.id);
    const fresh = showMessage(message, client, { follows: follows(message, messages[index - 1]) });
    keepFocus(old, () => old.replaceWith(fresh), fresh);
  }

  /** Whether a message shows its author depends on the one before it, which has just changed. */
  function regroup(index) {
    const message = messages[index];
    if (message && node(message.id).matches(".follows") !== follows(message, messages[index - 1])) {
      receive(message);
    }
  }

  /** A message does not change under somebody who is choosing from one of its lists. */
  function showPostponed() {
    const waiting = [...postponed.values()];
    postponed.clear();
    waiting.forEach(receive);
  }

  /** Whether it is an edit of something further up than was scrolled to, and fetched when that happens. */
  function isOlder(message) {
    return messages.length > 0 && BigInt(message.id) < BigInt(messages.at(-1).id);
  }

  function dismiss(id) {
    dismissed.add(id);
    remove(id);
  }

  function remove(id) {
    const index = messages.findIndex((one) => one.id === id);
    if (index === -1) {
      return;
    }
    messages.splice(index, 1);
    postponed.delete(id);
    node(id).remove();
    regroup(index);
    changed();
  }

  async function showEarlier() {
    const wanted = { channel: place, before: messages[0].id };
    const answer = await client.request("earlier", wanted).catch(client.flaw);
    if (!answer) {
      return;
    }
    const height = scroller.scrollHeight;
    list.prepend(...shown(answer.messages, null));
    messages = [...answer.messages, ...messages];
    regroup(answer.messages.length);
    earlier.hidden = !answer.more;
    scroller.scrollTop += scroller.scrollHeight - height;
  }

  function shown(some, before) {
    return some.map((message, index) =>
      showMessage(message, client, { follows: follows(message, index ? some[index - 1] : before) }),
    );
  }

  function reveal(id) {
    const found = node(id);
    found?.scrollIntoView({ block: "center" });
    found?.classList.add("flash");
    setTimeout(() => found?.classList.remove("flash"), FLASH);
  }

  function changed() {
    empty.hidden = messages.length > 0;
    if (atTheEnd) {
      goToTheEnd();
    }
    seen();
  }

  function goToTheEnd() {
    scroller.scrollTop = scroller.scrollHeight;
    moved();
  }

  function moved() {
    atTheEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < AT_THE_END;
    toTheEnd.hidden = atTheEnd || messages.length < 2;
    seen();
  }

  function resized() {
    width = scroller.clientWidth;
    if (atTheEnd) {
      goToTheEnd();
    }
  }

  let settling = null;

  /** When lines break elsewhere, the browser scrolls by itself, before we hear that the width has changed. */
  function scrolled() {
    if (scroller.clientWidth === width) {
      moved();
    }
    clearTimeout(settling);
    settling = setTimeout(client.moved, SETTLES);
  }

  function seen() {
    if (place !== null && atTheEnd && document.visibilityState === "visible") {
      client.read(place);
    }
  }

  function node(id) {
    return list.querySelector(`[data-id="${id}"]`);
  }

  function isMine(message) {
    return message.author.id === client.me.id;
  }

  const frame = element("div", { class: "timeline-frame" }, scroller, toTheEnd);
  return { element: frame, wait, open, mark, receive, remove, dismiss, reveal };
}

/** A mark as text, taken apart: the id of a message, and how far below its top the reader was. */
export function readMark(mark) {
  const [, id, below] = /^(\d+)~(-?\d+)$/.exec(mark ?? "") ?? [];
  return id ? { id, below: Number(below) } : null;
}

function top(node) {
  return node.getBoundingClientRect().top;
}

function bottom(node) {
  return node.getBoundingClientRect().bottom;
}

function follows(message, before) {
  return Boolean(
    before &&
      before.author.id === message.author.id &&
      before.shown.ephemeral === message.shown.ephemeral &&
      !message.shown.reply &&
      !message.shown.command &&
      Date.parse(message.timestamp) - Date.parse(before.timestamp) < SAME_BREATH,
  );
}
