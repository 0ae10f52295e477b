/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 *
 * @typedef {Record<string, LockedPackage>} LockedPackages by their folder; '' is the repository itself
 *
 * @typedef {object} Platform
 * @property {string} os
 * @property {string} cpu
 * @property {string} [libc]
 */

/** Machines on which the product is set up, at the least. @type {readonly Platform[]} */
const platforms = [
  { os: 'linux', cpu: 'x64', libc: 'glibc' },
  { os: 'linux', cpu: 'x64', libc: 'musl' },
  { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  { os: 'linux', cpu: 'arm64', libc: 'musl' },
  { os: 'darwin', cpu: 'arm64' },
  { os: 'darwin', cpu: 'x64' },
  { os: 'win32', cpu: 'x64' },
];

/**
 * What would keep another machine from installing: npm leaves out of a lock file the binaries that a registry lacked, or
 * that another platform's install had no use for, and only that other platform ever finds out.
 * @param {LockedPackages} packages
 * @returns {string[]}
 */
export function findLockFaults(packages) {
  return Object.entries(packages).flatMap(([folder, entry]) => [
    ...findDownloadHost(folder, entry),
    ...findMissing(folder, entry, packages),
    ...findUnserved(folder, entry, packages),
  ]);
}

/** @type {(folder: string, entry: LockedPackage) => string[]} */
function findDownloadHost(folder, { resolved = '' }) {
  return /^https?:/.test(resolved) ? [`${folder} is bound to one download host`] : [];
}

/** @type {(folder: string, entry: LockedPackage, packages: LockedPackages) => string[]} */
function findMissing(folder, { version, optionalDependencies = {} }, packages) {
  return Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
    const found = findFrom(folder, name, packages);
    const title = `${folder} ${version} has no ${name}`;
    if (!found) return [title];
    const isOther = /^\d+\.\d+\.\d+$/.test(wanted) && found.version !== wanted;
    return isOther ? [`${title} ${wanted}: the one within its reach is ${found.version}`] : [];
  });
}

/** @type {(folder: string, entry: LockedPackage, packages: LockedPackages) => string[]} */
function findUnserved(folder, { version, optionalDependencies = {} }, packages) {
  const binaries = Object.keys(optionalDependencies)
    .map((name) => findFrom(folder, name, packages))
    .filter((found) => found?.os && found.cpu);
  // One alone is an addition for its system (fsevents), not one binary of a set.
  if (binaries.length < 2) return [];
  return platforms
    .filter((platform) => !binaries.some((binary) => binary && serves(binary, platform)))
    .map(({ os, cpu, libc = '' }) => `${folder} ${version} has no binary for ${os} ${cpu} ${libc}`.trim());
}

/** @type {(binary: LockedPackage, platform: Platform) => boolean} */
function serves(binary, { os, cpu, libc }) {
  const isForLibc = !libc || !binary.libc || binary.libc.includes(libc);
  return isForLibc && binary.os?.includes(os) === true && binary.cpu?.includes(cpu) === true;
}

/**
 * The package that Node would find by this name from a folder: the nearest one on the way up.
 * @type {(folder: string, name: string, packages: LockedPackages) => LockedPackage | undefined}
 */
function findFrom(folder, name, packages) {
  const found = packages[`${folder && `${folder}/`}node_modules/${name}`];
  if (found || folder === '') return found;
  const above = folder.lastIndexOf('/node_modules/');
  return findFrom(above < 0 ? '' : folder.slice(0, above), name, packages);
}
