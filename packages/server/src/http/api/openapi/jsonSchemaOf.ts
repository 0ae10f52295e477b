import { toJsonSchema } from '@valibot/to-json-schema';
import type { ShownAs } from '@vitrine/contract/api';
import * as v from 'valibot';

export interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly [key: string]: unknown;
}

/** A schema of the contract for developers. What is a text in an address is shown as what it stands for. */
export function jsonSchemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = toJsonSchema(schema, {
    typeMode,
    // Rules that JSON Schema has no words for are told by the answer.
    errorMode: 'ignore',
    target: 'draft-2020-12',
    overrideSchema: ({ valibotSchema }) => shownAs(valibotSchema as v.GenericSchema),
  });
  return json as JsonSchema;
}

function shownAs(schema: v.GenericSchema): ShownAs['shownAs'] | null {
  const { shownAs: shown } = v.getMetadata(schema as never) as Partial<ShownAs>;
  return shown ?? null;
}
