import { expect, type Page, test } from '@playwright/test';
import { renderFrame, renderPlay } from '@vitrine/compile/server';
import type { VitrineApi } from '../packages/embed/src/api.ts';
import { collectErrors } from './support/collectErrors.ts';
import { type Json, madeModule, sliding, textLayer } from './support/madeModule.ts';
import { type PlayingElement, whenAtRest, whenLive } from './support/player.ts';

declare global {
  interface Window {
    vitrine?: VitrineApi;
  }
}

interface Served {
  readonly html: string;
  readonly headers?: Record<string, string>;
  /** Answers by path. */
  readonly files?: Readonly<Record<string, unknown>>;
}

/** Opens a page of someone else; what is asked of its server is handed back. */
async function openPage(page: Page, { html, headers = {}, files = {} }: Served): Promise<string[]> {
  const asked: string[] = [];
  for (const [path, json] of Object.entries(files))
    await page.route(`**${path}**`, (route) => {
      asked.push(
        route
          .request()
          .url()
          .replace(/^.*?\/\/[^/]+/, ''),
      );
      return typeof json === 'number'
        ? route.fulfill({ status: json })
        : route.fulfill(typeof json === 'string' ? { body: json } : { json });
    });
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Theirs</title>${html}`;
  await page.route('**/theirs.html', (route) => route.fulfill({ contentType: 'text/html', headers, body }));
  await page.goto('/theirs.html');
  return asked;
}

const SCRIPT = '<script async src="/vitrine.js"></script>';
const texts = (words: string): Record<string, Json> => ({ 1: textLayer(1, words, { tl: sliding(100) }) });
const hero = (alias = 'hero'): Json =>
  madeModule({
    settings: { alias, title: alias },
    slides: [{ layers: texts('One') }, { layers: texts('Two') }, { layers: texts('Three') }],
  });

test('a page written for the original contract works as it is', async ({ page }) => {
  const errors = collectErrors(page);
  const theirs = madeModule({
    settings: { alias: 'theirs', title: 'Theirs' },
    slides: [
      {
        layers: {
          1: textLayer(1, 'First'),
          2: { ...textLayer(2, ''), type: 'image', content: { src: 'https://cdn.example/a.jpg' } },
        },
      },
      { layers: null },
    ],
  });
  const second = (madeModule({ slides: [{}, { layers: texts('Second') }] })['slides'] as Json)['2'];
  const markup = (script: string): string => `
<p class="rs-p-wp-fix"></p>
<sr7-module data-alias="theirs" data-id="7" id="SR7_7_1" class="rs-ov-hidden" data-version="7.0.5">
  <sr7-adjuster></sr7-adjuster>
  <sr7-content><sr7-slide id="SR7_7_1-1" data-key="1"><sr7-txt id="SR7_7_1-1-1" class="sr7-layer">First</sr7-txt></sr7-slide>
    <sr7-slide id="SR7_7_1-2" data-key="2"></sr7-slide></sr7-content>
  <image_lists style="display:none"><img data-src="/demo/media/small.webp" data-libid="1" data-dbsrc="${Buffer.from('//cdn.example/a.jpg').toString('base64')}"></image_lists>
</sr7-module>
<script>
  window.SR7 ??= {}; SR7.F ??= {}; SR7.G ??= {}; SR7.E ??= {}; SR7.JSON ??= {}; SR7.PMH ??= {}; SR7.M ??= {};
  SR7.E.resturl = '/wp-json/'; SR7.E.ajaxurl = '/wp-admin/admin-ajax.php'; SR7.E.nonce = 'n0nce'; SR7.E.ignoreGoogleFont = true;
  SR7.PMH['SR7_7_1'] = { cn: 100, state: false, fn() {} };
  SR7.JSON['SR7_7_1'] = ${JSON.stringify(theirs)};
  if (SR7.F.init) SR7.F.init(); else SR7.shouldBeInited = true;
</script>${script}`;
  for (const html of [SCRIPT + markup(''), markup(SCRIPT)]) {
    await page.unrouteAll();
    const asked = await openPage(page, {
      html,
      files: { '/wp-json/': { success: true, message: '', slides: { 2: second }, addOns: [] } },
    });
    await whenLive(page);
    await expect(page.locator('#SR7_7_1-1-1')).toHaveText('First');
    await expect(page.locator('[id="SR7_7_1-1-1"]')).toHaveCount(1);
    expect(await page.locator('#SR7_7_1 img').first().getAttribute('src')).toBe('/demo/media/small.webp');
    await page.evaluate(() => (document.querySelector('sr7-module') as PlayingElement).vitrine.next());
    await expect(page.locator('sr7-slide[data-current]')).toContainText('Second');
    expect(asked).toEqual(['/wp-json/sliderrevolution/sliders/7?srengine=7&slideid=2']);
    await expect(page.locator('#SR7_7_1')).toHaveClass(/rs-ov-hidden/);
  }
  expect(errors.filter((error) => !error.includes('small.webp'))).toEqual([]);
});

test('data may be in the element, in a file that the page names, or with the server', async ({ page }) => {
  const errors = collectErrors(page);
  const asked = await openPage(page, {
    html: `<script>window.SR7={JSON:{SR7_2_1:'/assets/two.json'},E:{resturl:'/wp-json/'}}</script>${SCRIPT}
      <sr7-module><script type="application/json">${JSON.stringify(hero('inside'))}</script></sr7-module>
      <sr7-module id="SR7_2_1"></sr7-module>
      <sr7-module data-alias="three"></sr7-module>`,
    files: { '/assets/two.json': hero('two'), '/wp-json/': { ...hero('three'), success: true } },
  });
  await page.waitForFunction(() => window.vitrine?.modules.length === 3);
  expect(
    await page.evaluate(() => window.vitrine?.modules.map(({ module }) => module.settings.alias)),
  ).toEqual(['inside', 'two', 'three']);
  expect(asked.toSorted()).toEqual([
    '/assets/two.json',
    '/wp-json/sliderrevolution/sliders/three?srengine=7&alias=true',
  ]);
  expect(errors).toEqual([]);
});

test('what cannot be loaded is told in the words of the catalogue, and what stood there stays', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  const aliases = ['refused', 'gone', 'garbage', 'noisy'];
  await openPage(page, {
    html: `<script>window.SR7={E:{resturl:'/wp-json/'}}</script>${SCRIPT}${aliases
      .map((alias) => `<sr7-module data-alias="${alias}"><p>Instead of ${alias}</p></sr7-module>`)
      .join('')}<sr7-module data-src="/old.json"></sr7-module>`,
    files: {
      '/wp-json/sliderrevolution/sliders/refused': { success: false },
      '/wp-json/sliderrevolution/sliders/gone': 404,
      '/wp-json/sliderrevolution/sliders/garbage': '<b>Fatal error</b> {"success": tr',
      '/wp-json/sliderrevolution/sliders/noisy': `<b>Warning</b>: x ${JSON.stringify({ ...hero('noisy'), success: true })}`,
      '/old.json': { slider_params: {}, slides: [] },
    },
  });
  await page.waitForFunction(() => window.vitrine?.get('noisy') != null);
  await expect.poll(() => told).toContain('refused Could not be Loaded from DB');
  await expect.poll(() => told).toContain('garbage Could not be Loaded from DB');
  await expect.poll(() => told).toContain('Not Found');
  await expect.poll(() => told.join('\n')).toContain('/old.json: This is a slider of the older format');
  for (const alias of aliases.slice(0, 3)) await expect(page.getByText(`Instead of ${alias}`)).toBeVisible();
  await expect(page.getByText('Instead of noisy')).toHaveCount(0);
});

test('a hash opens a pop-up that only the server knows, and asks for nothing that the page has itself', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const asked: string[] = [];
  const offer = madeModule({ settings: { alias: 'offer', title: 'The offer', modal: { speed: 100 } } });
  await page.route('**/wp-json/**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    return route.fulfill({ json: { success: true, message: '', ...offer } });
  });
  const deepLinked = madeModule({ slides: [{ slide: { attr: { deepLink: 'spring' } } }, {}] });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Theirs</title><p id="terms">Terms</p><script>window.SR7={E:{resturl:'/wp-json/'}}</script><script src="/vitrine.js"></script><vitrine-module src="/made.json"></vitrine-module>`;
  await page.route('**/theirs.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/made.json', (route) => route.fulfill({ json: deepLinked }));
  await page.goto('/theirs.html#terms');
  await whenLive(page);
  for (const hash of ['spring', '/route/of/its/own', 'terms']) {
    await page.evaluate((next) => (location.hash = next), hash);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  }
  expect(asked).toEqual([]);
  await page.evaluate(() => (location.hash = 'offer'));
  await expect(page.getByRole('dialog', { name: 'The offer' })).toBeVisible();
  expect(asked[0]).toBe('/wp-json/sliderrevolution/sliders/modal/offer');
  expect(errors).toEqual([]);
});

