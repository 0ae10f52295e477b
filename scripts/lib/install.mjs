import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Stop, step } from './step.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional] for other platforms, so it may rightly be absent
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 *
 * @typedef {Record<string, LockedPackage>} Locked packages by their folder
 */

/** @type {(path: string) => any} */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Whether node_modules holds what the lock file says, and the lock file what each package.json asks for.
 * @param {string} folder the repository
 */
export function isInstalled(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {Locked} */
  const wanted = readJson(join(folder, 'package-lock.json')).packages;
  /** @type {Locked} */
  const present = readJson(record).packages;
  return Object.entries(wanted).every(([path, entry]) =>
    path.includes('node_modules/')
      ? entry.optional || isPresent(folder, path, entry, present[path])
      : asksTheSame(entry, join(folder, path, 'package.json')),
  );
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {LockedPackage} wanted
 * @param {LockedPackage | undefined} found
 */
function isPresent(folder, path, wanted, found) {
  return found?.version === wanted.version && found?.link === wanted.link && existsSync(join(folder, path));
}

/**
 * @param {LockedPackage} locked
 * @param {string} manifestPath
 */
function asksTheSame(locked, manifestPath) {
  if (!existsSync(manifestPath)) return false;
  const manifest = readJson(manifestPath);
  return (
    sameRecord(locked.dependencies, manifest.dependencies) &&
    sameRecord(locked.devDependencies, manifest.devDependencies)
  );
}

/**
 * @param {Record<string, string>} [a]
 * @param {Record<string, string>} [b]
 */
function sameRecord(a = {}, b = {}) {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

const advice = 'If you changed a package.json, run `npm install` once, then `npm test -- lock`.';

/** Installs the packages unless they are there. */
export async function install() {
  await step(
    'Packages',
    async () => {
      if (isInstalled(root)) return 'up to date';
      // Not `npm install`: it may write a lock file that only this platform can use.
      const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund']);
      if (code !== 0) throw new Stop(`npm ci failed (exit code ${code}). ${advice}`, output);
      return 'installed';
    },
    (word) => word,
  );
}
