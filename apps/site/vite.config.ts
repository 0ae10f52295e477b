import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // "source" first: bundles come from TypeScript, whether or not the packages are built.
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  build: {
    target: 'es2022',
    outDir: 'dist/client',
    // The compiled client sources live in the same folder, and the server may render from them.
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: 'manifest.json',
    rolldownOptions: { input: 'src/client/main.tsx' },
  },
});
