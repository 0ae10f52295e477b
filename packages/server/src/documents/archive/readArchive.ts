import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { type AsyncFlateStreamHandler, Unzip, type UnzipDecoder, type UnzipFile } from 'fflate';
import { ARCHIVE_BYTES, ARCHIVE_FILES, RATIO_FREE_BYTES, UNPACKED_BYTES, UNPACKED_RATIO } from './limits.ts';

/** By their names in the archive, which are names only and never places on a disk. */
export type ArchiveFiles = ReadonlyMap<string, Uint8Array>;

export type Archive =
  | { readonly ok: true; readonly files: ArchiveFiles }
  | { readonly ok: false; readonly message: string };

class Refused extends Error {}

/** So little is looked at in one turn that others are answered in between. */
const STEP_BYTES = 65_536;
const STORED = 0;

/**
 * Unpacks an archive, and stops as soon as it is more than one may be: what it says of its sizes is not believed.
 * The unpacking itself is done by other threads, as this one answers everybody.
 */
export async function readArchive(data: Uint8Array): Promise<Archive> {
  try {
    return { ok: true, files: await unpack(data) };
  } catch (error) {
    const message = error instanceof Refused ? error.message : 'The archive is broken.';
    return { ok: false, message };
  }
}

async function unpack(data: Uint8Array): Promise<ArchiveFiles> {
  if (data.length > ARCHIVE_BYTES) throw new Refused('The archive is too large.');
  const files = new Map<string, Uint8Array>();
  let left = Math.min(UNPACKED_BYTES, Math.max(RATIO_FREE_BYTES, data.length * UNPACKED_RATIO));
  for (const [name, packed] of await findEntries(data)) {
    const bytes = await inflate(packed, left);
    left -= bytes.length;
    files.set(name, bytes);
  }
  return files;
}

interface Entry {
  readonly isStored: boolean;
  readonly parts: Uint8Array[];
}

/** What the archive holds, as it is packed. */
async function findEntries(data: Uint8Array): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  let open = 0;
  const take = (file: UnzipFile): void => {
    if (file.name.endsWith('/')) return;
    if (entries.size >= ARCHIVE_FILES) throw new Refused(`The archive has more than ${ARCHIVE_FILES} files.`);
    if (entries.has(file.name)) throw new Refused('The archive has two files of the same name.');
    const parts: Uint8Array[] = [];
    entries.set(file.name, { isStored: file.compression === STORED, parts });
    open++;
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      parts.push(part);
      if (isLast) open--;
    };
    file.start();
  };
  const unzip = new Unzip(take);
  unzip.register(LeftPacked);
  for (let start = 0; start < data.length; start += STEP_BYTES) {
    unzip.push(data.subarray(start, start + STEP_BYTES), start + STEP_BYTES >= data.length);
    await nextTurn();
  }
  if (open > 0) throw new Refused('The archive is cut off.');
  return entries;
}

/** Hands over what is deflated as it is. */
class LeftPacked implements UnzipDecoder {
  static readonly compression = 8;
  ondata!: AsyncFlateStreamHandler;
  push(chunk: Uint8Array, final: boolean): void {
    this.ondata(null, chunk as Uint8Array<ArrayBuffer>, final);
  }
}

const inflateAside = promisify<Uint8Array, { readonly maxOutputLength: number }, Buffer>(inflateRaw);

async function inflate({ isStored, parts }: Entry, most: number): Promise<Uint8Array> {
  const packed = Buffer.concat(parts);
  // Nothing at all is how an empty file may be written.
  if (isStored || packed.length === 0) return allowed(packed, most);
  // It cannot be told to make nothing: one byte too many is told apart afterwards.
  const bytes = await inflateAside(packed, { maxOutputLength: most + 1 }).catch((error: unknown) => {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? tooLarge() : error;
  });
  return allowed(bytes, most);
}

const tooLarge = (): Refused => new Refused('What is in the archive is too large.');

function allowed(bytes: Uint8Array, most: number): Uint8Array {
  if (bytes.length > most) throw tooLarge();
  return bytes;
}
