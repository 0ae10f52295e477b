import { dirname, join, relative } from 'node:path';
import { oneWayFolders } from '../layers.mjs';
import { isTestFile } from '../lib/files.mjs';

/**
 * @typedef {object} PlacedImport
 * @property {string} specifier
 * @property {number} line
 * @property {string} file from the root
 * @property {import('./readWorkspaces.mjs').Workspace} workspace
 *
 * @typedef {object} Arrow an import from one folder of a package to another
 * @property {string} name of the package
 * @property {string} from
 * @property {string} to
 * @property {string} at `file:line`
 */

/**
 * Imports between folders of one package that go both ways, or out of its `ports`.
 * @param {PlacedImport[]} imports
 * @returns {string[]}
 */
export function findFolderFaults(imports) {
  const arrows = imports.flatMap(findArrow);
  return arrows.flatMap(({ name, from, to, at }) => {
    if (from === 'ports') return [`${at}: ports of ${name} import no other folder, and ${to} is one`];
    const back = arrows.find((other) => other.name === name && other.from === to && other.to === from);
    return back && to !== 'ports'
      ? [`${at}: ${from} imports ${to} of ${name}, which imports it in ${back.at}`]
      : [];
  });
}

/**
 * @param {PlacedImport} placed
 * @returns {Arrow[]} none for imports that stay in their folder, or are not looked at
 */
function findArrow({ specifier, line, file, workspace: { kind, name, folder } }) {
  const isLookedAt = kind === 'packages' && oneWayFolders.includes(name) && !isForTests(file);
  if (!isLookedAt || !specifier.startsWith('.')) return [];
  const from = folderOf(join(folder, 'src'), file);
  const to = folderOf(join(folder, 'src'), join(dirname(file), specifier));
  return from && to && from !== to ? [{ name, from, to, at: `${file}:${line}` }] : [];
}

/** @param {string} file */
const isForTests = (file) => isTestFile(file) || file.includes('/testing/');

/**
 * The folder directly below `src` that holds a file; undefined for files of `src` itself.
 * @param {string} src
 * @param {string} file
 */
function folderOf(src, file) {
  const [first, ...rest] = relative(src, file).split('/');
  return first === '..' || rest.length === 0 ? undefined : first;
}
