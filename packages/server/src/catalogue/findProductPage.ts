import { findMedia } from '../media/findMedia.ts';
import type { Media } from '../media/Media.ts';
import type { Shop } from '../Shop.ts';
import { findProductBySlug } from './findProducts.ts';
import { findVariations } from './findVariations.ts';
import { findListed, type ListedProduct } from './list/listedProducts.ts';
import type { Product, ProductAttribute } from './Product.ts';
import { type PriceRange, pricedBy, priceRange } from './priceRange.ts';
import { type ReviewSummary, summarizeReviews } from './reviews/summarizeReviews.ts';
import { productTerms } from './terms/listTerms.ts';
import { CATEGORY, TAG, type Term } from './terms/Term.ts';

/** Everything that the page of a product shows. */
export interface ProductPageData {
  readonly product: Product;
  readonly price: PriceRange | null;
  /** The picture of the product first, then its gallery. */
  readonly images: readonly Media[];
  /** Those that are published, in their order. */
  readonly variations: readonly (Product & { readonly image: Media | null })[];
  readonly members: readonly ListedProduct[];
  readonly upsells: readonly ListedProduct[];
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
  readonly attributes: readonly ProductAttribute[];
  readonly reviews: ReviewSummary;
}

/** By its slug; null when there is none that visitors may see. */
export async function findProductPage(shop: Shop, slug: string): Promise<ProductPageData | null> {
  const product = await findProductBySlug(shop, slug);
  if (!product || product.type === 'variation' || product.status !== 'publish') return null;
  const all = product.type === 'variable' ? await findVariations(shop, product.id) : [];
  const variations = all.filter(({ status }) => status === 'publish');
  const linked = await findListed(shop, [...product.groupedIds, ...product.upsellIds]);
  const shown = linked.filter((item) => item.product.status === 'publish');
  const media = await findMedia(shop, [
    product.imageId,
    ...product.gallery,
    ...variations.map(({ imageId }) => imageId),
  ]);
  const terms = (await productTerms(shop, [product.id])).get(product.id) ?? [];
  const members = shown.filter((item) => product.groupedIds.includes(item.product.id));
  const parts = product.type === 'grouped' ? members.map((item) => item.product) : variations;
  const pictures = [product.imageId, ...product.gallery];
  return {
    product,
    price: priceRange(pricedBy(product, parts), shop.now()),
    images: pictures.flatMap((id) => media.get(id ?? 0) ?? []),
    variations: variations.map((one) => ({ ...one, image: media.get(one.imageId ?? 0) ?? null })),
    members,
    upsells: shown.filter((item) => product.upsellIds.includes(item.product.id)),
    categories: terms.filter(({ taxonomy }) => taxonomy === CATEGORY),
    tags: terms.filter(({ taxonomy }) => taxonomy === TAG),
    attributes: product.attributes.filter(({ isVisible }) => isVisible),
    reviews: await summarizeReviews(shop, product),
  };
}
