import { readdirSync, realpathSync } from 'node:fs';
import { relative } from 'node:path';
import { fileError } from '../fileError.ts';

interface IntoOptions {
  readonly force: boolean;
  /** Files that must not be written over. */
  readonly sources: readonly string[];
}

/** Why a page cannot go into a folder, in words; null when it can. */
export function whyNotInto(folder: string, { force, sources }: IntoOptions): string | null {
  try {
    const isEmpty = readdirSync(folder).length === 0;
    const place = realpathSync(folder);
    const inside = sources.find((source) => !relative(place, realpathSync(source)).startsWith('..'));
    if (inside !== undefined)
      return `${inside} lies in this folder, and could be written over. Name another one.`;
    return isEmpty || force ? null : NOT_EMPTY;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'ENOENT' ? null : fileError(error);
  }
}

const NOT_EMPTY =
  'This folder is not empty. Name another one, or add --force: files of the same name are replaced then, all others stay.';
