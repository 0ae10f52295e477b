import type { Readable } from 'node:stream';
import type { FieldError } from '../../../input/FieldError.ts';
import type { NotSaved } from '../../../input/Saved.ts';

/** One thing, and which version of it this is. Without a version its contents say so. */
export interface Item<T> {
  readonly value: T;
  readonly version?: number;
}

export interface Refusal {
  readonly kind: 'refused';
  readonly status: number;
  /** For programs. */
  readonly error: string;
  /** For people. */
  readonly message: string;
  readonly errors?: readonly FieldError[];
  /** What the message is made of, for who says it in other words. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Of a change that came too late: what stands now. */
  readonly current?: Item<unknown>;
}

/** What a handler says; how it is written is decided in one place. */
export type Outcome<T> =
  | { readonly kind: 'item'; readonly item: Item<T>; readonly location?: string }
  | {
      readonly kind: 'list';
      readonly items: T extends { items: infer Items } ? Items : never;
      readonly total: number;
    }
  | { readonly kind: 'nothing' }
  | FileOutcome
  | Refusal;

export interface FileOutcome {
  readonly kind: 'file';
  readonly name: string;
  readonly type: string;
  readonly data: Uint8Array | (() => Promise<Readable>);
}

export const done = { kind: 'nothing' } as const;

export const refused = (status: number, error: string, message: string): Refusal => ({
  kind: 'refused',
  status,
  error,
  message,
});

export const tooLarge = refused(413, 'too_large', 'What was sent is too large.');

export const missing = (message = 'There is nothing at this address.'): Refusal =>
  refused(404, 'not_found', message);

export const invalid = (errors: readonly FieldError[]): Refusal => ({
  ...refused(422, 'invalid', errors[0]?.message ?? 'What was sent cannot be used.'),
  errors,
});

export const changedMeanwhile = (current: Item<unknown>): Refusal => ({
  ...refused(412, 'changed', 'Somebody else has changed it meanwhile. Read it again, and change that.'),
  current,
});

/** A thing that was read, or that it is not there. */
export const shown = <T>(item: Item<T> | null) => (item ? ({ kind: 'item', item } as const) : missing());

/** A thing that was made; where it is now. */
export const made = <T>(item: Item<T> | null, location: string) =>
  item ? ({ kind: 'item', item, location } as const) : missing();

export const plain = <T>(value: T) => ({ kind: 'item', item: { value } }) as const;

/** Why the shop has not saved it. `read` gives what stands now, for who was too late. */
export async function unsaved(
  { reason, errors }: NotSaved,
  read?: () => Promise<Item<unknown> | null>,
): Promise<Refusal> {
  if (reason === 'invalid') return invalid(errors);
  const current = reason === 'conflict' && read ? await read() : null;
  return current ? changedMeanwhile(current) : missing(errors[0]?.message);
}
