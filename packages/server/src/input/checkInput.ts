import * as v from 'valibot';
import type { FieldError } from './FieldError.ts';

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** What a schema makes of something from outside; each error says where (`attributes.0.name`). */
export function checkInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): Checked<v.InferOutput<Schema>> {
  const read = v.safeParse(schema, input);
  if (read.success) return { ok: true, value: read.output };
  return {
    ok: false,
    errors: read.issues.map((issue) => ({ field: v.getDotPath(issue), message: issue.message })),
  };
}
