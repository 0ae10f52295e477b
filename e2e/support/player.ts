import type { Page } from '@playwright/test';
import type { Player } from '@vitrine/engine';

/** The element of a module with its player, in the page. */
export type PlayingElement = HTMLElement & { readonly vitrine: Player };

/** Waits until the module lives, and until its first slide has come. */
export async function whenLive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('sr7-module') as PlayingElement | null;
    // One that only stands there has no player.
    return (element?.vitrine?.hasBegun || element?.hasAttribute('data-still')) ?? false;
  });
}

/** Waits until the current slide stands still: no change and no entry is running. */
export async function whenAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('sr7-module') as PlayingElement | null;
    if (element?.hasAttribute('data-still')) return true;
    const vitrine = element?.vitrine;
    if (!vitrine?.hasBegun) return false;
    return !vitrine.isChanging && vitrine.busyCount === 0 && vitrine.places.next === null;
  });
}

/** The key of the current slide. */
export const currentSlide = (page: Page): Promise<string | null> =>
  page.locator('sr7-slide[data-current]').getAttribute('data-key');

/** Asks the player for a slide. */
export const request = (page: Page, wanted: string | number): Promise<void> =>
  page.evaluate(
    (each) => (document.querySelector('sr7-module') as PlayingElement).vitrine.request(each),
    wanted,
  );
