import { saveMenu } from '../content/menus.ts';
import { savePost } from '../content/savePost.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { demoMenus, demoPages, demoPosts } from './demo/content.ts';

const DAY_MS = 86_400_000;

/** Titles of the pages that the shop draws itself, by the name of their setting. */
const SHOP_PAGES = {
  shop: 'Shop',
  cart: 'Cart',
  checkout: 'Checkout',
  account: 'My account',
  compare: 'Compare',
  wishlist: 'Wishlist',
} as const;

const written = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p dir="auto">${paragraph}</p>`).join('\n');

/** Posts, pages and menus. */
export async function seedContent(
  shop: Shop,
  pictures: ReadonlyMap<string, number>,
  users: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { author, picture, daysAgo, paragraphs, category, tags, ...post } of demoPosts)
    await savePost(shop, {
      ...post,
      type: 'post',
      content: written(paragraphs),
      categories: ['Kiln notes', category],
      tags: [...tags],
      authorId: users.get(author) ?? null,
      imageId: pictures.get(picture) ?? null,
      publishedAt: shop.now() - daysAgo * DAY_MS,
    });
  const { pages } = await readSettings(shop);
  for (const [name, title] of Object.entries(SHOP_PAGES))
    await savePost(shop, { type: 'page', slug: pages[name as keyof typeof SHOP_PAGES], title });
  for (const [slug, title, paragraphs] of demoPages)
    await savePost(shop, { type: 'page', slug, title, content: written(paragraphs) });
  for (const menu of demoMenus) await saveMenu(shop, menu);
}
