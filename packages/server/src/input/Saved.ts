import type { FieldError } from './FieldError.ts';

/** Why nothing was written; every error names its field. */
export interface NotSaved {
  readonly ok: false;
  readonly reason: 'invalid' | 'missing' | 'conflict';
  readonly errors: readonly FieldError[];
  /** Of a conflict: the version that stands now. */
  readonly version?: number;
}
export type Saved<T> = ({ readonly ok: true } & T) | NotSaved;

export interface SaveOptions {
  /** The one that was changed: when another one stands now, nothing is written. */
  readonly expectedVersion?: number | undefined;
}

export const invalid = (errors: readonly FieldError[]): NotSaved => ({
  ok: false,
  reason: 'invalid',
  errors,
});
export const invalidField = (field: string, message: string): NotSaved => invalid([{ field, message }]);
export const notFound = (message: string): NotSaved => ({
  ok: false,
  reason: 'missing',
  errors: [{ field: null, message }],
});
export const conflict = (version: number): NotSaved => ({
  ok: false,
  reason: 'conflict',
  version,
  errors: [{ field: null, message: `Somebody else has saved version ${version} meanwhile.` }],
});
