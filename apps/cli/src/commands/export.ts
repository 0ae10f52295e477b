import { createExport } from '../export/createExport.ts';
import { PLACES } from '../export/places.ts';

/** Writes a page with a module that runs from any host of files, in any folder. */
export const exportCommand = createExport(PLACES);
