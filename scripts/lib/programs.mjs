import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The first of some programs that can be run: whole paths, or names that are looked for on the PATH.
 * @param {string[]} names
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function findProgram(names, env = process.env) {
  return names.flatMap((name) => (/[\\/]/.test(name) ? [name] : onPath(name, env))).find(isExecutable);
}

/** @param {string} command @param {Record<string, string | undefined>} env */
const onPath = (command, env) =>
  (env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, command));

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
