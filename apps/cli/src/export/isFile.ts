import { statSync } from 'node:fs';

/** Names that no disk can hold are no files either. */
export function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
