import type { Disposer } from '@vitrine/browser';
import { adoptCss } from '@vitrine/player';

const adopted = new WeakMap<Node, Map<string, { users: number; readonly remove: Disposer }>>();

/** What several modules of a document or shadow root need, there once as long as one of them is. */
export function adoptShared(root: Node, css: string): Disposer {
  const sheets = adopted.get(root) ?? new Map();
  adopted.set(root, sheets);
  const sheet = sheets.get(css) ?? { users: 0, remove: adoptCss(root, css) };
  sheets.set(css, sheet);
  sheet.users++;
  if (root instanceof ShadowRoot) registerUnit();
  return () => {
    if (--sheet.users > 0) return;
    sheet.remove();
    sheets.delete(css);
  };
}

let isRegistered = false;

/** Rules that register a property do not count in a shadow root. */
function registerUnit(): void {
  if (isRegistered) return;
  isRegistered = true;
  try {
    CSS.registerProperty({ name: '--u', syntax: '<length>', inherits: true, initialValue: '1px' });
  } catch {
    // The page has it from a module outside.
  }
}
