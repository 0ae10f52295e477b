import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadStore } from '../media/store/UploadStore.ts';
import type { Shop } from '../Shop.ts';
import { INCOMING_MS } from './limits.ts';

/** A backup that comes in pieces, so that no line is too slow for it: they are kept where uploads are, which all servers share. */
export interface Incoming {
  readonly shop: Shop;
  readonly uploads: UploadStore;
}

/** The dot keeps it from being served; nobody can guess the rest. */
const partName = (id: string, number: number): string => `.restores/${id}/${number}.part`;

export async function beginIncoming({ shop }: Incoming): Promise<string> {
  const id = randomBytes(16).toString('hex');
  await shop.queries.insertInto('restores').values({ id, parts: 0, created_at: shop.now() }).execute();
  return id;
}

/** How many pieces there are; null: nobody has begun it, or it was dropped. */
export async function countParts({ shop }: Incoming, id: string): Promise<number | null> {
  const row = await shop.queries
    .selectFrom('restores')
    .select('parts')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.parts ?? null;
}

/** The next piece, or the last one again where its sender did not hear that it had come. False: it is neither. */
export async function addPart(
  incoming: Incoming,
  id: string,
  number: number,
  bytes: Uint8Array,
): Promise<boolean> {
  const parts = await countParts(incoming, id);
  if (parts === null || (number !== parts && number !== parts - 1)) return false;
  await incoming.uploads.write(partName(id, number), bytes, 'application/octet-stream');
  await incoming.shop.queries
    .updateTable('restores')
    .set({ parts: number + 1 })
    .where('id', '=', id)
    .where('parts', '<=', number)
    .execute();
  return true;
}

/** The pieces as one file of this machine, for as long as the work takes. */
export async function withIncoming<T>(
  incoming: Incoming,
  id: string,
  work: (file: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-restore-'));
  try {
    const file = join(folder, 'backup');
    await pipeline(
      Readable.from(partsOf(incoming, id)),
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    );
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* partsOf(incoming: Incoming, id: string): AsyncGenerator<Buffer> {
  const parts = (await countParts(incoming, id)) ?? 0;
  for (let number = 0; number < parts; number++)
    yield (await incoming.uploads.read(partName(id, number))) ?? Buffer.alloc(0);
}

export async function dropIncoming(incoming: Incoming, id: string): Promise<void> {
  const parts = (await countParts(incoming, id)) ?? 0;
  // One more: it may have been written, and not counted.
  for (let number = 0; number <= parts; number++) await incoming.uploads.remove(partName(id, number));
  await incoming.shop.queries.deleteFrom('restores').where('id', '=', id).execute();
}

/** What somebody sent and went away from. */
export async function dropOldIncoming(incoming: Incoming): Promise<void> {
  const { queries, now } = incoming.shop;
  const old = await queries
    .selectFrom('restores')
    .select('id')
    .where('created_at', '<', now() - INCOMING_MS)
    .execute();
  for (const { id } of old) await dropIncoming(incoming, id);
}
