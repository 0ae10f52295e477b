/**
 * The browsers that modules are made for, by the first version of each (README, "Browsers"). Builds write nothing that these
 * cannot read. Plain JavaScript, as configurations ask for it before anything is built.
 */
export const BROWSERS = /** @type {const} */ ({
  /** Everything as designed: letters in whole pixels, entries that wait for their script, texts broken as their author says. */
  designed: { chrome: '125', firefox: '129', safari: '18' },
  /** Modules play; `canPlay` asks for what this takes. */
  plays: { chrome: '114', firefox: '128', safari: '17.4' },
  /** Modules stand still. From here on the page's small script can be read at all, and says so. */
  reads: { chrome: '63', firefox: '67', safari: '11.1' },
});

/** As Vite wants them. @param {keyof typeof BROWSERS} row @returns {string[]} */
export const targetOf = (row) => Object.entries(BROWSERS[row]).map(([name, version]) => `${name}${version}`);
