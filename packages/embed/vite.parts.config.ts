import { defineConfig, type Plugin, type Rolldown } from 'vite';
import type { FeatureName } from '@vitrine/engine/play';
import type { EnhancerName } from '@vitrine/player';
import { build, bundle, PARTS, PARTS_FOLDER, PARTS_LIST } from './bundle.ts';
import { CALLED_ON_LOAD } from './compileHint.mjs';
import type { PartFile } from './src/parts.ts';

interface File {
  readonly name: string;
  /** The features in it, by the names of their tables, and where each begins. */
  readonly features: Partial<Readonly<Record<FeatureName | EnhancerName, string>>>;
  readonly more?: readonly string[];
}

/**
 * One row a file: what it begins with, and with that all that is imported from there. What a row above has is not taken again, so
 * that no file needs another one but the player.
 */
const FILES: readonly File[] = [
  {
    // What both draw and play a module.
    name: 'base',
    features: {},
    more: [
      'player/src/markup/index.ts',
      'player/src/html/index.ts',
      'player/src/tend/tendModule.ts',
      'player/src/tend/placeDrawing.ts',
      'player/src/tend/images.ts',
      'player/src/stage/adoptCss.ts',
      'player/src/stage/parseDrawn.ts',
      'player/src/stage/rememberClick.ts',
      'engine/src/actions/interactiveAttributes.ts',
      'engine/src/actions/layerHref.ts',
      'engine/src/links/windowName.ts',
      'engine/src/layers/allLayers.ts',
      'engine/src/layers/isEntered.ts',
      'engine/src/layers/wrappersOf.ts',
      'engine/src/layers/movesLayers.ts',
      'engine/src/layers/needsPlayer.ts',
      'engine/src/layers/pose/restStyle.ts',
      'engine/src/slides/playableSlides.ts',
      'engine/src/progress/progressMoves.ts',
      'engine/src/carousel/carouselOffsets.ts',
      'engine/src/carousel/carouselPose.ts',
      'engine/src/modal/modalBox.ts',
    ],
  },
  {
    name: 'player',
    features: {
      layers: 'engine/src/layers/createLayerPlayer.ts',
      input: 'engine/src/input/watchPlayerInput.ts',
    },
    more: [
      'embed/src/playScore.ts',
      'player/src/play.ts',
      'engine/src/play.ts',
      'engine/src/progress/watchProgress.ts',
    ],
  },
  {
    // What visitors use, and what answers them.
    name: 'controls',
    features: {
      carousel: 'engine/src/carousel/carouselFeature.ts',
      media: 'engine/src/media/createMedia.ts',
      navRows: 'player/src/enhancers/navRows.ts',
      navScrubber: 'player/src/enhancers/navScrubber.ts',
      arrowPreviews: 'player/src/enhancers/arrowPreviews.ts',
      counters: 'player/src/enhancers/counters.ts',
      actions: 'engine/src/actions/createSlideActions.ts',
      deepLinks: 'engine/src/deepLinks/deepLinksFeature.ts',
      globalSlides: 'engine/src/globalSlides/createGlobalPlayer.ts',
      slideLoop: 'engine/src/slides/createSlideLoop.ts',
    },
    more: [
      'player/src/stage/measureCarousel.ts',
      'engine/src/scrubber/createScrubber.ts',
      'engine/src/media/kinds/youtube.ts',
      'engine/src/media/kinds/vimeo.ts',
    ],
  },
  {
    // How things come and go.
    name: 'effects',
    features: {
      effects: 'engine/src/layers/scene/effectsFeature.ts',
      hover: 'engine/src/layers/hover/hoverFeature.ts',
      loops: 'engine/src/layers/loop/createLoopPlayer.ts',
      modifiers: 'engine/src/modifiers/createModifiers.ts',
      scrollTimeline: 'engine/src/scrollTimeline/createScrollTimeline.ts',
      particles: 'engine/src/particles/createParticles.ts',
      transitions: 'engine/src/transitions/transitionsFeature.ts',
      pieces: 'engine/src/transitions/piecesFeature.ts',
      pan: 'engine/src/transitions/createPan.ts',
      shader: 'engine/src/transitions/shader/playShader.ts',
    },
    more: ['motion/src/text/splitText.ts'],
  },
];

/** All else reads documents and draws them. */
const COMPILER = 'draw';

