import autocannon from 'autocannon';

/** @typedef {import('autocannon').Request} Request */

/** As a proxy that is not trusted sends it: all of them come from one address, by which the shop would count them. */
const UNCOUNTED = { 'x-forwarded-for': '203.0.113.1' };

/**
 * Sends requests in turn for a while, over connections that stay open; a first second is thrown away.
 * @param {{ url: string, connections: number, seconds: number, requests: readonly Request[] }} load
 */
export async function measure({ url, connections, seconds, requests }) {
  const cannon = (/** @type {number} */ duration) =>
    autocannon({ url, connections, duration, requests: requests.map(uncounted) });
  await cannon(1);
  const result = await cannon(seconds);
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${bad} of ${result.requests.total} requests to ${url} failed`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

/** @param {Request} request @returns {Request} */
const uncounted = (request) => ({ ...request, headers: { ...UNCOUNTED, ...request.headers } });

/**
 * The same request by a visitor: cookies that an answer sets go back with the next, until the list of requests begins anew.
 * @param {Request} request @returns {Request}
 */
export const asVisitor = (request) => ({
  ...request,
  setupRequest: (made, context) => ({
    ...made,
    headers: {
      ...made.headers,
      ...(cookiesOf(context).size > 0 && { cookie: [...cookiesOf(context).values()].join('; ') }),
    },
  }),
  onResponse: (_status, _body, context, headers) => {
    const set = headers?.['set-cookie'];
    for (const line of Array.isArray(set) ? set : set ? [set] : []) {
      const [pair = ''] = String(line).split(';');
      cookiesOf(context).set(pair.split('=')[0] ?? '', pair);
    }
  },
});

/** @param {object} context @returns {Map<string, string>} */
function cookiesOf(context) {
  const known = Reflect.get(context, 'cookies');
  if (known) return known;
  const cookies = new Map();
  Reflect.set(context, 'cookies', cookies);
  return cookies;
}