test('a module whose parent has no size is told of, and laid out when it gets one', async ({ page }) => {
  const warned: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()));
  await openPage(page, {
    html: `${SCRIPT}<div id="narrow" style="width:0"><sr7-module data-src="/hero.json"></sr7-module></div>`,
    files: { '/hero.json': hero() },
  });
  await expect.poll(() => warned).toContain('hero: the parent element has zero size');
  await page.evaluate(() => document.getElementById('narrow')?.removeAttribute('style'));
  await whenLive(page);
  await expect(page.locator('sr7-slide[data-current]')).toBeVisible();
});

test('nothing that it does is against a strict policy', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(window, { broken });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, blockedURI }) =>
      broken.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  const split = {
    chars: {
      all: [
        { d: 0, o: 0, y: 20 },
        { d: 100, o: 1, y: 0, delay: 1 },
      ],
    },
  };
  const strict = madeModule({
    settings: {
      alias: 'strict',
      nav: {
        arrows: { set: true },
        bullets: { set: true },
        tabs: { set: true, html: '<b style="color:#00ff00">{{title}}</b>' },
        s: { use: true },
      },
      pbar: { set: true },
      slideshow: { auto: true },
    },
    slides: [
      {
        layers: {
          1: textLayer(1, '<i style="color:#ff0000">Red</i>', { tl: sliding(50) }),
          2: textLayer(2, 'In parts', { tl: { in: split } }),
        },
      },
      { layers: texts('Two') },
    ],
  });
  const boxes = { ms: 200, temp: { p: 'boxfade' }, in: { row: 3, col: 3, o: 0 } };
  const { layers } = (strict['slides'] as Record<string, { layers: Record<string, Json> }>)['2'] ?? {
    layers: {},
  };
  layers['0'] = { ...layers['0'], tl: { in: { bg: boxes } } };
  await openPage(page, {
    html: `${SCRIPT}<sr7-module data-src="/strict.json"></sr7-module>`,
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'",
    },
    files: { '/strict.json': strict },
  });
  await whenLive(page);
  await whenAtRest(page);
  await expect(page.getByText('Red')).toHaveCSS('color', 'rgb(255, 0, 0)');
  await expect(page.locator('.sr7-tab b').first()).toHaveCSS('color', 'rgb(0, 255, 0)');
  await page.evaluate(() => (document.querySelector('sr7-module') as PlayingElement).vitrine.next());
  await whenAtRest(page);
  await expect(page.locator('sr7-slide[data-current]')).toContainText('Two');
  expect(await page.evaluate(() => (window as unknown as { broken: string[] }).broken)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a module in a shadow root looks and works as one outside', async ({ page }) => {
  const errors = collectErrors(page);
  await openPage(page, {
    html: `<style>body{margin:0}</style>${SCRIPT}<sr7-module data-src="/hero.json"></sr7-module><div id="host"></div><script>
      const root = document.getElementById('host').attachShadow({ mode: 'open' });
      root.innerHTML = '<sr7-module data-src="/hero.json"></sr7-module>';
    </script>`,
    files: {
      '/hero.json': {
        ...hero(),
        settings: { ...(hero()['settings'] as Json), nav: { arrows: { set: true } } },
      },
    },
  });
  await page.waitForFunction(() => window.vitrine?.modules.length === 2);
  await page.waitForFunction(() =>
    window.vitrine?.modules.every(({ hasBegun, busyCount }) => hasBegun && busyCount === 0),
  );
  const boxes = await page.evaluate(() => {
    const boxesOf = (root: ParentNode): number[][] =>
      [...root.querySelectorAll('sr7-module, sr7-module .sr7-layer, sr7-module .sr7-arrows')].map((each) => {
        const { x, width, height } = each.getBoundingClientRect();
        return [x, width, height].map(Math.round);
      });
    const shadow = document.getElementById('host')?.shadowRoot as ShadowRoot;
    return [boxesOf(document), boxesOf(shadow)];
  });
  expect(boxes[1]).toEqual(boxes[0]);
  expect(boxes[0]?.length).toBeGreaterThan(4);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => window.vitrine?.on('*', 'slide.afterChange', ({ slide }) => resolve(slide))),
  );
  await page.locator('#host').getByRole('button', { name: 'Next slide' }).click();
  expect(await heard).toBe('2');
  await expect(page.locator('#host sr7-slide[data-current]')).toContainText('Two');
  expect(errors).toEqual([]);
});

