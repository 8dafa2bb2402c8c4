// The line to the playground: requests with answers, news in between, and a new try whenever it is cut.

import { say } from "./words.js";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;

/** Connect as a person; `hear` gets the news, `held` is told whether the line holds. */
export function connect(person, { hear, held }) {
  const waiting = new Map();
  let socket = null;
  let number = 0;
  let pause = FIRST_WAIT;

  function dial() {
    const address = new URL(`/socket?person=${encodeURIComponent(person)}`, location.href);
    address.protocol = "ws:";
    socket = new WebSocket(address);
    socket.addEventListener("open", () => {
      pause = FIRST_WAIT;
      held(true);
    });
    socket.addEventListener("message", (event) => receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      held(false);
      for (const { reject } of waiting.values()) {
        reject(new Error(say("page-lost")));
      }
      waiting.clear();
      setTimeout(dial, pause);
      pause = Math.min(pause * 2, LONGEST_WAIT);
    });
  }

  function receive(news) {
    if (news.about !== "answer") {
      hear(news);
      return;
    }
    const { resolve, reject } = waiting.get(news.to);
    waiting.delete(news.to);
    if (news.answer.refused) {
      reject(new Error(say(news.answer.refused, news.answer.given)));
    } else {
      resolve(news.answer);
    }
  }

  function request(what, body = {}) {
    if (socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Error(say("page-lost")));
    }
    number += 1;
    const asked = number;
    socket.send(JSON.stringify({ number: asked, what, body }));
    return new Promise((resolve, reject) => waiting.set(asked, { resolve, reject }));
  }

  dial();
  return { request };
}
