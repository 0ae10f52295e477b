import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { test } from './support/leaveUnpainted.ts';
import { madeModule, sliding, textLayer } from './support/madeModule.ts';
import { type PlayingElement, whenAtRest, whenLive } from './support/player.ts';

const slides = ['First', 'Second'].map((words) => ({
  layers: { 1: textLayer(1, words, { tl: sliding(100) }) },
}));
const theirs = madeModule({ settings: { alias: 'theirs', title: 'Theirs' }, slides });

const ELEMENT = `<p class="rs-p-wp-fix"></p>
<sr7-module data-alias="theirs" data-id="7" id="SR7_7_1" class="rs-ov-hidden" data-version="7.0.5">
  <sr7-adjuster></sr7-adjuster>
  <sr7-content><sr7-slide id="SR7_7_1-1" data-key="1"><sr7-txt id="SR7_7_1-1-1" class="sr7-layer">First</sr7-txt></sr7-slide>
    <sr7-slide id="SR7_7_1-2" data-key="2"></sr7-slide></sr7-content>
</sr7-module>`;
const data = (json: string): string => `<script>
  window.SR7 ??= {}; SR7.F ??= {}; SR7.G ??= {}; SR7.E ??= {}; SR7.JSON ??= {}; SR7.PMH ??= {}; SR7.M ??= {};
  SR7.E.resturl = '/wp-json/'; SR7.E.ignoreGoogleFont = true;
  SR7.JSON['SR7_7_1'] = ${json};
  if (SR7.F.init) SR7.F.init(); else SR7.shouldBeInited = true;
</script>`;
const INLINE = data(JSON.stringify(theirs));
const SCRIPT = '<script async src="/vitrine.js"></script>';

interface Door {
  readonly html: string;
  readonly attributes?: string;
  /** What a visitor does before the module can be seen. */
  readonly before?: (page: Page) => Promise<unknown>;
}

/** Pages of the original contract as sites build them: nothing but the script's address was changed. */
const DOORS: Readonly<Record<string, Door>> = {
  'its data in the page': { html: SCRIPT + ELEMENT + INLINE },
  'its data in a file': { html: ELEMENT + data('"/assets/SR7_7_1.json"') + SCRIPT },
  'its data with the server': {
    html: `<script>window.SR7={E:{resturl:'/wp-json/'}}</script>${ELEMENT}${SCRIPT}`,
  },
  'the wrappers of a page builder': {
    html: `<div class="elementor-section" style="display:flex"><div class="elementor-column" style="display:flex;flex:1;min-width:0"><div class="elementor-widget-wrap" style="display:flex;flex-wrap:wrap;width:100%"><div class="elementor-widget" style="width:100%"><div class="elementor-widget-container wp-block-themepunch-revslider">${ELEMENT}${INLINE}</div></div></div></div></div>${SCRIPT}`,
  },
  'a narrow column': { html: `<main style="width:300px;margin:0 auto">${ELEMENT}${INLINE}</main>${SCRIPT}` },
  'a page from right to left': { html: SCRIPT + ELEMENT + INLINE, attributes: 'dir="rtl"' },
  'a header that stays': {
    html: `<header id="masthead" style="position:fixed;inset:0 0 auto;height:80px;z-index:9;background:#fff">Shop</header><div style="padding-top:80px">${ELEMENT}${INLINE}</div>${SCRIPT}`,
  },
  'a tab that is hidden at first': {
    html: `<button id="tab">Show</button><div id="panel" style="display:none">${ELEMENT}${INLINE}</div>${SCRIPT}<script>tab.onclick = () => { panel.style.display = 'block' }</script>`,
    before: (page) => page.click('#tab'),
  },
  'an optimiser that defers scripts': {
    html: `${ELEMENT}${INLINE.replace('<script>', '<script type="text/plain" class="later">')}<script type="text/plain" class="later" data-src="/vitrine.js"></script><script>
      addEventListener('load', () => { for (const old of document.querySelectorAll('.later')) { const now = document.createElement('script'); if (old.dataset.src) now.src = old.dataset.src; else now.textContent = old.textContent; old.replaceWith(now); } });</script>`,
  },
  'an optimiser that waits for the visitor': {
    html: `${ELEMENT}${INLINE}<script>addEventListener('pointerdown', () => { const now = document.createElement('script'); now.src = '/vitrine.js'; document.head.append(now); }, { once: true })</script>`,
    before: (page) => page.mouse.click(5, 5),
  },
  'a module that is put in later': {
    html: `${SCRIPT}<div id="here"></div><script>addEventListener('load', () => { here.innerHTML = ${JSON.stringify(ELEMENT).replaceAll('</', '<\\/')}; window.SR7 ??= {}; SR7.JSON = { SR7_7_1: ${JSON.stringify(theirs)} }; SR7.F?.init?.(); })</script>`,
  },
};

for (const [name, { html, attributes = '', before }] of Object.entries(DOORS))
  test(`a page written for the original plays with its script swapped: ${name}`, async ({ page }) => {
    const errors = collectErrors(page);
    const body = `<!doctype html><html lang="en" ${attributes}><meta charset="utf-8"><title>Theirs</title><style>body{margin:0}</style>${html}`;
    await page.route('**/theirs.html', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.route('**/assets/SR7_7_1.json', (route) => route.fulfill({ json: theirs }));
    await page.route('**/wp-json/**', (route) =>
      route.fulfill({ json: { ...theirs, success: true, message: '' } }),
    );
    await page.goto('/theirs.html');
    await before?.(page);
    await whenLive(page);
    await whenAtRest(page);
    const text = page.locator('#SR7_7_1 .sr7-layer:not(sr7-bg)');
    await expect(text.filter({ visible: true })).toHaveText('First');
    await page.evaluate(() => (document.querySelector('sr7-module') as PlayingElement).vitrine.next());
    await expect(page.locator('sr7-slide[data-current]')).toContainText('Second');
    await whenAtRest(page);
    await expect(text.filter({ visible: true })).toHaveText('Second');
    // Out of any column, and no wider than the page.
    const box = await page.locator('#SR7_7_1').boundingBox();
    expect([box?.x, box?.width]).toEqual([
      0,
      await page.evaluate(() => document.documentElement.clientWidth),
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(errors).toEqual([]);
  });
