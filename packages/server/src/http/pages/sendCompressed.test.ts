import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { sendCompressed } from './sendCompressed.ts';

const LONG = `<p>${'Shop window. '.repeat(500)}</p>`;
const app = Fastify();
app.get('/long', (request, reply) => sendCompressed(request, reply, LONG, 'text/html'));
app.get('/short', (request, reply) => sendCompressed(request, reply, '<p>ok</p>', 'text/html'));
const ask = async (url: string, accepted?: string) => {
  const { headers, rawPayload } = await app.inject({
    url,
    ...(accepted !== undefined && { headers: { 'accept-encoding': accepted } }),
  });
  expect(headers.vary).toBe('accept-encoding');
  expect(headers['content-length']).toBe(String(rawPayload.length));
  return { encoding: headers['content-encoding'], rawPayload };
};

it('sends a text in the smallest way that is taken', async () => {
  const brotli = await ask('/long', 'gzip, deflate, br');
  expect([brotli.encoding, String(brotliDecompressSync(brotli.rawPayload))]).toEqual(['br', LONG]);
  const zipped = await ask('/long', 'gzip');
  expect([zipped.encoding, String(gunzipSync(zipped.rawPayload))]).toEqual(['gzip', LONG]);
  const plain = await ask('/long');
  expect([plain.encoding, String(plain.rawPayload)]).toEqual([undefined, LONG]);
});

it('leaves alone what goes out in one packet anyway', async () => {
  expect((await ask('/short', 'br')).encoding).toBeUndefined();
});
