import { expect, type Page, test } from '@playwright/test';
import { openModule } from '@vitrine/model';
import { renderModulePage } from '@vitrine/compile/server';
import { collectErrors } from './support/collectErrors.ts';
import { corpusFiles } from './support/corpusFiles.ts';
import { fasterTime } from './support/fasterTime.ts';
import { layerPoses, type LayerPose, poseDifferences, readLayerPoses } from './support/layerPoses.ts';
import { type PlayingElement, whenLive } from './support/player.ts';

/** Slides of nine seconds would take an afternoon. */
const TIMES_FASTER = 40;

interface Ended {
  readonly slide: string;
  readonly busy: number;
  readonly current: number;
  readonly poses: readonly LayerPose[];
}

declare global {
  interface Window {
    readonly ended: Ended[];
    readonly readLayerPoses: typeof readLayerPoses;
  }
}

type Document = { settings?: { slideshow?: object; default?: object } };

/**
 * Longer than any entry of theirs takes, even where it begins some frames late: at this speed a frame that a busy machine draws late is
 * seconds. None of these modules gives a slide a length of its own.
 */
const SLIDE_LENGTH_MS = 30_000;

/** The module as its author made it, but running by itself and for ever, from this slide on. */
function running(json: string, firstSlide = 1): Document {
  const document = JSON.parse(json) as Document;
  const slideshow = {
    ...document.settings?.slideshow,
    auto: true,
    loop: 0,
    stopAt: -1,
    sOH: false,
    firstSlide,
  };
  const defaults = { ...document.settings?.default, len: SLIDE_LENGTH_MS };
  return { ...document, settings: { ...document.settings, slideshow, default: defaults } };
}

/**
 * No picture, film or font is there, and what is refused by the page has failed at once: an answer of the test's would take moments of its
 * own, which are seconds to a page whose time runs faster.
 */
const ALONE = {
  'content-security-policy':
    "default-src 'self' 'unsafe-inline'; img-src data:; media-src data:; font-src data:",
};

const REFUSED = /violates the following Content Security Policy directive/;

/** How the layers of every slide stand at rest, as the server draws them: a page for each, all in frames of one. */
async function restingPoses(
  page: Page,
  json: string,
  keys: readonly string[],
): Promise<Map<string, LayerPose[]>> {
  const still = keys.map((_, index) => renderModulePage(running(json, index + 1), { nowMs: 0 }));
  const frames = keys.map((_, index) => `<iframe src="/still-${index}.html"></iframe>`);
  const body = `<!doctype html><style>html{opacity:0}iframe{width:100vw;height:100vh;border:0}</style>${frames.join('')}`;
  await page.route(/\/still-\d+\.html$/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: ALONE,
      body: still[Number(/\d+(?=\.html)/.exec(route.request().url()))] ?? '',
    }),
  );
  await page.route('**/frames.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/frames.html');
  const poses = await Promise.all(
    page.frames().flatMap((frame) => (frame === page.mainFrame() ? [] : [frame.evaluate(readLayerPoses)])),
  );
  return new Map(keys.map((key, index) => [key, poses[index] ?? []]));
}

for (const { name, json } of corpusFiles()) {
  test(`${name} plays by itself through all its slides and round to the first, and every layer comes to rest where the server draws it`, async ({
    page,
  }) => {
    const keys = openModule(JSON.parse(json)).slides.map(({ key }) => key);
    const errors = collectErrors(page);
    const expected = await restingPoses(page, json, keys);

    await fasterTime(page, TIMES_FASTER, { byFrames: true });
    await page.addInitScript(`window.readLayerPoses = ${readLayerPoses.toString()}`);
    await page.addInitScript(() => {
      const ended: Ended[] = [];
      Object.assign(window, { ended });
      document.addEventListener('sr.slide.ended', (event) => {
        const { slide } = (event as CustomEvent<{ slide: string }>).detail;
        const { vitrine } = document.querySelector('sr7-module') as PlayingElement;
        ended.push({
          slide,
          busy: vitrine.busyCount,
          current: document.querySelectorAll('sr7-slide[data-current]').length,
          poses: window.readLayerPoses(),
        });
      });
    });
    const embed =
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>t</title><style>html{opacity:0}body{margin:0}</style><script src="/vitrine.js"></script><main><vitrine-module src="/theirs.json"></vitrine-module></main>';
    await page.route('**/embed.html', (route) =>
      route.fulfill({ contentType: 'text/html', headers: ALONE, body: embed }),
    );
    await page.route('**/theirs.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: JSON.stringify(running(json)) }),
    );
    await page.goto('/embed.html');
    await whenLive(page);

    const isShow = await page.evaluate(() => {
      const { vitrine } = document.querySelector('sr7-module') as PlayingElement;
      return vitrine.order.length > 1 && vitrine.module.settings.type !== 'hero';
    });
    if (isShow) {
      const round = [...keys, ...keys.slice(0, 1)];
      await page.waitForFunction((count) => window.ended.length >= count, round.length, {
        timeout: 600_000,
      });
      const ended = await page.evaluate(() => window.ended);
      expect(ended.slice(0, round.length).map(({ slide }) => slide)).toEqual(round);
      for (const { slide, busy, current, poses } of ended) {
        expect({ slide, current, differences: poseDifferences(expected.get(slide) ?? [], poses) }).toEqual({
          slide,
          current: 1,
          differences: [],
        });
        expect({ slide, busy }).toEqual({ slide, busy: 0 });
      }
    } else {
      await page.waitForFunction(() => {
        const { vitrine } = document.querySelector('sr7-module') as PlayingElement;
        return vitrine.places.current !== '' && vitrine.busyCount === 0;
      });
      const [key = ''] = keys;
      expect(poseDifferences(expected.get(key) ?? [], await layerPoses(page))).toEqual([]);
    }
    expect(errors.filter((error) => !REFUSED.test(error))).toEqual([]);
  });
}
