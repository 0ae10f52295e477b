import { expect, type Page } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { demoAliases } from './support/demoAliases.ts';
import { fasterTime } from './support/fasterTime.ts';
import { test } from './support/leaveUnpainted.ts';
import { whenAtRest, whenLive } from './support/player.ts';
import { goNowhere, MOST_OF_MODULE, MOST_OF_PAGE, scriptsOf } from './support/scriptFiles.ts';

/** The page without what says ahead which files it will need. */
async function withoutFeatures(page: Page): Promise<void> {
  await page.route('**/modules/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/<link rel="modulepreload"[^>]*>/g, '').replace(/ data-features="[^"]*"/, '');
    return route.fulfill({ response, body });
  });
}

/** Until the module has begun, with all that it begins with; it goes nowhere by itself. */
async function open(page: Page, alias: string): Promise<string[]> {
  const asked = scriptsOf(page);
  await fasterTime(page, 10);
  await goNowhere(page);
  await page.goto(`/modules/${alias}`);
  await whenLive(page);
  await whenAtRest(page);
  await page.waitForLoadState('networkidle');
  return asked;
}

for (const alias of ['product-hero', 'carousel'])
  test(`${alias} asks for no more script files than where nobody says ahead which it needs`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await withoutFeatures(other);
    const [asked, later] = await Promise.all([open(page, alias), open(other, alias)]);
    expect(asked.toSorted()).toEqual(later.toSorted());
    // A tool of the build that drops comments would have every function compiled when it is first called, on the page's own thread.
    const played = asked.filter((path) => /\/vitrine-parts\/(?:base|player|controls|effects)-/.test(path));
    expect(played.length).toBeGreaterThan(2);
    for (const path of played)
      expect(await (await page.request.get(path)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

/** Of another host, and no rule at all: the site's own is that of every other test. */
const POLICIES = {
  'a stricter policy': "default-src 'self'; img-src 'self' data:",
  'no policy': '',
};

for (const [name, policy] of Object.entries(POLICIES))
  test(`files that are fetched early are those that the script imports, under ${name}`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.route('**/modules/product-hero', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      const styles = policy && `${policy}; style-src 'self' 'unsafe-inline'`;
      // What stands in the frame of the site's pages is the site's, whose own policy lets it by its hash.
      const body = (await response.text()).replace(/<script>[\s\S]*?<\/script>/g, policy ? '' : '$&');
      return route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': styles } });
    });
    const asked = await open(page, 'product-hero');
    expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
    expect(
      await page.evaluate(
        () => document.querySelectorAll('link[rel=modulepreload][href*="/vitrine-parts/"]').length,
      ),
    ).toBe(asked.length - 1);
    expect(errors).toEqual([]);
  });

const framed = (alias: string): string =>
  `<sr7-module data-frame="/modules/${alias}.frame.json"></sr7-module>`;
const bare = (alias: string): string => `<vitrine-module src="/modules/${alias}.json"></vitrine-module>`;

/** A page of somebody else, who has modules shown as a server has drawn them, or however an element says. */
async function openTheirs(page: Page, aliases: readonly string[], elementOf = framed): Promise<void> {
  const elements = aliases.map(elementOf);
  await page.route('**/theirs.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Theirs</title><script src="/vitrine.js" async></script>${elements.join('')}`,
    }),
  );
  await page.goto('/theirs.html', { waitUntil: 'commit' });
}

const COMERS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the picture': async () => undefined,
  'a visitor': (page) => page.locator('sr7-module').hover({ position: { x: 5, y: 5 }, force: true }),
};

for (const [comer, come] of Object.entries(COMERS))
  test(`what plays a module is asked for when ${comer} comes`, async ({ page }) => {
    const asked: string[] = [];
    const held: (() => void)[] = [];
    let isHolding = true;
    await page.route(/\.webp$/, async (route) => {
      if (isHolding) await new Promise<void>((resolve) => void held.push(resolve));
      return route.fallback();
    });
    page.on('request', (request) => {
      if (/vitrine-parts|play\.json/.test(request.url())) asked.push(request.url());
    });
    // Nothing is asked for because somebody has waited long enough.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await openTheirs(page, ['video-hero']);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.locator('sr7-slide[data-current] img').first().waitFor({ state: 'attached' });
    expect(asked).toEqual([]);
    await come(page);
    if (comer === 'the picture') {
      isHolding = false;
      for (const release of held) release();
    }
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    for (const release of held) release();
  });

test('a page of another host asks for the player, its features and the score at the same time', async ({
  page,
}) => {
  const asked: string[] = [];
  // Nothing comes until all of it was asked for.
  let letAll = (): void => undefined;
  const all = new Promise<void>((resolve) => void (letAll = resolve));
  await page.route(/vitrine-parts|play\.json/, async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/-[\w-]+\.js$/, ''));
    await all;
    return route.fallback();
  });
  await openTheirs(page, ['product-hero']);
  const together = ['base', 'controls', 'effects', 'player'].map((name) => `/vitrine-parts/${name}`);
  await expect.poll(() => asked.toSorted()).toEqual(['/modules/product-hero.play.json', ...together]);
  letAll();
  await whenLive(page);
});

test('a module of the demo asks for few script files from its bare document, too', async ({ page }) => {
  const errors = collectErrors(page);
  const asked = scriptsOf(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goNowhere(page);
  for (const alias of demoAliases)
    await test.step(alias, async () => {
      asked.length = 0;
      await openTheirs(page, [alias], bare);
      await whenLive(page);
      await whenAtRest(page);
      expect(asked.length).toBeLessThanOrEqual(MOST_OF_MODULE);
      expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
    });
  expect(errors).toEqual([]);
});

test('a page with every demo module asks for few script files, and for each once', async ({ page }) => {
  const errors = collectErrors(page);
  const asked = scriptsOf(page);
  await openTheirs(page, demoAliases);
  await page.waitForFunction(
    (count) =>
      (window.vitrine?.modules.length ?? 0) + document.querySelectorAll('[data-still]').length >= count,
    demoAliases.length,
  );
  expect(asked.length).toBeLessThanOrEqual(MOST_OF_PAGE);
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  expect(errors).toEqual([]);
});
