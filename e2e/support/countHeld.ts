import type { Page } from '@playwright/test';

export interface Held {
  /** Of the window, the document, media queries and whatever else is no element. */
  readonly listeners: readonly string[];
  readonly timers: number;
  readonly frames: number;
  readonly observers: number;
}

declare global {
  interface Window {
    readonly held: () => Held;
  }
}

/** What the page's scripts hold on to now. */
export const held = (page: Page): Promise<Held> => page.evaluate(() => window.held());

/** Counts what the scripts of a page hold on to. Call it before the page is opened. */
export async function countHeld(page: Page): Promise<void> {
  await page.addInitScript(countListeners);
  await page.addInitScript(countTimers);
  await page.addInitScript(countObservers);
}

/** These run in the page. */
function countListeners(): void {
  const live = new Map<string, unknown>();
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  const numbers = new WeakMap<object, number>();
  let count = 0;
  const numberOf = (thing: object): number => {
    const number = numbers.get(thing) ?? ++count;
    numbers.set(thing, number);
    return number;
  };
  const keyOf = (target: EventTarget, type: string, call: object | null): string =>
    `${target.constructor.name} ${type} ${numberOf(target)} ${call && numberOf(call)}`;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, call, options) {
    const target = this ?? window;
    if (!(target instanceof Element)) live.set(keyOf(target, type, call), call);
    add.call(target, type, call, options);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, call, options) {
    const target = this ?? window;
    live.delete(keyOf(target, type, call));
    remove.call(target, type, call, options);
  };
  Object.assign(window, {
    held: () => ({
      listeners: [...live.keys()].map((key) => key.split(' ').slice(0, 2).join(' ')).toSorted(),
    }),
  });
}

function countTimers(): void {
  const { held: before, setTimeout: later, clearTimeout: cancel } = window;
  const { requestAnimationFrame: nextFrame, cancelAnimationFrame: cancelFrame } = window;
  const timers = new Set<unknown>();
  const frames = new Set<number>();
  window.setTimeout = ((call: () => void, ms?: number) => {
    const id = later(() => {
      timers.delete(id);
      call();
    }, ms);
    timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(id);
    cancel(id);
  };
  window.requestAnimationFrame = (call) => {
    const id = nextFrame((time) => {
      frames.delete(id);
      call(time);
    });
    frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.delete(id);
    cancelFrame(id);
  };
  Object.assign(window, { held: () => ({ ...before(), timers: timers.size, frames: frames.size }) });
}

function countObservers(): void {
  const { held: before } = window;
  const live = new Set<object>();
  for (const { prototype } of [IntersectionObserver, ResizeObserver, MutationObserver]) {
    const { observe, disconnect } = prototype as ResizeObserver;
    Object.assign(prototype, {
      observe(this: ResizeObserver, ...parameters: [Element]) {
        live.add(this);
        observe.apply(this, parameters);
      },
      disconnect(this: ResizeObserver) {
        live.delete(this);
        disconnect.call(this);
      },
    });
  }
  Object.assign(window, { held: () => ({ ...before(), observers: live.size }) });
}
