import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { renderFrame, renderPlay } from '@vitrine/compile/server';
import { standing } from './support/drawnPage.ts';
import { fasterTime } from './support/fasterTime.ts';
import { madeModule, textLayer } from './support/madeModule.ts';
import { request, whenAtRest, whenLive } from './support/player.ts';
import { goNowhere } from './support/scriptFiles.ts';

interface Theirs {
  readonly url: string;
  close(): void;
}

/** A page of another host, whose owner names a server and takes its HTML, or only its documents. */
async function hostPage(server: string, body: string, compiled: boolean): Promise<Theirs> {
  const settings = JSON.stringify({ rest: `${server}/wp-json/`, compiled });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Theirs</title>
    <script src="${server}/vitrine.js"></script><script>vitrine.configure(${settings})</script>${body}`;
  const host = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => void host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void host.close() };
}

/** Pictures and films of the demo count from the page: they are not there, either way. */
async function withoutMedia(page: Page): Promise<void> {
  await page.route('**/demo/**', (route) => route.abort());
}

const element = (alias: string): string => `<sr7-module data-alias="${alias}"></sr7-module>`;

const scripts = (asked: readonly string[]): string[] =>
  asked.flatMap((url) => /\/vitrine-parts\/(\w+)-/.exec(url)?.[1] ?? []);

/** What a frame says of itself is no part of the module. */
const tree = async (page: Page): Promise<string> =>
  (await standing(page)).replace(/ data-(?:drawn|src|moment|features)="[^"]*"/g, '');

/** Slides beyond the first come from the score, one like the other. */
const MOST_SLIDES = 3;

/** Goes through a module that goes nowhere by itself. */
async function walk(page: Page, url: string): Promise<string[]> {
  await withoutMedia(page);
  await fasterTime(page, 10);
  await goNowhere(page);
  await page.goto(url);
  await whenLive(page);
  const count = await page.evaluate(() => window.vitrine?.modules[0]?.order.length ?? 0);
  const steps = Math.min(MOST_SLIDES, Math.max(1, count));
  const seen: string[] = [];
  for (let step = 1; step <= steps; step++) {
    await whenAtRest(page);
    seen.push(await tree(page));
    if (step < steps) await request(page, '+1');
  }
  return seen;
}

/** One of each kind: that scores are played as documents are is held for all of them (`drawnAhead.spec.ts`). */
const KINDS = ['post-feed', 'two-hundred'];

for (const alias of KINDS)
  test(`${alias} of another host stands the same on its slides, compiled and from its document`, async ({
    page,
    context,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (each) => asked.push(each.url()));
    const failures: string[] = [];
    const pages = [page, await context.newPage()];
    const seen = await Promise.all(
      pages.map(async (each) => {
        each.on('pageerror', ({ message }) => failures.push(message));
        const host = await hostPage(baseURL ?? '', element(alias), each === page);
        const steps = await walk(each, host.url);
        host.close();
        return steps;
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(failures).toEqual([]);
    expect(asked.some((url) => url.endsWith(`/wp-json/vitrine/modules/${alias}/frame?alias=true`))).toBe(
      true,
    );
    expect(scripts(asked)).not.toContain('draw');
    expect(scripts(asked)).not.toContain('wire');
  });

/** Opens a page of another host; hands back what it asks for. */
async function open(
  page: Page,
  server: string | undefined,
  body: string,
  compiled = true,
): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  const host = await hostPage(server ?? '', body, compiled);
  await withoutMedia(page);
  await page.goto(host.url);
  host.close();
  return asked;
}

const REFUSALS = {
  'knows no such address': { status: 404, json: { code: 'rest_no_route', data: { status: 404 } } },
  'answers with something else': {
    status: 200,
    json: { success: true, html: '<p>Hello</p>', css: '', fonts: [] },
  },
  'answers with a page': { status: 200, contentType: 'text/html', body: '<p>Hello</p>' },
};

for (const [what, answer] of Object.entries(REFUSALS))
  test(`a module is played from its document where its server ${what}`, async ({ page, baseURL }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    await page.route('**/wp-json/vitrine/**', (route) =>
      route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } }),
    );
    const asked = await open(page, baseURL, element('product-hero'));
    await whenLive(page);
    expect(scripts(asked)).toContain('draw');
    expect(asked.filter((url) => url.includes('/wp-json/vitrine/'))).toHaveLength(1);
    expect(failures).toEqual([]);
  });

test('a server whose HTML the page’s owner does not take is only asked for documents', async ({
  page,
  baseURL,
}) => {
  const asked = await open(page, baseURL, element('product-hero'), false);
  await whenLive(page);
  expect(asked.filter((url) => url.includes('/wp-json/vitrine/'))).toEqual([]);
});

test('an alias cannot lead anywhere but to the modules of the server', async ({ page, baseURL }) => {
  const asked = await open(page, baseURL, element('../../sliderrevolution/sliders/1?x=&quot;#'));
  await expect.poll(() => asked.filter((url) => url.includes('/wp-json/'))).toHaveLength(2);
  expect(asked.filter((url) => url.includes('/wp-json/vitrine/'))).toEqual([
    `${baseURL}/wp-json/vitrine/modules/..%2F..%2Fsliderrevolution%2Fsliders%2F1%3Fx%3D%22%23/frame?alias=true`,
  ]);
});

test('an element keeps its own id, and a second one of a module has ids of its own', async ({
  page,
  baseURL,
}) => {
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  const own = '<sr7-module id="own" data-alias="product-hero"></sr7-module>';
  await open(page, baseURL, own + element('split-hero') + element('split-hero'));
  await page.waitForFunction(() => window.vitrine?.modules.length === 3);
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const named = page.locator('#own');
  await expect(named).toHaveAttribute('data-drawn', '');
  await expect(named.locator('#own-slides')).toHaveCount(1);
  expect(failures).toEqual([]);
});

test('an element that is given another name shows that module', async ({ page, baseURL }) => {
  await open(page, baseURL, element('product-hero'));
  await whenLive(page);
  for (const alias of ['split-hero', 'product-hero']) {
    await page.evaluate((name) => {
      const module = document.querySelector('sr7-module') as HTMLElement;
      module.dataset['alias'] = name;
    }, alias);
    await page.waitForFunction((name) => window.vitrine?.get(name)?.module.settings.alias === name, alias);
    await expect(page.locator('sr7-content')).toHaveCount(1);
  }
  await page.evaluate(() => document.querySelector('sr7-module')?.remove());
  await page.waitForFunction(() => document.adoptedStyleSheets.length === 0);
});

test('what a hostile document holds never runs, compiled or played', async ({ page, baseURL }) => {
  const attack = '<img src=x onerror="hacked=1"><script>hacked=1</script><a href="javascript:hacked=1">x</a>';
  const written = madeModule({
    settings: {
      alias: 'hero',
      title: `"><script>hacked=1</script>`,
      nav: { arrows: { set: true, on: true, html: attack } },
    },
    slides: ['One', 'Two'].map((words) => ({
      slide: { title: attack },
      layers: { 1: textLayer(1, words + attack, { toggle: { text: attack } }) },
    })),
    global: { layers: { 1: textLayer(1, `${attack}{{current_slide_index}}`) } },
  });
  const headers = { 'access-control-allow-origin': '*' };
  const answers = {
    frame: renderFrame(written, { nowMs: 0, src: '/none.json', play: 'score' }),
    score: renderPlay(written, { nowMs: 0 }),
  };
  for (const [name, json] of Object.entries(answers))
    await page.route(`**/wp-json/vitrine/modules/hero/${name}*`, (route) => route.fulfill({ json, headers }));
  const asked = await open(page, baseURL, element('hero'));
  await whenLive(page);
  await request(page, '+1');
  await whenAtRest(page);
  expect(asked.some((url) => url.endsWith('/hero/score'))).toBe(true);
  expect(await page.evaluate(() => Reflect.has(window, 'hacked'))).toBe(false);
  const bad = await page.evaluate(
    () =>
      document.querySelectorAll('sr7-module script, sr7-module [onerror], sr7-module [href^="javascript" i]')
        .length,
  );
  expect(bad).toBe(0);
});
