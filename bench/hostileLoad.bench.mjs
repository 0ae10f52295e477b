import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { add, refresh } from './shop/cartCalls.mjs';
import { measure } from './shop/load.mjs';
import { QUERIES } from './shop/queries.mjs';
import { startShop } from './shop/startShop.mjs';
import { show } from './timing.mjs';

export const name =
  'What visitors wait for beside 16 clients that send slowly, too much or nonsense (goal: within 3 x; shop and all clients on the same two cores)';

const PRODUCTS = 2000;
const SECONDS = 5;
const CONNECTIONS = 16;

/** @type {Record<string, readonly import('autocannon').Request[]>} */
const HONEST = {
  'cart fragments': [add(1), add(2), ...Array.from({ length: 300 }, () => refresh)],
  'live search': QUERIES.map((query) => ({
    method: 'GET',
    path: `/wp-admin/admin-ajax.php?action=woodmart_ajax_search&number=20&post_type=product&query=${encodeURIComponent(query)}`,
  })),
  'product page': [{ method: 'GET', path: '/product/bench-product-1/' }],
};

/** @param {string} url @returns {Promise<() => Promise<void>>} stops them */
async function startHostile(url) {
  const script = new URL('./shop/hostileClients.mjs', import.meta.url);
  const child = fork(fileURLToPath(script), [url], { stdio: ['ignore', 2, 2, 'ipc'] });
  await new Promise((ready) => child.once('message', ready));
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.disconnect();
    await ended;
  };
}

export async function run() {
  const rows = [];
  const shop = await startShop('embedded');
  if (!shop) throw new Error('The shop did not start');
  try {
    await shop.seedTo(PRODUCTS);
    for (const [title, requests] of Object.entries(HONEST)) {
      const load = { url: shop.url, connections: CONNECTIONS, seconds: SECONDS, requests };
      const alone = await measure(load);
      const stop = await startHostile(shop.url);
      const beside = await measure(load).finally(stop);
      rows.push([
        title,
        show(alone.p50),
        show(alone.p99),
        show(beside.p50),
        show(beside.p99),
        show(beside.p50 / alone.p50),
        show(beside.p99 / alone.p99),
      ]);
    }
  } finally {
    await shop.stop();
  }
  return { columns: ['call', 'p50 ms', 'p99 ms', 'beside: p50', 'p99', 'x p50', 'x p99'], rows };
}
