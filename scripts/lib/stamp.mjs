import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isTestFile, listFiles } from './files.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} Work
 * @property {string} name
 * @property {string[]} inputs files and folders of the repository; tests in them do not count
 * @property {string[]} outputs files that must exist for the work to count as done
 * @property {() => Promise<void>} run
 */

/**
 * Does the work unless its outputs exist and its inputs are those of the last time.
 * @param {Work} work
 * @returns {Promise<boolean>} whether there was anything to do
 */
export async function doIfChanged({ name, inputs, outputs, run }) {
  const stampFile = join(root, '.cache/stamps', name.replace(/\W+/g, '-'));
  const now = fingerprint(
    inputs.flatMap((path) => listFiles(join(root, path))).filter((path) => !isTestFile(path)),
  );
  const complete = outputs.every((path) => existsSync(join(root, path)));
  if (complete && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === now) return false;
  // Removed first: work that is cut off half-way must be done again.
  rmSync(stampFile, { force: true });
  await run();
  mkdirSync(join(root, '.cache/stamps'), { recursive: true });
  writeFileSync(stampFile, now);
  return true;
}
