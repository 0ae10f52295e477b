/** What a package may import of ours, type imports included. Arrows only point up this list. */
export const layers = {
  model: [],
  contract: ['model'],
  browser: [],
  motion: ['browser'],
  engine: ['model', 'browser', 'motion'],
  views: ['model', 'browser', 'engine'],
  react: ['views', 'engine', 'browser', 'model'],
  embed: ['views', 'engine', 'contract', 'browser', 'model'],
  builder: ['views', 'engine', 'contract', 'browser', 'motion', 'model'],
  storefront: ['contract', 'browser', 'motion'],
  editor: ['builder', 'views', 'engine', 'contract', 'browser', 'motion', 'model'],
  server: ['contract', 'model'],
};

/** Apps compose: they may import any package, and nobody imports them. */
export const apps = ['site', 'cli'];

/** Packages that run in a browser, on a server and in a worker alike, so nothing of Node's is in them. */
export const runAnywhere = ['model', 'contract', 'engine', 'views', 'react', 'embed', 'browser', 'motion'];

/**
 * Packages whose folders import one way: no two folders directly below `src` import each other, and `ports` (what many
 * of them know each other by) imports none of them. Tests may look anywhere. A package that gets there is added here.
 */
export const oneWayFolders = ['engine'];
