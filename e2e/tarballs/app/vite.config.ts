import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: {
    target: 'es2022',
    // React of development is large.
    chunkSizeWarningLimit: 2000,
    // A server that writes its own pages names scripts by their names.
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: { index: 'index.html', playHero: 'src/examples/playHero.ts' },
        output: { entryFileNames: '[name].js' },
      },
    }),
  },
}));
