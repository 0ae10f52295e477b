import type { Note } from '../reading/Note.ts';
import { createReading, Place, type Reading } from '../reading/Place.ts';
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
  const reading = createReading(options);
  const read = readValue(reader, value, new Place(reading).at('here'));
  return { value: read, notes: reading.notes, paths: reading.notes.map(({ path }) => path) };
}
