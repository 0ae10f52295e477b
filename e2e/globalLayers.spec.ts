import { expect } from '@playwright/test';
import { animationRate } from './support/animationRate.ts';
import { test } from './support/leaveUnpainted.ts';
import { frames, madeModule, textLayer } from './support/madeModule.ts';
import { openIsland } from './support/openIsland.ts';
import { request, whenAtRest } from './support/player.ts';
import { showMade } from './support/openMade.ts';

const COUNTER = 'Slide {{current_slide_index}} of {{total_slide_count}}';

test('global layers come and go with the slides that they span, and their texts count', async ({ page }) => {
  const fading = {
    in: frames({ t: 0, d: 0, o: 0 }, { t: 0, d: 300, o: 1 }),
    out: frames({ t: 0, d: 300, o: 0 }),
  };
  const layers = {
    1: textLayer(1, COUNTER, { sStart: 1, sEnd: 2, tl: fading }),
    2: textLayer(2, COUNTER, { sStart: 3, sEnd: 'last', tl: fading }),
  };
  await openIsland(page, madeModule({ global: { layers }, fadeMs: 100 }));
  await whenAtRest(page);
  const early = page.locator('.l99-1');
  const late = page.locator('.l99-2');
  await expect(early).toHaveText('Slide 1 of 3');
  await expect(late).toBeHidden();
  await request(page, '+1');
  await whenAtRest(page);
  await expect(early).toHaveText('Slide 2 of 3');

  await animationRate(page, 0.02);
  await request(page, '+1');
  await page.waitForFunction(() => {
    const opacities = [...document.querySelectorAll('.sr7-global .sr7-layer')].map((layer) =>
      layer.checkVisibility() ? Number(getComputedStyle(layer).opacity) : 0,
    );
    return opacities.length === 2 && opacities.every((opacity) => opacity > 0 && opacity < 1);
  });
  await animationRate(page, 1);
  await whenAtRest(page);
  await expect(early).toBeHidden();
  await expect(late).toHaveText('Slide 3 of 3');
  await expect(late).toHaveCSS('opacity', '1');

  await request(page, '#1');
  await whenAtRest(page);
  await expect(early).toHaveText('Slide 1 of 3');
  await expect(early).toHaveCSS('opacity', '1');
  await expect(late).toBeHidden();
});

test('a counter that is still coming in by letters counts on (server-drawn page)', async ({ page }) => {
  const letters = {
    all: [
      { t: 0, d: 0, o: 0 },
      { t: 0, d: 30_000, o: 1 },
    ],
  };
  const tl = { in: { ...frames({ t: 0, d: 0, o: 1 }, { t: 0, d: 10, o: 1 }), chars: letters } };
  // A page whose script is late shows its layers at rest: this one may be as late as it likes.
  await animationRate(page, 0.1);
  await openIsland(
    page,
    madeModule({ global: { layers: { 1: textLayer(1, COUNTER, { tl }) } }, fadeMs: 30 }),
  );
  const counter = page.locator('.sr7-global .sr7-layer');
  await page.waitForFunction(() => document.querySelectorAll('.sr7-global .sr7-layer *').length > 8);
  await request(page, '+1');
  await page.locator('sr7-slide[data-current][data-key="2"]').waitFor();
  await animationRate(page, 100);
  await whenAtRest(page);
  await expect(counter).toHaveText('Slide 2 of 3');
});

test('a counter whose other text shows keeps it, and counts on underneath (server-drawn page)', async ({
  page,
}) => {
  const global = {
    layers: { 1: textLayer(1, COUNTER, { toggle: { text: 'Hidden' } }) },
    slide: { actions: [{ a: 'toggleClass', class: 'on', evt: 'click', src: [1] }] },
  };
  await openIsland(page, madeModule({ global, fadeMs: 30 }));
  const counter = page.locator('.sr7-global .sr7-layer');
  await counter.click();
  await expect(counter).toHaveText('Hidden');
  await request(page, '+1');
  await whenAtRest(page);
  expect.soft(await counter.textContent()).toBe('Hidden');
  await counter.click();
  await expect(counter).toHaveText('Slide 2 of 3');
});

for (const [respVP, opacity] of [
  [false, 1],
  [true, 0],
] as const)
  test(`a global layer ${respVP ? 'waits' : 'does not wait'} until its module is in view where its slide says respVP ${respVP}`, async ({
    page,
  }) => {
    const layers = {
      1: textLayer(1, 'Above all', { tl: { in: frames({ t: 0, d: 0, o: 0 }, { t: 0, d: 100, o: 1 }) } }),
    };
    const module = madeModule({ global: { slide: { respVP }, layers } });
    await showMade(page, module, { before: '<div style="height:300vh"></div>' });
    const layer = page.locator('.l99-1');
    const shown = (): Promise<number> =>
      layer.evaluate((text) => Math.round(Number(getComputedStyle(text).opacity)));
    await page.waitForFunction(() => 'vitrine' in (document.querySelector('sr7-module') ?? {}));
    await expect.poll(shown).toBe(opacity);
    // Scrolled to, it is there in either case.
    await layer.scrollIntoViewIfNeeded();
    await whenAtRest(page);
    await expect(layer).toHaveCSS('opacity', '1');
  });
