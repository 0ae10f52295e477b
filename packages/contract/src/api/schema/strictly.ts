import type * as v from 'valibot';
import { list } from './fields.ts';
import { strict } from './object.ts';

interface Parts {
  readonly type: string;
  readonly wrapped?: v.GenericSchema;
  readonly entries?: v.ObjectEntries;
  readonly item?: v.GenericSchema;
}

/** The same schema, in which objects refuse what they do not know, however deep. */
export function strictly(schema: v.GenericSchema): v.GenericSchema {
  const { type, wrapped, entries, item } = schema as unknown as Parts;
  if (type === 'optional' && wrapped) return rebuilt(schema, 'wrapped', strictly(wrapped));
  if (type === 'object' && entries)
    return strict(
      Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [name, strictly(entry as v.GenericSchema)]),
      ),
    );
  return type === 'array' && item ? list(strictly(item)) : schema;
}

/** A schema with another part; its prototype's accessors stay. */
const rebuilt = (schema: v.GenericSchema, part: string, value: unknown): v.GenericSchema =>
  Object.create(schema, { [part]: { value, enumerable: true } }) as v.GenericSchema;
