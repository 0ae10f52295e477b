import { chmodSync, closeSync, mkdirSync, openSync, type Stats, statSync } from 'node:fs';

/** What other users of the machine may do. */
const OTHERS = 0o077;
/** A folder that many share, as the one for temporary files. */
const STICKY = 0o1000;

/**
 * Makes a folder that only its owner may look into: the shop's holds password hashes, the secret that signs cookies and
 * links that open accounts. True when one was there that others could look into, and cannot any more.
 */
export function makePrivateFolder(folder: string): boolean {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  return made === undefined && tighten(folder, 0o700);
}

/** Makes the file when it is not there; SQLite gives those beside it the same mode. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'a', 0o600));
  } catch {
    // No file, or nobody may write it: the database says so when it is opened.
    return;
  }
  for (const each of [file, `${file}-wal`, `${file}-shm`]) tighten(each, 0o600);
}

function tighten(path: string, mode: number): boolean {
  const known = statSync(path, { throwIfNoEntry: false });
  if (!known || !isOwn(known) || known.mode & STICKY || (known.mode & OTHERS) === 0) return false;
  chmodSync(path, mode);
  return true;
}

/** Windows has no modes, and no user number: rights are those of the folder above. */
const isOwn = ({ uid }: Stats): boolean => process.getuid?.() === uid;
