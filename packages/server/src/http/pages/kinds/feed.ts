import { formatMoney, type ShopSettings } from '@vitrine/contract/shop';
import { contentTexts, tagOf } from '@vitrine/texts';
import { findProducts } from '../../../catalogue/findProducts.ts';
import { listProducts } from '../../../catalogue/list/listProducts.ts';
import { findTerm, productTerms } from '../../../catalogue/terms/listTerms.ts';
import { CATEGORY } from '../../../catalogue/terms/Term.ts';
import { type ListedPost, listPosts } from '../../../content/listPosts.ts';
import { withoutModules } from '../../../content/moduleMarks.ts';
import { POST_CATEGORY } from '../../../content/Post.ts';
import { escapeHtml } from '../../../html/escapeHtml.ts';
import { imageUrl } from '../../../media/imageUrl.ts';
import type { Media } from '../../../media/Media.ts';
import type { PageTag } from '../../../pageVersions/PageTag.ts';
import type { Call } from '../../call/Call.ts';
import { textsFor } from '../../call/textsFor.ts';
import { productCards } from '../../views/productCards.ts';
import { plainText } from '../plainText.ts';
import type { PageHandler, PageResult } from '../PageResult.ts';
import { type FeedItem, feedXml } from '../xml/feedXml.ts';

/** The last part of a feed's address. */
const FEED = 'feed';
const ITEMS = 20;
/** Of a post without an excerpt. */
const TEXT_CHARACTERS = 300;

/** Whether an address is that of a feed: `/feed/`, `/category/glaze/feed/`, `/shop/feed/`. */
export function isFeed({ pages }: ShopSettings, first: string, rest: readonly string[]): boolean {
  const [own, last = own] = rest;
  if (first === FEED) return rest.length === 0;
  if (last !== FEED) return false;
  return (first === pages.shop && rest.length === 1) || (first === 'category' && rest.length === 2);
}

/** Where the feeds of a page are, for its head. */
export const postFeed = (call: Call) => ({
  label: textsFor(call, contentTexts)('postFeed', { site: call.settings.site.title }),
  url: `${call.origin}/${FEED}/`,
});
export const categoryFeed = (
  call: Call,
  { name, slug }: { readonly name: string; readonly slug: string },
) => ({
  label: textsFor(call, contentTexts)('categoryFeed', { site: call.settings.site.title, category: name }),
  url: `${call.links.postCategory(slug)}${FEED}/`,
});
export const productFeed = (call: Call) => ({
  label: textsFor(call, contentTexts)('productFeed', { site: call.settings.site.title }),
  url: `${call.links.shop}${FEED}/`,
});

export const feedPage: PageHandler = (call, path) => {
  const [first, ...rest] = path;
  if (first === undefined) return posts(call);
  return first === 'category' ? postsOf(call, rest[0] ?? '') : products(call);
};

async function posts(call: Call): Promise<PageResult> {
  const { items } = await listPosts(call.shop, { perPage: ITEMS });
  return written(call, postFeed(call), call.links.page('blog'), postItems(call, items), 'posts');
}

async function postsOf(call: Call, slug: string): Promise<PageResult> {
  const term = await findTerm(call.shop, POST_CATEGORY, slug);
  if (!term) return null;
  const { items } = await listPosts(call.shop, { category: slug, perPage: ITEMS });
  const pageUrl = call.links.postCategory(slug);
  return written(call, categoryFeed(call, term), pageUrl, postItems(call, items), 'posts');
}

async function products(call: Call): Promise<PageResult> {
  const { shop, settings } = call;
  const { items } = await listProducts(shop, { sort: 'date', perPage: ITEMS });
  const ids = items.map(({ product }) => product.id);
  const whole = new Map((await findProducts(shop, ids)).map((product) => [product.id, product]));
  const terms = await productTerms(shop, ids);
  const cards = await productCards(call, items);
  const made = cards.flatMap((card, index): FeedItem[] => {
    const product = whole.get(card.id);
    if (!product) return [];
    const { current, max } = card.price;
    const prices = [current, max].flatMap((amount) =>
      amount === null || amount === undefined ? [] : [formatMoney(amount, settings.money)],
    );
    const price = prices.length > 0 ? `<p>${escapeHtml(prices.join(' – '))}</p>` : '';
    return [
      {
        id: idOf(call, 'product', product.id),
        title: product.name,
        url: card.url,
        publishedAt: product.createdAt,
        html: price + wholeAddresses(call, withoutModules(product.shortDescription)),
        author: '',
        categories: (terms.get(product.id) ?? [])
          .filter(({ taxonomy }) => taxonomy === CATEGORY)
          .map(({ name }) => name),
        picture: pictureOf(call, items[index]?.image ?? null),
      },
    ];
  });
  return written(call, productFeed(call), call.links.shop, made, 'catalogue');
}

const postItems = (call: Call, items: readonly ListedPost[]): readonly FeedItem[] =>
  items.map((post) => ({
    id: idOf(call, 'post', post.id),
    title: post.title,
    url: call.links.post(post.slug),
    publishedAt: post.publishedAt,
    html: post.excerpt
      ? wholeAddresses(call, withoutModules(post.excerpt))
      : `<p>${escapeHtml(plainText(withoutModules(post.content), TEXT_CHARACTERS))}</p>`,
    author: post.author,
    categories: post.categories.map(({ name }) => name),
    picture: pictureOf(call, post.image),
  }));

const idOf = ({ origin }: Call, kind: string, id: number): string => `${new URL(origin).host}:${kind}:${id}`;

const pictureOf = ({ origin }: Call, media: Media | null): FeedItem['picture'] =>
  media?.mime.startsWith('image/')
    ? { url: new URL(imageUrl(media), origin).href, type: media.mime, bytes: media.bytes }
    : null;

/** A reader of feeds does not know where a path begins. Clean texts have all attributes in double quotes. */
const wholeAddresses = ({ origin }: Call, html: string): string =>
  html.replace(/\b(href|src)="\/(?!\/)/g, (_, name: string) => `${name}="${escapeHtml(origin)}/`);

const written = (
  call: Call,
  feed: { readonly label: string; readonly url: string },
  pageUrl: string,
  items: readonly FeedItem[],
  tag: PageTag,
): PageResult => ({
  kind: 'xml',
  path: new URL(feed.url).pathname,
  body: feedXml({
    title: feed.label,
    description: call.settings.site.tagline,
    language: tagOf(call.settings.site.language),
    url: feed.url,
    pageUrl,
    items,
  }),
  type: 'application/rss+xml; charset=utf-8',
  tags: ['shop', 'media', tag],
});
