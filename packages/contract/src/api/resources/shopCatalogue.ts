import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, maybe, text } from '../schema/fields.ts';
import { listing, narrowed } from '../schema/listing.ts';
import { strict } from '../schema/object.ts';
import { pageOf } from '../schema/pageOf.ts';
import { wholeText } from '../schema/query.ts';
import { image, shopCard, shopCategories, shopProduct, shownMoney } from './shopSchemas.ts';

const MOST_SUGGESTIONS = 50;

const choice = {
  slug: v.string(),
  name: v.string(),
  count: v.number(),
  isChosen: flag,
};
const found = strict({ id: v.number(), title: v.string(), url: v.string(), image: maybe(image) });

/** What visitors see of the catalogue, the same for everyone. */
export const shopCatalogue = resource({
  listShopProducts: {
    method: 'GET',
    path: '/shop/products',
    summary:
      'A list of the shop, narrowed and sorted as its pages are. What a search found comes with the best first.',
    right: null,
    isShared: true,
    query: listing,
    answer: pageOf(shopCard),
  },
  readShopFacets: {
    method: 'GET',
    path: '/shop/facets',
    summary:
      'By what the same list can be narrowed further, and how many products each choice would leave. A choice that is made does not narrow its own numbers.',
    right: null,
    isShared: true,
    query: narrowed,
    answer: strict({
      total: v.number(),
      categories: v.array(strict({ ...choice, parent: maybe(v.string()) })),
      tags: v.array(strict(choice)),
      attributes: v.array(
        strict({
          slug: v.string(),
          name: v.string(),
          terms: v.array(strict({ ...choice, image: maybe(image) })),
        }),
      ),
      price: strict({ min: maybe(shownMoney), max: maybe(shownMoney) }),
      ratings: v.array(strict({ stars: v.number(), count: v.number(), isChosen: flag })),
      stock: v.array(
        strict({
          status: v.picklist(['instock', 'onbackorder', 'outofstock']),
          count: v.number(),
          isChosen: flag,
        }),
      ),
      onSale: strict({ count: v.number(), isChosen: flag }),
    }),
  },
  readShopProduct: {
    method: 'GET',
    path: '/shop/products/:slug',
    summary: 'One product by its slug or its id, with pictures, options and variations.',
    right: null,
    isShared: true,
    params: strict({ slug: filled(180) }),
    answer: shopProduct,
  },
  readShopCategories: {
    method: 'GET',
    path: '/shop/categories',
    summary: 'The categories as a tree, each with how many products are in it and below it.',
    right: null,
    isShared: true,
    answer: strict({ items: shopCategories }),
  },
  searchShop: {
    method: 'GET',
    path: '/shop/search',
    summary: 'What live search shows while somebody types.',
    right: null,
    isShared: true,
    query: strict({
      q: text(200),
      product_cat: v.optional(text(180)),
      number: v.optional(wholeText(1, MOST_SUGGESTIONS)),
    }),
    answer: strict({
      products: v.array(shopCard),
      categories: v.array(
        strict({ id: v.number(), slug: v.string(), name: v.string(), url: v.string(), count: v.number() }),
      ),
      posts: v.array(found),
      pages: v.array(found),
    }),
  },
});
