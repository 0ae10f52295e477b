import type { PostType } from '../content/Post.ts';
import type { Shop } from '../Shop.ts';
import { idsOf, partOf } from './partsById.ts';
import type { SitemapSource } from './SitemapPart.ts';

/** Posts or pages that are published, and whose time has come. */
export function postSitemap({ queries, now }: Shop, type: PostType): SitemapSource {
  const listed = () =>
    queries
      .selectFrom('posts')
      .where('type', '=', type)
      .where('status', '=', 'publish')
      .where('published_at', '<=', now());
  return {
    listParts: () =>
      listed()
        .select((eb) => [partOf('id').as('number'), eb.fn.max('updated_at').as('changedAt')])
        .groupBy(partOf('id'))
        .orderBy('number')
        .execute(),
    async readPart(number) {
      const rows = await listed()
        .select(['slug', 'updated_at'])
        .where((eb) => eb.between('id', ...idsOf(number)))
        .orderBy('id')
        .execute();
      return rows.map(({ slug, updated_at }) => ({ slug, changedAt: updated_at, pictures: [] }));
    },
  };
}
