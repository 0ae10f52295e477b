import { expect, test } from '@playwright/test';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';

/** A slide with a link of this kind on it. */
const linked = (action: Json, layer: Json = {}): Json =>
  madeModule({
    slides: [
      {
        layers: { 1: textLayer(1, 'Go', layer) },
        slide: { actions: [{ a: 'link', evt: 'click', src: [1], ...action }] },
      },
    ],
  });

test('links are anchors that say where they lead, in which window, and whether to follow', async ({
  page,
}) => {
  const expected: [Json, Json, Record<string, string | null>][] = [
    [{ link: '/shop', http: 'keep' }, {}, { href: '/shop', target: null, rel: null }],
    [{ link: 'example.org/a', http: 'https' }, {}, { href: 'https://example.org/a' }],
    [{ link: 'https://example.org/a', http: 'auto' }, {}, { href: '//example.org/a' }],
    [{ link: '/shop', http: 'keep', anchor: 'prices' }, {}, { href: '/shop#prices' }],
    [{ link: 'mailto:hello@example.org' }, {}, { href: 'mailto:hello@example.org' }],
    [{ link: 'tel:+49301234', http: 'https' }, {}, { href: 'tel:+49301234' }],
    [
      { link: '/shop', http: 'keep', target: '_blank', flw: 'nofollow' },
      {},
      { target: '_blank', rel: 'noopener nofollow' },
    ],
    [
      { link: '/other' },
      { tag: 'a', href: '/own', target: '_blank', rel: 'author' },
      { href: '/own', target: '_blank', rel: 'author noopener' },
    ],
  ];
  const layers = Object.fromEntries(
    expected.map(([, layer], id) => [id + 1, textLayer(id + 1, 'Go', layer)]),
  );
  const actions = expected.map(([action], id) => ({ a: 'link', evt: 'click', src: [id + 1], ...action }));
  await openMade(page, madeModule({ slides: [{ layers, slide: { actions } }] }));
  const links = page.getByRole('link', { name: 'Go' });
  await expect(links).toHaveCount(expected.length);
  for (const [index, [action, , attributes]] of expected.entries()) {
    const found = await page
      .locator(`.l1-${index + 1}`)
      .evaluate(
        (anchor, names) => Object.fromEntries(names.map((name) => [name, anchor.getAttribute(name)])),
        Object.keys(attributes),
      );
    expect([action, found]).toEqual([action, attributes]);
  }
});

test('a link that would run code never becomes an address, and pressing it runs nothing', async ({
  page,
}) => {
  const hostile = [
    'javascript:window.hurt=1',
    ' JaVaScRiPt:window.hurt=1',
    'java\nscript:window.hurt=1',
    '\u0001javascript:window.hurt=1',
    'data:text/html,<script>opener.hurt=1</script>',
    'vbscript:window.hurt=1',
  ];
  const ids = hostile.map((_, index) => index + 1);
  const layers = Object.fromEntries(
    ids.flatMap((id) => [
      [id, textLayer(id, `Action ${id}`, { listen: ['click'] })],
      [id + 10, textLayer(id, `Own ${id}`, { id: id + 10, tag: 'a', href: hostile[id - 1] })],
      [id + 20, textLayer(id, `<a href="${hostile[id - 1]}">Text ${id}</a>`, { id: id + 20 })],
    ]),
  );
  const actions = ids.map((id) => ({
    a: 'link',
    evt: 'click',
    src: [id],
    link: hostile[id - 1],
    http: 'keep',
  }));
  await openMade(page, madeModule({ slides: [{ layers, slide: { actions } }] }));
  const words = page.locator('sr7-slide[data-current] .sr7-layer:not(sr7-bg)');
  await expect(words).toHaveCount(hostile.length * 3);
  expect(await page.locator('sr7-module [href]').count()).toBe(0);
  await words.evaluateAll((all) => {
    for (const each of all)
      for (const part of [each, ...each.querySelectorAll('*')]) (part as HTMLElement).click();
  });
  expect(await page.evaluate('window.hurt')).toBeUndefined();
});

const BELOW = '<div style="height:1500px"></div><h2 id="prices">Prices</h2><div style="height:3000px"></div>';

test('a link to an anchor of this page scrolls there, and the address and the focus follow', async ({
  page,
}) => {
  await openMade(page, linked({ link: '#prices', http: 'keep', s: 1500 }), { after: BELOW });
  const address = page.url();
  const link = page.getByRole('link', { name: 'Go' });
  for (const press of [() => link.click(), () => link.press('Enter')]) {
    await page.evaluate(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      document.addEventListener('scroll', () => places.push(scrollY));
    });
    await press();
    await page.waitForFunction(
      () => Math.abs(document.querySelector('#prices')?.getBoundingClientRect().top ?? 99) <= 1,
    );
    await expect(page.locator('#prices')).toBeFocused();
    await expect(page).toHaveURL(`${address}#prices`);
    // It scrolls and does not jump.
    expect(await page.evaluate('new Set(places).size')).toBeGreaterThan(1);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('a visitor who scrolls takes over', async ({ page }) => {
  await openMade(page, linked({ link: '#prices', http: 'keep', s: 20_000 }), { after: BELOW });
  await page.getByRole('link', { name: 'Go' }).click();
  await page.waitForFunction(() => scrollY > 20);
  await page.mouse.wheel(0, -1);
  const stopped = await page.evaluate(async () => {
    const settle = (): Promise<number> =>
      new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(scrollY), 150)));
    await settle();
    return [await settle(), await settle()];
  });
  expect(stopped[0]).toBe(stopped[1]);
  expect(stopped[0]).toBeLessThan(1000);
});

test('another window gets no way back to this one, and the browser’s own keys open a tab', async ({
  page,
  context,
}) => {
  await context.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Shop' }));
  await openMade(page, linked({ link: '/shop', http: 'keep', target: '_blank' }));
  const link = page.getByRole('link', { name: 'Go' });
  for (const modifiers of [[], ['Control']] as 'Control'[][]) {
    const opened = context.waitForEvent('page');
    await link.click({ modifiers });
    const other = await opened;
    await other.waitForURL('**/shop');
    expect(await other.evaluate(() => window.opener as unknown)).toBeNull();
    await other.close();
  }
  expect(page.url()).toContain('/made.html');
});
