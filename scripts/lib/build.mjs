import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from './compile.mjs';
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

/** @param {string} name @param {string} output its folder @param {'production' | 'development'} make @returns {Target} */
function siteClient(name, output, make) {
  return {
    name,
    entry: 'apps/site/src/client/main.tsx',
    inputs: [...everywhere, ...packagesBut('server'), 'apps/site/src/client', 'apps/site/vite.config.ts'],
    outputs: [`${output}/manifest.json`],
    run: () => {
      // Hashed names differ from build to build; nothing else would ever remove the old ones.
      rmSync(join(root, output, 'assets'), { recursive: true, force: true });
      return bundle('apps/site', { env: { NODE_ENV: make } });
    },
  };
}

/** @type {Target[]} */
const targets = [
  {
    name: 'packages and server',
    entry: 'apps/site/src/server/main.ts',
    inputs: [...everywhere, 'tsconfig.json', 'packages', 'apps/site/src', 'apps/cli'],
    outputs: ['apps/site/dist/server/main.js'],
    run: compile,
  },
  siteClient('site client', 'apps/site/dist/client', 'production'),
  {
    name: 'embed script',
    entry: 'packages/embed/src/main.ts',
    inputs: [...everywhere, ...packagesBut('server', 'storefront')],
    outputs: ['packages/embed/dist/vitrine.js'],
    run: async () => {
      rmSync(join(root, 'packages/embed/dist/vitrine-parts'), { recursive: true, force: true });
      // The script names the files of its parts.
      await bundle('packages/embed', { config: 'vite.parts.config.ts' });
      await bundle('packages/embed', { config: 'vite.whole.config.ts' });
      await bundle('packages/embed');
    },
  },
];

const developmentClient = siteClient(
  'site client for development',
  'apps/site/dist/clientDev',
  'development',
);

/** Builds what changed: compiled packages, the site's server and client, the embed script. */
export const build = () => buildEach(targets);

/** The same for `npm run dev`: with a client that tells what React finds wrong. */
export const buildForDevelopment = () => buildEach([...targets, developmentClient]);

/**
 * @param {Target[]} wanted
 * @returns {Promise<boolean>} whether there was anything to build
 */
async function buildEach(wanted) {
  let changed = false;
  for (const target of wanted) {
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

/** @param {string} folder that holds the file @param {{ config?: string, env?: Record<string, string> }} [options] */
async function bundle(folder, { config = 'vite.config.ts', env = {} } = {}) {
  const options = { cwd: join(root, folder), env };
  const { code, output } = await run(bin('vite'), ['build', '--config', config], options);
  if (code !== 0) throw new Stop(`The bundle of ${folder} failed (exit code ${code}).`, output);
}
