import { fileURLToPath } from 'node:url';
import { bundleAdapter } from './browser/bundleAdapter.mjs';
import { drawnFrames, median, readMetrics, workBetween } from './browser/metrics.mjs';
import { openBrowser } from './browser/openBrowser.mjs';

export const name =
  'Animated layers beside raw Web Animations: 3 s of moves (CPU ms of the main thread; frames drawn, also with the main thread blocked 75 %)';

const PLAYERS = ['raw', 'vitrine', 'animejs', 'motion'];
const COUNTS = [50, 200, 1000];
const SAMPLES = 3;
const TIMES = { durationMs: 2000, spreadMs: 1000 };

/** @param {Awaited<ReturnType<typeof openBrowser>>} browser @param {string} player @param {number} count */
async function openPage(browser, player, count) {
  const path = `/${player}/${count}`;
  browser.put(
    path,
    'text/html',
    `<!doctype html><meta charset="utf-8"><title>${player}</title><style>body{margin:0}#w{width:1200px;display:flex;flex-wrap:wrap;gap:4px}i{width:24px;height:24px;background:#36c;border-radius:4px}</style><div id="w">${'<i></i>'.repeat(count)}</div><script src="/${player}.js"></script>`,
  );
  return browser.open(path);
}

/** @param {import('@playwright/test').Page} page @param {boolean} isBlocked */
const play = (page, isBlocked) =>
  page.evaluate(
    async ({ times, blocked }) => {
      await new Promise((resolve) => setTimeout(resolve));
      const endMs = performance.now() + times.durationMs + times.spreadMs;
      window.running = window.A.adapter.run([...document.querySelectorAll('i')], times);
      const block = async () => {
        while (performance.now() < endMs) {
          const since = performance.now();
          while (performance.now() - since < 150);
          await new Promise((later) => setTimeout(later, 50));
        }
      };
      if (blocked) await block();
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, endMs + 200 - performance.now())));
    },
    { times: TIMES, blocked: isBlocked },
  );

export async function run() {
  const browser = await openBrowser();
  /** @type {Map<string, { work: number, drawn: number, blocked: number }>} */
  const results = new Map();
  try {
    for (const player of PLAYERS) {
      const file = fileURLToPath(new URL(`./animations/${player}.ts`, import.meta.url));
      browser.put(`/${player}.js`, 'text/javascript', (await bundleAdapter(file)).script);
    }
    for (const count of COUNTS) {
      /** @type {Map<string, number[]>} */
      const work = new Map(PLAYERS.map((player) => [player, []]));
      for (let sample = 0; sample < SAMPLES; sample++) {
        for (const player of PLAYERS) {
          const { page, session, close } = await openPage(browser, player, count);
          const before = await readMetrics(session);
          await play(page, false);
          work.get(player)?.push(workBetween(before, await readMetrics(session)));
          await close();
        }
      }
      for (const player of PLAYERS) {
        const free = await openPage(browser, player, count);
        const drawn = await drawnFrames(free.session, () => play(free.page, false));
        await free.close();
        const busy = await openPage(browser, player, count);
        const blocked = await drawnFrames(busy.session, () => play(busy.page, true));
        await busy.close();
        results.set(`${player} ${count}`, { work: median(work.get(player) ?? []), drawn, blocked });
      }
      console.error(`${count} layers`);
    }
  } finally {
    await browser.close();
  }
  return {
    columns: ['layers', 'player', 'CPU ms', 'x raw', 'frames drawn', 'frames drawn, 75 % blocked'],
    rows: COUNTS.flatMap((count) =>
      PLAYERS.map((player) => {
        const own = results.get(`${player} ${count}`);
        const raw = results.get(`raw ${count}`);
        return [
          String(count),
          player,
          (own?.work ?? 0).toFixed(1),
          ((own?.work ?? 0) / (raw?.work ?? 1)).toFixed(2),
          String(own?.drawn),
          String(own?.blocked),
        ];
      }),
    ),
  };
}
