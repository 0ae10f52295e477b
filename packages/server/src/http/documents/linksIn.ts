import { isObject } from '@vitrine/model';
import { findPost } from '../../content/findPost.ts';
import { POST_CATEGORY } from '../../content/Post.ts';
import { findProduct } from '../../catalogue/findProducts.ts';
import { findTermById } from '../../catalogue/terms/listTerms.ts';
import { CATEGORY, TAG } from '../../catalogue/terms/Term.ts';
import { asId } from '../../documents/shelf/Shelf.ts';
import type { Call } from '../call/Call.ts';

/** `[elementor-tag … name="internal-url" settings="%7B…"]`, as it stands in JSON. */
const TAG_IN_JSON = /name=\\"internal-url\\"[^\]]*?settings=\\"([^"\\]{1,600})\\"/g;
/** More are left as they were stored. */
const MOST_LINKS = 40;

/** The addresses of what a document links to by id: `post:12`, `taxonomy:4`. Drafts have none. */
export async function linksIn(call: Call, document: string): Promise<Readonly<Record<string, string>>> {
  if (!document.includes('internal-url')) return {};
  const wanted = new Set<string>();
  for (const [, settings = ''] of document.matchAll(TAG_IN_JSON)) {
    const name = nameOf(settings);
    if (name !== null && wanted.size < MOST_LINKS) wanted.add(name);
  }
  const found = await Promise.all(
    [...wanted].map(async (name) => [name, await addressOf(call, name)] as const),
  );
  return Object.fromEntries(found.flatMap(([name, url]) => (url === null ? [] : [[name, url]])));
}

/** By the kind that the tag names: `post_id`, `taxonomy_id`. */
function nameOf(encoded: string): string | null {
  try {
    const settings: unknown = JSON.parse(decodeURIComponent(encoded));
    if (!isObject(settings)) return null;
    const type = settings['type'] === 'taxonomy' ? 'taxonomy' : 'post';
    const id = asId(String(settings[`${type}_id`] ?? ''));
    return id === null ? null : `${type}:${id}`;
  } catch {
    // Cut off or written by hand: the link stays as it was stored.
    return null;
  }
}

async function addressOf(call: Call, name: string): Promise<string | null> {
  const [type, written] = name.split(':');
  const id = Number(written);
  return type === 'taxonomy' ? termAddress(call, id) : thingAddress(call, id);
}

/** Posts, pages and products have ids of their own here: what came from elsewhere means a post first. */
async function thingAddress({ shop, links }: Call, id: number): Promise<string | null> {
  const post = await findPost(shop, id);
  if (post?.status === 'publish' && post.publishedAt <= shop.now())
    return post.type === 'page' ? links.page(post.slug) : links.post(post.slug);
  const product = await findProduct(shop, id);
  return product?.status === 'publish' ? links.product(product.slug) : null;
}

async function termAddress({ shop, links }: Call, id: number): Promise<string | null> {
  const lists = [
    [CATEGORY, links.category],
    [TAG, links.tag],
    [POST_CATEGORY, links.postCategory],
  ] as const;
  for (const [taxonomy, addressIn] of lists) {
    const term = await findTermById(shop, taxonomy, id);
    if (term) return addressIn(term.slug);
  }
  return null;
}
