import type { UserConfig } from 'vite';
import { targetOf } from './browserTargets.mjs';

/** What both bundles share. */
export const bundle = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    conditions: ['vitrine-source', 'browser', 'module', 'import', 'default'],
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

/** What the script fetches when the page needs it, as its sources name it, and the name of its file. */
export const PARTS: Readonly<Record<string, string>> = {
  './draw.ts': 'draw',
  './playScore.ts': 'player',
  '../wire.ts': 'wire',
  './createModals.ts': 'modals',
  '../draw.ts': 'draw',
};

export const PARTS_LIST = 'parts.json';
export const PARTS_FOLDER = 'vitrine-parts';
