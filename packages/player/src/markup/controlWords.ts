/** What the player says of itself while it plays. `{number}` and `{total}` stand for numbers. */
export interface ControlWords {
  readonly slideRole: string;
  readonly place: string;
  readonly slideNumber: string;
  readonly slideOf: string;
  readonly stop: string;
  readonly start: string;
}

const ENGLISH: ControlWords = {
  slideRole: 'slide',
  place: '{number} of {total}',
  slideNumber: 'Slide {number}',
  slideOf: 'Slide {number} of {total}',
  stop: 'Stop automatic slide show',
  start: 'Start automatic slide show',
};

/** The attribute of a module's element that other words stand in: whoever compiled it knew its language. */
export const WORDS = 'data-words';

/** English, unless the module came with words of its own. */
export function readControlWords(host: Element): ControlWords {
  try {
    return { ...ENGLISH, ...(JSON.parse(host.getAttribute(WORDS) ?? '{}') as Partial<ControlWords>) };
  } catch {
    // Somebody else has written there.
    return ENGLISH;
  }
}

/** What is written there; nothing for English. */
export function writeControlWords(words: ControlWords): string | undefined {
  const names = Object.keys(ENGLISH) as (keyof ControlWords)[];
  const own = names.filter((name) => words[name] !== ENGLISH[name]);
  return own.length > 0
    ? JSON.stringify(Object.fromEntries(own.map((name) => [name, words[name]])))
    : undefined;
}

export const sayPlace = (words: string, number: number | string, total: number): string =>
  words.replace('{number}', String(number)).replace('{total}', String(total));
