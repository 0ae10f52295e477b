import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { GroupedSequencer } from './scripts/lib/GroupedSequencer.mjs';

// "vitrine-source" first: tests run from TypeScript, so no build can be stale under them.
// Not 'import': Node would hand ES modules to packages that ask by `require`.
const conditions = ['vitrine-source', 'module', 'node', 'default'];
/**
 * Sources that were read once are kept: a file of the site reads over a thousand, which takes longer than its tests do. Kept by
 * make, since Vitest's key does not know how JSX is written in each, and one make would be given the other's.
 */
const kept = (make: string) => ({ fsModuleCache: true, fsModuleCachePath: `.cache/vitest/${make}` });

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    environment: 'node',
    experimental: kept('all'),
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
          experimental: kept('production'),
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
          experimental: kept('development'),
          env: { NODE_ENV: 'development' },
          include: ['packages/{react,storefront}/src/**/*.test.{ts,tsx}', 'apps/site/src/**/*.test.{ts,tsx}'],
          setupFiles: ['scripts/lib/failOnWarnings.mjs', 'scripts/lib/leavePage.mjs'],
        },
      },
    ],
  },
});
