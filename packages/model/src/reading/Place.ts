import type { LevelFlags } from '../levels/Levels.ts';
import type { Note } from './Note.ts';

/** What one pass over a document shares: its notes, the levels in use, and how much is asked for. */
export interface Reading {
  readonly notes: Note[];
  readonly enabledLevels: LevelFlags;
  /** Editor mode: optional features that the document lacks are filled in with their defaults. */
  readonly backend: boolean;
  /** Name keys that no reader knows. Costs a look at every key, so only checks ask for it. */
  readonly tellUnknownKeys: boolean;
}

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

  get path(): string {
    if (!this.#parent) return '';
    const parentPath = this.#parent.path;
    if (typeof this.#key === 'number') return `${parentPath}[${this.#key}]`;
    return parentPath === '' ? this.#key : `${parentPath}.${this.#key}`;
  }

  repaired(message: string): void {
    this.reading.notes.push({ kind: 'repaired', path: this.path, message });
  }

  notUnderstood(message: string): void {
    this.reading.notes.push({ kind: 'not-understood', path: this.path, message });
  }
}
