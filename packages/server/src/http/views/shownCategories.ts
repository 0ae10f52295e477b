import type { ShownCategoryView } from '@vitrine/contract/shop';
import { listProducts } from '../../catalogue/list/listProducts.ts';
import { listCategories, type TermNode } from '../../catalogue/terms/listTerms.ts';
import { findMedia } from '../../media/findMedia.ts';
import type { Media } from '../../media/Media.ts';
import type { Call } from '../call/Call.ts';
import { imageView } from './imageView.ts';

/** Those at the top that something is in. One without a picture has that of what sells best in it. */
export async function shownCategories(call: Call, most: number): Promise<readonly ShownCategoryView[]> {
  const { shop, links } = call;
  const filled = (await listCategories(shop)).filter(({ count }) => count > 0).slice(0, most);
  const media = await findMedia(
    shop,
    filled.map(({ imageId }) => imageId),
  );
  return Promise.all(
    filled.map(async (category) => ({
      label: category.name,
      url: links.category(category.slug),
      count: category.count,
      image: imageView(media.get(category.imageId ?? 0) ?? (await pictureIn(call, category))),
    })),
  );
}

async function pictureIn({ shop }: Call, { slug }: TermNode): Promise<Media | null> {
  const { items } = await listProducts(shop, { category: slug, sort: 'popularity', perPage: 1 });
  return items[0]?.image ?? null;
}
