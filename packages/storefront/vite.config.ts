import { defineConfig } from 'vite';

/** What several scripts share: a file of a hundred bytes each would be asked for by every page. */
const SHARED = /\/src\/client\/(?:page\/(?!parts|createPartStarter)|keep\/groupTitle)/;

/** The script of the shop's pages, and what it fetches when a page needs it. Names change with their content. */
export default defineConfig({
  // Wherever the site puts them, they find each other.
  base: './',
  resolve: { conditions: ['vitrine-source', 'browser', 'module', 'import', 'default'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/shop-scripts',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: 'files.json',
    rollupOptions: {
      input: { shop: 'src/client/main.ts' },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        manualChunks: (id) => (SHARED.test(id) ? 'shared' : undefined),
      },
    },
  },
});
