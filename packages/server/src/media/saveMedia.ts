import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import { invalidField, type Saved } from '../input/Saved.ts';
import { slugOf } from '../text/slugOf.ts';
import type { Shop } from '../Shop.ts';
import { inspectImage } from './inspectImage.ts';
import { ALT_CHARACTERS, FILE_NAME_CHARACTERS } from './limits.ts';
import { type Media, readMedia } from './Media.ts';

export interface MediaInput {
  readonly bytes: Uint8Array;
  /** What it was called where it came from. Only its letters are used. */
  readonly name: string;
  readonly alt?: string;
  readonly title?: string;
}

export type MediaSaved = Saved<{ readonly media: Media }>;

/** Keeps a picture under the uploads folder and in the library. The same one a second time is the first one. */
export async function saveMedia(shop: Shop, uploads: string, input: MediaInput): Promise<MediaSaved> {
  const image = await inspectImage(input.bytes);
  if (typeof image === 'string') return invalidField('file', image);
  const file = placeOf(shop.now(), input, image.ending);
  const known = await findByFile(shop, file);
  if (known) return { ok: true, media: known };
  await writeWhole(join(uploads, file), input.bytes);
  const media = await shop.queries
    .insertInto('media')
    .values({
      file,
      mime: image.mime,
      width: image.width,
      height: image.height,
      bytes: input.bytes.byteLength,
      alt: line(input.alt ?? ''),
      title: line(input.title ?? parse(input.name).name),
      created_at: shop.now(),
    })
    .onConflict((conflict) => conflict.column('file').doNothing())
    .returningAll()
    .executeTakeFirst();
  const kept = media ? readMedia(media) : await findByFile(shop, file);
  if (!kept) throw new Error(`The picture ${file} was removed while it was saved`);
  return { ok: true, media: kept };
}

const line = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .slice(0, ALT_CHARACTERS)
    .trim();

/** `2026/03/blue-cup-1a2b3c4d5e6f.webp`: month, letters of the name, and what is in it, so that names cannot meet. */
function placeOf(nowMs: number, { bytes, name }: MediaInput, ending: string): string {
  const [year = '', month = ''] = new Date(nowMs).toISOString().split('-');
  const letters = slugOf(parse(name).name)
    .replace(/[^a-z0-9-]+/g, '')
    .slice(0, FILE_NAME_CHARACTERS);
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return `${year}/${month}/${letters || 'picture'}-${digest}.${ending}`;
}

async function findByFile({ queries }: Shop, file: string): Promise<Media | null> {
  const row = await queries.selectFrom('media').selectAll().where('file', '=', file).executeTakeFirst();
  return row ? readMedia(row) : null;
}

/** Nobody ever sees half of it. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    await writeFile(part, bytes, { flush: true, mode: 0o600 });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
