import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../layers.mjs';

/**
 * @typedef {object} Workspace a package or an app
 * @property {'packages' | 'apps'} kind
 * @property {string} name its folder's name
 * @property {string} folder from the root
 * @property {Set<string>} declared what it may use at run time
 * @property {Set<string>} declaredForTests what only its tests and configuration may use
 * @property {string[]} subPaths that its `exports` lists, such as `./server`
 */

/** @type {(path: string) => Record<string, Record<string, unknown> | undefined>} */
const readManifest = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/**
 * @param {string} root
 * @returns {Workspace[]}
 */
export function readWorkspaces(root) {
  const ofTheRoot = readManifest(join(root, 'package.json'));
  return /** @type {const} */ (['packages', 'apps']).flatMap((kind) =>
    listFolders(join(root, kind)).map((name) => {
      const manifest = readManifest(join(root, kind, name, 'package.json'));
      return {
        kind,
        name,
        folder: `${kind}/${name}`,
        declared: keys(
          manifest.dependencies,
          manifest.peerDependencies,
          manifest.optionalDependencies,
          bundled.includes(name) ? manifest.devDependencies : undefined,
        ),
        declaredForTests: keys(manifest.devDependencies, ofTheRoot.devDependencies, ofTheRoot.dependencies),
        subPaths: Object.keys(manifest.exports ?? {}),
      };
    }),
  );
}

/** @param {string} folder */
function listFolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** @param {(Record<string, unknown> | undefined)[]} records */
const keys = (...records) => new Set(records.flatMap((record) => Object.keys(record ?? {})));
