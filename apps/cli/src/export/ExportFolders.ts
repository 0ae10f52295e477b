import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** Where what an export takes along lies. */
export interface ExportFolders {
  readonly demoFolder: string;
  /** The embed script and its parts. */
  readonly embedFolder: string;
}

export const EXPORT_FOLDERS: ExportFolders = {
  demoFolder: at('apps/site/demo'),
  embedFolder: at('packages/embed/dist'),
};
