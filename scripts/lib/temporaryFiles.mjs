import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system that is memory, on Linux. */
const MEMORY = '/dev/shm';
/** What databases, shops and profiles of browsers together never need. Containers often have 64 MB. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Lets this process and those it starts write temporary files to memory where there is enough of it: a new database of
 * PostgreSQL is three hundred files, and making them on a disk takes longer than most tests that want one. TMPDIR decides alone
 * when it is set.
 */
export function keepTemporaryFilesInMemory(env = process.env, folder = MEMORY) {
  if (!env.TMPDIR && hasRoom(folder)) env.TMPDIR = folder;
}

/**
 * The same for all of Vitest's processes, in a folder that goes with them: those that run tests are ended without a word. Vitest
 * calls this for every project; the first makes it.
 */
export function setup() {
  if (process.env.VITRINE_TEST_FOLDER) return;
  keepTemporaryFilesInMemory();
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-tests-'));
  // PostgreSQL has a user of its own, and its folder within.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.env.VITRINE_TEST_FOLDER = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** @param {string} folder */
function hasRoom(folder) {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH_BYTES;
  } catch {
    return false;
  }
}
