import { expect } from '@playwright/test';
import { forgetHeard, heard, hearEvents, whenHeard } from './support/heardEvents.ts';
import { test } from './support/leaveUnpainted.ts';
import { madeModule } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { currentSlide, request, whenAtRest } from './support/player.ts';
import { playerHandle } from './support/playerHandle.ts';

test('slides are asked for by steps, by id, by place and by name, and the ends meet', async ({ page }) => {
  await openMade(page, madeModule({ slides: [{}, {}, {}, {}], fadeMs: 30 }));
  const asked: [string | number, string][] = [
    ['+1', '2'],
    ['-1', '1'],
    ['-1', '4'],
    ['+1', '1'],
    ['+6', '3'],
    ['#2', '2'],
    [3, '4'],
    [4, '1'],
    ['last', '4'],
    ['first', '1'],
  ];
  for (const [wanted, expected] of asked) {
    await request(page, wanted);
    await whenAtRest(page);
    expect([wanted, await currentSlide(page)]).toEqual([wanted, expected]);
  }
});

test('a random slide is always another one', async ({ page }) => {
  await openMade(page, madeModule({ fadeMs: 30 }));
  for (let time = 0; time < 5; time++) {
    const before = await currentSlide(page);
    await request(page, 'random');
    await whenAtRest(page);
    expect(await currentSlide(page)).not.toBe(before);
  }
});

test('what names no slide is asked for in vain', async ({ page }) => {
  await hearEvents(page);
  await openMade(page, madeModule({ fadeMs: 30 }));
  await forgetHeard(page);
  for (const nothing of ['#nowhere', 'sideways', '', '1.5']) await request(page, nothing);
  await request(page, '+1');
  await whenAtRest(page);
  expect((await heard(page, 'sr.slide.changeRequest')).map(({ detail }) => detail['request'])).toEqual([
    '+1',
  ]);
});

test('a slide leaves the order and the navigation once it has been left often enough', async ({ page }) => {
  const slides = [{}, { slide: { slideshow: { hal: 2 } } }, {}];
  await openMade(page, madeModule({ slides, fadeMs: 30 }));
  const player = await playerHandle(page);
  const orders = (): Promise<unknown> => player.evaluate(({ order, navOrder }) => [order, navOrder]);
  const all = ['1', '2', '3'];
  for (let step = 0; step < 4; step++) {
    await request(page, '+1');
    await whenAtRest(page);
    expect(await orders()).toEqual([all, all]);
  }
  await request(page, '+1');
  await whenAtRest(page);
  expect(await orders()).toEqual([
    ['1', '3'],
    ['1', '3'],
  ]);
  await expect(page.locator('sr7-slide[data-current]')).toHaveAttribute('aria-label', '2 of 2');
});

test('a slide that leaves the order while it is asked for again does not come back', async ({ page }) => {
  await hearEvents(page);
  const slides = [{ slide: { slideshow: { hal: 1 } } }, {}, {}];
  await openMade(page, madeModule({ slides, fadeMs: [30, 60_000, 30] }));
  await request(page, '+1');
  await whenHeard(page, 'sr.slide.beforeChange', 2);
  await request(page, '#1');
  await whenAtRest(page);
  const player = await playerHandle(page);
  expect(await player.evaluate(({ order }) => order)).toEqual(['2', '3']);
  expect(['2', '3']).toContain(await currentSlide(page));
  await expect(page.locator('sr7-slide[data-current]')).toHaveAttribute('aria-label', /^[12] of 2$/);
});
