import { expect, type Page, test } from '@playwright/test';
import type { playShader as PlayShader } from '../packages/engine/src/transitions/shader/playShader.ts';
import { collectErrors } from './support/collectErrors.ts';
import { fasterTime } from './support/fasterTime.ts';
import { madeModule } from './support/madeModule.ts';
import { openPlayground } from './support/motionPlayground.ts';
import { openMade } from './support/openMade.ts';
import type { PlayingElement } from './support/player.ts';

const EFFECTS = [
  'slide',
  'zoom',
  'cut',
  'wipe',
  'mosaic',
  'ripple',
  'colorflow',
  'burn',
  'blinds',
  'spin',
  'rings',
];
const SIDES = ['before', 'after'] as const;
const slide = (id: string, inside: string): string =>
  `<div class="slide" style="position:absolute;inset:0"><div id="${id}" style="position:absolute;inset:0;background:${id === 'before' ? '#f00' : '#00f'}">${inside}</div></div>`;
const body = (inside = ''): string =>
  `<div style="position:relative;width:320px;height:180px">${SIDES.map((id) => slide(id, inside)).join('')}</div>`;

/** What is seen of both pictures (red, then blue, 0 to 255) at the start, on the way and at the end; null: it cannot be drawn. */
async function play(page: Page, ef: string) {
  return page.evaluate(async (effect) => {
    const path = '/playground/engine/transitions/shader/playShader.js';
    const { playShader } = (await import(path)) as { playShader: typeof PlayShader };
    const [before, after] = ['#before', '#after'].map((id) => {
      const background = document.querySelector<HTMLElement>(id) as HTMLElement;
      return { background, slide: background.parentElement as HTMLElement };
    });
    if (!before || !after) throw new Error('no slides');
    const transition = {
      addOns: { tpack: { ef: effect, ie: 'none', iny: 50, roz: '(2)' } },
      delayMs: 0,
      durationMs: 1000,
    } as unknown as Parameters<typeof PlayShader>[0]['transition'];
    let ended: boolean | null = null;
    const running = playShader({
      transition,
      entering: after,
      leaving: before,
      direction: 1,
      createTimeline: window.motion.createTimeline,
      onOver: (interrupted) => (ended = interrupted),
    });
    if (!running) return null;
    running.pause();
    const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-shader]') as HTMLCanvasElement;
    const look = (timeMs: number): readonly number[] => {
      running.seek(timeMs);
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy?.drawImage(canvas, 0, 0);
      const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const mean = (channel: number): number => {
        let sum = 0;
        for (let at = channel; at < pixels.length; at += 4) sum += pixels[at] ?? 0;
        return Math.round((sum * 4) / pixels.length);
      };
      return [mean(0), mean(2)];
    };
    const seen = [0, 500, 1000].map(look);
    const hidden = [before, after].map(({ background }) => getComputedStyle(background).opacity);
    running.interrupt();
    const left = document.querySelectorAll('canvas').length + document.getAnimations().length;
    return { family: canvas.dataset['shader'], seen, hidden, ended, left };
  }, ef);
}

test('backgrounds change by every effect from the whole of one to the whole of the other', async ({
  page,
}) => {
  await openPlayground(page, body());
  for (const effect of EFFECTS)
    await test.step(effect, async () => {
      const { seen = [], ...rest } = (await play(page, effect)) ?? {};
      expect(rest).toMatchObject({ hidden: ['0', '0'], ended: true, left: 0 });
      const [start, middle = [], end] = seen;
      expect([start, end]).toEqual([
        [255, 0],
        [0, 255],
      ]);
      for (const channel of middle) {
        expect(channel).toBeGreaterThan(10);
        expect(channel).toBeLessThan(245);
      }
    });
});

test('what cannot be drawn is left to others: no WebGL, a gradient, a picture of another site', async ({
  page,
}) => {
  await page.route('https://elsewhere.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="#567"/></svg>',
    }),
  );
  await openPlayground(
    page,
    body('<img src="https://elsewhere.example/a.svg" alt="" style="width:100%;height:100%">'),
  );
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  expect(await play(page, 'spin')).toBeNull();
  await openPlayground(page, body('<i style="background:linear-gradient(red,blue)"></i>'));
  expect(await play(page, 'spin')).toBeNull();
  await openPlayground(page, body());
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  expect(await play(page, 'spin')).toBeNull();
});

const module = madeModule({ slides: [{}, {}] });
const slides = module['slides'] as Record<string, { layers: Record<string, { tl: unknown }> }>;
for (const { layers } of Object.values(slides))
  if (layers['0'])
    layers['0'].tl = { in: { bg: { ms: 700, temp: { p: 'tp_1' }, addOns: { tpack: { ef: 'burn' } } } } };

for (const hasWebGL of [true, false])
  test(`a module changes its slides ${hasWebGL ? 'by WebGL' : 'without it'}, and leaves nothing behind`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await fasterTime(page, 2);
    await page.addInitScript((isOn) => {
      const { getContext } = HTMLCanvasElement.prototype;
      if (!isOn)
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: [string]) {
          return args[0] === 'webgl' ? null : getContext.apply(this, args);
        } as typeof getContext;
    }, hasWebGL);
    await openMade(page, module);
    const drawn = await page.evaluate(async () => {
      const { vitrine } = document.querySelector('sr7-module') as PlayingElement;
      const changed = new Promise<void>((resolve) => vitrine.on('slide.afterChange', () => resolve()));
      const seen = new Promise<boolean>((resolve) => {
        const watcher = new MutationObserver(() => {
          if (document.querySelector('canvas[data-shader=burn]')) resolve(true);
        });
        watcher.observe(document.body, { subtree: true, childList: true });
        void changed.then(() => resolve(false));
      });
      vitrine.next();
      const isDrawn = await seen;
      await changed;
      return { isDrawn, left: document.querySelectorAll('canvas').length, current: vitrine.places.current };
    });
    expect(drawn).toEqual({ isDrawn: hasWebGL, left: 0, current: '2' });
    expect(errors).toEqual([]);
  });
