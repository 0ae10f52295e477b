import { measure } from './shop/load.mjs';
import { startShop } from './shop/startShop.mjs';
import { show } from './timing.mjs';

export const name =
  'Pages of the shop, kept and drawn anew (compressed by Brotli; page, database and load on the same two cores)';

const PRODUCTS = 1000;
/** So many are asked for in turn. */
const PAGES = 100;
const SECONDS = 4;
const CONNECTIONS = 16;

/** @param {string} path @returns {import('autocannon').Request} */
const get = (path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } });

/** A field that nobody knows: such pages are never kept. @param {string} path */
const drawn = (path) => `${path}?x=1`;

const products = Array.from({ length: PAGES }, (_, at) => `/product/bench-product-${1 + at}/`);
const lists = ['/shop/', ...Array.from({ length: 20 }, (_, at) => `/shop/page/${2 + at}/`)];

const CASES = {
  'product, kept': products,
  'product, drawn': products.map(drawn),
  'list, kept': lists,
  'list, drawn': lists.map(drawn),
};

export async function run() {
  const rows = [];
  for (const kind of /** @type {const} */ (['embedded', 'PostgreSQL'])) {
    const shop = await startShop(kind);
    if (!shop) continue;
    try {
      await shop.seedTo(PRODUCTS);
      for (const [title, paths] of Object.entries(CASES)) {
        const load = { url: shop.url, connections: CONNECTIONS, seconds: SECONDS, requests: paths.map(get) };
        const { perSecond, p50, p99 } = await measure(load);
        rows.push([kind, title, show(perSecond), show(p50), show(p99)]);
      }
    } finally {
      await shop.stop();
    }
  }
  return { columns: ['database', 'page', 'pages / s', 'p50 ms', 'p99 ms'], rows };
}
