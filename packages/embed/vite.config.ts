import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { build, bundle, PARTS, PARTS_LIST } from './bundle.ts';
import { targetOf } from './browserTargets.mjs';

interface Part {
  readonly name?: string;
  readonly file: string;
  readonly isEntry?: boolean;
  /** Keys of the parts that it needs at once. */
  readonly imports?: readonly string[];
}

const readParts = (): Readonly<Record<string, Part>> =>
  JSON.parse(readFileSync(new URL(`dist/${PARTS_LIST}`, import.meta.url), 'utf8'));

/** The files that a part cannot do without. */
function neededBy(file: string): readonly string[] {
  const parts = readParts();
  const found = new Set<string>();
  const collect = ({ imports = [] }: Part): void => {
    for (const part of imports.flatMap((key) => parts[key] ?? [])) {
      if (found.has(part.file)) continue;
      found.add(part.file);
      collect(part);
    }
  };
  for (const part of Object.values(parts)) if (part.file === file) collect(part);
  return [...found];
}

/** What something that is to be seen waits for. */
const SHOWS = /import\([`"']\.\/([^`"']+\/(?:draw|played)-[^`"']+)[`"']\)/g;

/** Dynamic imports lead to the files that the other build has written: `vite.parts.config.ts` comes first. */
const builtParts = (): Plugin => ({
  name: 'built-parts',
  enforce: 'pre',
  resolveId(source, _importer, { kind }: { kind?: string }) {
    const name = kind === 'dynamic-import' ? PARTS[source] : undefined;
    if (!name) return null;
    const file = Object.values(readParts()).find((part) => part.isEntry && part.name === name)?.file;
    if (!file) throw new Error(`There is no part called ${name}`);
    return { id: `./${file}`, external: true };
  },
  // What a part needs is fetched with it, not when it has come and names it: that would be another round trip.
  generateBundle(_options, files) {
    for (const chunk of Object.values(files))
      if (chunk.type === 'chunk')
        chunk.code = chunk.code.replace(SHOWS, (asked, file: string) => {
          const ahead = neededBy(file).map((needed) => `import("./${needed}").catch(()=>0)`);
          return ahead.length > 0 ? `(${[...ahead, asked].join()})` : asked;
        });
  },
});

// The one script of the embed: small, without imports of its own, so that a plain script tag loads it.
export default defineConfig({
  ...bundle,
  plugins: [...bundle.plugins, builtParts()],
  build: {
    ...build,
    // Browsers that cannot play modules are told so by this script: they must be able to read it.
    target: targetOf('reads'),
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
