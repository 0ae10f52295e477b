import { fileURLToPath } from 'node:url';

// The same number of steps from src/server and from dist/server.
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The client in React's development make, when the server runs that too: they hydrate each other's markup.
const client = process.env['VITRINE_DEV'] === '1' ? 'clientDev' : 'client';

/** Where the site's own files are, whether it runs from source or from its build. */
export const siteFolders = {
  demoDir: fromHere('../../demo'),
  clientDir: fromHere(`../../dist/${client}`),
  embedFile: fromHere('../../../../packages/embed/dist/vitrine.js'),
};
