import type { Shop } from '../Shop.ts';

export interface MediaUse {
  readonly kind: 'product' | 'term' | 'post' | 'page';
  /** Of a variation: that of its product, where it is changed. */
  readonly id: number;
  /** Of a term; otherwise empty. */
  readonly taxonomy: string;
  readonly name: string;
}

/** What shows a picture: as long as there is any, it stays. */
export async function findMediaUses({ queries }: Shop, id: number): Promise<readonly MediaUse[]> {
  const products = await queries
    .selectFrom('products')
    .select(['id', 'parent_id', 'name', 'image_id', 'gallery'])
    .where((eb) => eb.or([eb('image_id', '=', id), eb('gallery', 'like', `%${id}%`)]))
    .orderBy('id')
    .execute();
  const terms = await queries
    .selectFrom('terms')
    .select(['id', 'taxonomy', 'name'])
    .where('image_id', '=', id)
    .orderBy('id')
    .execute();
  const posts = await queries
    .selectFrom('posts')
    .select(['id', 'type', 'title'])
    .where('image_id', '=', id)
    .orderBy('id')
    .execute();
  return [
    ...products
      // Of a list in JSON, a number may be the part of another.
      .filter(({ image_id, gallery }) => image_id === id || (JSON.parse(gallery) as number[]).includes(id))
      .map((each) => ({
        kind: 'product' as const,
        id: each.parent_id ?? each.id,
        taxonomy: '',
        name: each.name,
      })),
    ...terms.map((term) => ({ kind: 'term' as const, ...term })),
    ...posts.map(({ id: postId, type, title }) => ({
      kind: type === 'page' ? ('page' as const) : ('post' as const),
      id: postId,
      taxonomy: '',
      name: title,
    })),
  ];
}
