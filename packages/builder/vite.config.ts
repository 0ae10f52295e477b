import { defineConfig } from 'vite';

/** What several files share, and with each all that it imports: one row a file, or it would be many small ones. */
const SHARED = [
  // What pages load alone that have nothing but entrances, and widgets that know nothing of them.
  {
    name: 'comeIn',
    test: /\/runtime\/(?:animation\/(?:comeIn|entranceDelay)|assets\/loadChunk|background\/lazyBackgrounds|elements\/(?:Handler|loneWidgets)|scroll\/onceInView|settings\/readSettings|limits)|\/browser\/src\/(?:observe\/listen\.|clock\/browserClock)/,
    priority: 3,
  },
  // What every page has, and what is too small to be asked for.
  { name: 'start', test: /\/runtime\/(?:page\/(?:startPage|jquery)|settings\/|limits)/, priority: 2 },
  { name: 'slides', test: /\/runtime\/slides\/(?!slideStyles)/, priority: 1 },
];

/** The scripts that bring pages of documents to life, ours and those that others drew, and what they fetch when a page needs it. */
export default defineConfig({
  resolve: { conditions: ['vitrine-source', 'browser', 'module', 'import', 'default'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/page-scripts',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: 'files.json',
    // As a library: what fetches files for applications would be a quarter of what most pages load.
    lib: {
      entry: {
        page: 'src/runtime/main.ts',
        pagesOfOthers: 'src/runtime/pagesOfOthers.ts',
        entrances: 'src/runtime/entrances.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      // No part may lie in a script that starts a page: whoever asked for the part would start it again.
      preserveEntrySignatures: 'strict',
      output: {
        minify: true,
        comments: false,
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: { groups: SHARED },
      },
    },
  },
});
