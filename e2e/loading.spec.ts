import { expect, type Page, test } from '@playwright/test';
import { baseCss } from '@vitrine/compile';
import { openBrowserPlayground } from './support/browserPlayground.ts';

const logsOf = (page: Page, type = 'log'): string[] => {
  const logs: string[] = [];
  page.on('console', (message) => {
    if (message.type() === type) logs.push(message.text());
  });
  return logs;
};

/** The first try is refused, the second is not. */
async function refusesOnce(page: Page, name: string): Promise<void> {
  let tries = 0;
  await page.route(`**/files/${name}`, (route) =>
    ++tries === 1 ? route.fulfill({ status: 403 }) : route.fallback(),
  );
}

test('everything is loaded once, and what fails stays failed with its text', async ({ page }) => {
  const asked = await openBrowserPlayground(page);
  const seen = await page.evaluate(async () => {
    const { loadScript, loadSvg } = window.browser;
    const twice = async (load: () => Promise<unknown>): Promise<unknown[]> => {
      const both = await Promise.allSettled([load(), load()]);
      const again = await load().catch((error: Error) => error);
      return [...both.map((one) => (one.status === 'fulfilled' ? one.value : one.reason)), again].map(
        (value) => (value instanceof Error ? value.message : value),
      );
    };
    const results = {
      script: await twice(() => loadScript('/files/a.js')),
      svg: await twice(async () => (await loadSvg('/files/assets/assets/a.svg'))?.slice(0, 4)),
      noScript: await twice(() => loadScript('/files/no.js')),
      noSvg: await twice(() => loadSvg('/files/no.svg')),
    };
    return { results, runs: (window as { runs?: number }).runs };
  });
  const three = (value: unknown): unknown[] => [value, value, value];
  expect(seen).toEqual({
    runs: 1,
    results: {
      script: three(undefined),
      svg: three('<svg'),
      noScript: three('Failed to load script: /files/no.js'),
      noSvg: three(null),
    },
  });
  expect(asked.toSorted()).toEqual(['a.js', 'assets/a.svg', 'no.js', 'no.svg']);
});

test('under a strict policy scripts and styles carry the page’s nonce', async ({ page, baseURL }) => {
  const policy = `default-src 'none'; script-src 'nonce-n1' ${baseURL}/playground/; style-src 'nonce-n1'`;
  const asked = await openBrowserPlayground(page, '<p>text</p>', policy);
  const colour = await page.evaluate(async () => {
    const { createFontLoader, loadScript } = window.browser;
    const loader = createFontLoader();
    await loadScript('/files/a.js');
    await Promise.all([loader.load(['/files/a.css']), loader.load(['/files/a.css'])]);
    return getComputedStyle(document.querySelector('p') as Element).color;
  });
  expect(colour).toBe('rgb(1, 2, 3)');
  expect(asked.toSorted()).toEqual(['a.css', 'a.js']);
});

test('pictures come five at a time by priority, and are tried again with the other cross-origin setting', async ({
  page,
}) => {
  const logs = logsOf(page);
  const asked = await openBrowserPlayground(page);
  const inFlight = { now: 0, most: 0 };
  await page.route('**/files/slow-*', async (route) => {
    inFlight.most = Math.max(inFlight.most, ++inFlight.now);
    await new Promise((done) => setTimeout(done, 40));
    inFlight.now--;
    return route.fallback();
  });
  await refusesOnce(page, 'mode.svg');
  const seen = await page.evaluate(async () => {
    const queue = window.browser.createImageQueue();
    const urls = Array.from({ length: 12 }, (_, index) => `/files/slow-${index}.svg`);
    const many = urls.map((url, index) => queue.load(url, { priority: index }));
    const first = queue.registry.find('/files/slow-0.svg')?.state;
    const all = await Promise.all([
      ...many,
      queue.load('/files/mode.svg'),
      queue.load('/files/no thing.png'),
    ]);
    const again = await queue.load('/files/slow-0.svg');
    return {
      first,
      states: [...new Set(all.slice(0, 12).map(({ state }) => state))],
      size: [again.width, again.height, again.state],
      mode: [all[12]?.state, all[12]?.crossOrigin],
      nothing: all[13]?.state,
    };
  });
  expect(seen).toEqual({
    first: 'inqueue',
    states: ['cached', 'loaded'],
    size: [8, 6, 'cached'],
    mode: ['loaded', 'anonymous'],
    nothing: 'error',
  });
  expect(inFlight.most).toBeLessThanOrEqual(5);
  const places = asked.filter((name) => name.startsWith('slow')).map((name) => Number(/\d+/.exec(name)?.[0]));
  // Five travel at once, so neighbours may arrive in another order; groups may not.
  expect(places.slice(0, 5).toSorted((a, b) => b - a)).toEqual([11, 10, 9, 8, 7]);
  expect(asked.filter((name) => name.startsWith('no'))).toHaveLength(2);
  await expect.poll(() => logs).toEqual(['Image Error: /files/no thing.png could not be loaded']);
});

