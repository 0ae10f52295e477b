import { defineConfig } from 'vite';

/** The script that brings pages of documents to life, ours and those that others drew, and what it fetches when a page needs it. */
export default defineConfig({
  // Wherever the site puts them, they find each other.
  base: './',
  resolve: { conditions: ['vitrine-source', 'browser', 'module', 'import', 'default'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/page-scripts',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: 'files.json',
    rollupOptions: {
      input: { page: 'src/runtime/main.ts' },
      output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
