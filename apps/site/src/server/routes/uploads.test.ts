import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, openUploads, type UploadStore } from '@vitrine/server';
import { folderStore, startS3 } from '@vitrine/server/testing';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-served-'));
const s3 = await startS3();
const { place } = s3;
const inS3 = openUploads(
  {
    VITRINE_S3_ENDPOINT: place.endpoint,
    VITRINE_S3_BUCKET: place.bucket,
    VITRINE_S3_KEY: place.key,
    VITRINE_S3_SECRET: place.secret,
    VITRINE_S3_REGION: place.region,
  },
  folder,
);
afterAll(() => rmSync(folder, { recursive: true }));

const stores: readonly (readonly [string, UploadStore])[] = [
  ['a folder', folderStore(join(folder, 'uploads'))],
  ['S3', inS3],
];

describe.each(stores)('uploads in %s', async (_name, uploads) => {
  const open = await openShop(':memory:', {});
  const app = await createApp({ demoDir: folder, embedFile: join(folder, 'vitrine.js'), uploads, open });
  afterAll(async () => {
    await app.close();
    await open.close();
  });
  await uploads.write('2026/03/sea-1a.mp4', Buffer.from('0123456789'), 'video/mp4');
  await uploads.write('2026/03/paper-1a.pdf', Buffer.from('%PDF'), 'application/pdf');
  await uploads.write('2026/03/odd-1a.html', Buffer.from('<script>'), 'text/html');

  it('are kept by browsers for ever, are of their own type, and can do nothing', async () => {
    const { headers, body } = await app.inject('/uploads/2026/03/sea-1a.mp4');
    expect(body).toBe('0123456789');
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    });
  });

  it('are sent in ranges, so that films can be wound', async () => {
    const range = { range: 'bytes=3-5' };
    const part = await app.inject({ url: '/uploads/2026/03/sea-1a.mp4', headers: range });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([206, '345', 'bytes 3-5/10']);
  });

  it.each(['/uploads/2026/03/paper-1a.pdf', '/uploads/2026/03/odd-1a.html'])(
    'are saved and not opened where they could run: %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers['content-disposition']).toBe('attachment');
      expect(headers['content-type']).not.toContain('html');
    },
  );

  it.each(['/uploads/none.png', '/uploads/..%2fsecret.png', '/uploads/', '/uploads/2026/.env'])(
    '%s is not there',
    async (url) => expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400),
  );
});

it('uploads of a store that fails are asked for again later', async () => {
  const open = await openShop(':memory:', {});
  const app = await createApp({
    demoDir: folder,
    embedFile: join(folder, 'vitrine.js'),
    uploads: inS3,
    open,
  });
  s3.failWith = 501;
  const { statusCode, headers } = await app.inject('/uploads/2026/03/sea-1a.mp4');
  s3.failWith = null;
  expect([statusCode, headers['retry-after']]).toEqual([503, expect.any(String)]);
  expect(headers['cache-control']).not.toContain('immutable');
  await app.close();
  await open.close();
});
