import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/lib/root.mjs';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
};
const isText = (/** @type {string} */ type) => /^(?:text|application)\/|svg/.test(type);

const EMBED = join(root, 'packages/embed/dist');
/** Where the demo's files lie. */
const FOLDERS = /** @type {const} */ ([
  ['/demo/', join(root, 'apps/site/demo')],
  ['/modules/', join(root, 'apps/site/demo/modules')],
]);

/**
 * A host as others are: the embed's files, the demo's and pages that a benchmark makes up, compressed by gzip.
 */
export async function createHost() {
  /** @type {Map<string, Buffer>} */
  const made = new Map();
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  // As they are now: a build in the meantime would take files away from under the pages.
  for (const name of [
    'vitrine.js',
    ...readdirSync(join(EMBED, 'vitrine-parts')).map((each) => `vitrine-parts/${each}`),
  ])
    made.set(`/${name}`, readFileSync(join(EMBED, name)));

  /** What lies at a path, as it is. @param {string} path */
  function read(path) {
    const [start, folder] = FOLDERS.find(([each]) => path.startsWith(each)) ?? [];
    const own = made.get(path);
    if (own || !start || !folder) return own ?? null;
    try {
      return readFileSync(join(folder, normalize(`/${path.slice(start.length)}`)));
    } catch {
      return null;
    }
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const body = read(pathname);
    const type = TYPES[extname(pathname)] ?? 'text/html; charset=utf-8';
    if (!body && pathname !== '/favicon.ico') console.error(`There is no ${pathname}`);
    if (!body) return void response.writeHead(404).end();
    const isPacked = isText(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    if (isPacked && !packed.has(pathname)) packed.set(pathname, gzipSync(body, { level: 9 }));
    const sent = (isPacked && packed.get(pathname)) || body;
    response.writeHead(200, {
      'content-type': type,
      // A picture of unknown length is no candidate for the largest paint.
      'content-length': sent.length,
      'cache-control': 'no-store',
      ...(isPacked && { 'content-encoding': 'gzip' }),
    });
    return void response.end(sent);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  return {
    base: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    /** @param {string} path @param {string} text */
    put(path, text) {
      made.set(path, Buffer.from(text));
      packed.delete(path);
    },
    read,
    close: () => server.close(),
  };
}
/** @typedef {Awaited<ReturnType<typeof createHost>>} Host */
