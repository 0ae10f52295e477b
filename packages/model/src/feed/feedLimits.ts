import { STREAM_COUNT, STREAM_EXCERPT_LIMIT, STREAM_MAX_POSTS } from '../limits.ts';
import type { ModuleSettings } from '../settings/settings.ts';

type Source = ModuleSettings['source'];

export interface FeedLimits {
  /** Items that become slides. */
  readonly most: number;
  /** Words of an excerpt. */
  readonly excerptLimit: number;
}

/** spec/1 §3: a feed brings no more than its settings ask for, and has its defaults where they say nothing. */
export function feedLimits(source: Source): FeedLimits {
  const { most, excerptLimit = STREAM_EXCERPT_LIMIT } = limitsOf(source);
  return { most: most > 0 ? most : Number.POSITIVE_INFINITY, excerptLimit };
}

function limitsOf(source: Source): { readonly most: number; readonly excerptLimit?: number | undefined } {
  const { type, posts, products } = source;
  if (type === 'post')
    return { most: posts?.maxPosts ?? STREAM_MAX_POSTS, excerptLimit: posts?.excerptLimit };
  if (type === 'woo')
    return { most: products?.maxProducts ?? STREAM_MAX_POSTS, excerptLimit: products?.excerptLimit };
  return { most: type === 'gallery' || type === 'wp-gallery' ? 0 : (source[type]?.count ?? STREAM_COUNT) };
}
