import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { fastifyOptions, patienceOptions } from './fastifyOptions.ts';

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** What a client hears that sends this, then one more byte every now and then, until the connection is closed. */
async function hear(start: string): Promise<string> {
  const app = Fastify({
    ...fastifyOptions,
    ...patienceOptions({ requestMs: 200, headersMs: 100, checkMs: 20 }),
  });
  apps.push(app);
  app.post('/', async () => 'taken');
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  let drip: NodeJS.Timeout | undefined;
  const socket = connect(Number(port), '127.0.0.1', () => {
    if (start === '') return;
    socket.write(start);
    drip = setInterval(() => socket.writable && socket.write('1'), 10);
  });
  let heard = '';
  socket.on('data', (data) => (heard += String(data)));
  socket.on('error', () => {});
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  return heard;
}

it.each([
  [
    'a body a byte at a time',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 900000\r\n\r\n',
  ],
  ['headers that never end', 'POST / HTTP/1.1\r\nHost: x\r\nX-Long: '],
  ['nothing at all', ''],
])('closes the connection of who sends %s', async (_what, start) => {
  expect(await hear(start)).toMatch(/^HTTP\/1\.1 408 /);
});

it.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\n'],
  ['a length and parts', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['parts of another kind', 'Transfer-Encoding: identity, x\r\nContent-Length: 5\r\n\r\n'],
  ['a name with a space', 'Content-Length : 5\r\n\r\n'],
  ['a line that is folded', 'X: a\r\n b: c\r\nContent-Length : 5\r\n\r\n'],
])('refuses a request with %s, which another server may take for two', async (_what, rest) => {
  const heard = await hear(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n${rest}`);
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('has a limit for each part of a request', () => {
  const app = Fastify(fastifyOptions);
  apps.push(app);
  const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server;
  expect([requestTimeout, headersTimeout, keepAliveTimeout]).toEqual([60_000, 15_000, 72_000]);
});
