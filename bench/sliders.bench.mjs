import { baseCss, compileModule } from '../packages/compile/dist/index.js';
import { renderFirstFrame, renderPlay } from '../packages/compile/dist/server.js';
import { openModule } from '../packages/model/dist/index.js';
import { createSliderPages } from './browser/createSliderPages.mjs';
import { collectGarbage, heldBytes, median, readMetrics, workBetween } from './browser/metrics.mjs';
import { openBrowser } from './browser/openBrowser.mjs';
import { textSlider } from './browser/textModule.mjs';
import { textSlides } from './browser/textSlides.mjs';

export const name = 'Sliders beside each other: same slides, ten children each (CPU ms of the main thread)';

const SLIDERS = ['vitrine', 'vitrineCompiled', 'swiper', 'splide', 'embla'];
const COUNTS = [10, 100, 1000];
const SAMPLES = 5;
const CHANGES = 20;
const CHANGE_SAMPLES = 3;
const SPEED_MS = 300;
const PAUSE_MS = 450;

const pages = createSliderPages(new URL('./sliders/', import.meta.url), '');

/** What a server hands to pages that should only play. @param {number} count */
function compiledSlider(count) {
  const document = textSlider(textSlides(count), SPEED_MS);
  const moment = { nowMs: Date.now() };
  const compiled = compileModule(openModule(document), moment);
  const html = renderFirstFrame(compiled, { src: '/module.json', play: '/module.play.json' });
  return { html, css: baseCss + compiled.css, score: renderPlay(document, moment) };
}

/**
 * From data to a page that shows the first slide: what a slider has to do with slides that arrive as data. `ready` is
 * what it takes by itself when its markup already stands in the page.
 * @param {Awaited<ReturnType<typeof pages.open>>} opened @param {number} count @param {object | undefined} compiled
 */
async function startSlider({ page, session }, count, compiled) {
  await page.evaluate(
    ({ slides, speedMs, compiled: ready }) => {
      const { adapter } = window.A;
      // Data stands ready, as the markup of the others does: nobody's parsing counts.
      window.given = {
        data: ready ?? adapter.dataOf?.(slides, speedMs),
        html: adapter.markup(slides.map((texts) => texts.map((text) => `<p>${text}</p>`).join(''))),
      };
    },
    { slides: textSlides(count), speedMs: SPEED_MS, compiled },
  );
  await collectGarbage(session);
  const before = await readMetrics(session);
  // In a timer: what is evaluated directly does not count as script.
  const firstFrameMs = await page.evaluate(
    (speedMs) =>
      /** @type {Promise<number>} */ (
        new Promise((resolve) => {
          setTimeout(() => {
            const host = /** @type {HTMLElement} */ (document.getElementById('host'));
            const start = performance.now();
            host.innerHTML = window.given.html;
            const root = /** @type {HTMLElement} */ (host.firstElementChild);
            window.slider = window.A.adapter.start(root, speedMs, window.given.data);
            host.getBoundingClientRect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          });
        })
      ),
    SPEED_MS,
  );
  const after = await readMetrics(session);
  return { firstFrameMs, work: workBetween(before, after) };
}

/** @param {Awaited<ReturnType<typeof pages.open>>} opened @param {number} count */
async function changeSlides({ page, session }, count) {
  const run = (/** @type {number} */ changes) =>
    page.evaluate(
      ({ changes: times, pauseMs, slideCount }) =>
        new Promise((resolve) => {
          let left = times;
          const step = () => {
            if (left-- === 0) return resolve(undefined);
            window.slideIndex = ((window.slideIndex ?? 0) + 1) % slideCount;
            window.A.adapter.go(window.slider, window.slideIndex);
            return setTimeout(step, pauseMs);
          };
          setTimeout(step);
        }),
      { changes, pauseMs: PAUSE_MS, slideCount: count },
    );
  // Whoever looks at something in the first seconds has done so.
  await page.waitForTimeout(4500);
  await run(3);
  const before = await readMetrics(session);
  await run(CHANGES);
  return workBetween(before, await readMetrics(session)) / CHANGES;
}

export async function run() {
  const browser = await openBrowser();
  /** @type {Map<string, { firstFrameMs: number[], work: number[], memory: number, change: number[] }>} */
  const results = new Map();
  try {
    // All counts in turn, too: what a start takes at one is held against what it takes at another.
    for (let sample = 0; sample < SAMPLES; sample++) {
      for (const count of COUNTS) {
        for (const slider of SLIDERS) {
          const opened = await pages.open(browser, slider);
          const { firstFrameMs, work } = await startSlider(
            opened,
            count,
            slider === 'vitrineCompiled' ? compiledSlider(count) : undefined,
          );
          const key = `${slider} ${count}`;
          const result = results.get(key) ?? { firstFrameMs: [], work: [], memory: 0, change: [] };
          results.set(key, result);
          result.firstFrameMs.push(firstFrameMs);
          result.work.push(work);
          if (sample < CHANGE_SAMPLES) result.change.push(await changeSlides(opened, count));
          if (sample === 0) result.memory = await heldBytes(opened.session);
          await opened.close();
        }
        console.error(`${count} slides, sample ${sample + 1} of ${SAMPLES}`);
      }
    }
  } finally {
    await browser.close();
  }
  const at = (/** @type {string} */ slider, /** @type {number} */ count) => {
    const result = results.get(`${slider} ${count}`);
    return {
      firstFrameMs: median(result?.firstFrameMs ?? []),
      work: median(result?.work ?? []),
      memory: result?.memory ?? 0,
      change: median(result?.change ?? []),
    };
  };
  return {
    columns: [
      'slides',
      'slider',
      'first frame ms',
      'start CPU ms',
      'x ours',
      'x own at 10',
      'a change CPU ms',
      'x ours',
      'memory kB',
      'x ours',
    ],
    rows: COUNTS.flatMap((count) =>
      SLIDERS.map((slider) => {
        const own = at(slider, count);
        const ours = at('vitrine', count);
        return [
          String(count),
          slider,
          own.firstFrameMs.toFixed(1),
          own.work.toFixed(2),
          (own.work / ours.work).toFixed(2),
          (own.work / at(slider, 10).work).toFixed(2),
          own.change.toFixed(2),
          (own.change / ours.change).toFixed(2),
          (own.memory / 1000).toFixed(0),
          (own.memory / ours.memory).toFixed(2),
        ];
      }),
    ),
  };
}
