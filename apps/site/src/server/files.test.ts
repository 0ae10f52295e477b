import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop } from '@vitrine/server';
import { folderStore } from '@vitrine/server/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { askWithHeaders } from './shop/testing/askWithHeaders.ts';

const PRIVATE = 'for nobody but the shop';
const folder = mkdtempSync(join(tmpdir(), 'vitrine-files-'));
const open = await openShop(':memory:', {});
let app: FastifyInstance;
let url = '';

const ROOTS = {
  '/uploads/': 'data/uploads',
  '/demo/media/': 'demo/media',
  '/demo/fonts/': 'demo/fonts',
  '/vitrine-parts/': 'embed/vitrine-parts',
};
/** A file beside and above every folder that is served. */
const SECRETS = ['secret.txt', 'data/secret.txt', 'demo/secret.txt', 'embed/secret.txt'];

beforeAll(async () => {
  for (const root of Object.values(ROOTS)) {
    mkdirSync(join(folder, root, '2026'), { recursive: true });
    writeFileSync(join(folder, root, '2026/a.png'), 'a picture');
    writeFileSync(join(folder, root, '.env'), PRIVATE);
  }
  for (const name of ['x.html', 'x.svg', 'x.js', 'x.png'])
    writeFileSync(join(folder, 'data/uploads', name), '<script>alert(1)</script>');
  for (const path of SECRETS) writeFileSync(join(folder, path), PRIVATE);
  app = await createApp({
    demoDir: join(folder, 'demo'),
    embedFile: join(folder, 'embed/vitrine.js'),
    uploads: folderStore(join(folder, 'data/uploads')),
    open,
  });
  url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
});

afterAll(async () => {
  await app.close();
  await open.close();
  rmSync(folder, { recursive: true });
});

/** As it is written: clients that put an address in order would hide what is asked. */
const ask = (path: string) => askWithHeaders(url, { host: new URL(url).host }, undefined, path);

const UP = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '.%2e/',
  '..\\',
  '..%5c',
  '%2e%2e%5c',
  '%252e%252e%252f',
  '..%252f',
  '....//',
  '..;/',
  '..%00/',
  '%c0%ae%c0%ae/',
  '%uff0e%uff0e/',
  '2026/../../',
  '2026%2f..%2f..%2f',
  './../',
];

describe.each(Object.keys(ROOTS))('below %s', (prefix) => {
  it('stands what was put there', async () => {
    expect((await ask(`${prefix}2026/a.png`)).body).toBe('a picture');
  });

  it.each(UP)('nothing above it is reached by %s', async (up) => {
    for (const times of [1, 2, 3]) {
      const { status, body } = await ask(`${prefix}${up.repeat(times)}secret.txt`);
      expect(body).not.toContain(PRIVATE);
      expect(status).toBeGreaterThanOrEqual(300);
    }
  });

  it('no absolute path, hidden file or list of a folder is served', async () => {
    const there = encodeURIComponent(join(folder, 'secret.txt'));
    for (const path of [
      `/${folder}/secret.txt`,
      there,
      '.env',
      '%2eenv',
      '2026/../.env',
      '2026',
      '2026/',
      '',
    ]) {
      const { status, body } = await ask(prefix + path);
      expect(body).not.toMatch(new RegExp(`${PRIVATE}|a\\.png`));
      expect(status).toBeGreaterThanOrEqual(300);
    }
  });
});

describe('an upload', () => {
  it.each(['x.html', 'x.svg', 'x.js', 'x.png'])(
    'that is a script after all does nothing as %s',
    async (name) => {
      const { status, headers } = await ask(`/uploads/${name}`);
      expect(status).toBe(200);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );
});
