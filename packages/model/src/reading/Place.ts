import { DEFAULT_ENABLED_LEVELS, type LevelFlags, type Levels } from '../levels/Levels.ts';
import { DEFAULT_GRID_WIDTHS_PX, DOCUMENT_DEPTH } from '../limits.ts';
import { boundDepth } from './boundDepth.ts';
import type { Note } from './Note.ts';

/** Longer keys are no names that anybody gave. */
const KEY_LENGTH = 100;

/** What one pass over a document shares: its notes, the levels in use, and how much is asked for. */
export interface Reading {
  readonly notes: Note[];
  readonly enabledLevels: LevelFlags;
  /** How wide the design is on each level: what a level takes from a larger one shrinks as the design does. */
  readonly gridWidths: Levels<number>;
  /** Which lengths of the layer that is being read follow the module's width. */
  readonly fluid: Fluid;
  /** Editor mode: optional features that the document lacks are filled in with their defaults. */
  readonly backend: boolean;
  /** Name keys that no reader knows. Costs a look at every key, so only checks ask for it. */
  readonly tellUnknownKeys: boolean;
}

/** What of a layer scales with the module: its text, its size, its place, its spacing. */
export interface Fluid {
  readonly text: boolean;
  readonly transforms: boolean;
  readonly place: boolean;
  readonly spacing: boolean;
}

/** A reading of its own, for a piece of a document. */
export const createReading = (given: Partial<Reading> = {}): Reading => ({
  notes: [],
  enabledLevels: DEFAULT_ENABLED_LEVELS,
  gridWidths: DEFAULT_GRID_WIDTHS_PX,
  fluid: { text: false, transforms: false, place: false, spacing: false },
  backend: false,
  tellUnknownKeys: false,
  ...given,
});

/** A spot in the document that knows its own path; the path is only spelled out when a note needs it. */
export class Place {
  readonly reading: Reading;
  readonly #parent: Place | null;
  readonly #key: string | number;

  constructor(reading: Reading, parent: Place | null = null, key: string | number = '') {
    this.reading = reading;
    this.#parent = parent;
    this.#key = key;
  }

  at(key: string | number): Place {
    return new Place(this.reading, this, key);
  }

  /** The same spot, read otherwise. */
  readAs(changes: Partial<Reading>): Place {
    return new Place({ ...this.reading, ...changes }, this.#parent, this.#key);
  }

  get path(): string {
    if (!this.#parent) return '';
    const parentPath = this.#parent.path;
    if (typeof this.#key === 'number') return `${parentPath}[${this.#key}]`;
    // Every note below a key repeats it.
    const key = this.#key.length > KEY_LENGTH ? `${this.#key.slice(0, KEY_LENGTH)}…` : this.#key;
    return parentPath === '' ? key : `${parentPath}.${key}`;
  }

  /** The value that stands here, with no more levels than a document may have; what is deeper is told. */
  bounded(value: unknown): unknown {
    const { value: shallow, cut } = boundDepth(value, DOCUMENT_DEPTH - this.#depth);
    if (cut) {
      const others = cut.count > 1 ? ` here and in ${cut.count - 1} more places` : '';
      cut.first
        .reduce<Place>((place, key) => place.at(key), this)
        .repaired(`nested deeper than ${DOCUMENT_DEPTH} levels${others}; left out`);
    }
    return shallow;
  }

  get #depth(): number {
    return this.#parent ? this.#parent.#depth + 1 : 0;
  }

  repaired(message: string): void {
    this.reading.notes.push({ kind: 'repaired', path: this.path, message });
  }

  notUnderstood(message: string): void {
    this.reading.notes.push({ kind: 'not-understood', path: this.path, message });
  }
}
