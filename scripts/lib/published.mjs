import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { Stop } from './step.mjs';

/**
 * @typedef {object} Published a package that people can install
 * @property {string} name
 * @property {string} folder from the root
 * @property {string} tarball the name of its file
 */

/** @returns {Published[]} every package that is not private */
export const published = () =>
  readdirSync(join(root, 'packages')).flatMap((short) => {
    const folder = `packages/${short}`;
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    if (manifest.private) return [];
    const { name, version } = manifest;
    return [{ name, folder, tarball: `${name.slice(1).replace('/', '-')}-${version}.tgz` }];
  });

/**
 * Packs what was built. The build comes first: no package builds itself when it is packed.
 * @param {string} folder where the tarballs go, absolute
 */
export async function pack(folder) {
  const all = published();
  for (const { folder: of } of all) removeStale(join(root, of));
  const chosen = all.flatMap(({ folder: of }) => ['--workspace', of]);
  const { code, output } = await run('npm', ['pack', '--pack-destination', folder, ...chosen]);
  if (code !== 0) throw new Stop(`npm pack failed (exit code ${code}).`, output);
}

/**
 * The compiler leaves the outputs of sources that were moved or deleted, and a tarball would carry them.
 * @param {string} folder of a package
 */
function removeStale(folder) {
  const compiled = /^(.*?)(?:\.d\.ts|\.js|\.js\.map)$/;
  const sources = new Set(listFiles(join(folder, 'src')).map((path) => path.replace(/\.tsx?$/, '')));
  for (const path of listBuilt(join(folder, 'dist'))) {
    const [, stem] = compiled.exec(path.slice(join(folder, 'dist/').length)) ?? [];
    const isBundled = !stem || /^(?:vitrine$|vitrine-parts\/|types\/)/.test(stem);
    if (!isBundled && !sources.has(join(folder, 'src', stem))) rmSync(path);
  }
}

/** @param {string} folder */
const listBuilt = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
