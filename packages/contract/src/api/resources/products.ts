import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { API_DOCUMENT_BYTES, API_MOST_CHANGED } from '../limits.ts';
import { count, flag, id, ids, int, list, maybe, oneOf, text, texts, time, whole } from '../schema/fields.ts';
import { anyOf, strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { flagText, idsText, idText, paging, sorting } from '../schema/query.ts';
import { narrowing, productNarrowing } from './productNarrowing.ts';
import {
  bulkAnswer,
  bulkBody,
  newProductBody,
  productAnswer,
  productBody,
  productRow,
  productStatus,
  productStock,
  productType,
  variationAnswer,
  variationBody,
} from './productSchemas.ts';
import { termAnswer } from './terms.ts';

const PRODUCT_SORTS = ['id', 'name', 'price', 'sales', 'stock', 'createdAt', 'updatedAt'] as const;

const one = strict({ id: idText });
const variation = strict({ id: idText, variationId: idText });
const forGood = strict({ force: v.optional(flagText, 'false') });

const filing = <Item extends v.GenericSchema>(items: Item) =>
  strict({ add: v.optional(items, []), remove: v.optional(items, []) });

const bulkChanges = anyOf({
  price: strict({
    which: oneOf(['regular', 'sale']),
    how: v.pipe(
      oneOf(['set', 'raise', 'lower', 'raisePercent', 'lowerPercent', 'offRegular', 'clear']),
      v.description('offRegular: so many per cent below the regular price. clear: no sale price any more.'),
    ),
    amount: v.pipe(
      whole(0, 100_000_000_000),
      v.description('In minor units of the currency; of those by per cent in hundredths of a per cent.'),
    ),
    roundTo: v.optional(v.pipe(whole(1, 1_000_000), v.description('In minor units.')), 1),
  }),
  sale: strict({ from: maybe(time), to: maybe(time) }),
  stock: strict({ how: oneOf(['set', 'raise', 'lower']), quantity: int }),
  categories: filing(ids),
  tags: filing(texts),
  status: productStatus,
  isFeatured: flag,
  taxClass: text(180),
});

const changed = { id: v.number(), parentId: maybe(v.number()), version: v.number() };
const bulkResult = strict({
  changed: v.array(strict({ ...changed, name: v.string(), before: bulkAnswer, after: bulkAnswer })),
  refused: v.array(strict({ id: v.number(), name: v.string(), message: v.string() })),
});

export const products = resource({
  changeProducts: {
    method: 'POST',
    path: '/products/bulk',
    summary: `Changes many products with their variations, each as it stands now: those that are named, or those that fit, at most ${API_MOST_CHANGED}. With \`isPreview\` nothing is written, and the answer is the same.`,
    right: 'manageCatalogue',
    body: strict({
      ids: v.optional(list(id, API_MOST_CHANGED)),
      where: v.optional(
        anyOf({ search: text(200), status: productStatus, type: productType, stockStatus: productStock }),
      ),
      changes: bulkChanges,
      isPreview: v.optional(flag, false),
    }),
    answer: bulkResult,
  },
  undoProducts: {
    method: 'POST',
    path: '/products/bulk/undo',
    summary:
      'Takes back what a change of many has answered with, unless somebody has changed the same product since.',
    right: 'manageCatalogue',
    body: strict({
      changed: list(
        strict({ id, parentId: maybe(id), version: count, before: bulkBody, after: bulkBody }),
        20 * API_MOST_CHANGED,
      ),
    }),
    bodyBytes: API_DOCUMENT_BYTES,
    answer: bulkResult,
  },
  listProducts: {
    method: 'GET',
    path: '/products',
    summary: 'Products of any status but the trash (unless asked for), without variations.',
    right: 'seeDrafts',
    query: strict({
      ...paging,
      ids: v.optional(idsText),
      ...productNarrowing,
      sort: sorting(PRODUCT_SORTS, '-id'),
    }),
    answer: pageOf(productRow),
  },
  readFacets: {
    method: 'GET',
    path: '/facets',
    summary: 'By what the published catalogue can be narrowed, and how many products would be left.',
    right: 'seeDrafts',
    query: strict({ ...narrowing, inStock: v.optional(flagText) }),
    answer: strict({
      total: v.number(),
      minPrice: v.nullable(v.number()),
      maxPrice: v.nullable(v.number()),
      inStock: v.number(),
      onSale: v.number(),
      featured: v.number(),
      terms: v.pipe(
        v.record(v.string(), v.array(termAnswer)),
        v.description('Terms that products of the list have, by their taxonomy, counted within the list.'),
      ),
    }),
  },
  createProduct: {
    method: 'POST',
    path: '/products',
    summary: 'A new product. Only its name must be given.',
    right: 'manageCatalogue',
    body: newProductBody,
    answer: productAnswer,
    status: 201,
  },
  readProduct: {
    method: 'GET',
    path: '/products/:id',
    summary: 'One product with everything about it.',
    right: 'seeDrafts',
    params: one,
    answer: productAnswer,
  },
  updateProduct: {
    method: 'PATCH',
    path: '/products/:id',
    summary:
      'Changes what is given. Sales go on meanwhile: a change of `stockQuantity` is refused also when only the stock has changed.',
    right: 'manageCatalogue',
    params: one,
    body: productBody,
    answer: productAnswer,
    needsMatch: true,
  },
  deleteProduct: {
    method: 'DELETE',
    path: '/products/:id',
    summary:
      'Puts it into the trash; with `force=true` it is gone for good, with its variations and reviews.',
    right: 'manageCatalogue',
    params: one,
    query: forGood,
    status: 204,
    needsMatch: true,
  },
  duplicateProduct: {
    method: 'POST',
    path: '/products/:id/duplicate',
    summary: 'A draft of the same with its variations, without their article numbers.',
    right: 'manageCatalogue',
    params: one,
    answer: productAnswer,
    status: 201,
  },
  listVariations: {
    method: 'GET',
    path: '/products/:id/variations',
    summary: 'The variations of a product, in their order.',
    right: 'seeDrafts',
    params: one,
    query: strict(paging),
    answer: pageOf(variationAnswer),
  },
  createVariation: {
    method: 'POST',
    path: '/products/:id/variations',
    summary: 'A new variation of a variable product.',
    right: 'manageCatalogue',
    params: one,
    body: variationBody,
    answer: variationAnswer,
    status: 201,
  },
  readVariation: {
    method: 'GET',
    path: '/products/:id/variations/:variationId',
    summary: 'One variation.',
    right: 'seeDrafts',
    params: variation,
    answer: variationAnswer,
  },
  updateVariation: {
    method: 'PATCH',
    path: '/products/:id/variations/:variationId',
    summary: 'Changes what is given.',
    right: 'manageCatalogue',
    params: variation,
    body: variationBody,
    answer: variationAnswer,
    needsMatch: true,
  },
  deleteVariation: {
    method: 'DELETE',
    path: '/products/:id/variations/:variationId',
    summary: 'Removes it for good.',
    right: 'manageCatalogue',
    params: variation,
    status: 204,
    needsMatch: true,
  },
});
