import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { build, bundle, PARTS_FOLDER, PARTS_LIST } from './bundle.ts';
import { targetOf } from './browserTargets.mjs';
import type { PartFiles } from './src/parts.ts';

/** The files that the other builds have written: those come first. */
function partFiles(): PartFiles {
  const list = readFileSync(new URL(`dist/${PARTS_LIST}`, import.meta.url), 'utf8');
  const whole = readdirSync(new URL(`dist/${PARTS_FOLDER}`, import.meta.url)).find((each) =>
    each.startsWith('whole-'),
  );
  if (!whole) throw new Error('There is no script with all parts');
  return { ...(JSON.parse(list) as Omit<PartFiles, 'whole'>), whole: `${PARTS_FOLDER}/${whole}` };
}

/** `src/parts.ts` finds them there. Read as the build runs: whoever only looks at this file has none. */
const partNames: Plugin = {
  name: 'part-names',
  config: () => ({ define: { PART_FILES: JSON.stringify(partFiles()) } }),
};

// The one script of the embed: small, without imports of its own, so that a plain script tag loads it.
export default defineConfig({
  ...bundle,
  plugins: [...bundle.plugins, partNames],
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
