import type * as v from 'valibot';
import type { FieldError } from '../../../input/FieldError.ts';
import { checkInput } from '../../../input/checkInput.ts';
import { invalid, type Refusal } from '../answer/Outcome.ts';

export type CheckedPart =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

/** A part of a request as its schema has it; every error names its field once. */
export function checkPart(schema: v.GenericSchema, part: unknown): CheckedPart {
  const checked = checkInput(schema, part);
  if (checked.ok) return checked;
  const first = new Map<string | null, FieldError>();
  for (const error of checked.errors) if (!first.has(error.field)) first.set(error.field, error);
  return { ok: false, refusal: invalid([...first.values()]) };
}
