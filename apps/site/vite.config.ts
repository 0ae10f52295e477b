import { defineConfig } from 'vite';

/**
 * The site's server in few files. As it was compiled it is some two thousand, and to read them takes twice the time that
 * everything else of a start does.
 */
export default defineConfig({
  // What else it imports stays as it was installed. Kysely alone would be three hundred files more.
  ssr: { noExternal: [/^@vitrine\//, 'kysely'] },
  build: {
    ssr: true,
    target: 'node20',
    // As deep as what it was compiled to: the server finds its other files from where it lies.
    outDir: 'dist/bundle',
    emptyOutDir: true,
    copyPublicDir: false,
    minify: false,
    rolldownOptions: {
      input: {
        main: 'dist/server/main.js',
        runSite: 'dist/server/runSite.js',
        // For scripts and tests that open a shop without its site.
        server: '../../packages/server/dist/index.js',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
