import * as v from 'valibot';
import { API_MOST_PER_PAGE } from '../limits.ts';
import { text } from './fields.ts';
import { wholeText } from './query.ts';

const SORTS = ['menu_order', 'popularity', 'rating', 'date', 'price', 'price-desc', 'title'] as const;
const LISTING_PER_PAGE = '24';
const LONGEST = 2_000;

const amount = (what: string) =>
  v.optional(
    v.pipe(
      v.string('Must be an amount.'),
      v.regex(/^\d{1,9}(?:\.\d{1,4})?$/, 'Must be an amount such as 19.90.'),
      v.description(`${what}, in whole units of the currency as in the shop's own addresses: 19.90.`),
    ),
  );

/** By which the shop's lists are narrowed, by the names in the addresses of their pages: what narrows a page narrows the API. */
const narrowing = {
  s: v.optional(v.pipe(text(200), v.description('What is searched for.'))),
  product_cat: v.optional(v.pipe(text(180), v.description('The slug of a category; those below it count.'))),
  product_tag: v.optional(v.pipe(text(180), v.description('The slug of a tag.'))),
  min_price: amount('The lowest price'),
  max_price: amount('The highest price'),
  rating_filter: v.optional(
    v.pipe(
      v.string('Must be a text.'),
      v.regex(/^[1-5](?:,[1-5]){0,4}$/, 'Must be stars such as 4,5.'),
      v.description('Stars, with commas between them: 4,5. Averages are rounded.'),
    ),
  ),
  stock_status: v.optional(
    v.pipe(
      v.string('Must be a text.'),
      v.regex(
        /^(?:instock|onbackorder|outofstock|onsale)(?:,(?:instock|onbackorder|outofstock|onsale)){0,3}$/,
        'Must be some of instock, onbackorder, outofstock, onsale.',
      ),
      v.description('Some of instock, onbackorder, outofstock (one of them), and onsale (beside them).'),
    ),
  ),
};

const ATTRIBUTE = /^(?:filter|query_type)_[\p{L}\p{N}\p{M}_-]{1,180}$/u;

/** Attributes have the names that the owner gives them, so their fields are known by how they begin. */
const withAttributes = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.objectWithRest(entries, text(LONGEST), 'Must be an object.'),
    v.description(
      '`filter_<attribute>=red,blue`: products that have each of these options of an attribute, or with `query_type_<attribute>=or` one of them.',
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const input = dataset.value as Record<string, unknown>;
      for (const key of Object.keys(input))
        if (!Object.hasOwn(entries, key) && !ATTRIBUTE.test(key))
          addIssue({
            message: 'Unknown field.',
            path: [{ type: 'object', origin: 'key', input, key, value: input[key] }],
          });
    }),
  );

export const listing = v.pipe(
  withAttributes({
    ...narrowing,
    orderby: v.optional(v.picklist(SORTS, `Must be one of ${SORTS.join(', ')}.`)),
    page: v.optional(wholeText(1, 1_000_000), '1'),
    per_page: v.optional(wholeText(1, API_MOST_PER_PAGE), LISTING_PER_PAGE),
  }),
  v.transform(({ page, per_page: perPage }) => ({ page, perPage })),
);

export const narrowed = withAttributes(narrowing);
