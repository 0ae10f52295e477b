import type { Arabic } from '../Catalogue.ts';

const en = {
  categories: 'Find your way',
  newest: 'New in the shop',
  allNewest: 'All that is new',
  sale: 'On sale',
  posts: 'From the journal',
  allPosts: 'To the journal',
  toShop: 'Go to the shop',
  nothingYet: 'Nothing is for sale here right now. Please come back soon.',
  products: { one: '{count} product', other: '{count} products' },
} as const;

const ar: Arabic<typeof en> = {
  categories: 'تصفّح الأقسام',
  newest: 'جديد في المتجر',
  allNewest: 'كل الجديد',
  sale: 'تخفيضات',
  posts: 'من المدونة',
  allPosts: 'إلى المدونة',
  toShop: 'إلى المتجر',
  nothingYet: 'لا شيء معروض للبيع هنا الآن. عد إلينا قريبًا من فضلك.',
  products: {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{count} منتجات',
    many: '{count} منتجًا',
    other: '{count} منتج',
  },
};

/** The shop's first page. */
export const homeTexts = { en, ar };
