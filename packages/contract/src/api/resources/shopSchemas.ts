import * as v from 'valibot';
import { flag, maybe } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';

/** Minor units, as the shop shows it: with tax or without, by its settings. */
export const shownMoney = v.pipe(v.number(), v.description('In minor units of the currency.'));

export const image = strict({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  alt: v.string(),
});

const price = strict({
  current: maybe(shownMoney),
  regular: maybe(shownMoney),
  isOnSale: flag,
  max: v.optional(shownMoney),
});

const stock = strict({
  status: v.picklist(['instock', 'outofstock', 'onbackorder']),
  text: v.pipe(v.string(), v.description('What the page says of it; may be empty.')),
});

const card = {
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  url: v.string(),
  sku: v.string(),
  type: v.picklist(['simple', 'variable', 'grouped', 'external']),
  price,
  image: maybe(image),
  isInStock: flag,
  isPurchasable: flag,
  needsChoice: v.pipe(flag, v.description('Options must be chosen before it can be added to a cart.')),
  rating: v.pipe(v.number(), v.description('Average in hundredths of a star.')),
  reviewCount: v.number(),
};
export const shopCard = strict(card);

const filed = strict({ id: v.number(), slug: v.string(), name: v.string(), url: v.string() });
const pieces = {
  min: v.number(),
  max: v.pipe(maybe(v.number()), v.description('Most pieces that can be bought; null: any number.')),
};

export const shopProduct = strict({
  ...card,
  descriptionHtml: v.string(),
  shortDescriptionHtml: v.string(),
  gallery: v.array(image),
  categories: v.array(filed),
  tags: v.array(filed),
  attributes: v.array(
    strict({
      slug: v.string(),
      name: v.string(),
      options: v.array(v.string()),
      isVariation: v.pipe(flag, v.description('Variations differ by it: it must be chosen.')),
      field: v.pipe(v.string(), v.description('Its name in `choices` of a line: `attribute_pa_colour`.')),
    }),
  ),
  stock,
  ...pieces,
  variations: v.array(
    strict({
      id: v.number(),
      choices: v.pipe(
        v.record(v.string(), v.string()),
        v.description('Field of an attribute -> option; an empty one stands for any.'),
      ),
      sku: v.string(),
      price,
      image: maybe(image),
      stock,
      isPurchasable: flag,
      ...pieces,
    }),
  ),
  members: v.pipe(v.array(shopCard), v.description('Of a grouped product.')),
  upsells: v.array(shopCard),
});

export interface ApiShopCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly url: string;
  readonly count: number;
  readonly image: v.InferOutput<typeof image> | null;
  readonly children: readonly ApiShopCategory[];
}

/** Levels that the document describes; those below them look the same. */
const DESCRIBED_LEVELS = 4;

const categoriesOf = (levels: number): v.GenericSchema<readonly ApiShopCategory[]> =>
  v.array(
    levels === 0
      ? v.unknown()
      : strict({
          id: v.number(),
          slug: v.string(),
          name: v.string(),
          url: v.string(),
          count: v.number(),
          image: maybe(image),
          children: categoriesOf(levels - 1),
        }),
  ) as never;
export const shopCategories = categoriesOf(DESCRIBED_LEVELS);
