import { choice } from '../reading/scalars.ts';
import { shape } from '../reading/shape.ts';

const SOURCE_TYPES = [
  'gallery',
  'wp-gallery',
  'post',
  'woo',
  'flickr',
  'facebook',
  'instagram',
  'twitter',
  'vimeo',
  'youtube',
] as const;

export const type = choice(SOURCE_TYPES, 'gallery', {
  specific_posts: 'post',
  current_post: 'post',
  woocommerce: 'woo',
});

/** All that a player asks of it. */
export const sourceType = shape({ type });
