import { createExport } from '../export/createExport.ts';
import { EXPORT_FOLDERS } from '../export/ExportFolders.ts';

/** Writes a page with a module that runs from any host of files, in any folder. */
export const exportCommand = createExport(EXPORT_FOLDERS);
