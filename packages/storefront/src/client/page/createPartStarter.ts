import { browserClock, nextTask, observeVisible, whenIdle } from '@vitrine/browser';
import type { Part } from './Part.ts';
import { sendPlainly } from './sendPlainly.ts';

export interface PartRow {
  /** Elements that it brings to life. */
  readonly selector: string;
  /** At once, when the page has nothing else to do, a little before the element comes into view, or when it is first touched. */
  readonly when: 'now' | 'idle' | 'seen' | 'touched';
  /** Whether a script of others does it. */
  readonly unless?: (element: HTMLElement) => boolean;
  /** Small parts that most pages have come with the page's script; the others when they are needed. */
  readonly load: () => Part | Promise<Part>;
}

/** All rows at once would hold a visitor's first touch up; after so long the browser may do something else. */
const SLICE_MS = 8;

/** A part that has not come by then is done without. */
const HELD_MOST_MS = 5000;

interface PartStarter {
  /** Brings what stands in the page to life: each part where it is needed, and when. What came into the page since is looked for too. */
  start(): void;
  /** Whoever touches the page finds it alive: what is left of a start is done at once. */
  finish(): void;
}

/** Rows are started in their order, with a break for the browser now and then. */
export function createPartStarter(
  rows: readonly PartRow[],
  clock: Pick<typeof browserClock, 'now'> = browserClock,
  pause: () => Promise<void> = nextTask,
): PartStarter {
  /** Elements that have each part already: what comes into the page later is looked through again. */
  const started = new Map<PartRow, WeakSet<Element>>(rows.map((row) => [row, new WeakSet()]));
  let waiting: PartRow[] = [];
  let isUnderWay = false;

  function startNext(): boolean {
    const row = waiting.shift();
    if (!row) return false;
    for (const element of document.querySelectorAll<HTMLElement>(row.selector)) {
      const known = started.get(row);
      if (known?.has(element)) continue;
      known?.add(element);
      if (!row.unless?.(element)) startPart(row, element);
    }
    return true;
  }

  async function startInSlices(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    let endsMs = clock.now() + SLICE_MS;
    while (startNext()) {
      if (waiting.length === 0 || clock.now() < endsMs) continue;
      await pause();
      endsMs = clock.now() + SLICE_MS;
    }
    isUnderWay = false;
  }

  return {
    start() {
      waiting = [...rows];
      void startInSlices();
    },
    finish() {
      while (startNext());
    },
  };
}

function startPart({ when, load }: PartRow, element: HTMLElement): void {
  /** A part that cannot be had is done without: what it would have bettered works as it is. */
  const start = (): void => {
    try {
      const part = load();
      if (part instanceof Promise) holdForm(element, startLater(part, element));
      else part.start(element);
    } catch (error) {
      console.error(error);
    }
  };
  STARTS[when](element, start);
}

const startLater = (part: Promise<Part>, element: HTMLElement): Promise<void> =>
  part.then((loaded) => loaded.start(element)).catch(console.error);

/** A form that is sent before its part has come is sent when that is there, or cannot be had: sooner, it would leave the page. */
function holdForm(form: HTMLElement, coming: Promise<void>): void {
  if (!(form instanceof HTMLFormElement)) return;
  let held: SubmitEvent | null = null;
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Without others that may be held too: nobody waits for each of them.
    if (!held) setTimeout(() => letGo((submitter) => sendPlainly(form, submitter)), HELD_MOST_MS);
    held = event;
    event.submitter?.setAttribute('aria-busy', 'true');
  };
  const letGo = (send: (submitter: HTMLElement | null) => void): void => {
    form.removeEventListener('submit', hold, true);
    if (!held) return;
    const { submitter } = held;
    held = null;
    submitter?.removeAttribute('aria-busy');
    send(submitter && form.contains(submitter) ? submitter : null);
  };
  form.addEventListener('submit', hold, true);
  void coming.then(() => letGo((submitter) => form.requestSubmit(submitter)));
}

const STARTS: Readonly<Record<PartRow['when'], (element: HTMLElement, start: () => void) => void>> = {
  now: (_element, start) => start(),
  idle: (_element, start) => whenIdle(start),
  seen: startSeen,
  touched: startTouched,
};

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
