// The menu of a message or a person: what the bot offers for it.

import { openDialog } from "./dialog.js";
import { element } from "./dom.js";
import { localized, say } from "./words.js";

/** Open the menu of a message, and of its author if that is a person; false if there is nothing in it. */
export function openMessageMenu(message, client) {
  const { author } = message;
  return openMenu(client, message.shown.author, [
    ...entries(client.menus.message, { message: message.id }),
    ...entries(author.bot ? [] : client.menus.user, { user: author.id }),
  ]);
}

/** Open the menu of a person; false if the bot offers nothing here. */
export function openPersonMenu(person, client) {
  return openMenu(client, person.name, entries(client.menus.user, { user: person.id }));
}

function entries(commands, target) {
  return commands.map((command) => ({ command, target }));
}

function openMenu(client, name, offered) {
  if (!offered.length) {
    return false;
  }
  const use = async ({ command, target }) => {
    dialog.close();
    const { failed } = await client
      .useMenu(command.name, target)
      .catch((error) => ({ failed: error.message }));
    if (failed) {
      client.flaw(new Error(failed));
    }
  };
  const dialog = openDialog(
    say("page-apps-title", { name }),
    element(
      "div",
      { class: "tool-row" },
      offered.map((one) =>
        element(
          "button",
          { class: "tool secondary", type: "button", onclick: () => use(one) },
          localized(one.command, "name"),
        ),
      ),
    ),
  );
  return true;
}

/** Opens a menu instead of the browser's, on a right click or a long press. */
export function instead(open) {
  return (event) => {
    if (open()) {
      event.preventDefault();
    }
  };
}
