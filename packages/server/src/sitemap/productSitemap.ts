import { IDS_PER_QUERY } from '../catalogue/limits.ts';
import { findMedia } from '../media/findMedia.ts';
import type { Media } from '../media/Media.ts';
import type { Shop } from '../Shop.ts';
import { SITEMAP_PICTURES } from './limits.ts';
import { idsOf, partOf } from './partsById.ts';
import type { SitemapSource } from './SitemapPart.ts';

/** Products that visitors can come upon; one that is hidden has an address for those who know it. */
export function productSitemap(shop: Shop): SitemapSource {
  const listed = shop.queries
    .selectFrom('products')
    .where('status', '=', 'publish')
    .where('type', '<>', 'variation')
    .where('visibility', '<>', 'hidden');
  return {
    listParts: () =>
      listed
        .select((eb) => [partOf('id').as('number'), eb.fn.max('updated_at').as('changedAt')])
        .groupBy(partOf('id'))
        .orderBy('number')
        .execute(),
    async readPart(number) {
      const rows = await listed
        .select(['slug', 'updated_at', 'image_id', 'gallery'])
        .where((eb) => eb.between('id', ...idsOf(number)))
        .orderBy('id')
        .execute();
      const pictured = rows.map((row) => ({ ...row, pictureIds: pictureIds(row.image_id, row.gallery) }));
      const media = await findPictures(
        shop,
        pictured.flatMap((row) => row.pictureIds),
      );
      return pictured.map((row) => ({
        slug: row.slug,
        changedAt: row.updated_at,
        pictures: row.pictureIds.flatMap((id) => media.get(id) ?? []),
      }));
    },
  };
}

const pictureIds = (main: number | null, gallery: string): readonly number[] => {
  const all = [...(main === null ? [] : [main]), ...(JSON.parse(gallery) as readonly number[])];
  return [...new Set(all)].slice(0, SITEMAP_PICTURES);
};

async function findPictures(shop: Shop, ids: readonly number[]): Promise<ReadonlyMap<number, Media>> {
  const found = new Map<number, Media>();
  const wanted = [...new Set(ids)];
  for (let at = 0; at < wanted.length; at += IDS_PER_QUERY)
    for (const [id, media] of await findMedia(shop, wanted.slice(at, at + IDS_PER_QUERY)))
      if (media.mime.startsWith('image/')) found.set(id, media);
  return found;
}
