import type { Attributes } from '../elements.ts';

/** By these its owner may have named it. */
const OWN_NAMES: ReadonlySet<string> = new Set(['id', 'data-alias', 'data-id', 'aria-label', 'dir', 'lang']);

/** What was written on an element that somebody else has put there. */
export type Written = Map<string, unknown>;

/** Writes what has changed. */
export function writeAttributes(host: HTMLElement, attributes: Attributes, written: Written): void {
  for (const [name, value] of Object.entries(attributes)) {
    const isNamed = OWN_NAMES.has(name) && !written.has(name) && host.hasAttribute(name);
    if (isNamed || value === written.get(name)) continue;
    written.set(name, value);
    if (name === 'className') host.classList.add(...String(value ?? '').split(' '));
    else if (value === undefined) host.removeAttribute(name);
    else host.setAttribute(name, String(value));
  }
}

/** Whoever has put the element there finds it as it was. */
export function eraseAttributes(host: HTMLElement, written: Written): void {
  for (const [name, value] of written)
    if (name === 'className') host.classList.remove(...String(value ?? '').split(' '));
    else host.removeAttribute(name);
  written.clear();
}
