import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const quietMs = 80;
const skipped = /(^|\/)(node_modules|dist|\.cache)$|~$|\.sw[px]$|\.tmp$/;

/**
 * Calls back with the changed paths once changes have settled. Each folder has a watcher of its own, because
 * a recursive one loses files that an editor saves by putting a new file in their place.
 * @param {string[]} folders
 * @param {(paths: Set<string>) => void} onChange
 */
export async function watchFolders(folders, onChange) {
  /** @type {Map<string, import('node:fs').FSWatcher>} */
  const watchers = new Map();
  /** @type {Set<string>} */
  let changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  const settle = async () => {
    const paths = changed;
    changed = new Set();
    await Promise.all(folders.map(follow));
    onChange(paths);
  };

  const note = (/** @type {string} */ path) => {
    if (skipped.test(path)) return;
    changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(settle, quietMs);
  };

  const follow = async (/** @type {string} */ folder) => {
    if (skipped.test(folder)) return;
    const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
    if (!entries) {
      watchers.get(folder)?.close();
      watchers.delete(folder);
      return;
    }
    if (!watchers.has(folder)) {
      const watcher = watch(folder, (_event, name) => note(join(folder, name ?? '')));
      watchers.set(
        folder,
        watcher.on('error', () => watchers.delete(folder)),
      );
    }
    await Promise.all(entries.filter((e) => e.isDirectory()).map((e) => follow(join(folder, e.name))));
  };

  await Promise.all(folders.map(follow));
}
