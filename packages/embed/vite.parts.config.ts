import { build as viteBuild, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { build, bundle, PARTS_LIST } from './bundle.ts';

const parts: UserConfig = {
  ...bundle,
  build: {
    ...build,
    manifest: PARTS_LIST,
    lib: {
      entry: { draw: 'src/draw.ts', wire: 'src/wire.ts', modals: 'src/modal/createModals.ts' },
      formats: ['es'],
    },
  },
};

/** Layers and transitions both reckon with these, and neither should bring the other along. */
const IN_PLAY = /packages\/engine\/src\/layers\/values\//;
/** What is always fetched together is one file; what several parts of one kind share is a file of its own. */
const WHOLE = ['draw', 'play', 'layers', 'nav', 'deepLinks'];
/** What fills the items of rows, and the arrows that have a template. */
const TEMPLATES =
  /model\/src\/nav\/|views\/src\/nav\/(?:text\/|css\/picture|LookContent|thumbStyle|useWorking|looks\/usesP)/;
const SHARED: readonly (readonly [RegExp, string])[] = [
  [/views\/src\/nav\/(?:css\/(?:cardRules|itemSize|outside)|kinds\/index)/, 'rows'],
  [TEMPLATES, 'rows'],
  [/views\/src\/nav\/(?:css\/(?:lookCss|icons|scopeCss)|looks\/resolve)/, 'looks'],
  [/views\/src\/nav\//, 'nav'],
  [/packages\/engine\/src\/layers\//, 'layers'],
];

/** Left alone, every module that two parts share would become a file: dozens of requests, badly compressed. */
async function groupModules(): Promise<(id: string) => string | null> {
  const built = await viteBuild({
    ...parts,
    configFile: false,
    root: new URL('.', import.meta.url).pathname,
    logLevel: 'error',
    build: { ...parts.build, write: false, minify: false },
  });
  const chunks = ((Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[])
    .flatMap(({ output }) => output)
    .filter((each) => each.type === 'chunk');
  const groupOf = new Map<string, string>();
  for (const id of chunks.flatMap(({ moduleIds }) => moduleIds))
    if (IN_PLAY.test(id)) groupOf.set(id, 'play');
  for (const name of WHOLE)
    for (const chunk of closureOf(chunks.find((each) => entryName(each) === name)))
      for (const id of chunk.moduleIds) if (!groupOf.has(id)) groupOf.set(id, name);
  for (const { moduleIds, isEntry, isDynamicEntry } of chunks) {
    if (isEntry || isDynamicEntry) continue;
    for (const id of moduleIds) {
      const shared = SHARED.find(([path]) => path.test(id))?.[1];
      if (shared && !groupOf.has(id)) groupOf.set(id, shared);
    }
  }
  return (id) => groupOf.get(id) ?? null;

  function closureOf(start: Rolldown.OutputChunk | undefined, seen = new Set<Rolldown.OutputChunk>()) {
    if (!start || seen.has(start)) return seen;
    seen.add(start);
    for (const name of start.imports)
      closureOf(
        chunks.find(({ fileName }) => fileName === name),
        seen,
      );
    return seen;
  }
}

/** A part is named for the folder that it is in. */
const entryName = ({ name, facadeModuleId }: Rolldown.OutputChunk): string =>
  name === 'part' ? (/([\w-]+)\/part\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name) : name;

const groups = [{ name: await groupModules() }];

// Everything but the script itself: cut by what a page uses, under names that change with their content.
export default defineConfig({
  ...parts,
  build: {
    ...parts.build,
    rolldownOptions: {
      // Other parts may take from what draws: else it would be a file of nothing but its name.
      preserveEntrySignatures: 'allow-extension',
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        minify: true,
        // Notes to bundlers: pages have no use for them.
        comments: { annotation: false },
        entryFileNames: 'vitrine-parts/[name]-[hash].js',
        chunkFileNames: (chunk) => `vitrine-parts/${entryName(chunk as Rolldown.OutputChunk)}-[hash].js`,
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
});
