import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.mjs';
import { copyTypes } from './copyTypes.mjs';
import { bin, root } from './root.mjs';
import { run } from './run.mjs';
import { doIfChanged } from './stamp.mjs';
import { Stop, step } from './step.mjs';

const everywhere = ['package-lock.json', 'tsconfig.base.json', 'scripts/lib/build.mjs'];

/** @param {string[]} others packages that are not bundled @returns {string[]} */
const packagesBut = (...others) =>
  readdirSync(join(root, 'packages'))
    .filter((name) => !others.includes(name))
    .map((name) => `packages/${name}`);

/** @typedef {import('./stamp.mjs').Work & { entry: string }} Target */

/** @type {Target[]} */
const targets = [
  {
    name: 'packages and server',
    entry: 'apps/site/src/server/main.ts',
    inputs: [
      ...everywhere,
      'tsconfig.json',
      'packages',
      'apps/site/src',
      'apps/site/vite.config.ts',
      'apps/cli',
    ],
    outputs: ['apps/site/dist/bundle/main.js'],
    run: async () => {
      await compile();
      await bundle('apps/site');
    },
  },
  {
    name: 'embed script',
    entry: 'packages/embed/src/main.ts',
    inputs: [...everywhere, ...packagesBut('server', 'storefront', 'builder', 'editor')],
    outputs: ['packages/embed/dist/vitrine.js', 'packages/embed/dist/vitrine.d.ts'],
    run: async () => {
      rmSync(join(root, 'packages/embed/dist/vitrine-parts'), { recursive: true, force: true });
      // The script names the files of its parts.
      await bundle('packages/embed', 'vite.parts.config.ts');
      await bundle('packages/embed', 'vite.whole.config.ts');
      await bundle('packages/embed');
      copyTypes('packages/embed', { entry: 'types.ts', types: 'dist/vitrine.d.ts' });
    },
  },
  {
    name: 'shop scripts',
    entry: 'packages/storefront/src/client/main.ts',
    inputs: [...everywhere, 'packages/storefront', 'packages/browser', 'packages/contract'],
    outputs: ['packages/storefront/dist/shop-scripts/files.json'],
    run: () => bundle('packages/storefront'),
  },
  {
    name: 'page scripts',
    entry: 'packages/builder/src/runtime/main.ts',
    inputs: [...everywhere, 'packages/builder', 'packages/browser', 'packages/motion'],
    outputs: ['packages/builder/dist/page-scripts/files.json'],
    run: () => bundle('packages/builder'),
  },
  {
    name: 'admin',
    entry: 'packages/editor/src/main.tsx',
    inputs: [...everywhere, 'packages/editor', 'packages/contract', 'packages/texts'],
    outputs: ['packages/editor/dist/admin/files.json'],
    run: () => bundle('packages/editor'),
  },
];

/**
 * Builds what changed: compiled packages, the site's server, the embed script, the scripts of the shop's pages.
 * @returns {Promise<boolean>} whether there was anything to build
 */
export async function build() {
  let changed = false;
  for (const target of targets) {
    if (!existsSync(join(root, target.entry))) {
      console.log(`Build: ${target.name} … left out, there is no ${target.entry} yet`);
      continue;
    }
    const built = await step(
      `Build: ${target.name}`,
      () => doIfChanged(target),
      (done) => (done ? 'built' : 'up to date'),
    );
    changed ||= built;
  }
  return changed;
}

/** @param {string} folder that holds the file @param {string} [config] */
async function bundle(folder, config = 'vite.config.ts') {
  const { code, output } = await run(bin('vite'), ['build', '--config', config], { cwd: join(root, folder) });
  if (code !== 0) throw new Stop(`The bundle of ${folder} failed (exit code ${code}).`, output);
}
