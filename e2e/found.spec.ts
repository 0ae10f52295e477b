import { expect, test } from '@playwright/test';
import { heard, hearEvents, whenHeard } from './support/heardEvents.ts';
import { madeModule, sliding, textLayer } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

const leadingOn = madeModule({
  settings: { browser: { useURLDeeplink: true }, slideshow: { auto: true }, default: { len: 60_000 } },
  slides: ['one', 'two', 'three'].map((deepLink, index) => ({
    slide: {
      attr: { deepLink },
      ...(index === 1 && { actions: [{ a: 'next', evt: 'load', src: [] }], slideshow: { len: 30_000 } }),
    },
  })),
  global: { layers: { 1: textLayer(1, 'Only with two', { sStart: 2, sEnd: 2, tl: sliding(30) }) } },
  fadeMs: 60,
});

test('a slide that leads on as soon as it comes is left after it has come, not meanwhile', async ({
  page,
}) => {
  await hearEvents(page);
  await openMade(page, leadingOn);
  await request(page, '+1');
  await whenHeard(page, 'sr.slide.afterChange', 3);
  await whenAtRest(page);
  expect(await currentSlide(page)).toBe('3');
  const changes = (await heard(page)).filter(({ name }) => /\.(?:before|after)Change$/.test(name));
  expect
    .soft(changes.map(({ name, detail }) => `${name.slice(9)} ${String(detail['slide'])}`))
    .toEqual(['1', '2', '3'].flatMap((slide) => [`beforeChange ${slide}`, `afterChange ${slide}`]));
  expect.soft(new URL(page.url()).hash).toBe('#three');
  await expect.soft(page.getByText('Only with two')).toBeHidden();
  expect
    .soft(await (await playerHandle(page)).evaluate(({ remainingMs }) => remainingMs))
    .toBeGreaterThan(30_000);
});

test('what was shown inside a group cannot be reached once the group has left', async ({ page }) => {
  const waits = {
    in: {
      content: {
        all: [
          { t: 'w0', d: 0, o: 0 },
          { t: 0, d: 30, o: 1 },
        ],
      },
    },
  };
  const layers = {
    1: { id: 1, type: 'container', subtype: 'group', size: { w: 300, h: 200 }, tl: sliding(30) },
    2: textLayer(2, 'Inner', { pid: 1, tag: 'a', href: '/inner', tl: waits }),
  };
  await openMade(page, madeModule({ slides: [{ layers }] }), { after: '<a href="/x">After</a>' });
  const player = await playerHandle(page);
  await whenAtRest(page);
  await player.evaluate((each) => each.playScene('2', 'in'));
  await whenAtRest(page);
  await expect(page.getByRole('link', { name: 'Inner' })).toBeVisible();
  await player.evaluate((each) => each.playScene('1', 'out'));
  await whenAtRest(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'After' })).toBeFocused();
});

test('an address that names something else in the page stays until a slide changes', async ({ page }) => {
  const settings = { browser: { useURLDeeplink: true } };
  const slides = ['one', 'two'].map((deepLink) => ({ slide: { attr: { deepLink } } }));
  await openMade(page, madeModule({ settings, slides, fadeMs: 30 }), {
    hash: '#prices',
    after: '<h2 id="prices">Prices</h2>',
  });
  await whenAtRest(page);
  expect(new URL(page.url()).hash).toBe('#prices');
  await request(page, '+1');
  await whenAtRest(page);
  expect(new URL(page.url()).hash).toBe('#two');
});
