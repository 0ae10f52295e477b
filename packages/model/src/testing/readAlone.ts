import { DEFAULT_ENABLED_LEVELS } from '../levels/Levels.ts';
import type { Note } from '../reading/Note.ts';
import { Place, type Reading } from '../reading/Place.ts';
import { type Reader, readValue } from '../reading/Reader.ts';

export interface ReadAlone<T> {
  readonly value: T;
  readonly notes: readonly Note[];
  /** Where the notes point to. */
  readonly paths: readonly string[];
}

/** Reads one value the way a document is read, as if it stood under the key `here`. */
export function readAlone<T>(
  reader: Reader<T>,
  value: unknown,
  options: Partial<Omit<Reading, 'notes'>> = {},
): ReadAlone<T> {
  const reading: Reading = {
    notes: [],
    enabledLevels: DEFAULT_ENABLED_LEVELS,
    backend: false,
    tellUnknownKeys: false,
    ...options,
  };
  const read = readValue(reader, value, new Place(reading).at('here'));
  return { value: read, notes: reading.notes, paths: reading.notes.map(({ path }) => path) };
}
