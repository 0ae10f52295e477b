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

it('has a limit for each part of a request', async () => {
  const app = Fastify(fastifyOptions);
  apps.push(app);
  const { requestTimeout, headersTimeout, keepAliveTimeout } = app.server;
  for (const time of [requestTimeout, headersTimeout, keepAliveTimeout]) {
    expect(time).toBeGreaterThan(0);
    expect(time).toBeLessThanOrEqual(75_000);
  }
});
