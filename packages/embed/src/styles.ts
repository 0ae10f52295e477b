import type { Disposer } from '@vitrine/browser';
import { adoptCss, baseCss } from '@vitrine/views/light';

const bases = new WeakMap<Node, { users: number; readonly remove: Disposer }>();

/** What every module of a document or shadow root needs, there once as long as one of them is. */
export function adoptBase(root: Node): Disposer {
  const base = bases.get(root) ?? { users: 0, remove: adoptCss(root, baseCss) };
  bases.set(root, base);
  base.users++;
  if (root instanceof ShadowRoot) registerUnit();
  return () => {
    if (--base.users > 0) return;
    base.remove();
    bases.delete(root);
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
