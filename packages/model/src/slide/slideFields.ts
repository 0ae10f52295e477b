import { readers } from '../document/wholeReaders.ts';

/** A slide with everything that it may have. */
export const slideFields = readers.slide;
