import sharp from 'sharp';
import type { Shop } from '../../Shop.ts';
import { READING } from '../inspectImage.ts';
import { type Media, type PictureSize, readMedia } from '../Media.ts';
import type { UploadStore } from '../store/UploadStore.ts';
import { widthsOf } from './widthsOf.ts';

/** Every browser that plays modules shows WebP. AVIF took 24 times as long for a quarter less (3 times for a fifth). */
const WEBP = { quality: 80, effort: 4 } as const;
/** Of one run; pictures that are left come with the next. A job that takes longer than it may would be done by two. */
const BUDGET_MS = 8000;

/** Makes the sizes of pictures that have none yet. What is broken keeps its one size, so that it is not tried for ever. */
export async function makeSizes(shop: Shop, uploads: UploadStore): Promise<void> {
  const startMs = shop.now();
  const next = () =>
    shop.queries
      .selectFrom('media')
      .selectAll()
      .where('sizes', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
  for (let row = await next(); row && shop.now() - startMs < BUDGET_MS; row = await next()) {
    const media = readMedia(row);
    const sizes = await sizesOf(media, uploads);
    const isKept = await shop.queries
      .updateTable('media')
      .set({ sizes: JSON.stringify(sizes) })
      .where('id', '=', media.id)
      .returning('id')
      .executeTakeFirst();
    // Deleted meanwhile: nobody would ever remove them.
    if (!isKept) await removeSizes(uploads, media, sizes);
  }
}

/** All but the picture itself, which may be one of them. */
export async function removeSizes(
  uploads: UploadStore,
  { file }: Pick<Media, 'file'>,
  sizes: readonly PictureSize[],
): Promise<void> {
  for (const size of sizes) if (size.file !== file) await uploads.remove(size.file);
}

async function sizesOf(media: Media, uploads: UploadStore): Promise<readonly PictureSize[]> {
  // What starts with a slash is the site's own and has no sizes.
  if (media.file.startsWith('/') || !media.width || !media.mime.startsWith('image/')) return [];
  const bytes = await uploads.read(media.file);
  if (bytes === null || (await isMoving(bytes))) return [];
  const made: PictureSize[] = [];
  for (const width of widthsOf(media.width)) {
    // Made once more in its own format and size, it would only lose.
    if (width === media.width && media.mime === 'image/webp') {
      made.push({ width, file: media.file });
      continue;
    }
    const file = media.file.replace(/\.\w+$/, `-${width}.webp`);
    const smaller = await resized(bytes, width);
    if (smaller === null) return made;
    await uploads.write(file, smaller, 'image/webp');
    made.push({ width, file });
  }
  return made;
}

/** One that cannot be read is found out when it is made smaller. */
const isMoving = async (bytes: Buffer): Promise<boolean> => {
  const { pages = 1 } = await sharp(bytes, READING)
    .metadata()
    .catch(() => ({ pages: 1 }));
  return pages > 1;
};

const resized = (bytes: Buffer, width: number): Promise<Buffer | null> =>
  sharp(bytes, READING)
    .autoOrient()
    .resize(width)
    .webp(WEBP)
    .toBuffer()
    .catch(() => null);
