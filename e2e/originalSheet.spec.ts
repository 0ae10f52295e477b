import { expect, type Page, test } from '@playwright/test';
import { renderModulePage } from '@vitrine/compile/server';
import { boxDifferences, type Box } from './support/layerBoxes.ts';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';
import { whenAtRest } from './support/player.ts';

/** What pages of the original link: it hides everything, for its script to show it by inline styles. */
const ORIGINAL = `
sr7-content{position:absolute;top:0;left:0;width:100%;height:100%;contain:size}
sr7-slide{position:absolute;visibility:hidden;contain:strict}
sr7-content .sr7-layer{display:none;visibility:hidden;position:absolute}`;

/** What themes say of everything that stands in a page's text. */
const THEME = `
.entry-content img,.entry-content video,.entry-content svg{max-width:100%;height:auto;margin:0 0 24px;border:2px solid red}
.entry-content p,.entry-content h1,.entry-content h2,.entry-content ul{margin:0 0 1.6em;padding:4px}
.entry-content a{display:inline;padding:2px;text-decoration:underline}
.entry-content button{padding:20px 40px;margin:9px;border:3px solid red;min-width:0}
.rs-p-wp-fix{margin:0 0 16px}`;

const five = (value: unknown): unknown[] => [value, value, value, value, value];
const picture = '/demo/media/object-lamp.webp';
const box = (id: number, more: Json): Json => ({ id, fluid: { tx: true, tr: true, sp: true }, ...more });

const made = madeModule({
  settings: {
    nav: { bullets: { set: true, on: true }, arrows: { set: true, on: true } },
    pbar: { set: true, t: 'cw', r: 20, s: 3 },
  },
  slides: [
    {
      layers: {
        1: textLayer(1, 'A heading', { tag: 'h1' }),
        2: textLayer(2, 'A paragraph with <p>another one</p> in it', { tag: 'p' }),
        3: textLayer(3, 'A link', { tag: 'a', href: '#there', p: five(8) }),
        4: box(4, {
          type: 'image',
          content: { src: picture },
          size: { w: five(200), h: five(120) },
          pos: { x: 500 },
        }),
        5: box(5, {
          type: 'shape',
          size: { w: five(90), h: five(60) },
          pos: { x: 760 },
          bg: { image: { src: picture } },
        }),
        6: box(6, {
          type: 'svg',
          content: { src: '<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>' },
          size: { w: 50, h: 50 },
        }),
        7: box(7, { type: 'container', subtype: 'zone', pos: { v: 'bottom' } }),
        8: box(8, { type: 'container', subtype: 'row', pid: 7 }),
        9: box(9, { type: 'container', subtype: 'column', pid: 8, size: { col: '1/2' } }),
        10: textLayer(10, 'In a column', { pid: 9, tag: 'p', pos: { pos: 'relative' } }),
        11: textLayer(11, 'A button', { subtype: 'button', tag: 'button', p: five(10) }),
      },
    },
    {},
  ],
});

const PIECES =
  'sr7-module,sr7-content,sr7-slide[data-current],sr7-slide[data-current] .sr7-layer,sr7-slide[data-current] img,.sr7-bullet,.sr7-arrows,.sr7-hit,.sr7-pause,sr7-progress';

/** Of everything that the module shows, with whether it can be seen. */
const piecesOf = (page: Page): Promise<Box[]> =>
  page.evaluate(
    (pieces) =>
      [...document.querySelectorAll(pieces)].map((piece, index) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const isSeen = piece.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
        const name = piece.id || piece.className || piece.localName;
        return { id: `${name} ${index}${isSeen ? '' : ', not seen'}`, edges: [x, y, width, height] as const };
      }),
    PIECES,
  );

const around = (css: string, module: string): string =>
  `<style>body{margin:0}</style><style>${css}</style><div class="entry-content"><p class="rs-p-wp-fix"></p>${module}</div>`;

const EMBEDDED = '<sr7-module id="SR7_7_1" data-id="7" class="rs-ov-hidden"></sr7-module>';
/** How a module gets into such a page. */
const PAGES: Readonly<Record<string, (css: string) => string>> = {
  'the embed script': (css) =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><script src="/vitrine.js"></script>${around(css, EMBEDDED)}<script>SR7={JSON:{SR7_7_1:${JSON.stringify(made)}},E:{}};SR7.shouldBeInited=true</script>`,
  'the server': (css) =>
    renderModulePage(made, { nowMs: 0 }).replace(
      /<body>([\s\S]*)<\/body>/,
      (_, module: string) => `<body>${around(css, module)}</body>`,
    ),
};

async function drawn(page: Page, html: string): Promise<Box[]> {
  await page.unroute('**/theirs.html');
  await page.route('**/theirs.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/theirs.html');
  await page.locator('sr7-slide[data-current] .sr7-layer').first().waitFor({ state: 'attached' });
  if (html.includes('/vitrine.js')) await whenAtRest(page);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  return piecesOf(page);
}

for (const [name, pageWith] of Object.entries(PAGES))
  for (const width of [360, 1280])
    test(`at ${width} px a module drawn by ${name} is the same with the original’s sheet and with a theme over it`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      const alone = await drawn(page, pageWith(''));
      const seen = alone.filter(({ id }) => !id.endsWith('not seen'));
      expect(seen.length).toBeGreaterThan(15);
      expect(boxDifferences(alone, await drawn(page, pageWith(ORIGINAL)))).toEqual([]);
      expect(boxDifferences(alone, await drawn(page, pageWith(THEME)))).toEqual([]);
      expect(boxDifferences(alone, await drawn(page, pageWith(ORIGINAL + THEME)))).toEqual([]);
    });
