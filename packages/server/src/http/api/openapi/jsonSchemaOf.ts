import { toJsonSchema } from '@valibot/to-json-schema';
import type { ShownAs } from '@vitrine/contract/api';
import type * as v from 'valibot';

export interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly [key: string]: unknown;
}

/** A schema of the contract for developers, as they write it. What is a text in an address is shown as what it stands for. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode: 'input',
    // Rules that JSON Schema has no words for are told by the answer.
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideAction: ({ valibotAction }) => shownAs(valibotAction),
  });
  return json as JsonSchema;
}

function shownAs(action: { readonly type: string; readonly metadata?: unknown }): ShownAs['shownAs'] | null {
  const { shownAs: shown } = (action.type === 'metadata' ? action.metadata : {}) as Partial<ShownAs>;
  return shown ?? null;
}
