/** An ending, what stands in its place in the other number, and what it must follow. */
const ENDINGS: readonly (readonly [ending: RegExp, other: string])[] = [
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z][^aeiou\W])y$/, 'ies'],
  [/(?<=[a-z]{2})ves$/, 'f'],
  [/(?<=[a-z]{2})ves$/, 'fe'],
  [/(?<=[a-z]{2}[^f])fe?$/, 'ves'],
  [/(?<=[a-z](?:s|x|z|ch|sh|o))es$/, ''],
  [/(?<=[a-z]{2}[^su\W])s$/, ''],
  [/(?<=[a-z]{2})eaux$/, 'eau'],
  [/(?<=[a-z]{2})aux$/, 'al'],
];

/** A word in the other number, as English (and a little French) has it. A longer form is found by its beginning anyway. */
export const pluralsOf = (word: string): readonly string[] =>
  ENDINGS.filter(([ending]) => ending.test(word)).map(([ending, other]) => word.replace(ending, other));
