import { formatMoney } from '@vitrine/contract/shop';
import { pricedBy, type PriceRange, priceRange } from '../../catalogue/priceRange.ts';
import type { Product } from '../../catalogue/Product.ts';
import { readProduct } from '../../catalogue/readProduct.ts';
import { findMedia } from '../../media/findMedia.ts';
import { imageUrl } from '../../media/imageUrl.ts';
import type { Shop } from '../../Shop.ts';
import type { FeedContext, Streamed } from '../FeedContext.ts';
import { findFeedProducts } from './findFeedProducts.ts';
import { termNames } from './terms.ts';

/** Products that visitors can see, as the source's settings choose them. */
export async function productItems(context: FeedContext): Promise<Streamed> {
  const products = await findFeedProducts(context);
  const [parts, names, files] = await Promise.all([
    priceParts(context.shop, products),
    termNames(
      context.shop,
      'product',
      products.map(({ id }) => id),
    ),
    findMedia(
      context.shop,
      products.map(({ imageId }) => imageId),
    ),
  ]);
  const items = products.map((product) => {
    const media = files.get(product.imageId ?? 0);
    const image = media ? imageUrl(media) : '';
    return {
      ...productFields(context, product),
      ...priceFields(context, priceRange(pricedBy(product, parts(product)), context.shop.now())),
      image,
      thumb: image,
      categories: names(product.id, 'product_cat'),
      tags: names(product.id, 'product_tag'),
    };
  });
  return { ok: true, items };
}

function productFields({ links, writeDate }: FeedContext, product: Product) {
  const rating = (product.rating / 100).toFixed(2).replace(/\.?0+$/, '');
  return {
    id: product.id,
    slug: product.slug,
    title: product.name,
    excerpt: product.shortDescription,
    content: product.description,
    link: links.product(product.slug),
    date: writeDate(product.createdAt),
    modified: writeDate(product.updatedAt),
    num_comments: String(product.reviewCount),
    rating,
    wc_rating: rating,
    wc_rating_count: String(product.reviewCount),
    wc_review_count: String(product.reviewCount),
    wc_sku: product.sku ?? '',
    wc_stock: STOCK[product.stockStatus],
    wc_stock_quantity: product.stockQuantity === null ? '' : String(product.stockQuantity),
    wc_add_to_cart: links.addToCart(product.id),
    ...eventFields(product.meta),
  };
}

const STOCK: Readonly<Record<Product['stockStatus'], string>> = {
  instock: 'In stock',
  outofstock: 'Out of stock',
  onbackorder: 'Available on backorder',
};

/** Events are sold as products: when and where they are is kept beside them. */
const eventFields = (meta: Product['meta']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(meta).filter(
      ([name, value]) =>
        name.startsWith('event_') && (typeof value === 'string' || typeof value === 'number'),
    ),
  );

function priceFields({ settings: { money } }: FeedContext, range: PriceRange | null) {
  if (range === null) return {};
  const show = (amount: number): string => formatMoney(amount, money);
  const span = (from: number, to: number): string =>
    from === to ? show(from) : `${show(from)} – ${show(to)}`;
  const price = span(range.min, range.max);
  const regular = span(range.regularMin, range.regularMax);
  return {
    price,
    wc_price: price,
    wc_full_price: range.isOnSale ? `${regular} ${price}` : price,
    wc_price_no_cur: formatMoney(range.min, { ...money, symbol: '' }).trim(),
    wc_regular_price: regular,
    wc_sale_price: range.isOnSale ? price : '',
    wc_on_sale: range.isOnSale ? '1' : '',
  };
}

/** What makes the prices of variable and grouped products, by one question for all of them. */
async function priceParts(
  { queries }: Shop,
  products: readonly Product[],
): Promise<(product: Product) => readonly Product[]> {
  const variable = products.filter(({ type }) => type === 'variable').map(({ id }) => id);
  const grouped = products.flatMap(({ groupedIds }) => groupedIds);
  if (variable.length + grouped.length === 0) return () => [];
  const rows = await queries
    .selectFrom('products')
    .selectAll()
    .where('status', '=', 'publish')
    .where((eb) => eb.or([eb('parent_id', 'in', [0, ...variable]), eb('id', 'in', [0, ...grouped])]))
    .execute();
  const parts = rows.map(readProduct);
  return ({ id, groupedIds }) => parts.filter((part) => part.parentId === id || groupedIds.includes(part.id));
}
