import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { build, bundle, PARTS, PARTS_LIST } from './bundle.ts';

/** Dynamic imports lead to the files that the other build has written: `vite.parts.config.ts` comes first. */
const builtParts = (): Plugin => ({
  name: 'built-parts',
  enforce: 'pre',
  resolveId(source, _importer, { kind }: { kind?: string }) {
    const part = kind === 'dynamic-import' ? PARTS[source] : undefined;
    if (!part) return null;
    const list = JSON.parse(readFileSync(new URL(`dist/${PARTS_LIST}`, import.meta.url), 'utf8')) as Record<
      string,
      { name?: string; file: string; isEntry?: boolean }
    >;
    const file = Object.values(list).find(({ name, isEntry }) => isEntry && name === part)?.file;
    if (!file) throw new Error(`There is no part called ${part}`);
    return { id: `./${file}`, external: true };
  },
});

// The one script of the embed: small, without imports of its own, so that a plain script tag loads it.
export default defineConfig({
  ...bundle,
  plugins: [...bundle.plugins, builtParts()],
  build: {
    ...build,
    lib: { entry: 'src/main.ts', formats: ['es'], fileName: () => 'vitrine.js' },
    rolldownOptions: {
      output: {
        minify: true,
        comments: false,
        // Its names must not become the page's.
        postBanner: '(()=>{',
        postFooter: '})();',
      },
    },
  },
});
