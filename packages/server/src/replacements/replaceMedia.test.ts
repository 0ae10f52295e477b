import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { findProduct } from '../catalogue/findProducts.ts';
import { saved } from '../catalogue/testing/saved.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { findDocument } from '../documents/findDocument.ts';
import { saveDocument } from '../documents/saveDocument.ts';
import { deleteMedia } from '../media/changeMedia.ts';
import { findMedia } from '../media/findMedia.ts';
import { imageUrl } from '../media/imageUrl.ts';
import { findMovedFile } from '../media/replaceFile.ts';
import { saveMedia } from '../media/saveMedia.ts';
import { makeSizes } from '../media/sizes/makeSizes.ts';
import { folderStore } from '../media/store/folderStore.ts';
import { openTestShop } from '../testing/testShop.ts';
import { replaceMedia } from './replaceMedia.ts';

const picture = (width: number, background: string) =>
  sharp({ create: { width, height: width / 2, channels: 3, background } })
    .png()
    .toBuffer();

describe.each(databaseKinds)('a file that takes the place of another on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-replace-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const uploads = folderStore(folder);
  const isThere = (file: string): boolean => existsSync(join(folder, file));
  const upload = async (name: string, bytes: Uint8Array) =>
    saved(await saveMedia(shop, uploads, { name, bytes })).media;
  const replace = (id: number, name: string, bytes: Uint8Array) =>
    replaceMedia<never>(shop, uploads, {
      id,
      input: { name, bytes },
      authorId: null,
      change: (write) => inTransaction(shop, write),
    });
  const now = async (id: number) => {
    const media = (await findMedia(shop, [id])).get(id);
    if (!media) throw new Error('It is gone');
    return media;
  };

  it('is shown wherever the old one was, with sizes of its own', async () => {
    const old = await upload('sea.png', await picture(800, 'red'));
    await makeSizes(shop, uploads);
    const sized = await now(old.id);
    const small = sized.sizes[0]?.file ?? '';
    const description = `<p><img src="${imageUrl(old)}" alt="Sea"> <img src="${imageUrl({ file: small })}" alt=""></p>`;
    const product = await shop.product({ imageId: old.id, description });
    const document = JSON.stringify({ content: [{ url: imageUrl(old) }] }).replaceAll('/', '\\/');
    const page = saved(
      await saveDocument(shop, { kind: 'page', slug: 'sea', document }, { authorId: null }),
    ).document;
    saved(await replace(old.id, 'shore.png', await picture(400, 'blue')));
    const media = await now(old.id);
    expect(media).toMatchObject({ width: 400, height: 200, title: 'sea', sizes: [], ground: '#0000ff' });
    expect(isThere(media.file)).toBe(true);
    for (const file of [old.file, ...sized.sizes.map((size) => size.file)]) {
      expect(isThere(file)).toBe(false);
      expect(await findMovedFile(shop, file)).toBe(imageUrl(media));
    }
    await makeSizes(shop, uploads);
    expect((await now(old.id)).sizes.map(({ width }) => width)).toEqual([160, 320, 400]);
    expect((await findProduct(shop, product))?.description).toBe(
      `<p><img src="${imageUrl(media)}" alt="Sea"> <img src="${imageUrl(media)}" alt=""></p>`,
    );
    const followed = await findDocument(shop, page.id);
    expect(followed).toMatchObject({ version: page.version + 1 });
    expect(followed?.document).toContain(imageUrl(media));
  });

  it('may come back, and then is where it was', async () => {
    const [one, other] = [await picture(200, 'green'), await picture(200, 'grey')];
    const first = await upload('moss.png', one);
    saved(await replace(first.id, 'moss.png', other));
    saved(await replace(first.id, 'moss.png', one));
    expect((await now(first.id)).file).toBe(first.file);
    expect(await findMovedFile(shop, first.file)).toBeNull();
    saved(await replace(first.id, 'moss.png', one));
    expect(isThere(first.file)).toBe(true);
    expect((await deleteMedia(shop, first.id)).ok).toBe(true);
    const left = await shop.queries
      .selectFrom('media_moves')
      .select('file')
      .where('media_id', '=', first.id)
      .execute();
    expect(left).toEqual([]);
  });

  it('is refused when it is of another kind, in the library, or gone, and leaves nothing behind', async () => {
    const media = await upload('a.png', await picture(20, 'pink'));
    const known = await picture(20, 'gold');
    const other = await upload('b.png', known);
    expect(await replace(media.id, 'b.png', known)).toMatchObject({ errors: [{ field: 'file' }] });
    expect(isThere(other.file)).toBe(true);
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
    expect(await replace(media.id, 'c.pdf', pdf)).toMatchObject({ ok: false, errors: [{ field: 'file' }] });
    const fresh = await picture(20, 'navy');
    const failing = replaceMedia(shop, uploads, {
      id: media.id,
      input: { name: 'd.png', bytes: fresh },
      authorId: null,
      change: () => Promise.reject(new Error('power cut')),
    });
    await expect(failing).rejects.toThrow('power cut');
    expect(await now(media.id)).toMatchObject({ file: media.file });
    const kept = await upload('d.png', fresh);
    expect(await replace(987_654, 'e.png', fresh)).toMatchObject({ reason: 'missing' });
    expect(isThere(kept.file)).toBe(true);
  });
});