test('a frame that a server has drawn shows with the small script alone, and comes to life where it has more to do', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const picture = { ...textLayer(2, ''), type: 'image', content: { src: '/demo/media/place-summit.webp' } };
  const still = madeModule({
    settings: { alias: 'still' },
    slides: [{ layers: { 1: textLayer(1, 'Stands'), 2: picture } }],
  });
  const files = {
    '/still.frame.json': renderFrame(still, { nowMs: 0, src: '/still.json' }),
    '/hero.frame.json': renderFrame(hero(), { nowMs: 0, src: '/hero.json', serial: 2 }),
    '/hero.json': hero(),
  };
  await openPage(page, { html: `${SCRIPT}<sr7-module data-frame="/still.frame.json"></sr7-module>`, files });
  await expect(page.getByText('Stands')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.map((url) => new URL(url).pathname)).toEqual(['/vitrine.js']);
  const box = await page.locator('sr7-slide[data-current]').boundingBox();
  expect(box?.height).toBe(400);

  await page.unrouteAll();
  await openPage(page, { html: `${SCRIPT}<sr7-module data-frame="/hero.frame.json"></sr7-module>`, files });
  await whenLive(page);
  await page.evaluate(() => (document.querySelector('sr7-module') as PlayingElement).vitrine.next());
  await expect(page.locator('sr7-slide[data-current]')).toContainText('Two');
  await page.evaluate(() => document.querySelector('sr7-module')?.remove());
  await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect(errors).toEqual([]);
});

