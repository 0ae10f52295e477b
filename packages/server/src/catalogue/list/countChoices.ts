import type { Shop } from '../../Shop.ts';
import { attributeTaxonomy, CATEGORY, TAG, type Term } from '../terms/Term.ts';
import { countFacets, type Facets } from './countFacets.ts';
import { countNumbers, type ListNumbers } from './countNumbers.ts';
import type { ListFilter } from './ListQuery.ts';

/** What a visitor can choose to narrow a list by, each with how many products it would leave. */
export interface Choices
  extends Pick<Facets, 'total' | 'minPrice' | 'maxPrice' | 'stock' | 'onSale' | 'ratings'> {
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
  /** Slug of a global attribute -> its options. */
  readonly attributes: Readonly<Record<string, readonly Term[]>>;
}

type Without = (filter: ListFilter) => ListFilter;

/** A choice among terms: without it, its taxonomy is counted anew. */
interface TermChoice {
  readonly isMade: (filter: ListFilter) => boolean;
  readonly without: Without;
  readonly take: (terms: Facets['terms']) => Partial<Choices>;
}

const TERM_CHOICES: readonly TermChoice[] = [
  {
    isMade: ({ category }) => category !== undefined,
    without: (filter) => ({ ...filter, category: undefined }),
    take: (terms) => ({ categories: terms[CATEGORY] ?? [] }),
  },
  {
    isMade: ({ tag }) => tag !== undefined,
    without: (filter) => ({ ...filter, tag: undefined }),
    take: (terms) => ({ tags: terms[TAG] ?? [] }),
  },
];

/** A choice among numbers, for which no term has to be looked at. */
interface NumberChoice {
  readonly isMade: (filter: ListFilter) => boolean;
  readonly without: Without;
  readonly take: (numbers: ListNumbers) => Partial<Choices>;
}

const NUMBER_CHOICES: readonly NumberChoice[] = [
  {
    isMade: ({ minPrice, maxPrice }) => minPrice !== undefined || maxPrice !== undefined,
    without: (filter) => ({ ...filter, minPrice: undefined, maxPrice: undefined }),
    take: ({ minPrice, maxPrice }) => ({ minPrice, maxPrice }),
  },
  {
    isMade: ({ ratings }) => ratings !== undefined,
    without: (filter) => ({ ...filter, ratings: undefined }),
    take: ({ ratings }) => ({ ratings }),
  },
  {
    isMade: ({ stock }) => stock !== undefined,
    without: (filter) => ({ ...filter, stock: undefined }),
    take: ({ stock }) => ({ stock }),
  },
  {
    isMade: ({ onSale }) => onSale !== undefined,
    without: (filter) => ({ ...filter, onSale: undefined }),
    take: ({ onSale }) => ({ onSale }),
  },
];

/**
 * A choice does not narrow what it is chosen from: beside a chosen category the others keep their numbers. Of an attribute of which a
 * product must have every option that is chosen, the others count what would be left with them. One count for the list, and one
 * more for each choice that is made.
 */
export async function countChoices(shop: Shop, filter: ListFilter): Promise<Choices> {
  const all = await countFacets(shop, filter);
  let choices = choicesOf(all);
  for (const { isMade, without, take } of TERM_CHOICES)
    if (isMade(filter)) choices = { ...choices, ...take((await countFacets(shop, without(filter))).terms) };
  for (const { isMade, without, take } of NUMBER_CHOICES)
    if (isMade(filter)) choices = { ...choices, ...take(await countNumbers(shop, without(filter))) };
  for (const slug of Object.keys(filter.attributes ?? {})) {
    const { [slug]: _, ...attributes } = filter.attributes ?? {};
    const { terms } = await countFacets(shop, { ...filter, attributes });
    const own = terms[attributeTaxonomy(slug)] ?? [];
    choices = { ...choices, attributes: { ...choices.attributes, [slug]: own } };
  }
  return choices;
}

const PREFIX = attributeTaxonomy('');

const choicesOf = ({ terms, total, minPrice, maxPrice, stock, onSale, ratings }: Facets): Choices => ({
  total,
  minPrice,
  maxPrice,
  stock,
  onSale,
  ratings,
  categories: terms[CATEGORY] ?? [],
  tags: terms[TAG] ?? [],
  attributes: Object.fromEntries(
    Object.entries(terms).flatMap(([taxonomy, own]) =>
      taxonomy.startsWith(PREFIX) ? [[taxonomy.slice(PREFIX.length), own] as const] : [],
    ),
  ),
});
