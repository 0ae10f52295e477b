import type { ImageView } from '@vitrine/contract/shop';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { type PostSuggestion, suggest, type SuggestRequest } from '../../liveSearch/suggest.ts';
import { json } from '../answer/Answer.ts';
import type { Call } from '../call/Call.ts';
import { maySearch } from '../call/maySearch.ts';
import { idField, textField } from '../request/fields.ts';
import { shopView } from '../shop/shopView.ts';
import { imageView } from '../views/imageView.ts';
import { productCards } from '../views/productCards.ts';
import type { ThemeAction } from './ThemeAction.ts';
import { frameTexts } from '@vitrine/texts';
import { textsFor } from '../call/textsFor.ts';

const MOST_ROWS = 50;
const TYPES: Readonly<Record<string, SuggestRequest['postType']>> = {
  product: 'product',
  post: 'post',
  page: 'page',
  any: 'any',
};

/** spec/3 §3, search suggestion: a row, or a marker between rows or in place of them. */
interface Row {
  /** HTML-escaped. */
  readonly value: string;
  readonly permalink: string;
  readonly thumbnail?: string;
  readonly price?: string;
  readonly sku?: string;
  readonly divider?: string;
  readonly products_not_found?: boolean;
  readonly no_results?: boolean;
}

/** spec/3 §7. "No results" is itself a row: a script that remembers empty answers would never ask again. */
export const ajaxSearch: ThemeAction = async (call) => {
  const { fields, settings } = call;
  if (!(await maySearch(call))) return json({ suggestions: [] });
  const postType = TYPES[textField(fields, 'post_type') ?? 'product'] ?? 'product';
  const found = await suggest(
    call.shop,
    {
      text: textField(fields, 'query') ?? '',
      category: textField(fields, 'product_cat'),
      limit: Math.min(idField(fields, 'number') || settings.search.count, MOST_ROWS),
      postType,
    },
    settings,
  );
  const products = await productRows(call, found.products);
  const posts = [...found.posts, ...found.pages].map((one) => postRow(call, one));
  const t = textsFor(call, frameTexts);
  const isProductAsked = postType === 'product' || postType === 'any';
  const none = isProductAsked ? t('noProducts') : t('noResults');
  if (products.length + posts.length === 0)
    return json({
      suggestions: [{ value: none, permalink: '', products_not_found: isProductAsked, no_results: true }],
    });
  const missing: readonly Row[] =
    isProductAsked && products.length === 0 ? [{ value: none, permalink: '', products_not_found: true }] : [];
  const divider: readonly Row[] =
    posts.length > 0 && isProductAsked ? [{ value: '', permalink: '', divider: t('fromJournal') }] : [];
  return json({ suggestions: [...products, ...missing, ...divider, ...posts] });
};

async function productRows(
  call: Call,
  found: Awaited<ReturnType<typeof suggest>>['products'],
): Promise<readonly Row[]> {
  const cards = await productCards(call, found);
  const { search } = call.settings;
  const shop = shopView(call);
  return cards.map(({ name, url, price, image, sku }) => ({
    value: escapeHtml(name),
    permalink: url,
    ...(search.thumbnail && { thumbnail: thumbnail(call, image) }),
    ...(search.price && { price: call.site.renderFragment({ name: 'price', shop, content: price }) }),
    ...(search.sku && sku && { sku: escapeHtml(sku) }),
  }));
}

const postRow = (call: Call, { post, image }: PostSuggestion): Row => ({
  value: escapeHtml(post.title),
  permalink: post.type === 'post' ? call.links.post(post.slug) : call.links.page(post.slug),
  ...(call.settings.search.thumbnail && { thumbnail: thumbnail(call, imageView(image)) }),
});

const thumbnail = (call: Call, content: ImageView | null): string =>
  content ? call.site.renderFragment({ name: 'thumbnail', shop: shopView(call), content }) : '';
