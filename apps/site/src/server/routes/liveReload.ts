import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { followChanges, type Start } from './followChanges.ts';

const path = '/__dev/reload';
// A file, since the policy of pages lets no script run that stands in them.
const snippet = `<script src="${path}.js" async></script>`;

/** While developing: open pages show what has changed once the server has started anew with it. files: those that pages name as they are. */
export function addLiveReload(app: FastifyInstance, files: readonly string[]): void {
  const start: Start = { id: String(Date.now()), files: versionOf(files) };
  const open = new Set<FastifyReply['raw']>();

  app.get(path, (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: 100\ndata: ${JSON.stringify(start)}\n\n`);
    open.add(reply.raw);
    request.raw.once('close', () => open.delete(reply.raw));
  });
  // They never end by themselves: a stop would wait for them as long as it waits for anything.
  app.addHook('preClose', async () => open.forEach((stream) => void stream.end()));

  app.get(`${path}.js`, (_request, reply) =>
    reply.type('text/javascript').send(`(${String(followChanges)})(${JSON.stringify(path)})`),
  );

  // Pages come as texts, which something can be put into.
  app.addHook('onRequest', async ({ headers }) => void delete headers['accept-encoding']);
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || typeof payload !== 'string') return payload;
    reply.removeHeader('content-length');
    return payload.replace('</body>', `${snippet}</body>`);
  });
}

/** Another when one of them was written, came or went. */
function versionOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  const add = (file: string): void => {
    const stats = statSync(file, { throwIfNoEntry: false });
    hash.update(`${file}\0${stats?.isFile() ? stats.mtimeMs : ''}\0`);
    if (stats?.isDirectory()) for (const name of readdirSync(file).sort()) add(join(file, name));
  };
  paths.forEach(add);
  return hash.digest('hex').slice(0, 10);
}
