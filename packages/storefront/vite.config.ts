import { defineConfig } from 'vite';

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
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
