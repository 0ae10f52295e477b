import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { addBuiltFiles } from './addBuiltFiles.ts';
import { createFolder } from './createFolder.ts';
import { readRange } from './readRange.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-built-'));
const SCRIPT = `console.log(${JSON.stringify('shop window '.repeat(500))});`;
mkdirSync(join(root, 'parts/.hidden'), { recursive: true });
writeFileSync(join(root, 'shop-1.js'), SCRIPT);
writeFileSync(join(root, 'parts/letters.woff2'), Buffer.alloc(3000, 7));
writeFileSync(join(root, 'parts/.hidden/a.js'), 'secret');
writeFileSync(join(root, '.env'), 'secret');

const app = Fastify();
await app.register(compress);
addBuiltFiles(app, '/files/', root, { 'access-control-allow-origin': '*' });
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});
const ask = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url: `/files/${path}`, headers });

describe('a built file', () => {
  it('is kept for ever by everybody', async () => {
    const { headers, body } = await ask('shop-1.js');
    expect(body).toBe(SCRIPT);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'accept-ranges': 'bytes',
      vary: 'accept-encoding',
      'content-length': String(SCRIPT.length),
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('goes out in the smallest way that is taken, each with a mark of its own', async () => {
    const brotli = await ask('shop-1.js', { 'accept-encoding': 'gzip, br' });
    const zipped = await ask('shop-1.js', { 'accept-encoding': 'gzip, br;q=0' });
    const plain = await ask('shop-1.js', { 'accept-encoding': 'identity' });
    expect([brotli, zipped, plain].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(SCRIPT);
    expect(String(gunzipSync(zipped.rawPayload))).toBe(SCRIPT);
    expect(new Set([brotli, zipped, plain].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(brotli.headers['content-length']).toBe(String(brotli.rawPayload.length));
  });

  it('that is compressed already is sent as it is', async () => {
    const { headers, rawPayload } = await ask('parts/letters.woff2', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary, rawPayload.length]).toEqual([
      undefined,
      undefined,
      3000,
    ]);
  });

  it('is not sent to who has it, in whichever way', async () => {
    const { headers } = await ask('shop-1.js', { 'accept-encoding': 'br' });
    for (const mark of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const again = await ask('shop-1.js', { 'if-none-match': String(mark) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    expect((await ask('shop-1.js', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it('is told of without being sent', async () => {
    const whole = await ask('shop-1.js', { 'accept-encoding': 'br' });
    const { headers, body, statusCode } = await ask('shop-1.js', { 'accept-encoding': 'br' }, 'HEAD');
    expect([statusCode, body]).toEqual([200, '']);
    for (const name of ['content-length', 'content-encoding', 'etag', 'cache-control', 'vary'] as const)
      expect(headers[name]).toBe(whole.headers[name]);
  });

  it('is sent in parts of itself, never of a compressed form', async () => {
    const part = await ask('shop-1.js', { range: 'bytes=2-6', 'accept-encoding': 'br, gzip' });
    expect([
      part.statusCode,
      part.body,
      part.headers['content-range'],
      part.headers['content-encoding'],
    ]).toEqual([206, SCRIPT.slice(2, 7), `bytes 2-6/${SCRIPT.length}`, undefined]);
    const beyond = await ask('shop-1.js', { range: `bytes=${SCRIPT.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${SCRIPT.length}`]);
    const stale = await ask('shop-1.js', { range: 'bytes=2-6', 'if-range': '"of another build"' });
    expect([stale.statusCode, stale.body]).toEqual([200, SCRIPT]);
    const same = await ask('shop-1.js', { range: 'bytes=2-6', 'if-range': String(part.headers.etag) });
    expect(same.statusCode).toBe(206);
  });

  it('that nobody has built is not there, nor is what is hidden', async () => {
    const paths = ['shop-2.js', '.env', 'parts/.hidden/a.js', 'parts', 'parts/', '', '../x', '%2e%2e/x'];
    const statuses = await Promise.all(paths.map(async (path) => (await ask(path)).statusCode));
    expect(statuses).toEqual(paths.map(() => 404));
    writeFileSync(join(root, 'shop-2.js'), 'built since');
    expect((await ask('shop-2.js')).body).toBe('built since');
  });
});

describe('a folder of them', () => {
  it('reads a file once, and sees within a second that it was built anew', async () => {
    let nowMs = 0;
    const fileAt = createFolder(root, undefined, () => nowMs);
    writeFileSync(join(root, 'page.js'), 'first');
    const first = await fileAt('page.js');
    writeFileSync(join(root, 'page.js'), 'other');
    utimesSync(join(root, 'page.js'), 1, 1);
    nowMs = 999;
    expect(await fileAt('page.js')).toBe(first);
    nowMs = 1000;
    expect(String((await fileAt('page.js'))?.bytes)).toBe('other');
    nowMs = 2000;
    rmSync(join(root, 'page.js'));
    expect(await fileAt('page.js')).toBeNull();
  });

  it('compresses once, however often it is asked for', async () => {
    const fileAt = createFolder(root);
    const [one, two] = await Promise.all([fileAt('shop-1.js'), fileAt('shop-1.js')]);
    expect(one).toBe(two);
    expect(await one?.bodyIn('br')).toBe(await (await fileAt('shop-1.js'))?.bodyIn('br'));
  });

  it('takes no more room than it may: what was asked for longest ago goes first', async () => {
    for (const name of ['a.js', 'b.js', 'c.js']) writeFileSync(join(root, name), name.repeat(25));
    let nowMs = 0;
    const fileAt = createFolder(root, 2 * 3 * 100, () => nowMs);
    const a = await fileAt('a.js');
    const b = await fileAt('b.js');
    nowMs = 1000;
    expect(await fileAt('a.js')).toBe(a);
    await fileAt('c.js');
    expect(await fileAt('a.js')).toBe(a);
    expect(await fileAt('b.js')).not.toBe(b);
    expect(String((await fileAt('shop-1.js'))?.bytes)).toBe(SCRIPT);
  });
});

it.each([
  [undefined, null],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=5-', { from: 5, to: 9 }],
  ['bytes=-3', { from: 7, to: 9 }],
  ['bytes=-30', { from: 0, to: 9 }],
  ['bytes=8-80', { from: 8, to: 9 }],
  ['bytes=-0', 'none'],
  ['bytes=10-', 'none'],
  ['bytes=6-2', null],
  ['bytes=0-1,4-5', null],
  ['lines=1-2', null],
  ['bytes=-', null],
] as const)('the range %s of ten bytes', (header, range) => {
  expect(readRange(header, 10)).toEqual(range);
});
