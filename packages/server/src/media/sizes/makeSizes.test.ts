import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { saved } from '../../catalogue/testing/saved.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { imageView } from '../../http/views/imageView.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { deleteMedia } from '../changeMedia.ts';
import { findMedia } from '../findMedia.ts';
import { saveMedia } from '../saveMedia.ts';
import { folderStore } from '../store/folderStore.ts';
import { s3Store } from '../store/s3Store.ts';
import { startS3 } from '../store/testing/startS3.ts';
import { StoreUnavailable } from '../store/UploadStore.ts';
import { makeSizes } from './makeSizes.ts';
import { widthsOf } from './widthsOf.ts';

const picture = (width: number, height: number, background = '#c86432') =>
  sharp({ create: { width, height, channels: 3, background } });

it.each([
  [3000, [160, 320, 480, 768, 1024, 1536]],
  [800, [160, 320, 480, 800]],
  [100, [100]],
])('a picture of %i pixels is made %j wide, and never wider than it is', (width, widths) => {
  expect(widthsOf(width)).toEqual(widths);
});

describe.each(databaseKinds)('sizes of pictures on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sizes-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const uploads = folderStore(folder);
  const save = async (bytes: Uint8Array, name: string) =>
    saved(await saveMedia(shop, uploads, { bytes, name })).media;
  const read = async (id: number) => (await findMedia(shop, [id])).get(id);

  it('are made once, by whichever instance comes first, and named in srcset', async () => {
    const media = await save(await picture(500, 250).jpeg().toBuffer(), 'cup.jpg');
    expect(imageView(media)).toMatchObject({ width: 500, height: 250, ground: '#c86432' });
    expect(imageView(media)?.srcSet).toBeUndefined();
    await makeSizes(shop, uploads);
    const made = await read(media.id);
    expect(made?.sizes.map(({ width }) => width)).toEqual([160, 320, 500]);
    const base = media.file.replace('.jpg', '');
    expect(imageView(made)?.srcSet).toBe(
      [160, 320, 500].map((width) => `/uploads/${base}-${width}.webp ${width}w`).join(', '),
    );
    const { format, width, height } = await sharp(join(folder, `${base}-320.webp`)).metadata();
    expect([format, width, height]).toEqual(['webp', 320, 160]);
    rmSync(join(folder, `${base}-320.webp`));
    await makeSizes(shop, uploads);
    expect(existsSync(join(folder, `${base}-320.webp`))).toBe(false);
  });

  it('go with their picture', async () => {
    const media = await save(await picture(400, 400, 'teal').png().toBuffer(), 'teal.png');
    await makeSizes(shop, uploads);
    const gone = saved(await deleteMedia(shop, media.id));
    await gone.removeFile(uploads);
    expect(readdirSync(join(folder, '2026/03')).filter((file) => file.startsWith('teal'))).toEqual([]);
  });

  it('are upright, whichever way the camera was held, and nothing tells where it was', async () => {
    const exif = { IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' } };
    const bytes = await picture(400, 200)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withExifMerge(exif)
      .toBuffer();
    const media = await save(bytes, 'phone.jpg');
    expect([media.width, media.height]).toEqual([200, 400]);
    await makeSizes(shop, uploads);
    for (const file of [media.file, ...((await read(media.id))?.sizes ?? []).map((size) => size.file)]) {
      const kept = await sharp(join(folder, file)).metadata();
      expect([kept.exif, kept.orientation, kept.height === kept.width * 2]).toEqual([
        undefined,
        undefined,
        true,
      ]);
    }
    // The same file again is known, although it was kept otherwise than it came.
    expect((await save(bytes, 'phone.jpg')).id).toBe(media.id);
  });

  it('are none of a moving picture, of one that has become unreadable, or of one that lies elsewhere', async () => {
    const frames = Buffer.alloc(300 * 600 * 3, 90).fill(200, 300 * 300 * 3);
    const moving = await sharp(frames, { raw: { width: 300, height: 600, channels: 3, pageHeight: 300 } })
      .gif()
      .toBuffer();
    const still = await save(await picture(300, 300, 'navy').png().toBuffer(), 'navy.png');
    writeFileSync(join(folder, still.file), 'broken');
    const away = { file: '/demo/a.webp', width: 900, mime: 'image/webp', created_at: 1 };
    const other = await shop.queries
      .insertInto('media')
      .values(away)
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id, sizes } = await save(moving, 'moving.gif');
    expect(sizes).toEqual([]);
    // As those are that were there before sizes were made.
    await shop.queries.updateTable('media').set({ sizes: null }).where('id', '=', id).execute();
    const ids = [id, still.id, other.id];
    await makeSizes(shop, uploads);
    for (const each of ids) expect((await read(each))?.sizes).toEqual([]);
    const left = shop.queries.selectFrom('media').select('id').where('sizes', 'is', null);
    expect(await left.execute()).toEqual([]);
  });

  it('wait for a store that has no room, and leave nothing half', async () => {
    const media = await save(await picture(640, 64, 'plum').png().toBuffer(), 'plum.png');
    const full = {
      ...uploads,
      write: async () => {
        throw new StoreUnavailable('There is no room left for files.');
      },
    };
    await expect(makeSizes(shop, full)).rejects.toThrow('no room');
    expect(imageView(await read(media.id))?.srcSet).toBeUndefined();
    expect(
      await saveMedia(shop, full, { bytes: await picture(9, 9).png().toBuffer(), name: 'x' }),
    ).toMatchObject({
      errors: [{ field: 'file', message: 'There is no room left for files.' }],
    });
    await makeSizes(shop, uploads);
    expect((await read(media.id))?.sizes).toHaveLength(4);
  });
});

it('sizes are kept in S3 as in a folder', async () => {
  const shop = await openTestShop('sqlite');
  const s3 = await startS3();
  const store = s3Store(s3.place);
  const { media } = saved(
    await saveMedia(shop, store, { bytes: await picture(340, 10).png().toBuffer(), name: 'a.png' }),
  );
  await makeSizes(shop, store);
  const base = media.file.replace('.png', '');
  expect([...s3.objects.keys()]).toEqual([media.file, `${base}-160.webp`, `${base}-340.webp`]);
});
