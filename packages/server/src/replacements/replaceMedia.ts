import type { DocumentKind } from '@vitrine/contract/api';
import { sql } from 'kysely';
import { replaceAddresses } from '../documents/archive/uploadAddresses.ts';
import { saveDocument } from '../documents/saveDocument.ts';
import type { Status } from '../documents/shelf/ShelfRow.ts';
import { holdsText } from '../db/holdsText.ts';
import { invalidField, type Saved } from '../input/Saved.ts';
import { imageUrl } from '../media/imageUrl.ts';
import type { Media } from '../media/Media.ts';
import { type FileReplaced, filesOf, replaceFile } from '../media/replaceFile.ts';
import { lookAt, type MediaInput } from '../media/saveMedia.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';
import { saveModule } from '../modules/saveModule.ts';
import type { Shop } from '../Shop.ts';

export interface ReplaceOptions<Refusal> {
  readonly id: number;
  readonly input: Pick<MediaInput, 'bytes' | 'name'>;
  readonly authorId: number | null;
  /** Does the change in a transaction, if the picture is still as it was seen. */
  readonly change: (
    write: (shop: Shop) => Promise<Saved<FileReplaced>>,
  ) => Promise<Saved<FileReplaced> | Refusal>;
}

/**
 * Puts another file in the place of one. What shows it by its id follows by itself; texts, modules and documents that name its address
 * get the new one. Of a change that does not come about nothing stays.
 */
export async function replaceMedia<Refusal extends { readonly kind: string }>(
  shop: Shop,
  uploads: UploadStore,
  { id, input, authorId, change }: ReplaceOptions<Refusal>,
): Promise<Saved<FileReplaced> | Refusal> {
  const seen = await lookAt(shop, input);
  if (typeof seen === 'string') return invalidField('file', seen);
  const isThere = (await uploads.read(seen.file)) !== null;
  const bytes = await seen.keep(uploads);
  if (typeof bytes === 'string') return invalidField('file', bytes);
  let isDone = false;
  try {
    const replaced = await change(async (within) => {
      const done = await replaceFile(within, id, seen, bytes);
      if (done.ok) await follow(within, done, authorId);
      return done;
    });
    isDone = 'ok' in replaced && replaced.ok;
    if ('ok' in replaced && replaced.ok) await replaced.removeOld(uploads);
    return replaced;
  } finally {
    if (!isDone && !isThere) await uploads.remove(seen.file);
  }
}

/** Texts of rows that have no versions, by their tables. */
const TEXTS = {
  products: ['description', 'short_description', 'purchase_note'],
  posts: ['content', 'excerpt'],
  terms: ['description'],
  settings: ['value'],
} as const;

async function follow(shop: Shop, { before, after }: FileReplaced, authorId: number | null): Promise<void> {
  const to = imageUrl(after);
  for (const file of filesOf(before))
    for (const [table, columns] of Object.entries(TEXTS))
      for (const column of columns) await replaceIn(shop, table, column, imageUrl({ file }), to);
  await followInModules(shop, before, to, authorId);
  await followInDocuments(shop, before, to, authorId);
}

const replaceIn = ({ queries }: Shop, table: string, column: string, from: string, to: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = replace(${sql.ref(column)}, ${from}, ${to})
    where ${sql.ref(column)} like ${`%${from}%`}`.execute(queries);

const NOTE = 'A picture was replaced.';

/** By what is in the names of a file and of all its sizes: addresses in JSON may be written in several ways. */
const markOf = ({ file }: Media): string => (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');

const renamed = (document: string, before: Media, to: string): string => {
  const files = filesOf(before);
  return replaceAddresses(document, ({ host, file }) => (files.has(file) ? host + to : null));
};

async function followInModules(shop: Shop, before: Media, to: string, authorId: number | null) {
  const rows = await shop.queries
    .selectFrom('modules')
    .select(['id', 'alias', 'title', 'status', 'document'])
    .where(holdsText(['document'], markOf(before)))
    .execute();
  for (const { status, ...row } of rows) {
    const document = renamed(row.document, before, to);
    const module = { ...row, status: status as Status, document, note: NOTE };
    if (document !== row.document) await saveModule(shop, module, { authorId });
  }
}

async function followInDocuments(shop: Shop, before: Media, to: string, authorId: number | null) {
  const rows = await shop.queries
    .selectFrom('documents')
    .select(['id', 'kind', 'slug', 'title', 'status', 'document'])
    .where(holdsText(['document'], markOf(before)))
    .execute();
  for (const { status, kind, ...row } of rows) {
    const document = renamed(row.document, before, to);
    const item = { ...row, kind: kind as DocumentKind, status: status as Status, document, note: NOTE };
    if (document !== row.document) await saveDocument(shop, item, { authorId });
  }
}
