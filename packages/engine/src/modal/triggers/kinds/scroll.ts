import { listen } from '@vitrine/browser';
import type { TriggerKind } from '../TriggerKind.ts';

const OFFSET = /^(\d*\.?\d+)(px|%)?$/;

/** The page is scrolled so far (per cent: of the way that it can be), or to an element. Once. */
export const scroll: TriggerKind = ({ scroll: written }, { document, offer }) => {
  const goal = written.trim();
  if (goal === '' || goal === '0') return null;
  const stop = listen(document, 'scroll', check, { passive: true });
  // A page that was reloaded halfway down does not scroll any more.
  if (scrolledPx(document) > 0) check();
  return stop;

  function check(): void {
    if (!isReached(goal, document)) return;
    stop();
    offer();
  }
};

const pageOf = (document: Document): Element => document.scrollingElement ?? document.documentElement;
const scrolledPx = (document: Document): number => pageOf(document).scrollTop;

function isReached(goal: string, document: Document): boolean {
  const [, amount, unit] = OFFSET.exec(goal) ?? [];
  const { scrollHeight, clientHeight } = pageOf(document);
  if (amount === undefined) {
    const element = elementOf(goal, document);
    return element !== null && element.getBoundingClientRect().top < clientHeight;
  }
  const px = unit === '%' ? (Number(amount) / 100) * (scrollHeight - clientHeight) : Number(amount);
  // A page at its very end may be a fraction of a pixel short of it.
  return scrolledPx(document) >= Math.floor(px);
}

function elementOf(selector: string, document: Document): Element | null {
  try {
    return document.querySelector(selector);
  } catch {
    return null;
  }
}
