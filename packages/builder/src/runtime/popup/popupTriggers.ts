import { createDisposers, type Disposer, listen, observeVisible } from '@vitrine/browser';
import type { Settings } from '../settings/readSettings.ts';

type Trigger = (rules: Settings, open: () => void) => Disposer;

const secondsIn = (rules: Settings, key: string, byDefault: number): number => {
  const seconds = Number.parseFloat(String(rules[key] ?? ''));
  return seconds >= 0 ? seconds : byDefault;
};

function after(seconds: number, run: () => void): Disposer {
  const timer = setTimeout(run, seconds * 1000);
  return () => clearTimeout(timer);
}

/** How far down the page is, in percent; a page that does not scroll is all seen. */
function scrolledPercent(): number {
  const way = document.documentElement.scrollHeight - innerHeight;
  return way > 0 ? (scrollY / way) * 100 : 100;
}

/** What opens a pop-up by itself, by the name of its switch. */
const TRIGGERS: Readonly<Record<string, Trigger>> = {
  page_load: (rules, open) => after(secondsIn(rules, 'page_load_delay', 0), open),
  scrolling(rules, open) {
    const isUp = rules['scrolling_direction'] === 'up';
    const offset = secondsIn(rules, 'scrolling_offset', 50);
    let last = scrollY;
    return listen(document, 'scroll', () => {
      const goesUp = scrollY < last;
      last = scrollY;
      if (goesUp === isUp && (isUp || scrolledPercent() >= offset)) open();
    });
  },
  scrolling_to(rules, open) {
    const target = find(String(rules['scrolling_to_selector'] ?? ''));
    return target ? observeVisible(target, '0px', (isVisible) => isVisible && open()) : () => {};
  },
  click(rules, open) {
    const wanted = secondsIn(rules, 'click_times', 1) || 1;
    let clicks = 0;
    return listen(document, 'click', () => {
      if (++clicks >= wanted) open();
    });
  },
  inactivity(rules, open) {
    const seconds = secondsIn(rules, 'inactivity_time', 30);
    let stop = after(seconds, open);
    const again = (): void => {
      stop();
      stop = after(seconds, open);
    };
    const all = createDisposers();
    for (const name of ['keydown', 'pointermove', 'pointerdown', 'scroll'] as const)
      all.add(listen(document, name, again));
    return () => {
      stop();
      all.dispose();
    };
  },
  exit_intent: (_rules, open) =>
    listen(document, 'mouseout', (event) => {
      // Out of the window by its upper edge, where tabs and addresses are.
      if (event.relatedTarget === null && event.clientY <= 0) open();
    }),
};

function find(selector: string): HTMLElement | null {
  try {
    return selector === '' ? null : document.querySelector<HTMLElement>(selector);
  } catch {
    // No selector: nothing is scrolled to.
    return null;
  }
}

/** The first trigger opens it, and then none waits any more. */
export function startTriggers(rules: Settings, open: () => void): void {
  const all = createDisposers();
  const first = (): void => {
    all.dispose();
    open();
  };
  for (const [name, start] of Object.entries(TRIGGERS))
    if (rules[name] === 'yes') all.add(start(rules, first));
}
