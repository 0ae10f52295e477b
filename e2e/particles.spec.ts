import { expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { madeModule } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import type { PlayingElement } from './support/player.ts';

const sea = {
  id: 1,
  type: 'shape',
  subtype: 'particlewave',
  rTo: 'slide',
  size: { w: '100%', h: '100%' },
  addOns: { particlewave: { particle: { a: '300', s: '10' }, color: { c: '#ffffff' } } },
};
const module = madeModule({ slides: [{ layers: { 1: sea } }, {}] });

/** The picture of the sea, as text; empty while there is none. */
const look = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLCanvasElement>('.sr7-layer canvas')?.toDataURL() ?? '');
const blank = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.sr7-layer canvas');
    const empty = document.createElement('canvas');
    [empty.width, empty.height] = [canvas?.width ?? 0, canvas?.height ?? 0];
    return empty.toDataURL();
  });

test('a sea of points moves while its slide is there, and is gone with it', async ({ page }) => {
  const errors = collectErrors(page);
  await openMade(page, module);
  await expect.poll(() => look(page)).not.toBe('');
  await expect.poll(async () => (await look(page)) === (await blank(page))).toBe(false);
  const before = await look(page);
  await expect.poll(() => look(page)).not.toBe(before);
  await page.evaluate(() => (document.querySelector('sr7-module') as PlayingElement).vitrine.next());
  await expect.poll(() => page.locator('canvas').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a sea of points stands where motion is not wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openMade(page, module);
  await expect.poll(() => look(page)).not.toBe('');
  await expect.poll(async () => (await look(page)) === (await blank(page))).toBe(false);
  const before = await look(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await look(page)).toBe(before);
});
