import { readers } from '../document/wholeReaders.ts';

/** A layer with everything that it may have. */
export const layerFields = readers.layer;
