import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Queries } from '../db/Database.ts';
import type { BackupEnd, BackupHeader } from './BackupFile.ts';
import { inSnapshot } from './inSnapshot.ts';
import { CHUNK_CHARACTERS } from './limits.ts';
import { BackupRefused, readHeader } from './readBackup.ts';
import { countTables, readRows } from './readRows.ts';
import { refused, type StorageOptions, type Stored, sumRows } from './Rows.ts';
import { SCHEMA_STEPS } from './storedTables.ts';
import { whyUnreadable } from './whyUnreadable.ts';

/**
 * Writes everything in the database, as it is at this moment, into a file; the shop may go on meanwhile.
 * The file is there when it is whole: an older backup of that name is kept until then.
 */
export async function backup(db: Database, file: string, options: StorageOptions = {}): Promise<Stored> {
  if (!(await isReplaceable(file))) return refused('There is a file of this name that is no backup.');
  const unreadable = await whyUnreadable(db);
  if (unreadable !== null) return refused(unreadable);
  const part = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const rows = await inSnapshot(db, (queries) => write(db, queries, part, options));
    await flush(part);
    await rename(part, file);
    return { ok: true, rows };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function write(
  { kind }: Database,
  queries: Queries,
  file: string,
  { onProgress }: StorageOptions,
): Promise<number> {
  const tables = await countTables(kind, queries);
  const total = sumRows(tables);
  const header: BackupHeader = {
    vitrine: 'backup',
    format: 1,
    schema: SCHEMA_STEPS,
    from: kind,
    at: Date.now(),
    tables,
  };
  const numberOf = new Map(tables.map(({ name }, at) => [name, at]));
  let done = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify(header)}\n`;
    for await (const { table, rows } of readRows(queries)) {
      const number = numberOf.get(table);
      yield rows.map((row) => `${JSON.stringify([number, ...row])}\n`).join('');
      done += rows.length;
      onProgress?.(done, total);
    }
  }
  // A backup holds password hashes and addresses: it is for its owner only.
  await pipeline(
    Readable.from(signed(lines(), () => done)),
    createGzip(),
    createWriteStream(file, { flags: 'wx', mode: 0o600, highWaterMark: CHUNK_CHARACTERS }),
  );
  return done;
}

async function* signed(chunks: AsyncIterable<string>, rows: () => number): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    hash.update(bytes);
    yield bytes;
  }
  const end: BackupEnd = { end: true, rows: rows(), sha256: hash.digest('hex') };
  yield Buffer.from(`${JSON.stringify(end)}\n`);
}

/** Until it is on the disk, a power cut could leave a name without its content. */
async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** Whether a backup may take this name: nothing is there, or an older backup. A mistyped name must not cost the database itself. */
async function isReplaceable(file: string): Promise<boolean> {
  try {
    await readHeader(file);
    return true;
  } catch (error) {
    if (error instanceof BackupRefused) return false;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
}
