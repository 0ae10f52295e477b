import type { Choices } from '../../../catalogue/list/countChoices.ts';
import type { ListFilters } from '../../../catalogue/list/readListFilters.ts';
import type { Attribute } from '../../../catalogue/terms/attributes.ts';
import type { Term } from '../../../catalogue/terms/Term.ts';
import type { Media } from '../../../media/Media.ts';
import { imageView } from '../../views/imageView.ts';

const STATUSES = ['instock', 'onbackorder', 'outofstock'] as const;

const choice = ({ slug, name, count }: Term, chosen: readonly string[]) => ({
  slug,
  name,
  count,
  isChosen: chosen.includes(slug),
});

const only = (slug: string | undefined): readonly string[] => (slug === undefined ? [] : [slug]);

/** What a list can be narrowed by, with what is chosen already; attributes in their order. */
export function facetsView(
  choices: Choices,
  filters: ListFilters,
  attributes: readonly Attribute[],
  pictures: ReadonlyMap<number, Media>,
) {
  const slugs = new Map(choices.categories.map(({ id, slug }) => [id, slug]));
  const chosenOf = (slug: string): readonly string[] =>
    filters.attributes?.[slug] ?? filters.everyAttribute?.[slug] ?? [];
  return {
    total: choices.total,
    categories: choices.categories.map((term) => ({
      ...choice(term, only(filters.category)),
      parent: slugs.get(term.parentId ?? 0) ?? null,
    })),
    tags: choices.tags.map((term) => choice(term, only(filters.tag))),
    attributes: attributes.flatMap(({ slug, name }) => {
      const terms = choices.attributes[slug] ?? [];
      if (terms.length === 0) return [];
      return [
        {
          slug,
          name,
          terms: terms.map((term) => ({
            ...choice(term, chosenOf(slug)),
            image: imageView(pictures.get(term.imageId ?? 0)),
          })),
        },
      ];
    }),
    price: { min: choices.minPrice, max: choices.maxPrice },
    ratings: choices.ratings.map((count, index) => ({
      stars: index + 1,
      count,
      isChosen: filters.ratings?.includes(index + 1) ?? false,
    })),
    stock: STATUSES.map((status) => ({
      status,
      count: choices.stock[status],
      isChosen: filters.stock?.includes(status) ?? false,
    })),
    onSale: { count: choices.onSale, isChosen: filters.onSale ?? false },
  };
}
