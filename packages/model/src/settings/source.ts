import { STREAM_CACHE_S, STREAM_COUNT, STREAM_EXCERPT_LIMIT, STREAM_MAX_POSTS } from '../limits.ts';
import { optional } from '../reading/composites.ts';
import { anything, choice, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { type } from './sourceType.ts';

const posts = shape({
  maxPosts: number(STREAM_MAX_POSTS),
  excerptLimit: number(STREAM_EXCERPT_LIMIT),
  sortBy: text('ID'),
  sortDirection: from(['sortDir', 'sortDirection'], choice(['DESC', 'ASC'], 'DESC')),
  fetchType: text('cat_tag'),
  types: text('post'),
  category: text(),
  tags: text(),
  list: text(),
});

const products = shape({
  maxProducts: number(STREAM_MAX_POSTS),
  excerptLimit: number(STREAM_EXCERPT_LIMIT),
  sortBy: text('ID'),
  sortDirection: from(['sortDir', 'sortDirection'], choice(['DESC', 'ASC'], 'DESC')),
  types: text('product'),
  category: text(),
  featuredOnly: text('false'),
  inStockOnly: text('false'),
});

const social = shape({
  count: number(STREAM_COUNT),
  cacheS: from(['cache', 'transient'], number(STREAM_CACHE_S)),
  account: from(['account', 'id', 'userId', 'username'], text()),
});

/** spec/1 §3, source types: where the slides come from. */
export const source = shape({
  type,
  posts: from('post', optional(posts)),
  products: from('woo', optional(products)),
  flickr: optional(social),
  facebook: optional(social),
  instagram: optional(social),
  twitter: optional(social),
  vimeo: optional(social),
  youtube: optional(social),
  ids: anything(null),
});
