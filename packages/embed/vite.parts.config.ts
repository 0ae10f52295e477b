import { defineConfig, type Rolldown } from 'vite';
import { build, bundle, PARTS, PARTS_FOLDER, PARTS_LIST } from './bundle.ts';

/**
 * One line a file: what it begins with, and with that all that is imported from there. What a line above has is not taken again, so
 * that no file needs another one but the player.
 */
const FILES: readonly (readonly [name: string, ...entries: string[]])[] = [
  [
    'player',
    'embed/src/playScore.ts',
    'engine/src/play.ts',
    'engine/src/layers/createLayerPlayer.ts',
    'engine/src/input/watchPlayerInput.ts',
    'player/src/markup/index.ts',
    'player/src/html/index.ts',
    'player/src/tend/placeDrawing.ts',
    'player/src/tend/images.ts',
    // What the compiler asks of features, too.
    'engine/src/actions/interactiveAttributes.ts',
    'engine/src/progress/watchProgress.ts',
    'engine/src/links/windowName.ts',
    'engine/src/layers/pose/restStyle.ts',
    'engine/src/carousel/carouselOffsets.ts',
    'engine/src/carousel/carouselPose.ts',
    'engine/src/modal/modalBox.ts',
  ],
  ['carousel', 'engine/src/carousel/carouselFeature.ts', 'player/src/stage/measureCarousel.ts'],
  [
    'controls',
    'player/src/enhancers/navRows.ts',
    'player/src/enhancers/navScrubber.ts',
    'player/src/enhancers/arrowPreviews.ts',
    'player/src/enhancers/counters.ts',
    'engine/src/scrubber/createScrubber.ts',
    'engine/src/actions/createSlideActions.ts',
    'engine/src/deepLinks/deepLinksFeature.ts',
    'engine/src/globalSlides/createGlobalPlayer.ts',
    'engine/src/slides/createSlideLoop.ts',
  ],
  [
    'media',
    'engine/src/media/createMedia.ts',
    'engine/src/media/kinds/youtube.ts',
    'engine/src/media/kinds/vimeo.ts',
  ],
  [
    'effects',
    'engine/src/layers/scene/effectsFeature.ts',
    'engine/src/layers/hover/hoverFeature.ts',
    'engine/src/layers/loop/createLoopPlayer.ts',
    'engine/src/modifiers/createModifiers.ts',
    'engine/src/scrollTimeline/createScrollTimeline.ts',
    'engine/src/particles/createParticles.ts',
    'motion/src/text/splitText.ts',
  ],
  [
    'transitions',
    'engine/src/transitions/transitionsFeature.ts',
    'engine/src/transitions/piecesFeature.ts',
    'engine/src/transitions/createPan.ts',
    'engine/src/transitions/shader/playShader.ts',
  ],
];
/** What comes by a package's index cannot be followed: these go by where they are. */
const FOLDERS: readonly (readonly [name: string, path: RegExp])[] = [
  ['shapes', /motion\/src\/svg\/(?!drawnStroke|parseDrawn|createMorphLater)|node_modules\/animejs\//],
  ['transitions', /motion\/src\/pieces\//],
  ['sanitizer', /node_modules\/dompurify\/|html\/sanitizerInBrowser/],
  ['wire', /packages\/contract\/src\/|embed\/src\/wire/],
  ['modals', /embed\/src\/(?:modal\/|allModules)|(?:engine|compile)\/src\/modal\//],
  ['player', /packages\/(?:player|motion|browser)\/src\//],
  [
    'player',
    /model\/src\/(?:feed\/slideNumber|action\/actionKinds|levels\/|reply\/|limits|layer\/mediaKind|reading\/(?:json|boundDepth|Reader)|values\/(?:url|fillToCss|ease|fraction))/,
  ],
];
/** All else reads documents and draws them. */
const COMPILER = 'draw';

const packages = new URL('..', import.meta.url).pathname;
/** Files of ours that name one another; what an index lists is not all needed. */
const isFollowed = (id: string): boolean =>
  /packages\/(?:engine|player|embed|motion)\/src\//.test(id) &&
  !/(?:engine|motion)\/src\/index\.ts$/.test(id);

const files = new Map<string, string>();

function fileOf(id: string, graph: Rolldown.ChunkingContext): string {
  if (files.size === 0)
    for (const [name, ...entries] of FILES)
      for (const entry of entries) follow(`${packages}${entry}`, name, graph);
  return files.get(id) ?? FOLDERS.find(([, path]) => path.test(id))?.[0] ?? COMPILER;
}

function follow(id: string, name: string, graph: Rolldown.ChunkingContext): void {
  if (files.has(id)) return;
  files.set(id, name);
  for (const next of graph.getModuleInfo(id)?.importedIds ?? [])
    if (isFollowed(next)) follow(next, name, graph);
}

// Everything but the script itself, in few files under names that change with their content.
export default defineConfig({
  ...bundle,
  build: {
    ...build,
    manifest: PARTS_LIST,
    lib: {
      entry: PARTS,
      formats: ['es'],
    },
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      preserveEntrySignatures: 'allow-extension',
      output: {
        minify: true,
        // Notes to bundlers: pages have no use for them.
        comments: { annotation: false },
        entryFileNames: `${PARTS_FOLDER}/[name]-[hash].js`,
        chunkFileNames: `${PARTS_FOLDER}/[name]-[hash].js`,
        codeSplitting: { groups: [{ name: fileOf }], includeDependenciesRecursively: false },
      },
    },
  },
});
