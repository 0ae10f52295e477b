import type { Disposer } from '../dispose/Disposer.ts';

interface Lock {
  holders: number;
  readonly restore: Disposer;
}

const locks = new WeakMap<Document, Lock>();

/** Keeps the page from scrolling. Its styles are as they were when the last who asked for it lets go. */
export function lockScroll(document: Document): Disposer {
  const lock = locks.get(document) ?? { holders: 0, restore: hideOverflow(document) };
  locks.set(document, lock);
  lock.holders++;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    if (--lock.holders > 0) return;
    locks.delete(document);
    lock.restore();
  };
}

function hideOverflow({ documentElement: root, defaultView: view }: Document): Disposer {
  const { style } = root;
  const { overflow, paddingRight } = style;
  const barPx = Math.max(0, (view?.innerWidth ?? 0) - root.clientWidth);
  style.overflow = 'hidden';
  // Without its scrollbar the page would be wider, and everything in it would move.
  if (barPx > 0) style.paddingRight = `${barPx}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
}
