import type { Plugin, UserConfig } from 'vite';
import { targetOf } from './browserTargets.mjs';
import type { Parts } from './src/parts.ts';

/**
 * Signs beyond ASCII are written as escapes. A plain script is read in the page's own charset, whatever that is; and one such sign
 * has a browser keep the whole file at two bytes a letter.
 */
const ascii = (): Plugin => ({
  name: 'ascii',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replace(
          /[^\0-\x7f]/g,
          (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
});

/** What both bundles share. */
export const bundle = {
  plugins: [ascii()],
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

/** What the script fetches when the page needs it: what each part begins with. */
export const PARTS: Readonly<Record<keyof Parts, string>> = {
  draw: 'src/draw.ts',
  player: 'src/playScore.ts',
  wire: 'src/wire.ts',
  modals: 'src/modal/createModals.ts',
};

export const PARTS_LIST = 'parts.json';
export const PARTS_FOLDER = 'vitrine-parts';
