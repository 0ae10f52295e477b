import { observeVisible } from '@vitrine/browser';
import { PARTS, type PartRow } from './parts.ts';

/** Elements that have each part already: what comes into the page later is looked through again. */
const started = new Map<PartRow, WeakSet<Element>>();

/** Brings what stands in the page to life: each part where it is needed, and when. */
export function startParts(root: ParentNode = document): void {
  for (const row of PARTS) {
    const known = started.get(row) ?? new WeakSet();
    started.set(row, known);
    for (const element of root.querySelectorAll<HTMLElement>(row.selector)) {
      if (known.has(element)) continue;
      known.add(element);
      startPart(row, element);
    }
  }
}

function startPart({ when, load }: PartRow, element: HTMLElement): void {
  /** A part that cannot be had is done without: what it would have bettered works as it is. */
  const start = async (): Promise<void> => {
    try {
      (await load()).start(element);
    } catch (error) {
      console.error(error);
    }
  };
  if (when === 'now') void start();
  else if (when === 'seen') startSeen(element, () => void start());
  else startTouched(element, () => void start());
}

/** A little before it comes into view. */
const AHEAD = '200px';

function startSeen(element: HTMLElement, start: () => void): void {
  const end = observeVisible(element, AHEAD, (isVisible) => {
    if (!isVisible) return;
    end();
    start();
  });
}

const TOUCHES = ['pointerenter', 'pointerdown', 'focusin'] as const;

function startTouched(element: HTMLElement, start: () => void): void {
  const touched = (): void => {
    for (const name of TOUCHES) element.removeEventListener(name, touched);
    start();
  };
  for (const name of TOUCHES) element.addEventListener(name, touched, { passive: true });
}
