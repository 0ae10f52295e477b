import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build writes down which file of a folder pages ask for; `what` says whose, where there is none. */
export function entryIn(scriptsDir: string, what: string): string {
  const files: unknown = JSON.parse(readFileSync(join(scriptsDir, 'files.json'), 'utf8'));
  const entry = Object.values(files as Record<string, { file: string; isEntry?: boolean }>).find(
    ({ isEntry }) => isEntry,
  );
  if (!entry) throw new Error(`No script of ${what} in ${scriptsDir}: npm run build makes it.`);
  return entry.file;
}
