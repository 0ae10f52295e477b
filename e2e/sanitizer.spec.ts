import { expect, type Page } from '@playwright/test';
import {
  findDangers,
  GOOD_HTML,
  HOSTILE_HTML,
  HOSTILE_SVG,
} from '../packages/player/src/html/testing/hostileHtml.ts';
import { test } from './support/leaveUnpainted.ts';

/** A module with one text layer for each piece of HTML and one svg layer for each svg, drawn by the embed in a real browser. */
async function draw(
  page: Page,
  html: readonly string[],
  svg: readonly string[] = [],
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const texts = html.map((text, id) => ({ id, type: 'text', content: { text: `<b></b>${text}` }, ...more }));
  const pictures = svg.map((src, index) => ({ id: 1000 + index, type: 'svg', content: { src } }));
  const layers = Object.fromEntries([...texts, ...pictures].map((layer) => [layer.id, layer]));
  const json = JSON.stringify({
    id: '1',
    settings: {},
    slides: { 1: { id: 1, slide: { order: 1 }, layers } },
  });
  await page.route('**/theirs.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: json }),
  );
  await page.route('**/theirs.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><script src="/vitrine.js"></script><vitrine-module src="/theirs.json"></vitrine-module>',
    }),
  );
  await page.goto('/theirs.html');
  await page.locator('sr7-slide').first().waitFor({ state: 'attached' });
}

/** Elements and attributes as plain data, for the same search that the server's tests use. */
const elementsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('sr7-module *')].map((element) => ({
      localName: element.localName,
      attributes: [...element.attributes].map(({ name, value }) => ({ name, value })),
    })),
  );

/** Browsers that clean HTML themselves are taken at their word; for the others a library comes along. */
for (const way of ['browser', 'library'])
  test.describe(`cleaned by the ${way}`, () => {
    test.beforeEach(async ({ page }) => {
      if (way === 'library')
        await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    });

    test('nothing that an author writes runs or takes the page over', async ({ page }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await page.route(/evil\.example/, (route) => {
        dialogs.push(route.request().url());
        return route.abort();
      });
      await draw(
        page,
        HOSTILE_HTML.map(([, html]) => html),
        HOSTILE_SVG.map(([, svg]) => svg),
      );
      const elements = await elementsOf(page);
      expect(elements.length).toBeGreaterThan(HOSTILE_HTML.length);
      expect(findDangers({ querySelectorAll: () => elements })).toEqual([]);
      expect(dialogs).toEqual([]);
    });

    test('links inside of layers that are links go, and nothing of theirs becomes markup', async ({
      page,
    }) => {
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      const hostile = ['"', "'"].flatMap((quote) => [
        `<a title=${quote}><img src=x onerror=alert(1)>${quote}>go on</a>`,
        `<a class=${quote}</a><img src=x onerror=alert(1)>${quote}>go on</a>`,
      ]);
      const texts = [...hostile, ...HOSTILE_HTML.map(([, text]) => text)];
      await draw(page, texts, [], { tag: 'a', href: '/shop/' });
      await expect(page.locator('sr7-module a[href="/shop/"]')).toHaveCount(texts.length);
      await expect(page.locator('sr7-module').getByText('go on')).toHaveCount(hostile.length);
      await expect(page.locator('sr7-module a a')).toHaveCount(0);
      const elements = await elementsOf(page);
      expect(findDangers({ querySelectorAll: () => elements })).toEqual([]);
      expect(dialogs).toEqual([]);
    });

    test('what authors write in good faith stays', async ({ page }) => {
      await draw(page, GOOD_HTML);
      await expect(page.locator('sr7-module i.fa-icon-star')).toHaveCount(1);
      await expect(page.locator('sr7-module a[href="mailto:a@example.com"]')).toHaveCount(1);
      await expect(page.locator('sr7-module').getByText('red', { exact: true })).toHaveCSS(
        'color',
        'rgb(255, 0, 0)',
      );
      await expect(page.locator('sr7-module ul > li')).toHaveCount(2);
    });
  });