/** What comes by a package's index cannot be followed: these go by where they are. */
const FOLDERS: readonly (readonly [name: string, path: RegExp])[] = [
  ['shapes', /motion\/src\/svg\/(?!drawnStroke|parseDrawn|createMorphLater)|node_modules\/animejs\//],
  ['effects', /motion\/src\/pieces\//],
  ['sanitizer', /node_modules\/dompurify\/|html\/sanitizerInBrowser/],
  ['wire', /packages\/contract\/src\/|embed\/src\/wire/],
  ['modals', /embed\/src\/(?:modal\/|allModules)|(?:engine|compile)\/src\/modal\//],
  ['player', /packages\/(?:player|motion)\/src\//],
  // Of what talks to browsers, these have one user.
  ['modals', /browser\/src\/scroll\/lockScroll/],
  ['controls', /browser\/src\/scroll\//],
  [COMPILER, /browser\/src\/fonts\/createFontLoader/],
  ['base', /packages\/browser\/src\//],
  [
    'base',
    /model\/src\/(?:feed\/slideNumber|action\/actionKinds|levels\/Levels|reply\/|limits|layer\/mediaKind|reading\/(?:json|Reader)|values\/(?:url|fillToCss))/,
  ],
];

const packages = new URL('..', import.meta.url).pathname;
/** Files of ours that name one another; what an index lists is not all needed. */
const isFollowed = (id: string): boolean =>
  /packages\/(?:engine|player|embed|motion)\/src\//.test(id) &&
  !/(?:engine|motion)\/src\/index\.ts$/.test(id);

const files = new Map<string, string>();

function fileOf(id: string, graph: Rolldown.ChunkingContext): string {
  if (files.size === 0)
    for (const { name, features, more = [] } of FILES)
      for (const entry of [...Object.values(features), ...more]) {
        // One that was renamed would go wherever its importers are, and its file be fetched for it.
        if (!graph.getModuleInfo(`${packages}${entry}`)) throw new Error(`Nothing imports ${entry}`);
        follow(`${packages}${entry}`, name, graph);
      }
  return files.get(id) ?? FOLDERS.find(([, path]) => path.test(id))?.[0] ?? COMPILER;
}

function follow(id: string, name: string, graph: Rolldown.ChunkingContext): void {
  if (files.has(id)) return;
  files.set(id, name);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
    if (isFollowed(next)) follow(next, name, graph);
}

/** What is to be seen waits for these, so all that they need is asked for at once. */
const SHOWS: ReadonlySet<string> = new Set(['draw', 'player']);

/** What a page asks for when it is about to draw or play: the others hold what is called later, or in part. */
const CALLED_AT_ONCE: ReadonlySet<string> = new Set([COMPILER, 'base', 'player', 'controls', 'effects']);

/** The bundler's own, which it keeps apart. */
const RUNTIME = 'rolldown-runtime';

/** A few letters that files with dynamic imports need: each has them itself, or they would be one more file to fetch. */
const ownRuntime: Plugin = {
  name: 'own-runtime',
  generateBundle(_, output) {
    const chunks = Object.values(output).filter((each) => each.type === 'chunk');
    const runtime = chunks.find(({ name }) => name === RUNTIME);
    if (!runtime) return;
    const [, code, name] = /^(.+)export\s*\{\s*(\w+)(?: as \w+)?\s*\};?\s*$/s.exec(runtime.code) ?? [];
    if (!code || !name) throw new Error('The bundler writes its runtime in another way');
    const imported = /import\{\w+(?: as (\w+))?\}from"\.\/rolldown-runtime-[\w-]+\.js";/;
    for (const chunk of chunks) {
      if (!chunk.imports.includes(runtime.fileName)) continue;
      const isNamed = imported.test(chunk.code);
      if (!isNamed) throw new Error(`${chunk.fileName} imports the bundler's runtime in another way`);
      chunk.code = chunk.code.replace(
        imported,
        (_all, local = name) => `var ${local}=(()=>{${code}return ${name}})();`,
      );
    }
    delete output[runtime.fileName];
  },
};

/** Which file each part and each feature is in: for the script, and for servers whose pages have them fetched early. */
const partsList: Plugin = {
  name: 'parts-list',
  generateBundle(_, output) {
    const chunks = Object.values(output).filter((each) => each.type === 'chunk');
    const neededBy = (file: string, known = new Set<string>()): Set<string> => {
      for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
        if (!known.has(each) && !each.includes(RUNTIME)) neededBy(each, known.add(each));
      return known;
    };
    const partFile = (name: string): PartFile => {
      const file = chunks.find((each) => each.isEntry && each.name === name)?.fileName;
      if (!file) throw new Error(`There is no part called ${name}`);
      return { file, ahead: SHOWS.has(name) ? [...neededBy(file)] : [] };
    };
    const parts = Object.fromEntries(Object.keys(PARTS).map((name) => [name, partFile(name)]));
    const own = FILES.flatMap(({ features }) => Object.entries(features)).flatMap(([name, source]) => {
      const file = chunks.find(({ moduleIds }) => moduleIds.includes(`${packages}${source}`))?.fileName;
      if (!file) throw new Error(`No file holds ${source}`);
      return file === parts['player']?.file ? [] : [[name, file] as const];
    });
    const list = { parts, features: Object.fromEntries(own) };
    this.emitFile({ type: 'asset', fileName: PARTS_LIST, source: JSON.stringify(list) });
  },
};

// Everything but the script itself, in few files under names that change with their content.
export default defineConfig({
  ...bundle,
  plugins: [...bundle.plugins, ownRuntime, partsList],
  build: {
    ...build,
    lib: {
      entry: PARTS,
      formats: ['es'],
    },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        postBanner: ({ name }) => (CALLED_AT_ONCE.has(name) ? CALLED_ON_LOAD : ''),
        // Notes to bundlers: pages have no use for them.
        comments: { annotation: false },
        entryFileNames: `${PARTS_FOLDER}/[name]-[hash].js`,
        chunkFileNames: `${PARTS_FOLDER}/[name]-[hash].js`,
        codeSplitting: { groups: [{ name: fileOf }], includeDependenciesRecursively: false },
      },
    },
  },
});
