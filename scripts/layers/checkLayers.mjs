import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { apps, layers } from '../layers.mjs';
import { listFiles } from '../lib/files.mjs';
import { findFault } from './findFault.mjs';
import { findFolderFaults } from './findFolderFaults.mjs';
import { readImports } from './readImports.mjs';
import { readWorkspaces } from './readWorkspaces.mjs';

/**
 * Checks every import of every package and app below a root.
 * @param {string} root
 * @returns {{ files: number, faults: string[] }} faults as `file:line: what is wrong`
 */
export function checkLayers(root) {
  const all = readWorkspaces(root);
  const files = all.flatMap((workspace) =>
    listFiles(join(root, workspace.folder))
      .filter((path) => /\.[mc]?tsx?$/.test(path))
      .map((path) => ({ workspace, file: relative(root, path) })),
  );
  const imports = files.flatMap(({ workspace, file }) =>
    readImports(file, readFileSync(join(root, file), 'utf8')).map((found) => ({ ...found, workspace, file })),
  );
  const inFiles = imports.flatMap(({ specifier, line, workspace, file }) => {
    const fault = findFault(specifier, { workspace, file, all });
    return fault ? [`${file}:${line}: ${fault}`] : [];
  });
  return {
    files: files.length,
    faults: [...all.flatMap(findUnknown), ...inFiles, ...findFolderFaults(imports)],
  };
}

/** @param {import('./readWorkspaces.mjs').Workspace} workspace */
function findUnknown({ kind, name, folder }) {
  const known = kind === 'apps' ? apps : Object.keys(layers);
  return known.includes(name)
    ? []
    : [`${folder}/package.json:1: ${name} is not in the table of scripts/layers.mjs`];
}
