import { add, refresh } from './shop/cartCalls.mjs';
import { measure } from './shop/load.mjs';
import { QUERIES } from './shop/queries.mjs';
import { startShop } from './shop/startShop.mjs';
import { show } from './timing.mjs';

export const name =
  'The shop over HTTP, as the catalogue grows (every add is on the disk before it is answered; page, database and load on the same two cores)';

const SIZES = (process.env.VITRINE_BENCH_PRODUCTS ?? '1000,10000,100000').split(',').map(Number);
const SECONDS = 4;
const CONNECTIONS = [1, 16];

/** @param {string} path @returns {import('autocannon').Request} */
const get = (path) => ({ method: 'GET', path });

/** @param {number} products @returns {Record<string, readonly import('autocannon').Request[]>} */
const cases = (products) => ({
  // A visitor with three things in the cart.
  fragments: [add(1), add(2), add(3), ...Array.from({ length: 300 }, () => refresh)],
  // A new visitor after every ten.
  'add to cart': Array.from({ length: 10 }, (_, at) => add(1 + ((at * 7919) % products))),
  'live search': QUERIES.map((query) =>
    get(
      `/wp-admin/admin-ajax.php?action=woodmart_ajax_search&number=20&post_type=product&query=${encodeURIComponent(query)}`,
    ),
  ),
  'slider object': [get('/wp-json/sliderrevolution/sliders/product-hero?srengine=7&alias=true')],
});

export async function run() {
  const rows = [];
  for (const kind of /** @type {const} */ (['embedded', 'PostgreSQL'])) {
    const shop = await startShop(kind);
    if (!shop) continue;
    try {
      for (const products of SIZES) {
        await shop.seedTo(products);
        for (const [title, requests] of Object.entries(cases(products)))
          for (const connections of CONNECTIONS) {
            const { perSecond, p50, p99 } = await measure({
              url: shop.url,
              connections,
              seconds: SECONDS,
              requests,
            });
            rows.push([
              kind,
              String(products),
              title,
              String(connections),
              show(perSecond),
              show(p50),
              show(p99),
            ]);
          }
      }
    } finally {
      await shop.stop();
    }
  }
  return { columns: ['database', 'products', 'call', 'at once', 'calls / s', 'p50 ms', 'p99 ms'], rows };
}
