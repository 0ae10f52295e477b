import { isObject } from '@vitrine/model';
import * as v from 'valibot';
import { oneOf } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';

/** Where a header, footer or template shows: `include/general`, `exclude/singular/page/12`, `include/archive/product_cat/4`. */
export const displayCondition = strict({
  type: oneOf(['include', 'exclude']),
  /** general, archive, singular, product, … */
  name: v.string(),
  subName: v.string(),
  subId: v.string(),
});
export type DisplayCondition = Readonly<v.InferOutput<typeof displayCondition>>;

/** As documents write them: a text, or an object of one of two spellings. Null: it is none. */
export function readCondition(value: unknown): DisplayCondition | null {
  const parts =
    typeof value === 'string'
      ? value.split('/')
      : isObject(value)
        ? [
            value['type'],
            value['name'],
            value['sub_name'] ?? value['subName'],
            value['sub_id'] ?? value['subId'],
          ].map((part) => String(part ?? ''))
        : [];
  const [type, name = '', subName = '', subId = ''] = parts;
  if ((type !== 'include' && type !== 'exclude') || name === '') return null;
  return { type, name, subName, subId };
}
