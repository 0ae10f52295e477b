import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import type { DevEnvironment, Plugin } from 'vite';
import { GroupedSequencer } from './scripts/lib/GroupedSequencer.mjs';

// "vitrine-source" first: tests run from TypeScript, so no build can be stale under them.
// Not 'import': Node would hand ES modules to packages that ask by `require`.
const conditions = ['vitrine-source', 'module', 'node', 'default'];
/**
 * Sources that were read once are kept, for both makes: a file of the site reads over a thousand, which takes longer than its tests do. Vitest's key does
 * not know how JSX is written in each make, and one would be given the other's.
 */
const kept = { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' };
const jsxOf = ({ environment, id }: { environment: DevEnvironment; id: string }) =>
  id.endsWith('x') && environment.config.oxc ? JSON.stringify(environment.config.oxc.jsx) : undefined;
const keptByJsx: Plugin = {
  name: 'kept-by-jsx',
  configureVitest: (context) => context.experimental_defineCacheKeyGenerator(jsxOf),
};

export default defineConfig({
  plugins: [keptByJsx],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: 'node',
    experimental: kept,
    globalSetup: ['scripts/lib/temporaryFiles.mjs', 'scripts/lib/postgresForTests.mjs'],
    // No test leaves anything behind, and reading every package anew for each file takes as long as the tests do.
    isolate: false,
    sequence: { sequencer: GroupedSequencer },
    // One more than there are cores: a test that waits leaves its own to another.
    maxWorkers: availableParallelism() + 1,
    // What hangs ends some time; what is slow may be slow.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        // As visitors get it.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'production',
          env: { NODE_ENV: 'production' },
          // The shop's views and the site are tested in the other make, where React says what is wrong; as visitors get them, every browser test draws them.
          exclude: ['packages/storefront/**', 'apps/site/**', '**/node_modules/**'],
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/*/src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
        },
      },
      {
        extends: true,
        oxc: { jsx: { runtime: 'automatic', development: true } },
        test: {
          name: 'development',
          env: { NODE_ENV: 'development' },
          include: ['packages/{react,storefront}/src/**/*.test.{ts,tsx}', 'apps/site/src/**/*.test.{ts,tsx}'],
          setupFiles: [
            'scripts/lib/noOwnerStacks.mjs',
            'scripts/lib/failOnWarnings.mjs',
            'scripts/lib/leavePage.mjs',
          ],
        },
      },
    ],
  },
});
