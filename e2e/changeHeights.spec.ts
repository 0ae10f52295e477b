import { expect, type Page, test } from '@playwright/test';
import { animationRate } from './support/animationRate.ts';
import { type Json, madeModule } from './support/madeModule.ts';
import { openMade } from './support/openMade.ts';
import { request, whenAtRest } from './support/player.ts';

/** A text in a row in the middle of the slide: it makes the slide as high as it needs. */
const inRow = (text: string): Record<string, Json> => ({
  1: { id: 1, type: 'container', subtype: 'zone', pos: { v: 'middle' } },
  2: { id: 2, pid: 1, type: 'container', subtype: 'row' },
  3: { id: 3, pid: 2, type: 'container', subtype: 'column', size: { cw: '1/1' } },
  4: { id: 4, pid: 3, type: 'text', content: { text }, pos: { pos: 'relative' } },
});
const module = madeModule({
  fadeMs: 1000,
  slides: [{ layers: inRow('Short') }, { layers: inRow('Long<br>'.repeat(60)) }],
});

/** Where the texts of the slides that show stand, and how high the module is. */
const look = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('sr7-slide:not([hidden]) sr7-txt')];
    const tops = texts.map((text) => [
      text.closest<HTMLElement>('sr7-slide')?.dataset['key'] ?? '',
      Math.round(text.getBoundingClientRect().top),
    ]);
    const height = document.querySelector('sr7-module')?.getBoundingClientRect().height ?? 0;
    return Object.fromEntries([...tops, ['height', Math.round(height)]]);
  });

for (const [from, to] of [
  ['1', '2'],
  ['2', '1'],
] as const) {
  test(`a change from slide ${from} to ${to} of another height moves no layer, at its start or at its end`, async ({
    page,
  }) => {
    await openMade(page, module);
    await request(page, `#${from}`);
    await whenAtRest(page);
    const before = await look(page);
    await animationRate(page, 0);
    await request(page, `#${to}`);
    await page.locator('sr7-slide[data-leaving]').waitFor({ state: 'attached' });
    const during = await look(page);
    await animationRate(page, 50);
    await whenAtRest(page);
    const after = await look(page);
    expect(Math.abs((before['height'] ?? 0) - (after['height'] ?? 0))).toBeGreaterThan(200);
    expect(during).toEqual({ ...after, [from]: before[from] });
  });
}
