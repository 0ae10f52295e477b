import { isObject } from '@vitrine/model';
import { isEmpty, type Settings } from './Settings.ts';

/** `{ look: 'line_text', 'align!': '', 'image[url]!': '' }`: all must hold. A list means any of it. */
export type Condition = { readonly [key: string]: string | number | readonly (string | number)[] };

const NAME = /^([\w-]+)(?:\[([\w-]+)\])?(!)?$/;

/** A setting whose condition does not hold counts as absent, even where it is stored. Of a list any must hold. */
export function isMet(condition: Condition | readonly Condition[] | undefined, settings: Settings): boolean {
  if (isList(condition)) return condition.some((each) => isMet(each, settings));
  if (condition === undefined) return true;
  return termsOf(condition).every(({ key, sub, isNot, wanted }) => {
    const value =
      sub === undefined ? settings[key] : isObject(settings[key]) ? settings[key][sub] : undefined;
    return isOne(value, wanted) !== isNot;
  });
}

interface Term {
  readonly key: string;
  readonly sub: string | undefined;
  readonly isNot: boolean;
  readonly wanted: readonly (string | number)[];
}

const known = new WeakMap<Condition, readonly Term[]>();

/** Conditions stand in tables, and are asked for every element of a page. */
function termsOf(condition: Condition): readonly Term[] {
  const terms = known.get(condition);
  if (terms) return terms;
  const read = Object.entries(condition).map(([name, wanted]): Term => {
    const [, key = '', sub, not] = NAME.exec(name) ?? [];
    const list: readonly (string | number)[] = Array.isArray(wanted) ? wanted : [wanted as string | number];
    return { key, sub, isNot: not === '!', wanted: list };
  });
  known.set(condition, read);
  return read;
}

const isList = (condition: Condition | readonly Condition[] | undefined): condition is readonly Condition[] =>
  Array.isArray(condition);

function isOne(value: unknown, wanted: readonly (string | number)[]): boolean {
  return wanted.some((each) => (each === '' ? isEmpty(value) : String(value ?? '') === String(each)));
}
