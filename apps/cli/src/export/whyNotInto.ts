import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { fileError } from '../fileError.ts';

interface IntoOptions {
  readonly force: boolean;
  /** Files that must not be written over. */
  readonly sources: readonly string[];
}

/** Why a page cannot go into a folder, in words; null when it can. */
export function whyNotInto(folder: string, { force, sources }: IntoOptions): string | null {
  const inside = sources.find((source) => resolve(source).startsWith(resolve(folder) + sep));
  if (inside !== undefined)
    return `${inside} lies in this folder, and would be in the way. Name another one.`;
  try {
    if (readdirSync(folder).length === 0 || force) return null;
    return 'This folder is not empty. Name another one, or add --force: files of the same name are replaced then, all others stay.';
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? null : fileError(error);
  }
}
