import { defineConfig } from 'vitest/config';

// "source" first: tests run from TypeScript, so no build can be stale under them.
// Not 'import': Node would hand ES modules to packages that ask by `require`.
const conditions = ['source', 'module', 'node', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  // As visitors get it: React's development build takes most of the time of ten thousand drawings.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    environment: 'node',
    globalSetup: ['scripts/lib/postgresForTests.mjs'],
    // No test leaves anything behind, and reading every package anew for each file takes as long as the tests do.
    isolate: false,
    // One core is left idle otherwise.
    maxWorkers: '100%',
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
