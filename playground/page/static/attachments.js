// Files that go along with a message: the tray they wait in, dropping them, reading them.

import { element } from "./dom.js";
import { iconButton } from "./icons.js";
import { say } from "./words.js";

const MOST_FILES = 10;
const MOST_MEGABYTES = 10;

/** The tray of a draft's files: `load(files)` shows them, `add(chosen)` reads more, `warn` hears of flaws. */
export function createTray(warn) {
  const node = element("ul", { class: "composer-files", "aria-label": say("page-composer-files") });
  let files = [];

  function load(next) {
    files = next;
    node.replaceChildren(...files.map(chip));
  }

  function chip(file) {
    const picture = file.picture && element("img", { src: file.picture, alt: "" });
    const label = say("page-composer-remove-file", { name: file.filename });
    const remove = iconButton("close", label, "composer-cancel", () => drop(file));
    return element("li", {}, picture, element("span", {}, file.filename), remove);
  }

  function drop(file) {
    URL.revokeObjectURL(file.picture);
    files.splice(files.indexOf(file), 1);
    load(files);
  }

  async function add(chosen) {
    const into = files;
    for (const file of [...chosen]) {
      if (into.length >= MOST_FILES) {
        warn(say("page-composer-too-many-files", { most: MOST_FILES }));
        return;
      }
      try {
        into.push(await readFile(file));
      } catch (error) {
        warn(error.message);
      }
      load(files);
    }
  }

  return { element: node, load, add };
}

/** A file as `{filename, data, picture}`: its content in base64, and where to see it if it is a picture. */
export function readFile(file) {
  return new Promise((resolve, reject) => {
    if (file.size > MOST_MEGABYTES * 1024 * 1024) {
      reject(new Error(say("page-composer-file-too-big", { name: file.name, most: MOST_MEGABYTES })));
      return;
    }
    const reader = new FileReader();
    reader.onerror = () => reject(new Error(say("page-composer-file-unreadable", { name: file.name })));
    reader.onload = () => {
      const data = reader.result.slice(reader.result.indexOf(",") + 1);
      const picture = file.type.startsWith("image/") ? URL.createObjectURL(file) : null;
      resolve({ filename: file.name, data, picture });
    };
    reader.readAsDataURL(file);
  });
}

/** Files can be dropped anywhere in the pane: missing the input must not make the browser open the file. */
export function takeDroppedFiles(node, take) {
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer.types.includes("Files")) {
      event.preventDefault();
    }
  });
  document.addEventListener("drop", (event) => {
    if (node.isConnected && event.dataTransfer.files.length > 0) {
      event.preventDefault();
      take(event.dataTransfer.files);
    }
  });
}
