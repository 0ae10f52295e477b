import { defineConfig } from 'vite';
import { build, bundle, PARTS_FOLDER, PARTS_LIST } from './bundle.ts';

/** One line a file, by the folders that it holds: what is fetched together is one. The first that fits has it. */
const FILES: readonly (readonly [name: string, path: RegExp])[] = [
  ['carousel', /engine\/src\/carousel\/|views\/src\/carousel\/measureCarousel/],
  ['media', /engine\/src\/media\//],
  ['effects', /engine\/src\/(?:modifiers|scrollTimeline|particles)\//],
  ['transitions', /engine\/src\/transitions\//],
  ['text', /motion\/src\/(?:text|svg)\/|node_modules\/animejs\//],
  ['sanitizer', /node_modules\/dompurify\/|views\/src\/html\/sanitizerInBrowser/],
  ['wire', /packages\/contract\/src\/|embed\/src\/wire/],
  ['modals', /embed\/src\/modal\/|engine\/src\/modal\/|views\/src\/modal\//],
  [
    'player',
    /packages\/(?:engine|motion|browser)\/src\/|views\/src\/(?:played|live|tend|controls)\/|embed\/src\/playDrawn/,
  ],
];

// Everything but the script itself, in few files under names that change with their content.
export default defineConfig({
  ...bundle,
  build: {
    ...build,
    manifest: PARTS_LIST,
    lib: {
      entry: {
        draw: 'src/draw.ts',
        played: 'src/playDrawn.ts',
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
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            ...FILES.map(([name, test]) => ({ name, test })),
            // What the compiler and something that plays both need comes with the player: no page is without it.
            { name: 'player', test: /./, minShareCount: 2 },
            { name: 'draw', test: /./ },
          ],
        },
      },
    },
  },
});
