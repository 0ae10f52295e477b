import { build as viteBuild, defineConfig, type Rolldown, type UserConfig } from 'vite';
import { build, bundle, PARTS_FOLDER, PARTS_LIST, treeshake } from './bundle.ts';

const parts: UserConfig = {
  ...bundle,
  build: {
    ...build,
    manifest: PARTS_LIST,
    rolldownOptions: { treeshake },
    lib: {
      entry: {
        draw: 'src/draw.ts',
        played: 'src/playDrawn.ts',
        wire: 'src/wire.ts',
        modals: 'src/modal/createModals.ts',
      },
      formats: ['es'],
    },
  },
};

/**
 * What is always fetched together is one file; of what several of these share, the first has it. All that plays needs
 * `live`, so that others may take from it.
 */
const WHOLE: readonly (readonly [string, RegExp])[] = [
  ['draw', /embed\/src\/draw\.ts$/],
  ['markup', /views\/src\/html\//],
  ['paint', /views\/src\/paint\//],
  ['live', /views\/src\/live\//],
  ['motion', /views\/src\/motion\//],
  ['play', /engine\/src\/play\.ts$/],
  ['layers', /engine\/src\/layers\/createLayerPlayer\.ts$/],
  ['media', /views\/src\/media\//],
  ['links', /views\/src\/links\//],
  ['carousel', /views\/src\/carousel\//],
  ['progress', /views\/src\/progress\//],
  ['effects', /views\/src\/effects\//],
  ['doing', /views\/src\/actions\//],
  ['hover', /views\/src\/hover\//],
  ['fonts', /embed\/src\/fonts/],
  ['nav', /views\/src\/nav\/part/],
  ['deepLinks', /engine\/src\/deepLinks\/deepLinksFeature/],
];
/** What others share goes with these too. */
const TOO: Readonly<Record<string, RegExp>> = {
  draw: /views\/src\/html\/installedMarkup/,
  live: /model\/src\/values\/ease|embed\/src\/(?:preact\/|drawLive)|node_modules\/preact\//,
};
/** Layers and transitions both reckon with these, and neither should bring the other along. */
const IN_PLAY = /packages\/engine\/src\/layers\/values\//;
/** What fills the items of rows, and the arrows that have a template. */
const TEMPLATES =
  /model\/src\/nav\/|slideParams|views\/src\/nav\/(?:text\/|css\/picture|LookContent|thumbStyle|useWorking|looks\/usesP)/;
const SHARED: readonly (readonly [RegExp, string])[] = [
  [/views\/src\/nav\/(?:css\/(?:cardRules|itemSize|outside)|kinds\/index)/, 'rows'],
  [TEMPLATES, 'rows'],
  [/views\/src\/nav\/(?:css\/(?:lookCss|icons|scopeCss)|looks\/resolve)/, 'looks'],
  [/views\/src\/nav\//, 'nav'],
  [/packages\/engine\/src\/layers\//, 'layers'],
  [/engine\/src\/modal\/modalBox/, 'play'],
];

/** What plays modules, whoever has drawn them, and what may come to that while they play. */
const PLAYS =
  /packages\/(?:engine|motion)\/src\/|embed\/src\/playDrawn|views\/src\/(?:played\/|carousel\/measureCarousel)/;
const LIVES = /views\/src\/(?:live|motion|controls|nav)\/part\.ts$/;
/** What these share with views stands by itself, or with what both have anyway: neither should bring the other along. */
const APART: readonly (readonly [RegExp, string])[] = [
  [/views\/src\/html\/deferredStyles/, 'deferred'],
  [/(?:engine|views)\/src\/progress\//, 'progressRun'],
  [/views\/src\/nav\/(?:rowItems|itemWindow|bulletLimits|limits)/, 'rowItems'],
  [/browser\/src\/load/, 'loading'],
  [/(?:engine\/src\/carousel\/carousel(?:Offsets|Pose)|views\/src\/carousel\/measureCarousel)/, 'gauge'],
  [
    /model\/src\/layer\/mediaKind|engine\/src\/actions\/(?:actionsOf|triggers\/(?:StageEvent|triggerName))/,
    'stage',
  ],
];
const DRAWS = /embed\/src\/draw\.ts$/;

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
  const put = (id: string, name: string | undefined): void => {
    if (name && !groupOf.has(id)) groupOf.set(id, name);
  };
  const modulesOf = (path: RegExp): Set<string> =>
    new Set(
      chunks
        .filter(({ facadeModuleId }) => path.test(facadeModuleId ?? ''))
        .flatMap((start) => [...closureOf(start)].flatMap(({ moduleIds }) => moduleIds)),
    );
  const [playing, drawing, living] = [modulesOf(PLAYS), modulesOf(DRAWS), modulesOf(LIVES)];
  for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
    put(id, playing.has(id) && drawing.has(id) ? 'base' : undefined);
    put(id, playing.has(id) && living.has(id) ? 'stage' : undefined);
    put(id, IN_PLAY.test(id) ? 'play' : undefined);
    put(id, APART.find(([path]) => playing.has(id) && path.test(id))?.[1]);
  }
  for (const [name, path] of WHOLE) {
    const start = chunks.find(({ facadeModuleId }) => path.test(facadeModuleId ?? ''));
    for (const { moduleIds } of closureOf(start)) for (const id of moduleIds) put(id, name);
    for (const id of chunks.flatMap(({ moduleIds }) => moduleIds))
      put(id, TOO[name]?.test(id) ? name : undefined);
  }
  for (const { moduleIds, isEntry, isDynamicEntry } of chunks)
    if (!isEntry && !isDynamicEntry)
      for (const id of moduleIds) put(id, SHARED.find(([path]) => path.test(id))?.[1]);
  // What every file may need of the bundler is where every page has it.
  return (id) => (id.includes('rolldown/runtime') ? 'base' : (groupOf.get(id) ?? null));

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

/** A part is named for the folder that it is in, or for its feature. */
const entryName = ({ name, facadeModuleId }: Rolldown.OutputChunk): string =>
  name === 'part'
    ? (/([\w-]+)\/part\.ts$/.exec(facadeModuleId ?? '')?.[1] ?? name)
    : name.replace(/Feature$/, '');

const groups = [{ name: await groupModules() }];

// Everything but the script itself: cut by what a page uses, under names that change with their content.
export default defineConfig({
  ...parts,
  build: {
    ...parts.build,
    rolldownOptions: {
      treeshake,
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // Other parts may take from what draws: else it would be a file of nothing but its name.
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        // Notes to bundlers: pages have no use for them.
        comments: { annotation: false },
        entryFileNames: `${PARTS_FOLDER}/[name]-[hash].js`,
        chunkFileNames: (chunk) => `${PARTS_FOLDER}/${entryName(chunk as Rolldown.OutputChunk)}-[hash].js`,
        codeSplitting: { groups, includeDependenciesRecursively: false },
      },
    },
  },
});
