import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { BackupEnd, BackupHeader } from './BackupFile.ts';
import { ROWS_AT_ONCE } from './limits.ts';
import { type Rows, sumRows, type Value } from './Rows.ts';

/** Why a file cannot be restored, in words for whoever asked for it. */
export class BackupRefused extends Error {}

const NO_BACKUP = 'This is no backup.';
const DAMAGED = 'This backup is cut or damaged.';

/** The header of a file, without looking at the rest. */
export async function readHeader(file: string): Promise<BackupHeader> {
  for await (const line of linesOf(file)) return parseHeader(line);
  throw new BackupRefused(NO_BACKUP);
}

/** The rows of a file, some at a time. It throws at the end when they are not all there, or not as they were written. */
export async function* readBackup(file: string): AsyncGenerator<Rows> {
  const hash = createHash('sha256');
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  let waiting: Value[][] = [];
  let number = -1;
  let count = 0;
  const take = (): Rows => {
    const rows = waiting;
    waiting = [];
    return { table: header?.tables[number]?.name ?? '', rows };
  };
  for await (const line of linesOf(file)) {
    if (end) throw new BackupRefused(DAMAGED);
    if (line.startsWith('{"end":')) {
      end = parse<BackupEnd>(line);
      continue;
    }
    hash.update(line).update('\n');
    if (!header) {
      header = parseHeader(line);
      continue;
    }
    const [table, ...values] = parse<readonly [number, ...Value[]]>(line);
    if (waiting.length >= ROWS_AT_ONCE || (table !== number && waiting.length > 0)) yield take();
    number = table;
    waiting.push(values);
    count++;
  }
  if (waiting.length > 0) yield take();
  if (!header || end?.rows !== count || sumRows(header.tables) !== count || end.sha256 !== hash.digest('hex'))
    throw new BackupRefused(DAMAGED);
}

function parseHeader(line: string): BackupHeader {
  const isHeader = line.startsWith('{"vitrine":"backup"');
  if (!isHeader) throw new BackupRefused(NO_BACKUP);
  const header = parse<BackupHeader>(line);
  if (header.format !== 1) throw new BackupRefused('This backup was made by a newer version.');
  return header;
}

function parse<T>(line: string): T {
  try {
    return JSON.parse(line) as T;
  } catch {
    throw new BackupRefused(DAMAGED);
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  // `pipe` does not hand errors on.
  source.on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk as string}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw asRefusal(error);
  } finally {
    source.destroy();
  }
  if (rest !== '') throw new BackupRefused(DAMAGED);
}

/** Faults of the compression have codes of their own; those of the disk are for the caller. */
function asRefusal(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new BackupRefused(DAMAGED);
  if (code === 'Z_DATA_ERROR') return new BackupRefused(NO_BACKUP);
  return error;
}
