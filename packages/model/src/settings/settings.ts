import { readers } from '../document/wholeReaders.ts';

/** Settings with everything that they may have. */
export const moduleSettings = readers.settings;
