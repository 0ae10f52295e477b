import { defineConfig } from 'vite';
import { build, bundle, PARTS_FOLDER, PARTS_LIST } from './bundle.ts';

/** One line a file, by the folders that it holds: what is fetched together is one. The first that fits has it. */
const FILES: readonly (readonly [name: string, path: RegExp])[] = [
  // Asked before it is known whether the rest of their folder is needed.
  [
    'player',
    /carousel(?:Offsets|Pose)|poseTransform|isPlainFade|playFade|isRest|shader\/shaderOf|readWave|modal\/modalBox|(?:Morph|Text)Later|svg\/(?:drawnStroke|parseDrawn)/,
  ],
  [
    'carousel',
    /engine\/src\/(?:carousel\/|player\/(?:createCarouselTurns|watchSideSlides))|views\/src\/carousel\/measureCarousel/,
  ],
  ['media', /engine\/src\/media\//],
  [
    'effects',
    /engine\/src\/(?:modifiers|scrollTimeline|particles|layers\/(?:loop|hover))\/|motion\/src\/text\//,
  ],
  ['transitions', /engine\/src\/transitions\/|motion\/src\/pieces\//],
  ['shapes', /motion\/src\/svg\/|node_modules\/animejs\//],
  ['sanitizer', /node_modules\/dompurify\/|html\/sanitizerInBrowser/],
  ['wire', /packages\/contract\/src\/|embed\/src\/wire/],
  ['modals', /embed\/src\/(?:modal\/|allModules)|(?:engine|views)\/src\/modal\//],
  // What plays, and the little of the rest that it takes.
  [
    'player',
    /packages\/(?:engine|motion|browser)\/src\/|views\/src\/(?:played|live|tend|controls)\/|views\/src\/html\/(?!\w+Markup)|embed\/src\/playScore/,
  ],
  [
    'player',
    /model\/src\/(?:feed\/slideNumber|action\/actionKinds|levels\/|reply\/|limits|layer\/mediaKind|reading\/(?:json|boundDepth|Reader)|values\/(?:url|fillToCss|ease|fraction))/,
  ],
  [
    'player',
    /views\/src\/(?:css\/(?:adoptCss|adoptShared|units|inlineStyle|cssStatements)|module\/names|slide\/(?:groupAttributes|slideName)|nav\/(?:rowItems|itemWindow|bulletLimits|limits|watchTouched|navLabels|keyTarget|itemButton|thumbStyle|hasNavigation|kinds\/|arrowTargets|pictureFallback|text\/slideNumber|looks\/usesPicture|scrubber\/(?:handleAttributes|startScrubber))|layer\/placeholders|progress\/fillClass)/,
  ],
];
/** All else reads documents and draws them. */
const COMPILER = 'draw';

const fileOf = (id: string): string => FILES.find(([, path]) => path.test(id))?.[0] ?? COMPILER;

// Everything but the script itself, in few files under names that change with their content.
export default defineConfig({
  ...bundle,
  build: {
    ...build,
    manifest: PARTS_LIST,
    lib: {
      entry: {
        draw: 'src/draw.ts',
        player: 'src/playScore.ts',
        wire: 'src/wire.ts',
        modals: 'src/modal/createModals.ts',
      },
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
