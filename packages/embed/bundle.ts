import type { UserConfig } from 'vite';
import { targetOf } from './browserTargets.mjs';
import { leanReaders } from './leanReaders.ts';

const here = (path: string): string => new URL(path, import.meta.url).pathname;

/** What both bundles share. Foreign pages load them, so React's API comes from Preact: the same views in fewer bytes. */
export const bundle = {
  plugins: [leanReaders()],
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: [
      { find: /^react$/, replacement: here('./src/preact/react.ts') },
      { find: /^react-dom$/, replacement: here('./src/preact/reactDom.ts') },
      { find: /^react-dom\/client$/, replacement: here('./src/preact/reactDomClient.ts') },
      { find: /^react\/jsx(-dev)?-runtime$/, replacement: here('./src/preact/jsxRuntime.ts') },
    ],
    conditions: ['source', 'browser', 'module', 'import', 'default'],
  },
} satisfies UserConfig;

/** What both builds have in common. The compiled sources live in the same folder. */
export const build = {
  target: targetOf('plays'),
  outDir: 'dist',
  emptyOutDir: false,
  copyPublicDir: false,
  minify: true,
} as const;

/** Hooks are there for those who use them; without this word they would be everywhere. */
export const treeshake = {
  moduleSideEffects: [{ test: /node_modules\/preact\//, sideEffects: false }],
};

/** What the script fetches when the page needs it, as its sources name it, and the name of its file. */
export const PARTS: Readonly<Record<string, string>> = {
  './draw.ts': 'draw',
  './playDrawn.ts': 'played',
  '../wire.ts': 'wire',
  './createModals.ts': 'modals',
};

export const PARTS_LIST = 'parts.json';
export const PARTS_FOLDER = 'vitrine-parts';
