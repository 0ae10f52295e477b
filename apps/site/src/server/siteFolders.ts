import { fileURLToPath } from 'node:url';

// The same number of steps from src/server and from dist/server.
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the site's own files are, whether it runs from source or from its build. */
export const siteFolders = {
  demoDir: fromHere('../../demo'),
  embedFile: fromHere('../../../../packages/embed/dist/vitrine.js'),
};
