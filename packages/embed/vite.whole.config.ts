import { defineConfig } from 'vite';
import { build, bundle, PARTS_FOLDER } from './bundle.ts';

// Every part in one classic script: the only kind that a page may take from a host that sends no CORS headers.
export default defineConfig({
  ...bundle,
  build: {
    ...build,
    lib: { entry: 'src/whole.ts', formats: ['iife'], name: 'vitrineWhole' },
    rolldownOptions: {
      output: {
        minify: true,
        comments: { annotation: false },
        entryFileNames: `${PARTS_FOLDER}/whole-[hash].js`,
        codeSplitting: false,
      },
    },
  },
});
