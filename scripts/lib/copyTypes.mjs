import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';

const SPECIFIER = /(?<=\bfrom\s+|\bimport\(|\bimport\s+)(['"])([^'"]+)\1/g;
const OURS = /^@vitrine\/(\w+)(\/.+)?$/;

/**
 * Copies the declarations of a bundled package, and those of ours that they name, into one folder: whoever installs the bundle has
 * none of the packages that it was made of.
 * @param {string} folder of the package, from the root
 * @param {{ entry: string, types: string }} files a source, and what stands for its declarations beside the bundle
 */
export function copyTypes(folder, { entry, types }) {
  const packages = join(root, dirname(folder));
  const target = join(root, folder, 'dist/types');
  rmSync(target, { recursive: true, force: true });
  /** @type {Set<string>} */
  const copied = new Set();
  /** @param {string} file */
  const targetOf = (file) => join(target, relative(packages, file).replace('/dist/', '/'));

  /** @param {string} file */
  function copy(file) {
    if (copied.has(file)) return;
    copied.add(file);
    const text = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL.*$/m, '');
    const own = text.replace(SPECIFIER, (_, quote, specifier) => {
      const named = declarationsOf(specifier, file);
      copy(named);
      return `${quote}${pathTo(targetOf(named), targetOf(file))}${quote}`;
    });
    mkdirSync(dirname(targetOf(file)), { recursive: true });
    writeFileSync(targetOf(file), own);
  }

  /** @param {string} specifier @param {string} file */
  function declarationsOf(specifier, file) {
    if (specifier.startsWith('.')) return join(dirname(file), specifier.replace(/\.(?:tsx?|js)$/, '.d.ts'));
    const [, name, subPath = ''] = OURS.exec(specifier) ?? [];
    if (!name) throw new Error(`${file} names ${specifier}, which a bundle does not bring`);
    const { exports } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'));
    return join(packages, name, exports[`.${subPath}`].types);
  }

  const first = join(root, folder, 'dist', entry.replace(/\.tsx?$/, '.d.ts'));
  copy(first);
  const beside = join(root, folder, types);
  writeFileSync(beside, `export * from '${pathTo(targetOf(first), beside)}';\n`);
}

/** @param {string} file declarations @param {string} from */
function pathTo(file, from) {
  const path = relative(dirname(from), file).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}
