import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '@vitrine/server';
import { folderStore } from '@vitrine/server/testing';
import { createApp } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
let app: FastifyInstance;

const options = {
  demoDir: join(folder, 'demo'),
  embedFile: join(folder, 'embed/vitrine.js'),
  uploads: folderStore(join(folder, 'uploads')),
  open: await openShop(':memory:', {}),
};

function write(path: string, content: string): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), content);
}

beforeAll(async () => {
  write('demo/media/clip.mp4', '0123456789');
  write('demo/fonts/text.woff2', 'font');
  write('embed/vitrine.js', 'self.vitrine = 1;');
  app = await createApp(options);
  app.get('/breaks', () => {
    throw new Error('secret detail');
  });
});

afterAll(async () => {
  await app.close();
  await options.open.close();
  rmSync(folder, { recursive: true });
});

test('a stop lets a request that is under way finish, and says that it is stopping', async () => {
  const stopped = await createApp({ ...options, open: options.open });
  let answer: () => void = () => {};
  const asked = new Promise<void>((seen) => {
    stopped.get('/slow', async () => {
      seen();
      await new Promise<void>((done) => (answer = done));
      return 'done';
    });
  });
  const url = await stopped.listen({ host: '127.0.0.1', port: 0 });
  const slow = fetch(`${url}/slow`);
  await asked;
  const closed = stopped.close();
  answer();
  expect(await (await slow).text()).toBe('done');
  await closed;
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});

test('a stop does not wait for connections that browsers have opened ahead', async () => {
  const stopped = await createApp({ ...options, open: options.open });
  const { port } = new URL(await stopped.listen({ host: '127.0.0.1', port: 0 }));
  const ahead = connect(Number(port), '127.0.0.1').resume();
  await once(ahead, 'connect');
  await expect.poll(() => count(stopped.server)).toBe(1);
  const closed = stopped.close();
  await expect.poll(() => ahead.destroyed, { timeout: 20_000 }).toBe(true);
  await closed;
});

const count = (server: Server): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, sum) => (error ? reject(error) : resolve(sum))),
  );

test('readiness is the database’s', async () => {
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  const dead = await openShop(':memory:', {});
  const lost = await createApp({ ...options, open: dead });
  await dead.close();
  const answer = await lost.inject('/readyz');
  expect([answer.statusCode, (await lost.inject('/healthz')).statusCode]).toEqual([503, 200]);
  await lost.close();
});

test('metrics are for this machine, or for who has the token', async () => {
  const { body } = await app.inject('/metrics');
  expect(body).toContain('http_request_duration_seconds');
  const proxied = { 'x-forwarded-for': '203.0.113.9' };
  expect((await app.inject({ url: '/metrics', headers: proxied })).statusCode).toBe(404);
  const guarded = await createApp({ ...options, metricsToken: 'let me see' });
  const ask = (authorization: string) => guarded.inject({ url: '/metrics', headers: { authorization } });
  expect([(await ask('Bearer no')).statusCode, (await ask('Bearer let me see')).statusCode]).toEqual([
    404, 200,
  ]);
  await guarded.close();
});

