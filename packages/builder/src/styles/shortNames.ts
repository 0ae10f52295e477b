/** Short classes for elements that have rules in common, handed out while a sheet is written. */
export interface ShortNames {
  /** The class that these elements have, and no others. */
  of(elements: readonly string[]): string;
  /** All classes of an element, with a space before each. */
  on(element: string): string;
}

/** @param prefix Of one document alone: several may stand in a page, and within each other. */
export function createShortNames(prefix: string): ShortNames {
  const known = new Map<string, string>();
  const classes = new Map<string, string>();
  return {
    of(elements) {
      const key = elements.join();
      const name = known.get(key) ?? prefix + lettersOf(known.size);
      if (!known.has(key))
        for (const element of elements) classes.set(element, `${classes.get(element) ?? ''} ${name}`);
      known.set(key, name);
      return name;
    },
    on: (element) => classes.get(element) ?? '',
  };
}

/** a to z, aa, ab … */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCharCode(97 + (at % 26));
