import { createServer } from 'node:http';
import { launchChromium } from './launchChromium.mjs';

/**
 * A browser, and a server on loopback for pages that a benchmark makes up.
 */
export async function openBrowser() {
  const browser = await launchChromium(['--js-flags=--expose-gc']);
  /** @type {Map<string, { type: string, body: string }>} */
  const files = new Map();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    response.writeHead(file ? 200 : 404, {
      'content-type': file?.type ?? 'text/plain',
      // Clocks of full precision need an isolated page.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cache-control': 'no-store',
    });
    response.end(file?.body ?? '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    /** @param {string} path @param {string} type @param {string} body */
    put: (path, type, body) => void files.set(path, { type, body }),
    /** @param {string} path */
    async open(path) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
      const page = await context.newPage();
      page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
      await page.goto(base + path, { waitUntil: 'load' });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      const session = await context.newCDPSession(page);
      // Time that the main thread worked, not time that passed: a busy machine distorts it less.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await session.send('HeapProfiler.enable');
      return { page, session, close: () => context.close() };
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}
