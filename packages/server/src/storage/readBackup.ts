import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { isUploadName } from '../media/uploadNames.ts';
import type { BackupEnd, BackupHeader } from './BackupFile.ts';
import { CHUNK_CHARACTERS, LINE_CHARACTERS, ROWS_AT_ONCE } from './limits.ts';
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
  let waiting: Value[][] = [];
  let table = '';
  for await (const entry of entriesOf(file)) {
    if (entry.kind !== 'row') continue;
    if (waiting.length >= ROWS_AT_ONCE || (entry.table !== table && waiting.length > 0)) {
      yield { table, rows: waiting };
      waiting = [];
    }
    ({ table } = entry);
    waiting.push(entry.values);
  }
  if (waiting.length > 0) yield { table, rows: waiting };
}

export interface BackedUpFile {
  readonly file: string;
  readonly bytes: Buffer;
}

/** The uploads of a file, one at a time; those that were not there when it was made are left out. */
export async function* readFiles(file: string): AsyncGenerator<BackedUpFile> {
  let pieces: Buffer[] = [];
  for await (const entry of entriesOf(file)) {
    if (entry.kind !== 'piece') continue;
    if (entry.piece !== null) pieces.push(Buffer.from(entry.piece, 'base64'));
    if (!entry.isLast) continue;
    if (entry.piece !== null) yield { file: entry.file, bytes: Buffer.concat(pieces) };
    pieces = [];
  }
}

type Entry =
  | { readonly kind: 'row'; readonly table: string; readonly values: Value[] }
  | {
      readonly kind: 'piece';
      readonly file: string;
      readonly piece: string | null;
      readonly isLast: boolean;
    };

/** Everything between header and end, in its order. */
async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const hash = createHash('sha256');
  let header: BackupHeader | undefined;
  let end: BackupEnd | undefined;
  let rows = 0;
  let files = 0;
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
    const entry = line.startsWith('["') ? pieceOf(line) : rowOf(line, header);
    if (entry.kind === 'row') rows++;
    else if (entry.isLast) files++;
    yield entry;
  }
  const isWhole = header && end?.rows === rows && sumRows(header.tables) === rows;
  if (!isWhole || (header?.files ?? 0) !== files || end?.sha256 !== hash.digest('hex'))
    throw new BackupRefused(DAMAGED);
}

function rowOf(line: string, { tables }: BackupHeader): Entry {
  const [number, ...values] = parse<readonly [number, ...Value[]]>(line);
  const table = tables[number];
  if (table?.columns.length !== values.length) throw new BackupRefused(DAMAGED);
  return { kind: 'row', table: table.name, values };
}

function pieceOf(line: string): Entry {
  const [file, piece, isLast] = parse<readonly [string, string | null, boolean]>(line);
  // Whoever made the file could name any place of this machine.
  if (!isUploadName(file)) throw new BackupRefused(DAMAGED);
  return { kind: 'piece', file, piece, isLast };
}

function parseHeader(line: string): BackupHeader {
  const isHeader = line.startsWith('{"vitrine":"backup"');
  if (!isHeader) throw new BackupRefused(NO_BACKUP);
  const header = parse<BackupHeader>(line);
  if (header.format !== 1 && header.format !== 2)
    throw new BackupRefused('This backup was made by a newer version.');
  if (!Array.isArray(header.tables) || !Array.isArray(header.schema)) throw new BackupRefused(NO_BACKUP);
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
  const text = source.pipe(createGunzip({ chunkSize: CHUNK_CHARACTERS })).setEncoding('utf8');
  // `pipe` does not hand errors on.
  source.on('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk as string}`.split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LINE_CHARACTERS) throw new BackupRefused(DAMAGED);
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
