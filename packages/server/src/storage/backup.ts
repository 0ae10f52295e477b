import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Queries } from '../db/Database.ts';
import type { BackupEnd, BackupHeader } from './BackupFile.ts';
import { inSnapshot } from './inSnapshot.ts';
import { CHUNK_CHARACTERS, PIECE_BYTES } from './limits.ts';
import { listUploads } from './listUploads.ts';
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
  // A backup holds password hashes and addresses: it is for its owner only.
  const target = () => createWriteStream(part, { flags: 'wx', mode: 0o600, highWaterMark: CHUNK_CHARACTERS });
  try {
    const rows = await inSnapshot(db, (queries) => write(db, queries, target, options));
    await flush(part);
    await rename(part, file);
    return { ok: true, rows };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

export interface StreamedBackup {
  readonly stream: Readable;
  /** When all of it is written; fails where nobody reads it to its end. */
  readonly done: Promise<number>;
}

/** The same for who reads it while it is written. It is cut where something goes wrong, and so known for no backup. */
export function streamBackup(db: Database, options: StorageOptions = {}): StreamedBackup {
  const stream = new PassThrough({ highWaterMark: CHUNK_CHARACTERS });
  const done = inSnapshot(db, (queries) => write(db, queries, () => stream, options));
  done.catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
  return { stream, done };
}

async function write(
  { kind }: Database,
  queries: Queries,
  /** Opened when there is something to write: what fails before must not leave it open. */
  target: () => Writable,
  { onProgress, uploads, onFiles }: StorageOptions,
): Promise<number> {
  const tables = await countTables(kind, queries);
  const files = uploads ? await listUploads(queries) : [];
  const total = sumRows(tables);
  const header: BackupHeader = {
    vitrine: 'backup',
    format: uploads ? 2 : 1,
    schema: SCHEMA_STEPS,
    from: kind,
    at: Date.now(),
    tables,
    ...(uploads && { files: files.length }),
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
    for (const [at, file] of files.entries()) {
      yield* piecesOf(file, (await uploads?.read(file)) ?? null);
      onFiles?.(at + 1, files.length);
    }
  }
  await pipeline(Readable.from(signed(lines(), () => done)), createGzip(), target());
  return done;
}

/** A file that is not there is named all the same: whoever counts finds all of them. */
function* piecesOf(file: string, bytes: Buffer | null): Generator<string> {
  const length = bytes?.length ?? 0;
  for (let at = 0; at === 0 || at < length; at += PIECE_BYTES) {
    const piece = bytes?.subarray(at, at + PIECE_BYTES).toString('base64') ?? null;
    yield `${JSON.stringify([file, piece, at + PIECE_BYTES >= length])}\n`;
  }
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
