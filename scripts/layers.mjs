/** What a package may import of ours, type imports included. Arrows only point up this list. */
export const layers = {
  texts: [],
  model: [],
  contract: ['model'],
  browser: [],
  motion: ['browser'],
  engine: ['model', 'browser', 'motion'],
  player: ['model', 'browser', 'engine'],
  compile: ['texts', 'player', 'engine', 'browser', 'model'],
  react: ['compile', 'player', 'engine', 'browser', 'model'],
  embed: ['compile', 'player', 'engine', 'contract', 'browser', 'model'],
  builder: ['texts', 'compile', 'player', 'engine', 'contract', 'browser', 'motion', 'model'],
  storefront: ['texts', 'contract', 'browser', 'motion'],
  editor: ['texts', 'builder', 'compile', 'player', 'engine', 'contract', 'browser', 'motion', 'model'],
  server: ['texts', 'contract', 'model'],
};

/** Apps compose: they may import any package, and nobody imports them. */
export const apps = ['site', 'cli'];

/** Packages that run in a browser, on a server and in a worker alike, so nothing of Node's is in them. */
export const runAnywhere = [
  'texts',
  'model',
  'contract',
  'engine',
  'player',
  'compile',
  'react',
  'embed',
  'browser',
  'motion',
];

/** Packages that are shipped as a bundle: what they import is built into them, so they declare it as for development. */
export const bundled = ['embed'];

/**
 * Packages whose folders import one way: no two folders directly below `src` import each other, and `ports` (what many
 * of them know each other by) imports none of them. Tests may look anywhere. A package that gets there is added here.
 */
export const oneWayFolders = ['contract', 'engine', 'player', 'compile', 'builder', 'storefront', 'server'];
