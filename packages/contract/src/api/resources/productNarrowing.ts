import * as v from 'valibot';
import { text } from '../schema/fields.ts';
import { flagText, wholeText } from '../schema/query.ts';
import { productStatus, productStock, productType } from './productSchemas.ts';

const amount = v.optional(wholeText(0, 100_000_000_000));

/** What a list of products, published or not, can be narrowed by. */
export const narrowing = {
  category: v.optional(text(180)),
  tag: v.optional(text(180)),
  featured: v.optional(flagText),
  onSale: v.optional(flagText),
  minPrice: amount,
  maxPrice: amount,
};

/** The same for those who work on the catalogue. */
export const productNarrowing = {
  search: v.optional(text(200)),
  status: v.optional(productStatus),
  type: v.optional(productType),
  stockStatus: v.optional(productStock),
  ...narrowing,
};
