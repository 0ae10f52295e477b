import { imageUrl } from '../../../media/imageUrl.ts';
import type { PageTag } from '../../../pageVersions/PageTag.ts';
import { postCategorySitemap, productCategorySitemap } from '../../../sitemap/categorySitemap.ts';
import { postSitemap } from '../../../sitemap/postSitemap.ts';
import { productSitemap } from '../../../sitemap/productSitemap.ts';
import type { SitemapSource } from '../../../sitemap/SitemapPart.ts';
import type { Call } from '../../call/Call.ts';
import type { PageResult } from '../PageResult.ts';
import { sitemapIndexXml, type SitemapUrl, sitemapXml } from '../xml/sitemapXml.ts';

interface SitemapKind {
  readonly source: (call: Call) => SitemapSource;
  readonly urlOf: (call: Call, slug: string) => string;
  readonly tags: readonly PageTag[];
}

/** What there are parts of, by the name in their address. */
const KINDS: Readonly<Record<string, SitemapKind>> = {
  products: {
    source: ({ shop }) => productSitemap(shop),
    urlOf: ({ links }, slug) => links.product(slug),
    tags: ['catalogue', 'media'],
  },
  'product-categories': {
    source: ({ shop }) => productCategorySitemap(shop),
    urlOf: ({ links }, slug) => links.category(slug),
    tags: ['shop', 'catalogue'],
  },
  pages: {
    source: ({ shop }) => postSitemap(shop, 'page'),
    urlOf: ({ links }, slug) => links.page(slug),
    tags: ['posts'],
  },
  posts: {
    source: ({ shop }) => postSitemap(shop, 'post'),
    urlOf: ({ links }, slug) => links.post(slug),
    tags: ['posts'],
  },
  categories: {
    source: ({ shop }) => postCategorySitemap(shop),
    urlOf: ({ links }, slug) => links.postCategory(slug),
    tags: ['shop', 'posts'],
  },
};

/** Six digits: of larger numbers the ids would be none of a database's. */
const NAME = /^sitemap-([a-z-]+)-([1-9]\d{0,5})\.xml$/;
const INDEX = 'sitemap.xml';

/** Whether an address that begins so is the map of the site, or a part of it. */
export const isSitemap = (name: string): boolean => name === INDEX || NAME.test(name);

/**
 * `/sitemap.xml`: where the parts are; `/sitemap-products-1.xml`: one of them. isTaken: whether something else stands where a page of
 * that slug would.
 */
export const sitemapPage = (
  call: Call,
  name: string,
  isTaken: (slug: string) => boolean,
): Promise<PageResult> => (name === INDEX ? indexOf(call) : partOf(call, name, isTaken));

async function indexOf(call: Call): Promise<PageResult> {
  const at = (name: string): string => `${call.origin}/${name}`;
  const places: { readonly url: string; readonly changedAt: number | null }[] = [
    { url: at('sitemap-shop-1.xml'), changedAt: null },
  ];
  for (const [name, { source }] of Object.entries(KINDS))
    for (const { number, changedAt } of await source(call).listParts())
      places.push({ url: at(`sitemap-${name}-${number}.xml`), changedAt });
  return written(INDEX, sitemapIndexXml(places), ['shop', 'catalogue', 'posts']);
}

async function partOf(call: Call, file: string, isTaken: (slug: string) => boolean): Promise<PageResult> {
  const [, name = '', number = ''] = NAME.exec(file) ?? [];
  if (name === 'shop' && number === '1') return written(file, sitemapXml(ownUrls(call)), ['shop']);
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  const entries = (await kind?.source(call).readPart(Number(number))) ?? [];
  if (!kind || entries.length === 0) return null;
  const urls = entries
    .filter(({ slug }) => name !== 'pages' || !isTaken(slug))
    .map(({ slug, changedAt, pictures }) => ({
      url: kind.urlOf(call, slug),
      changedAt,
      pictures: pictures.map((picture) => new URL(imageUrl(picture), call.origin).href),
    }));
  return written(file, sitemapXml(urls), ['shop', ...kind.tags]);
}

const written = (file: string, body: string, tags: readonly PageTag[]): PageResult => ({
  kind: 'xml',
  path: `/${file}`,
  body,
  type: 'application/xml; charset=utf-8',
  tags,
});

/** Pages that there is one of. What is one visitor's own is none of them. */
const ownUrls = ({ links }: Call): readonly SitemapUrl[] =>
  [links.home, links.shop, links.page('blog')].map((url) => ({ url, changedAt: null, pictures: [] }));
