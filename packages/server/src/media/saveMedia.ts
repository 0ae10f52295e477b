import { createHash } from 'node:crypto';
import { parse } from 'node:path';
import { invalidField, type Saved } from '../input/Saved.ts';
import { slugOf } from '../text/slugOf.ts';
import type { Shop } from '../Shop.ts';
import type { InspectedFile } from './InspectedFile.ts';
import { inspectFile } from './inspectFile.ts';
import { ALT_CHARACTERS, FILE_NAME_CHARACTERS } from './limits.ts';
import { type Media, readMedia } from './Media.ts';
import { StoreUnavailable, type UploadStore } from './store/UploadStore.ts';
import { withoutTelling } from './withoutTelling.ts';

export interface MediaInput {
  readonly bytes: Uint8Array;
  /** What it was called where it came from. Only its letters are used. */
  readonly name: string;
  readonly alt?: string;
  readonly title?: string;
  /** It is to be shown where only pictures can be: films and PDFs are refused. Default false. */
  readonly onlyPictures?: boolean;
}

export type MediaSaved = Saved<{ readonly media: Media }>;

/** What was sent, looked at: where it will be, and what it is. Nothing is kept yet. */
export interface LookedAt {
  readonly file: string;
  readonly inspected: InspectedFile;
  /** Keeps it, without what it tells beyond the picture. Gives how many bytes it has then, or why it cannot be kept. */
  readonly keep: (uploads: UploadStore) => Promise<number | string>;
}

export async function lookAt(shop: Shop, input: MediaInput): Promise<LookedAt | string> {
  const inspected = await inspectFile(input.bytes, input);
  if (typeof inspected === 'string') return inspected;
  const file = placeOf(shop.now(), input, inspected.ending);
  return {
    file,
    inspected,
    async keep(uploads) {
      const bytes = inspected.tellsMore ? await withoutTelling(input.bytes, inspected) : input.bytes;
      if (typeof bytes === 'string') return bytes;
      return (await write(uploads, file, bytes, inspected)) ?? bytes.byteLength;
    },
  };
}

/** What a row says about the file itself. */
export const fileColumns = ({ file, inspected }: LookedAt, bytes: number) => ({
  file,
  mime: inspected.mime,
  width: inspected.width,
  height: inspected.height,
  bytes,
  ground: inspected.ground,
  // Sizes of a still picture are made by a job, and until then pages show it as it is.
  sizes: inspected.isStill ? null : '[]',
});

/** Keeps a picture, a film or a PDF among the uploads and in the library. The same one a second time is the first one. */
export async function saveMedia(shop: Shop, uploads: UploadStore, input: MediaInput): Promise<MediaSaved> {
  const seen = await lookAt(shop, input);
  if (typeof seen === 'string') return invalidField('file', seen);
  const { file } = seen;
  const known = await findByFile(shop, file);
  if (known) return { ok: true, media: known };
  const bytes = await seen.keep(uploads);
  if (typeof bytes === 'string') return invalidField('file', bytes);
  const media = await shop.queries
    .insertInto('media')
    .values({
      ...fileColumns(seen, bytes),
      alt: line(input.alt ?? ''),
      title: line(input.title ?? parse(input.name).name),
      created_at: shop.now(),
    })
    .onConflict((conflict) => conflict.column('file').doNothing())
    .returningAll()
    .executeTakeFirst();
  const kept = media ? readMedia(media) : await findByFile(shop, file);
  if (!kept) throw new Error(`The file ${file} was removed while it was saved`);
  return { ok: true, media: kept };
}

/** null: it is kept. */
async function write(
  uploads: UploadStore,
  file: string,
  bytes: Uint8Array,
  { mime }: InspectedFile,
): Promise<string | null> {
  try {
    await uploads.write(file, bytes, mime);
    return null;
  } catch (error) {
    if (error instanceof StoreUnavailable) return error.message;
    throw error;
  }
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

export async function findByFile({ queries }: Shop, file: string): Promise<Media | null> {
  const row = await queries.selectFrom('media').selectAll().where('file', '=', file).executeTakeFirst();
  return row ? readMedia(row) : null;
}