test('every page says what it may load', async () => {
  const { headers } = await app.inject('/');
  expect(headers['content-security-policy']).toContain("object-src 'none'");
  expect(headers['content-security-policy']).toContain("base-uri 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a site at an https address is only ever asked by https again, also behind a proxy that says nothing of it', async () => {
  const safe = await createApp({ ...options, siteUrl: 'https://shop.example' });
  for (const url of ['/', '/vitrine.js', '/api/v1/me', '/nowhere']) {
    const { headers } = await safe.inject({ url, headers: { host: 'shop.example' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }
  await safe.close();
  expect((await app.inject('/')).headers).not.toHaveProperty('strict-transport-security');
});

test('no page of another site may read an answer, but for published modules', async () => {
  for (const url of [
    '/',
    '/shop/',
    '/api/v1/me',
    '/wp-admin/admin-ajax.php',
    '/?wc-ajax=get_refreshed_fragments',
  ]) {
    const { headers } = await app.inject({ url, headers: { origin: 'https://evil.example' } });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('nothing of a request is sent back to who asks by TRACE', async () => {
  const { statusCode, body } = await app.inject({
    method: 'TRACE' as 'GET',
    url: '/shop/',
    headers: { 'x-mine': 'SECRET' },
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('SECRET');
});

describe('pages', () => {
  test('the home page is a whole page that any cache may keep', async () => {
    const response = await app.inject('/');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.body).toMatch(/^<!doctype html>\s*<html lang="en" dir="ltr">/);
    expect(response.body).toContain('<main id="main"');
    expect(response.body).toContain('<h1>Vitrine</h1>');
  });

  test('a page that the visitor has is not sent again', async () => {
    const { headers } = await app.inject('/');
    const second = await app.inject({ url: '/', headers: { 'if-none-match': `"other", ${headers.etag}` } });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  test('a page goes out compressed to those who take it so', async () => {
    const response = await app.inject({ url: '/', headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.headers.vary).toContain('accept-encoding');
  });

  test('an unknown address gets a friendly page with status 404', async () => {
    const response = await app.inject('/nowhere');
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('This page is not in the window');
  });

  test('a fault gets a page with status 500 that tells nothing of it', async () => {
    const response = await app.inject('/breaks');
    expect(response.statusCode).toBe(500);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body).toContain('Something broke on our side');
    expect(response.body).not.toContain('secret');
  });

  test('an address that cannot be decoded is the visitor’s mistake, not a fault', async () => {
    expect((await app.inject('/%zz')).statusCode).toBe(400);
  });
});

describe('files', () => {
  test('media may be kept for long and answers byte ranges', async () => {
    const whole = await app.inject('/demo/media/clip.mp4');
    expect(whole.headers['cache-control']).toBe('public, max-age=2592000');
    expect(whole.headers.etag).toBeTruthy();
    const part = await app.inject({ url: '/demo/media/clip.mp4', headers: { range: 'bytes=2-4' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect(part.body).toBe('234');
  });

  test('fonts have their type', async () => {
    expect((await app.inject('/demo/fonts/text.woff2')).headers).toMatchObject({
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
    });
  });

  test('the embed script has one address and is asked for anew soon', async () => {
    const response = await app.inject('/vitrine.js');
    expect(response.body).toBe('self.vitrine = 1;');
    expect(response.headers['content-type']).toContain('javascript');
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    expect(response.headers['access-control-allow-origin']).toBe('*');
  });

  test.each([
    '/main.js',
    '/vitrine-parts/../main.js',
    '/vitrine-parts/%2e%2e/main.js',
    '/demo/media/none.png',
    '/demo/media/',
  ])('%s is not served', async (url) => {
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  });

  test('an embed script that is not built yet is simply not there', async () => {
    const bare = await createApp({ ...options, embedFile: join(folder, 'none/vitrine.js') });
    expect((await bare.inject('/vitrine.js')).statusCode).toBe(404);
    await bare.close();
  });
});

test('the health address answers', async () => {
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});

describe('live reload', () => {
  test('is in no page by default', async () => {
    expect((await app.inject('/')).body).not.toContain('__dev');
    expect((await app.inject('/__dev/reload.js')).statusCode).toBe(404);
  });

  test('is in every page while developing', async () => {
    const dev = await createApp({ ...options, dev: true });
    expect((await dev.inject('/')).body).toContain('src="/__dev/reload.js"');
    expect((await dev.inject('/nowhere')).body).toContain('src="/__dev/reload.js"');
    const { body } = await dev.inject('/__dev/reload.js');
    expect(body).toContain('new EventSource(');
    expect(() => new Function(body)).not.toThrow();
    await dev.close();
  });

  test('keeps no stop waiting: its streams end with the server', async () => {
    const dev = await createApp({ ...options, dev: true });
    const address = await dev.listen({ host: '127.0.0.1', port: 0 });
    const stream = await fetch(`${address}/__dev/reload`);
    const text = stream.text();
    await dev.close();
    expect(await text).toContain('"id"');
  });
});
