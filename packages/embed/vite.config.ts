import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { build, bundle, PARTS, PARTS_FOLDER, PARTS_LIST } from './bundle.ts';
import { targetOf } from './browserTargets.mjs';
import type { PartFile, PartFiles } from './src/parts.ts';

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

/** What is to be seen waits for these, so all that they need is asked for at once. */
const SHOWS: ReadonlySet<string> = new Set(['draw', 'player']);

function partFile(name: string): PartFile {
  const file = Object.values(readParts()).find((part) => part.isEntry && part.name === name)?.file;
  if (!file) throw new Error(`There is no part called ${name}`);
  return { file, ahead: SHOWS.has(name) ? neededBy(file) : [] };
}

/** The files that the other builds have written: those come first. */
function partFiles(): PartFiles {
  const whole = readdirSync(new URL(`dist/${PARTS_FOLDER}`, import.meta.url)).find((each) =>
    each.startsWith('whole-'),
  );
  if (!whole) throw new Error('There is no script with all parts');
  const parts = Object.fromEntries(Object.keys(PARTS).map((name) => [name, partFile(name)]));
  return { parts: parts as PartFiles['parts'], whole: `${PARTS_FOLDER}/${whole}` };
}

// The one script of the embed: small, without imports of its own, so that a plain script tag loads it.
export default defineConfig({
  ...bundle,
  // `src/parts.ts` finds them there.
  define: { ...bundle.define, PART_FILES: JSON.stringify(partFiles()) },
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
