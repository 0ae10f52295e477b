import { expect, type Page } from '@playwright/test';
import { openDrawn } from './support/drawnPage.ts';
import { test } from './support/leaveUnpainted.ts';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';
import { openIsland } from './support/openIsland.ts';
import { openMade } from './support/openMade.ts';
import { request, whenAtRest, whenLive } from './support/player.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" onload="window.hurt=1"><defs><linearGradient id="a"/></defs><script>window.hurt=1</script><path d="M0 10H40" style="stroke-width:4px" stroke="url(#a)"/></svg>';

const drawing = (id: number, src: string): Json => ({
  id,
  type: 'svg',
  content: { src, color: '#ff0000' },
  attr: { a: 'A line' },
  pos: { x: 40, y: 80, h: 'left', v: 'top', pos: 'absolute' },
  size: { w: '200px', h: '100px' },
});

const module = madeModule({
  slides: [
    { layers: { 1: textLayer(1, 'First'), 2: drawing(2, '/line.svg'), 3: drawing(3, '/gone.svg') } },
    { layers: { 1: textLayer(1, 'Second'), 2: drawing(2, '/line.svg') } },
  ],
});

const DOORS: Readonly<Record<string, (page: Page, made: Json) => Promise<unknown>>> = {
  'a document': openMade,
  'what a server has drawn': (page, made) => openDrawn(page, made, { isPlayed: false }),
  'what a server has drawn and read': (page, made) => openDrawn(page, made, { isPlayed: true }),
  'the site’s own script': openIsland,
};

for (const [name, open] of Object.entries(DOORS)) {
  test(`from ${name}, drawings by address stand in the page, clean, and are fetched once`, async ({
    page,
  }) => {
    const asked: string[] = [];
    await page.route('**/*.svg', (route) => {
      const { pathname } = new URL(route.request().url());
      if (route.request().resourceType() === 'fetch') asked.push(pathname);
      return pathname === '/line.svg'
        ? route.fulfill({ contentType: 'image/svg+xml', body: DRAWING })
        : route.fulfill({ status: 404 });
    });
    await open(page, module);
    await whenLive(page);
    const shape = page.locator('sr7-slide[data-current] svg path');
    await expect(shape).toHaveCSS('fill', 'rgb(255, 0, 0)');
    await expect(shape).toHaveCSS('stroke-width', '4px');
    await expect(page.getByRole('img', { name: 'A line' }).first()).toBeVisible();
    await request(page, '#2');
    await whenAtRest(page);
    await expect(shape).toHaveCSS('fill', 'rgb(255, 0, 0)');
    expect(asked.toSorted()).toEqual(['/gone.svg', '/line.svg']);
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    expect(await page.locator('sr7-svg [onload], sr7-svg script').count()).toBe(0);
  });

  test(`from ${name}, pictures that fail are tried again with the other cross-origin setting`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route('**/shy.png', (route) => {
      asked++;
      return route.abort();
    });
    const picture = { id: 2, type: 'image', content: { src: '/shy.png' } };
    await open(page, madeModule({ slides: [{ layers: { 1: textLayer(1, 'First'), 2: picture } }, {}] }));
    await expect(page.locator('sr7-module img[data-failed]')).toHaveAttribute('crossorigin', 'anonymous');
    await expect.poll(() => asked).toBeGreaterThanOrEqual(2);
  });
}

for (const [name, open] of Object.entries(DOORS))
  test(`from ${name}, a module as high as the window leaves room for what its owner names`, async ({
    page,
  }) => {
    const size = {
      width: [1240, 1240, 1024, 778, 480],
      height: [400, 400, 400, 400, 400],
      fullHeight: true,
      fullHeightOffset: '#masthead,.bar,10px',
    };
    await page.addInitScript(() => {
      const put = (attribute: string, value: string, px: number): void => {
        const element = document.createElement('div');
        element.setAttribute(attribute, value);
        element.style.height = `${px}px`;
        document.body.prepend(element);
      };
      addEventListener('DOMContentLoaded', () => {
        put('id', 'masthead', 70);
        put('class', 'bar', 20);
      });
    });
    await open(page, madeModule({ settings: { size } }));
    await whenLive(page);
    const host = page.locator('.sr7-module');
    const height = async (): Promise<number | undefined> => (await host.boundingBox())?.height;
    const { height: window = 0 } = page.viewportSize() ?? {};
    await expect.poll(height).toBe(window - 100);
    await page.evaluate(() => document.getElementById('masthead')?.style.setProperty('height', '30px'));
    await expect.poll(height).toBe(window - 60);
  });

test('pictures of the next slide are fetched before its turn', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/*.png', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  const picture = { id: 2, type: 'image', content: { src: '/next.png' }, size: { w: '10px', h: '10px' } };
  await openMade(page, madeModule({ slides: [{}, { layers: { 2: picture } }] }));
  await expect.poll(() => asked).toContain('/next.png');
});
