import { asObject, isObject } from '../reading/json.ts';
import type { Reader } from '../reading/Reader.ts';
import { shape, from } from '../reading/shape.ts';

export interface Sides<T> {
  readonly top: T;
  readonly right: T;
  readonly bottom: T;
  readonly left: T;
}

/** Four sides under t, r, b, l; one bare value (`0`, `"10px"`) stands for all four, a list of four for them in turn. */
export function sides<T>(reader: Reader<T>): Reader<Sides<T>> {
  return shape(
    { top: from('t', reader), right: from('r', reader), bottom: from('b', reader), left: from('l', reader) },
    {
      instead(value) {
        if (Array.isArray(value) && value.length === 4)
          return { t: value[0], r: value[1], b: value[2], l: value[3] };
        if (isObject(value) || Array.isArray(value)) return asObject(value);
        return { t: value, r: value, b: value, l: value };
      },
    },
  );
}
