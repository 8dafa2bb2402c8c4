// Building parts of the page; text always goes in as text, never as markup.

/** An element with attributes, listeners (`onclick: fn`) and children. */
export function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") {
      node.addEventListener(name.slice(2), value);
    } else if (value !== false && value !== null && value !== undefined) {
      node.setAttribute(name, value === true ? "" : value);
    }
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
  return node;
}

/**
 * Change what is inside a container, or replace it by another one; the keyboard focus goes to whatever has
 * the same `data-focus` there afterwards.
 */
export function keepFocus(container, change, after = container) {
  const active = container.contains(document.activeElement) ? document.activeElement : null;
  const key = active?.closest("[data-focus]")?.dataset.focus;
  change();
  if (key !== undefined && !after.contains(document.activeElement)) {
    after.querySelector(`[data-focus="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  }
}
