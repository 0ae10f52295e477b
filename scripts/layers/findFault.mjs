import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { isTestFile } from '../lib/files.mjs';
import { apps, layers, runAnywhere } from '../layers.mjs';

/**
 * @typedef {import('./readWorkspaces.mjs').Workspace} Workspace
 *
 * @typedef {object} Place where an import stands
 * @property {Workspace} workspace
 * @property {string} file from the root
 * @property {Workspace[]} all
 */

const ours = '@vitrine/';
/** @type {Record<string, string[]>} */
const rows = layers;

/**
 * What is wrong with an import, in words; nothing when it is allowed.
 * @param {string} specifier
 * @param {Place} place
 * @returns {string | undefined}
 */
export function findFault(specifier, place) {
  if (/^[./]/.test(specifier)) return findRelativeFault(specifier, place);
  if (specifier.startsWith('#')) return undefined;
  if (isBuiltin(specifier)) return findBuiltinFault(specifier, place);
  const [scope = '', name = '', ...rest] = specifier.split('/');
  const packageName = specifier.startsWith('@') ? `${scope}/${name}` : scope;
  if (packageName.startsWith(ours)) {
    return findLayerFault(name, rest, place) ?? findUndeclared(packageName, place);
  }
  return findUndeclared(packageName, place);
}

/** @type {(specifier: string, place: Place) => string | undefined} */
function findRelativeFault(specifier, { workspace, file }) {
  const target = specifier.startsWith('/') ? specifier : join(dirname(file), specifier);
  if (!relative(workspace.folder, target).startsWith('..') && !specifier.startsWith('/')) return undefined;
  return `'${specifier}' leaves ${workspace.folder}: import the other package by its name`;
}

/** @type {(specifier: string, place: Place) => string | undefined} */
function findBuiltinFault(specifier, { workspace, file }) {
  if (!runAnywhere.includes(workspace.name) || workspace.kind === 'apps') return undefined;
  if (isForTests(file, workspace)) return undefined;
  return `'${specifier}' is Node's own, and ${workspace.name} runs anywhere`;
}

/** @type {(name: string, subPath: string[], place: Place) => string | undefined} */
function findLayerFault(name, subPath, { workspace, all }) {
  const inPackages = workspace.kind === 'packages';
  if (name === workspace.name) return `${name} imports itself by name: import the file`;
  if (apps.includes(name)) return `nobody imports an app, and ${name} is one`;
  if (!(name in rows)) return `${name} is not in the table of scripts/layers.mjs`;
  if (inPackages && !rows[workspace.name]?.includes(name)) return `${workspace.name} may not import ${name}`;
  const target = all.find((other) => other.kind === 'packages' && other.name === name);
  const wanted = ['.', ...subPath].join('/');
  if (subPath.length === 0 || target?.subPaths.includes(wanted)) return undefined;
  return `'${wanted}' is not among the exports of ${name}`;
}

/** @type {(packageName: string, place: Place) => string | undefined} */
function findUndeclared(packageName, { workspace, file }) {
  if (workspace.declared.has(packageName)) return undefined;
  const forTests = isForTests(file, workspace);
  if (forTests && workspace.declaredForTests.has(packageName)) return undefined;
  return `${packageName} is not declared in ${workspace.folder}/package.json`;
}

/** @type {(file: string, workspace: Workspace) => boolean} */
const isForTests = (file, workspace) =>
  isTestFile(file) || file.includes('/testing/') || !file.startsWith(`${workspace.folder}/src/`);
