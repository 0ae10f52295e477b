import { POST_TYPES, type PostType } from '../content/Post.ts';
import { findPost } from '../content/findPost.ts';
import { findProduct } from '../catalogue/findProducts.ts';
import { findTermById } from '../catalogue/terms/listTerms.ts';
import type { Shop } from '../Shop.ts';

/** Terms that have pages. */
type TermKind = 'product_cat' | 'product_tag' | 'category';

/** What has an address, and the name in it. */
export interface NamedThing {
  readonly kind: 'product' | PostType | TermKind;
  readonly slug: string;
}

/** Where the thing stands now that had this name last; null when there is none that visitors may see. */
export async function findRenamed(shop: Shop, { kind, slug }: NamedThing): Promise<NamedThing | null> {
  const old = await shop.queries
    .selectFrom('old_slugs')
    .select('target_id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!old) return null;
  if (kind === 'product') return findPublicProduct(shop, old.target_id);
  if (isPostType(kind)) return findPublicPost(shop, old.target_id);
  const term = await findTermById(shop, kind, old.target_id);
  return term && { kind, slug: term.slug };
}

const isPostType = (kind: NamedThing['kind']): kind is PostType =>
  (POST_TYPES as readonly string[]).includes(kind);

async function findPublicProduct(shop: Shop, id: number): Promise<NamedThing | null> {
  const product = await findProduct(shop, id);
  return product?.status === 'publish' ? { kind: 'product', slug: product.slug } : null;
}

/** A post that became a page has its address among the pages. */
async function findPublicPost(shop: Shop, id: number): Promise<NamedThing | null> {
  const post = await findPost(shop, id);
  const isPublic = post?.status === 'publish' && post.publishedAt <= shop.now();
  return isPublic ? { kind: post.type, slug: post.slug } : null;
}
