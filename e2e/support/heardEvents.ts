import type { Page } from '@playwright/test';

export interface HeardEvent {
  readonly name: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly isOnModule: boolean;
}

declare global {
  interface Window {
    readonly heard: HeardEvent[];
  }
}

const NAMES = [
  'sr.slide.changeRequest',
  'sr.slide.beforeChange',
  'sr.slide.afterChange',
  'sr.slide.pause',
  'sr.slide.resume',
  'sr.slide.ended',
  'sr.layer.action',
  'sr.layer.stage',
  'sr.module.finished',
  'sr.modal.open',
  'sr.modal.close',
];

/** Keeps what modules tell their page. Call it before the page is opened. */
export async function hearEvents(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const heard: HeardEvent[] = [];
    Object.assign(window, { heard });
    for (const name of names)
      document.addEventListener(name, (event) => {
        const { detail, target } = event as CustomEvent<HeardEvent['detail']>;
        heard.push({ name, detail, isOnModule: (target as Element).matches('sr7-module') });
      });
  }, NAMES);
}

/** What was told so far, of one name or of all. */
export async function heard(page: Page, name?: string): Promise<HeardEvent[]> {
  const all = await page.evaluate(() => window.heard);
  return name === undefined ? all : all.filter((event) => event.name === name);
}

/** Waits until an event has come so often. */
export async function whenHeard(page: Page, name: string, times = 1): Promise<void> {
  await page.waitForFunction(
    ([wanted, count]) => window.heard.filter((event) => event.name === wanted).length >= count,
    [name, times] as const,
  );
}

/** Forgets what was told so far. */
export const forgetHeard = (page: Page): Promise<void> => page.evaluate(() => void (window.heard.length = 0));