test('pictures in the page that cannot be had are marked, also those before the script and those added later', async ({
  page,
}) => {
  const logs = logsOf(page);
  const box = 'style="width:120px;height:80px"';
  await openBrowserPlayground(
    page,
    `<style>${baseCss}</style><sr7-module><img id="early" src="/files/no-early.png" alt="Early" ${box}>
    <img id="fine" src="/files/fine.svg" alt=""><img id="none" alt="">
    <img id="unsized" alt="" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"></sr7-module>`,
  );
  await refusesOnce(page, 'second.svg');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await page.evaluate((style) => {
    const failed: string[] = [];
    const { registry } = window.browser.createImageQueue();
    Object.assign(window, { failed, registry });
    const stop = window.browser.watchImages(document, { registry, onFailed: ({ id }) => failed.push(id) });
    Object.assign(window, { stop });
    document.body.insertAdjacentHTML(
      'beforeend',
      `<img id="late" ${style} src="/files/no-late.png" alt=""><img id="second" src="/files/second.svg" alt="">`,
    );
  }, box);
  const look = () =>
    page.evaluate(() => {
      const { failed, registry } = window as unknown as {
        failed: string[];
        registry: { entries: { url: string; state: string }[] };
      };
      const states = registry.entries.map(
        ({ url, state }) => `${new URL(url).pathname.split('/').at(-1)} ${state}`,
      );
      return {
        failed: failed.toSorted(),
        marked: [...document.querySelectorAll('img[data-failed]')].map(({ id }) => id),
        states: states.toSorted(),
      };
    });
  await expect.poll(look).toEqual({
    failed: ['early', 'late'],
    marked: ['early', 'late'],
    states: ['no-early.png error', 'no-late.png error', 'second.svg loaded'],
  });
  expect(logs.map((text) => text.replace(/http:\/\/[^/]+/, '')).toSorted()).toEqual([
    'Image Error: /files/no-early.png could not be loaded',
    'Image Error: /files/no-late.png could not be loaded',
  ]);
  const early = page.locator('#early');
  expect(await early.boundingBox()).toMatchObject({ width: 120, height: 80 });
  await expect(early).toHaveCSS('opacity', '0');
  // Another address is another try, and a picture that comes takes the mark away.
  await early.evaluate((image: HTMLImageElement) => (image.src = '/files/fine.svg?2'));
  await expect(early).not.toHaveAttribute('data-failed');
  // Stopped, it touches nothing more.
  await page.evaluate(() => (window as unknown as { stop(): void }).stop());
  await early.evaluate(
    (image: HTMLImageElement) =>
      new Promise((done) => {
        image.addEventListener('error', done, { once: true });
        image.src = '/files/no-more.png';
      }),
  );
  await expect(early).not.toHaveAttribute('data-failed');
});

/** In the page itself, so that it watches before anything happens. */
const WATCHING = `<script type="module" nonce="n1">
  import { browserClock, observeOrientation } from '/playground/browser/index.js';
  window.turns = 0;
  observeOrientation(() => window.turns++, browserClock);
</script>`;

test('fonts are given up after one failure; a turned screen is told', async ({ page }) => {
  const warnings = logsOf(page, 'warning');
  const asked = await openBrowserPlayground(page, WATCHING);
  const fonts = await page.evaluate(async () => {
    const loader = window.browser.createFontLoader();
    const first = await loader.load(['/files/family.css']);
    const second = await loader.load(['/files/no-font.css']);
    return [first, second, await loader.load(['/files/third.css']), loader.hasFailed];
  });
  expect(fonts).toEqual([true, false, false, true]);
  expect(asked).toEqual(['family.css', 'no-font.css']);
  expect(warnings).toEqual(['Failed to load font: /files/no-font.css']);

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: 640,
    height: 360,
    deviceScaleFactor: 1,
    mobile: true,
    screenOrientation: { type: 'landscapePrimary', angle: 90 },
  });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turns') as number)).toBe(3);
});
