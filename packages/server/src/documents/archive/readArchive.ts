import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { ARCHIVE_BYTES, ARCHIVE_FILES, RATIO_FREE_BYTES, UNPACKED_BYTES, UNPACKED_RATIO } from './limits.ts';

/** By their names in the archive, which are names only and never places on a disk. */
export type ArchiveFiles = ReadonlyMap<string, Uint8Array>;

export type Archive =
  | { readonly ok: true; readonly files: ArchiveFiles }
  | { readonly ok: false; readonly message: string };

class Refused extends Error {}

/** So little is unpacked at once that a bomb is noticed before it is large. */
const STEP_BYTES = 16_384;

/** Unpacks an archive, and stops as soon as it is more than one may be: what it says of its sizes is not believed. */
export function readArchive(data: Uint8Array): Archive {
  try {
    return { ok: true, files: unpack(data) };
  } catch (error) {
    const message = error instanceof Refused ? error.message : 'The archive is broken.';
    return { ok: false, message };
  }
}

function unpack(data: Uint8Array): ArchiveFiles {
  if (data.length > ARCHIVE_BYTES) throw new Refused('The archive is too large.');
  const parts = new Map<string, Uint8Array[]>();
  let unpacked = 0;
  let open = 0;
  const most = Math.min(UNPACKED_BYTES, Math.max(RATIO_FREE_BYTES, data.length * UNPACKED_RATIO));
  const take = (file: UnzipFile): void => {
    if (file.name.endsWith('/')) return;
    if (parts.size >= ARCHIVE_FILES) throw new Refused(`The archive has more than ${ARCHIVE_FILES} files.`);
    if (parts.has(file.name)) throw new Refused('The archive has two files of the same name.');
    const own: Uint8Array[] = [];
    parts.set(file.name, own);
    open++;
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      unpacked += part.length;
      if (unpacked > most) throw new Refused('What is in the archive is too large.');
      own.push(part);
      if (isLast) open--;
    };
    file.start();
  };
  const unzip = new Unzip(take);
  unzip.register(UnzipInflate);
  for (let start = 0; start < data.length; start += STEP_BYTES)
    unzip.push(data.subarray(start, start + STEP_BYTES), start + STEP_BYTES >= data.length);
  if (open > 0) throw new Refused('The archive is cut off.');
  return new Map([...parts].map(([name, own]) => [name, Buffer.concat(own)]));
}
