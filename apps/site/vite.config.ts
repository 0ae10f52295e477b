import react from '@vitejs/plugin-react';
import { targetOf } from '@vitrine/embed/targets';
import { defineConfig } from 'vite';

// React tells what is wrong with what it draws in its development make alone: `npm run dev` and its tests use that.
const isDevelopment = process.env.NODE_ENV === 'development';

export default defineConfig({
  plugins: [react()],
  // "source" first: bundles come from TypeScript, whether or not the packages are built.
  resolve: { conditions: ['source', 'browser', 'module', 'import', 'default'] },
  build: {
    // Browsers that cannot play modules are told so by this script: they must be able to read it.
    target: targetOf('reads'),
    outDir: isDevelopment ? 'dist/clientDev' : 'dist/client',
    // The compiled client sources live in the same folder, and the server may render from them.
    emptyOutDir: false,
    copyPublicDir: false,
    minify: !isDevelopment,
    manifest: 'manifest.json',
    rolldownOptions: { input: 'src/client/main.tsx' },
  },
});
