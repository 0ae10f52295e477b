import { isObject } from '@vitrine/model';
import { isEmpty, type Settings } from './Settings.ts';

/** `{ look: 'line_text', 'align!': '', 'image[url]!': '' }`: all must hold. A list means any of it. */
export type Condition = { readonly [key: string]: string | number | readonly (string | number)[] };

const NAME = /^([\w-]+)(?:\[([\w-]+)\])?(!)?$/;

/** A setting whose condition does not hold counts as absent, even where it is stored. Of a list any must hold. */
export function isMet(condition: Condition | readonly Condition[] | undefined, settings: Settings): boolean {
  if (isList(condition)) return condition.some((each) => isMet(each, settings));
  return Object.entries(condition ?? {}).every(([name, wanted]) => {
    const [, key = '', sub, not] = NAME.exec(name) ?? [];
    const value =
      sub === undefined ? settings[key] : isObject(settings[key]) ? settings[key][sub] : undefined;
    return isOne(value, wanted) !== (not === '!');
  });
}

const isList = (condition: Condition | readonly Condition[] | undefined): condition is readonly Condition[] =>
  Array.isArray(condition);

function isOne(value: unknown, wanted: Condition[string]): boolean {
  const list: readonly (string | number)[] = Array.isArray(wanted) ? wanted : [wanted as string | number];
  return list.some((each) => (each === '' ? isEmpty(value) : String(value ?? '') === String(each)));
}
