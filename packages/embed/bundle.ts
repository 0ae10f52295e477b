import type { UserConfig } from 'vite';
import { targetOf } from './browserTargets.mjs';
import type { Parts } from './src/parts.ts';

/** What both bundles share. */
export const bundle = {
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
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

/** What the script fetches when the page needs it: what each part begins with. */
export const PARTS: Readonly<Record<keyof Parts, string>> = {
  draw: 'src/draw.ts',
  player: 'src/playScore.ts',
  wire: 'src/wire.ts',
  modals: 'src/modal/createModals.ts',
};

export const PARTS_LIST = 'parts.json';
export const PARTS_FOLDER = 'vitrine-parts';
