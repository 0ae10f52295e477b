import { expect, type Page } from '@playwright/test';
import { type Box, boxDifferences, layerBoxes } from './support/layerBoxes.ts';
import { test } from './support/leaveUnpainted.ts';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';
import { showMade } from './support/openMade.ts';

const LONG =
  'A heading that is long enough to be broken into lines of very different lengths, one of them short';

/** Set in the smallest window as the desktop's: everything scales by a fraction. */
const typeOf = (size: number, lineHeight: number): Json => ({
  font: { family: 'sans-serif', size: [size, size, size, size, size], ls: [2.5, 2.5, 2.5, 2.5, 2.5] },
  lh: [lineHeight, lineHeight, lineHeight, lineHeight, lineHeight].map((height) => `${height}px`),
  fluid: { tx: true, tr: true, sp: true },
});

const wide = { size: { w: ['460px', '460px', '460px', '460px', '460px'] } };

const heading = (id: number, tag: string): Json =>
  textLayer(id, LONG, { tag, pos: { x: 20, y: 0 }, ...typeOf(30, 41), ...wide });

const made = madeModule({
  settings: { uSize: { d: true, n: true, t: true, m: true } },
  slides: [
    {
      layers: {
        1: heading(1, 'h1'),
        2: heading(2, 'p'),
        3: textLayer(3, `<h2>${LONG}</h2><p>${LONG}</p>`, {
          pos: { x: 20, y: 0 },
          ...typeOf(17, 25),
          ...wide,
        }),
        4: textLayer(4, 'Kept on one line, whatever the page says of paragraphs and headings', {
          tag: 'h2',
          ws: 'nowrap',
          ...typeOf(12, 18),
        }),
      },
    },
  ],
});

/** What pages say of texts, and of all that stands in them. */
const HOSTS = {
  'balanced headings and paragraphs': 'h1,h2,h3,h4,h5,h6,p{text-wrap:balance}',
  'a body that is set prettily': 'body{text-wrap:pretty}',
  'hyphens everywhere': 'body{hyphens:auto}h1,h2,p{hyphens:auto}',
  'words that may break anywhere':
    'h1,h2,p{word-break:break-all;line-break:anywhere;overflow-wrap:anywhere}body{word-break:break-all}',
  'headings that are spaced': 'h1,h2,p{letter-spacing:.2em;word-spacing:.3em;text-indent:2em}',
} as const;

/** Of the layers, and of every line of text in them. */
async function boxesIn(page: Page, css: string): Promise<Box[]> {
  await showMade(page, made, { before: `<style>${css}</style>` });
  await expect(page.locator('sr7-slide[data-current] .sr7-layer').first()).toBeVisible();
  const lines = await page.locator('sr7-slide[data-current] .sr7-layer').evaluateAll((layers) =>
    layers.flatMap((layer) => {
      const range = document.createRange();
      range.selectNodeContents(layer);
      return [...range.getClientRects()].map(({ x, y, width, height }, index) => ({
        id: `${layer.id}, piece ${index}`,
        edges: [x, y, width, height] as const,
      }));
    }),
  );
  return [...(await layerBoxes(page)), ...lines];
}

for (const [name, css] of Object.entries(HOSTS))
  test(`${name} leave the lines of layers as they are`, async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 900 });
    const plain = await boxesIn(page, '');
    expect(plain.length).toBeGreaterThan(12);
    expect(boxDifferences(plain, await boxesIn(page, css))).toEqual([]);
  });

for (const width of [360, 701, 1280])
  test(`at ${width} px the letters and lines of layers are whole pixels, and their spacing is not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await showMade(page, made);
    const layers = page.locator('sr7-slide[data-current] .sr7-layer[class*="l1-"]');
    await expect(layers.first()).toBeVisible();
    const set = await layers.evaluateAll((all) =>
      all.map((each) => {
        const { fontSize, lineHeight, letterSpacing } = getComputedStyle(each);
        return [fontSize, lineHeight, letterSpacing].map((written) => Number.parseFloat(written));
      }),
    );
    expect(set.length).toBe(4);
    for (const [size = 0, line = 0, spacing = 0] of set) {
      expect([size % 1, line % 1]).toEqual([0, 0]);
      expect(spacing).toBeGreaterThan(0);
      if (width === 360) expect(spacing % 1).not.toBe(0);
    }
  });

const columnWith = (size: Json): Json =>
  madeModule({
    settings: { size: { width: [1000, 1000, 1000, 778, 480], height: [300, 300, 300, 300, 300], ...size } },
  });
const inColumn = { before: '<div style="width:600px;margin:auto">', after: '</div>' };

for (const [what, size, around, expected] of [
  ['spans the window out of a column', {}, inColumn, [0, 1280]],
  ['fills its column when it is not full width', { fullWidth: false }, inColumn, [340, 600]],
  [
    'spans what the page has made a container',
    {},
    {
      before: `<div style="container-type:inline-size;width:800px">${inColumn.before}`,
      after: '</div></div>',
    },
    [0, 800],
  ],
] as const)
  test(`a module ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await showMade(page, columnWith(size), {
      ...around,
      element: '<sr7-module data-src="/made.json"></sr7-module>',
    });
    await expect(page.locator('sr7-slide[data-current]')).toBeVisible();
    const box = await page.locator('sr7-module').boundingBox();
    expect([box?.x, box?.width]).toEqual(expected);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });
