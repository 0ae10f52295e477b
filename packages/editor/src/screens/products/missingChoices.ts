import type { Attribute } from './Attributes.tsx';

type Choices = Readonly<Record<string, string>>;

/** How many there would be at most: each is stored by a call of its own. */
export const MOST_VARIATIONS = 200;

/** Everything that can be chosen and has no variation of its own yet. Null: more than anybody can look after. */
export function missingChoices(
  attributes: readonly Pick<Attribute, 'slug' | 'options' | 'isVariation'>[],
  there: readonly Choices[],
): readonly Choices[] | null {
  const differing = attributes.filter(({ isVariation, options }) => isVariation && options.length > 0);
  if (differing.length === 0) return [];
  if (differing.reduce((count, { options }) => count * options.length, 1) > MOST_VARIATIONS) return null;
  const every = differing.reduce<readonly Choices[]>(
    (known, { slug, options }) =>
      known.flatMap((choices) => options.map((option) => ({ ...choices, [slug]: option }))),
    [{}],
  );
  const isThere = (choices: Choices): boolean =>
    there.some((other) => differing.every(({ slug }) => other[slug] === choices[slug]));
  return every.filter((choices) => !isThere(choices));
}
