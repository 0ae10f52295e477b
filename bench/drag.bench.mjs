import { setTimeout } from 'node:timers/promises';
import { createSliderPages } from './browser/createSliderPages.mjs';
import { median, readMetrics } from './browser/metrics.mjs';
import { openBrowser } from './browser/openBrowser.mjs';
import { textSlides } from './browser/textSlides.mjs';

export const name =
  'Dragging a carousel: three slides of ten texts to be seen, endless, 200 moves of a mouse (CPU µs of the main thread for each move)';

const SLIDERS = ['vitrine', 'swiper', 'splide', 'embla'];
const COUNTS = [10, 1000];
const SAMPLES = 3;
const MOVES = 200;
const WARM_MOVES = 40;
const STEP_PX = 6;
const FRAME_MS = 20;

const pages = createSliderPages(new URL('./drag/', import.meta.url), 'overflow:hidden');

/** @param {Awaited<ReturnType<typeof openBrowser>>} browser @param {string} slider @param {number} count */
async function openSlider(browser, slider, count) {
  const opened = await pages.open(browser, slider);
  await opened.page.evaluate((slides) => {
    const adapter = /** @type {import('./drag/DragAdapter.ts').DragAdapter} */ (
      /** @type {unknown} */ (window.A.adapter)
    );
    const host = /** @type {HTMLElement} */ (document.getElementById('host'));
    const data = adapter.dataOf?.(slides);
    host.innerHTML = adapter.markup(slides.map((texts) => texts.map((text) => `<p>${text}</p>`).join('')));
    adapter.start(/** @type {HTMLElement} */ (host.firstElementChild), data);
  }, textSlides(count));
  // Whoever looks at something in the first seconds has done so.
  await opened.page.waitForTimeout(5000);
  return opened;
}

/**
 * Drags to the left by a real mouse: each move is an event of the browser's, and a frame is drawn after it.
 * @param {Awaited<ReturnType<typeof openSlider>>} opened @param {string} slider
 */
async function dragSlider({ page, session }, slider) {
  const place = () =>
    page.evaluate(() => {
      const { slides } = /** @type {import('./drag/DragAdapter.ts').DragAdapter} */ (
        /** @type {unknown} */ (window.A.adapter)
      );
      const seen = [...document.querySelectorAll(slides)].filter(
        (slide) => Math.abs(slide.getBoundingClientRect().x - 340) < 340,
      );
      return seen.map((slide) => slide.querySelector('p, .sr7-layer:not(sr7-bg)')?.textContent).join(' | ');
    });
  /** The browser's own input: the test tool's mouse would run a script of its own in the page with every move. */
  const mouse = (/** @type {'mousePressed' | 'mouseMoved' | 'mouseReleased'} */ type) =>
    session.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', buttons: 1, clickCount: 1 });
  const first = await place();
  let x = 980;
  let y = 200;
  await mouse('mousePressed');
  // Back and forth by more than three slides: new ones come into sight on the way.
  const step = async (/** @type {number} */ index) => {
    x += Math.floor(index / 160) % 2 === 0 ? -STEP_PX : STEP_PX;
    y = 200 + (index % 2);
    await mouse('mouseMoved');
    // Waited for outside of the page: nothing but the carousel is at work in it.
    await setTimeout(FRAME_MS);
  };
  for (let index = 0; index < WARM_MOVES; index++) await step(index);
  const before = await readMetrics(session);
  for (let index = WARM_MOVES; index < WARM_MOVES + MOVES; index++) await step(index);
  const after = await readMetrics(session);
  if (first === (await place())) throw new Error(`${slider} was not dragged`);
  await mouse('mouseReleased');
  const each = (/** @type {'script' | 'style' | 'layout' | 'task'} */ key) =>
    ((after[key] - before[key]) * 1000) / MOVES;
  return {
    script: each('script'),
    work: each('script') + each('style') + each('layout'),
    task: each('task'),
  };
}

export async function run() {
  const browser = await openBrowser();
  /** @type {Map<string, { script: number[], work: number[], task: number[] }>} */
  const results = new Map();
  try {
    for (let sample = 0; sample < SAMPLES; sample++) {
      for (const count of COUNTS) {
        for (const slider of SLIDERS) {
          const opened = await openSlider(browser, slider, count);
          const { script, work, task } = await dragSlider(opened, slider);
          const key = `${slider} ${count}`;
          const result = results.get(key) ?? { script: [], work: [], task: [] };
          results.set(key, result);
          result.script.push(script);
          result.work.push(work);
          result.task.push(task);
          await opened.close();
        }
      }
      console.error(`sample ${sample + 1} of ${SAMPLES}`);
    }
  } finally {
    await browser.close();
  }
  const at = (/** @type {string} */ slider, /** @type {number} */ count) => {
    const result = results.get(`${slider} ${count}`);
    return {
      script: median(result?.script ?? []),
      work: median(result?.work ?? []),
      task: median(result?.task ?? []),
    };
  };
  return {
    columns: [
      'slides',
      'carousel',
      'script µs',
      'x ours',
      'x own at 10',
      'script, style and layout µs',
      'x ours',
      'all of the task µs',
      'x ours',
    ],
    rows: COUNTS.flatMap((count) =>
      SLIDERS.map((slider) => {
        const own = at(slider, count);
        const ours = at('vitrine', count);
        return [
          String(count),
          slider,
          own.script.toFixed(0),
          (own.script / ours.script).toFixed(2),
          (own.script / at(slider, 10).script).toFixed(2),
          own.work.toFixed(0),
          (own.work / ours.work).toFixed(2),
          own.task.toFixed(0),
          (own.task / ours.task).toFixed(2),
        ];
      }),
    ),
  };
}
