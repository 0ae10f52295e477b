import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { startServer } from '../testing/startServer.ts';

describe.each(databaseKinds)('the site’s own picture on %s', async (kind) => {
  const { app, shop } = await startServer(kind);
  const ask = (url: string) => app.inject({ url, headers: { host: 'shop.example' } });

  it('is there in every size that the manifest names, with a ground', async () => {
    await writeSettings(shop, { site: { title: 'متجر', language: 'ar_EG' } });
    const manifest = (await ask('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name: 'متجر', lang: 'ar-EG', dir: 'rtl', start_url: '/' });
    for (const { src, sizes, type } of manifest.icons) {
      const { statusCode, headers, rawPayload } = await ask(src);
      expect([statusCode, headers['content-type']]).toEqual([200, type]);
      if (type !== 'image/png') continue;
      const { width, height, channels } = await sharp(rawPayload).metadata();
      expect([`${width}x${height}`, channels]).toEqual([sizes, 3]);
    }
  });

  it('is found by what asks for it unasked', async () => {
    const { statusCode, headers } = await ask('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([302, '/apple-touch-icon.png']);
  });
});