const pressing = madeModule({
  slides: [
    {
      slide: { actions: [{ evt: 'click', a: 'next', src: [1] }] },
      layers: { 1: textLayer(1, 'Go on') },
    },
    { layers: texts('Two') },
  ],
});

const PRESSED: Readonly<Record<string, string>> = {
  'drawn from its document': 'data-src="/pressing.json"',
  'drawn by a server': 'data-frame="/pressing.frame.json"',
};

for (const [how, from] of Object.entries(PRESSED))
  test(`what is pressed before a module lives is done as soon as it does: ${how}`, async ({ page }) => {
    let letIn = (): void => undefined;
    const closed = new Promise<void>((resolve) => void (letIn = resolve));
    await page.route('**/vitrine-parts/player-*', async (route) => {
      await closed;
      await route.continue();
    });
    const addresses = { src: '/pressing.json', play: '/pressing.play.json' };
    await openPage(page, {
      html: `${SCRIPT}<sr7-module ${from}></sr7-module>`,
      files: {
        '/pressing.json': pressing,
        '/pressing.frame.json': renderFrame(pressing, { nowMs: 0, ...addresses }),
        '/pressing.play.json': renderPlay(pressing, { nowMs: 0 }),
      },
    });
    await page.getByRole('button', { name: 'Go on' }).click();
    letIn();
    await expect(page.locator('sr7-slide[data-current]')).toContainText('Two');
  });

test('ten modules stand on a page, each with its own player, and the page talks to them by name', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const names = Array.from({ length: 10 }, (_, index) => `m${index}`);
  await openPage(page, {
    html: SCRIPT + names.map((name) => `<sr7-module data-src="/${name}.json"></sr7-module>`).join(''),
    files: Object.fromEntries(names.map((name) => [`/${name}.json`, { ...hero(name), id: name }])),
  });
  await page.waitForFunction(() => window.vitrine?.modules.length === 10);
  const said = await page.evaluate(async () => {
    const { vitrine } = window;
    if (!vitrine) throw new Error('There is no API');
    document.querySelector('#SR7_m4_5')?.scrollIntoView();
    const heard = new Promise((resolve) =>
      vitrine.on(
        'm4',
        'slide.afterChange',
        ({ slide, current }) => current !== null && slide === '3' && resolve(slide),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 100));
    vitrine.jump('m4', '#3');
    const slide = await heard;
    vitrine.pause('m4');
    vitrine.remove('m9');
    return {
      slide,
      aliases: vitrine.modules.map(({ module }) => module.settings.alias),
      gone: vitrine.get('m9'),
    };
  });
  expect(said).toEqual({ slide: '3', aliases: names.slice(0, 9), gone: null });
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(errors).toEqual([]);
});

test('a module that is put in and taken out two hundred times leaves nothing behind', async ({ page }) => {
  await openPage(page, { html: SCRIPT, files: { '/hero.json': hero() } });
  await page.waitForFunction(() => window.vitrine !== undefined);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const rounds = (count: number): Promise<void> =>
    page.evaluate(async (times) => {
      for (let round = 0; round < times; round++) {
        const element = document.createElement('sr7-module');
        element.dataset['src'] = '/hero.json';
        document.body.append(element);
        await new Promise((resolve) => element.addEventListener('sr.module.ready', resolve, { once: true }));
        if (round % 4 === 0) window.vitrine?.get(element)?.next();
        element.remove();
        await new Promise((resolve) => setTimeout(resolve));
      }
    }, count);
  const held = async (): Promise<Record<string, number>> => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  };
  await rounds(40);
  const before = await held();
  await rounds(160);
  // The last one may be collected a moment later than the others.
  const most = (before['Nodes'] ?? 0) + 20;
  await expect.poll(async () => (await held())['Nodes'], { intervals: [100] }).toBeLessThanOrEqual(most);
  const after = await held();
  expect(after['JSEventListeners']).toBeLessThanOrEqual((before['JSEventListeners'] ?? 0) + 2);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  expect((after['JSHeapUsedSize'] ?? 0) - (before['JSHeapUsedSize'] ?? 0)).toBeLessThan(1_000_000);
});
