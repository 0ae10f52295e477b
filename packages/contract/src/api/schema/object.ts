import * as v from 'valibot';

/** Every field is known: one that is not is refused by its name, and so is one that is missing. */
export const strict = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? 'Unknown field.' : expected === 'Object' ? 'Must be an object.' : 'Is required.',
  );

/** The same of which anything may be left out. */
export const anyOf = <const Entries extends v.ObjectEntries>(entries: Entries) => v.partial(strict(entries));

/** A request that has none. */
export const nothing = strict({});
