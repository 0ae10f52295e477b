import { expect } from '@playwright/test';
import type { PlayingElement } from '../support/player.ts';
import type { Driver } from './Driver.ts';
import type { CheckedPage } from './pages.ts';
import type { WatchedSite } from './watchSite.ts';

/** Where a visitor comes from who has done something before: a page that asks for next to nothing. */
const BEFORE = '/privacy/';

export interface Visit {
  readonly driver: Driver;
  readonly site: WatchedSite;
}

/** Opens a page as a new visitor does, and waits until it stands still. */
export async function visit(
  { driver, site }: Visit,
  { path, before }: Pick<CheckedPage, 'path' | 'before'>,
  width: number,
): Promise<void> {
  await driver.forget();
  let address = path;
  if (before) {
    await driver.open(site.holderOf(BEFORE, width));
    const ledTo = await before(driver);
    address ||= ledTo;
  }
  await driver.open(site.holderOf(address, width));
  await whenStill({ driver, site });
}

/** Shows the page in another width, as a turned tablet does, and waits until it stands still again. */
export async function widen(visitor: Visit, width: number): Promise<void> {
  await visitor.driver.evaluate((px) => {
    (window.frameElement as HTMLElement).style.width = `${px}px`;
  }, width);
  await whenStill(visitor);
}

/** Waits until everything has come, modules have come to rest, and the browser has drawn it. */
export async function whenStill({ driver, site }: Visit): Promise<void> {
  await until(driver, isStill);
  await expect.poll(() => site.isIdle(), { intervals: [20] }).toBe(true);
  await driver.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Waits until something is so in the page, also in one that is still to come. */
export async function until<Argument>(
  driver: Driver,
  isSo: (argument: Argument) => boolean,
  argument?: Argument,
): Promise<void> {
  // A page that goes while it is asked cannot answer.
  const ask = (): Promise<boolean> => driver.evaluate(isSo, argument).catch(() => false);
  await expect.poll(ask, { intervals: [30] }).toBe(true);
}

/** Runs in the page. */
function isStill(): boolean {
  if (document.readyState !== 'complete') return false;
  const carousels = [...document.querySelectorAll('.elementor-image-carousel-wrapper')];
  if (!carousels.every(({ classList }) => classList.contains('swiper-initialized'))) return false;
  // Pop-ups wait for what opens them.
  const modules = [...document.querySelectorAll<PlayingElement>('sr7-module:not([data-modal])')];
  return modules.every((module) => {
    // One that only stands there has no player.
    if (module.hasAttribute('data-still')) return true;
    const { vitrine } = module as Partial<PlayingElement>;
    if (!vitrine?.hasBegun) return false;
    return !vitrine.isChanging && vitrine.busyCount === 0 && vitrine.places.next === null;
  });
}

/** What has gone wrong since the page was opened. */
export async function faults({ driver, site }: Visit): Promise<string[]> {
  const told = await driver.evaluate(() => window.top?.watched ?? []);
  return [...told, ...site.takeFailures()];
}
