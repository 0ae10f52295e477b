import { accessSync, constants, statSync } from 'node:fs';

/** Whether a file is there and can be read. Names that no disk can hold are no files either. */
export function isFile(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
