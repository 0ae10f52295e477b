import localesPlugin from '@react-aria/optimize-locales-plugin';
import { defineConfig } from 'vite';

/** The admin: one entry, and a file for each screen. Names change with their content. */
export default defineConfig({
  // React Aria speaks 34 languages, the admin's texts two. Whoever has another reads English from both.
  plugins: [localesPlugin.vite({ locales: ['en-US', 'ar-AE'] })],
  // Wherever the site puts them, they find each other.
  base: './',
  resolve: { conditions: ['vitrine-source', 'browser', 'module', 'import', 'default'] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/admin',
    emptyOutDir: true,
    copyPublicDir: false,
    manifest: 'files.json',
    rollupOptions: {
      input: { admin: 'src/main.tsx' },
      output: {
        entryFileNames: '[name]-[hash].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
