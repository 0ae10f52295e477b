import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { saved } from '../catalogue/testing/saved.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { imageView } from '../http/views/imageView.ts';
import { openTestShop } from '../testing/testShop.ts';
import { listMedia } from './findMedia.ts';
import { imageUrl } from './imageUrl.ts';
import { saveMedia } from './saveMedia.ts';
import { folderStore } from './store/folderStore.ts';

const picture = (background: string) => sharp({ create: { width: 6, height: 4, channels: 3, background } });

describe.each(databaseKinds)('pictures on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const uploads = mkdtempSync(join(tmpdir(), 'vitrine-uploads-'));
  afterAll(() => rmSync(uploads, { recursive: true, force: true }));
  const save = (bytes: Uint8Array, name = 'a.png') => saveMedia(shop, folderStore(uploads), { bytes, name });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'may be %s, whatever they are called',
    async (format) => {
      const bytes = await picture('red').toFormat(format).toBuffer();
      const { media } = saved(await save(bytes, '../../etc/Été bleu\\..\\.php'));
      expect(media).toMatchObject({ width: 6, height: 4, bytes: bytes.byteLength, mime: `image/${format}` });
      expect(media.file).toMatch(/^2026\/03\/[a-z-]+-[0-9a-f]{12}\.(?:png|jpg|webp|gif|avif)$/);
      expect(existsSync(join(uploads, media.file))).toBe(true);
      expect(imageUrl(media)).toBe(`/uploads/${media.file}`);
    },
  );

  it('are kept once', async () => {
    const bytes = await picture('blue').png().toBuffer();
    const [first, second] = await Promise.all([save(bytes), save(bytes)]);
    expect(saved(first).media.id).toBe(saved(second).media.id);
    expect(readdirSync(join(uploads, '2026/03')).filter((file) => file.endsWith('.part'))).toEqual([]);
  });

  it.each([
    'a.gif.html',
    'a.php.gif',
    'a.svg',
    'a.gif;.js',
    'a.gif\0.html',
    '.htaccess',
    'кот 日本.gif',
    'a/../../b.gif',
    'con:.gif\r\nx: y',
  ])('with a script behind them are pictures and nothing else, called %j', async (name) => {
    const gif = await picture('white').gif().toBuffer();
    const bytes = Buffer.concat([gif, Buffer.from(`/*${name}*/<script>alert(1)</script>`)]);
    const { media } = saved(await save(bytes, name));
    expect(media.mime).toBe('image/gif');
    expect(media.file).toMatch(/^2026\/03\/[a-z0-9-]+-[0-9a-f]{12}\.gif$/);
  });

  it('are refused by what is in them', async () => {
    const before = (await listMedia(shop)).total;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>x()</script></svg>';
    const png = await picture('green').png().toBuffer();
    const wrong = [
      Buffer.from(svg),
      Buffer.from(`\ufeff \n${svg}`),
      Buffer.from(svg, 'utf16le'),
      gzipSync(svg),
      Buffer.from('<html><script>x()</script>'),
      Buffer.from('GIF89a=1;alert(1)//'),
      Buffer.from('GIF89a<script>alert(1)</script>'),
      Buffer.from('not %PDF-1.4\n1 0 obj'),
      Buffer.from('\0\0\0\x20ftypheic\0\0\0\0 a photo of a telephone'),
      Buffer.from('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska', 'latin1'),
      Buffer.from('MZ\u0090\u0000 no picture'),
      Buffer.alloc(0),
      png.subarray(0, png.length - 20),
      Buffer.alloc(21 * 1024 * 1024),
      await picture('red').tiff().toBuffer(),
    ];
    for (const bytes of wrong)
      expect(await save(bytes)).toMatchObject({ ok: false, errors: [{ field: 'file' }] });
    expect((await listMedia(shop)).total).toBe(before);
  });

  it.each([
    ['video/mp4', 'mp4', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2'],
    ['video/webm', 'webm', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm'],
    ['application/pdf', 'pdf', '%PDF-1.7\n1 0 obj'],
  ])(
    'stand beside files of %s, which are told by their first bytes and are shown as no picture',
    async (mime, ending, start) => {
      const { media } = saved(await save(Buffer.from(start, 'latin1'), 'film.html'));
      expect(media).toMatchObject({ mime, width: null, sizes: [], ground: '' });
      expect(media.file).toMatch(new RegExp(`^2026/03/film-[0-9a-f]{12}\\.${ending}$`));
      expect(imageView(media)).toBeNull();
    },
  );

  it('that lie in memory as bombs are refused before they are unpacked', async () => {
    const bomb = await picture('red').png().toBuffer();
    // The header says 30,000 x 30,000 pixels, with its check sum as it must be.
    bomb.writeUInt32BE(30_000, 16);
    bomb.writeUInt32BE(30_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect(await save(bomb)).toMatchObject({
      errors: [{ message: 'The file is no picture, is damaged, or is too large.' }],
    });
  });

  it('are no markup, and no library is asked to read it', async () => {
    // Of one that was read, it would be told that it is broken.
    for (const broken of ['<svg', '\ufeff<svg', ' \n<?xml', '<!doctype html>'])
      expect(await save(Buffer.from(broken))).toMatchObject({
        errors: [
          {
            message: expect.stringMatching(
              /^Only PNG, JPEG, WebP, GIF and AVIF pictures, MP4 and WebM films and PDF files/,
            ),
          },
        ],
      });
  });
});
