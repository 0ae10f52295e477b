import { readers } from '../document/wholeReaders.ts';

export { enabledLevels } from './enabledLevels.ts';

/** Settings with everything that they may have. */
export const moduleSettings = readers.settings;
