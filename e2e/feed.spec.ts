import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { resolveFeed } from '@vitrine/model';
import { collectErrors } from './support/collectErrors.ts';
import { fasterTime } from './support/fasterTime.ts';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { openIsland } from './support/openIsland.ts';
import { currentSlide, request, whenAtRest, whenLive } from './support/player.ts';
import { goNowhere } from './support/scriptFiles.ts';

const ITEMS = new URL('../apps/site/demo/modules/post-feed.items.json', import.meta.url);
const { data: items } = JSON.parse(readFileSync(ITEMS, 'utf8')) as { data: Record<string, string>[] };

test('a feed shows a slide for every item, as the server drew it', async ({ page }) => {
  const errors = collectErrors(page);
  await fasterTime(page, 8);
  const html = await (await page.request.get('/modules/post-feed')).text();
  expect(html).toContain(items[0]?.['title']);
  expect(html).not.toContain('{{');
  await goNowhere(page);
  await page.goto('/modules/post-feed');
  await whenLive(page);
  expect(await page.locator('sr7-slide[data-current]').getAttribute('aria-label')).toBe(
    `1 of ${items.length}`,
  );
  await expect(page.locator('.sr7-thumb')).toHaveCount(items.length);
  for (const [index, item] of items.slice(0, 3).entries()) {
    await request(page, index);
    await whenAtRest(page);
    expect(await currentSlide(page)).toBe(`12001STR${index + 1}`);
    const slide = page.locator('sr7-slide[data-current]');
    await expect(slide.getByRole('heading')).toHaveText(item['title'] ?? '');
    await expect(slide.getByRole('link', { name: 'Read the story' })).toHaveAttribute(
      'href',
      item['link'] ?? '',
    );
    await expect(slide.locator(`img[src="${item['image']}"]`)).toBeVisible();
  }
  // spec/2 §5: a number above 50 that is no slide of the feed leads to the first.
  await request(page, '#12001');
  await whenAtRest(page);
  expect([await currentSlide(page), errors]).toEqual(['12001STR1', []]);
});

const template = (): Json =>
  madeModule({
    settings: { source: { type: 'post' } },
    slides: [
      {
        slide: { title: '{{title}}', params: [{ v: '{{title}}' }] },
        layers: {
          1: textLayer(1, '<b title="{{title}}">{{title}}</b>', { attr: { a: '{{title}}', t: '{{title}}' } }),
          2: textLayer(2, '{{content}}'),
          3: textLayer(3, 'Link', { tag: 'a', href: '{{link}}' }),
          4: textLayer(4, '<a href="{{link}}">x</a><img src="{{image}}" alt="">'),
        },
      },
    ],
  });

test('what a hostile feed says is only text', async ({ page }) => {
  const errors = collectErrors(page);
  const attack = '"><img src=x onerror="window.hit=1"><script>window.hit=1</script>';
  const item = {
    title: attack,
    content: `Kept<em>!</em>${attack}`,
    link: 'java\tscript:window.hit=1',
    image: 'javascript:window.hit=1',
  };
  await openIsland(page, (await resolveFeed({ ...template(), stream: [item] })) as Json);
  const slide = page.locator('sr7-slide[data-current]');
  await expect(slide.locator('b')).toHaveText(attack);
  await expect(slide.locator('em')).toHaveText('!');
  await expect(slide.locator('script, [onerror], [href*="script:"], [src*="script:"]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'hit'))).toBeUndefined();
  expect(errors.filter((error) => !error.includes('/x)'))).toEqual([]);
});

test('the embed fills a feed whose items travel with it', async ({ page }) => {
  await openMade(page, { ...template(), stream: [{ title: 'First & best' }, { title: 'Second' }] });
  await expect(page.locator('sr7-slide[data-current] b')).toHaveText('First & best');
  await expect(page.locator('sr7-slide[data-current]')).toHaveAttribute('aria-label', '1 of 2');
});

test('an empty feed says so on a slide of its own', async ({ page }) => {
  const module = await resolveFeed({ ...template(), stream: [] });
  await page.setViewportSize({ width: 360, height: 640 });
  await openIsland(page, module as Json);
  await expect(page.getByRole('heading', { name: 'There is nothing to show here!' })).toBeVisible();
  await expect(page.getByText('Posts reports: Please check the settings')).toBeVisible();
  await expect(page.locator('sr7-module svg')).toBeVisible();
  await expect(page.locator('sr7-module')).toHaveAttribute('id', 'SR7_ERROR_1');
  await expect(page.locator('sr7-arrow, sr7-bullets')).toHaveCount(0);
  expect(await findAccessibilityFaults(page, 'sr7-module')).toEqual([]);
});
