import type { Arabic } from '../Catalogue.ts';

const en = {
  skip: 'Skip to content',
  comingSoonName: 'Coming soon',
  comingSoon: 'This shop is in “Coming soon” mode: only you and your colleagues see it.',
  dismiss: 'Dismiss',
  storeNotice: 'Store notice',
  account: 'My account',
  wishlist: 'Wishlist',
  compare: 'Compare',
  cart: 'Cart',
  shop: 'Shop',
  information: 'Information',
  yours: 'Yours',
  mainMenu: 'Main',
  menu: 'Menu',
  searchFor: 'Search for products',
  search: 'Search',
  category: 'Category',
  allCategories: 'All categories',
  viewAllResults: 'View all results',
  noProducts: 'No products found',
  noResults: 'No results',
  fromJournal: 'From the journal',
} as const;

const ar: Arabic<typeof en> = {
  skip: 'انتقل إلى المحتوى',
  comingSoonName: 'قريبًا',
  comingSoon: 'هذا المتجر في وضع «قريبًا»: لا يراه سواك أنت وزملاؤك.',
  dismiss: 'إخفاء',
  storeNotice: 'تنبيه المتجر',
  account: 'حسابي',
  wishlist: 'قائمة الأمنيات',
  compare: 'المقارنة',
  cart: 'سلة التسوق',
  shop: 'المتجر',
  information: 'معلومات',
  yours: 'ما يخصك',
  mainMenu: 'القائمة الرئيسية',
  menu: 'القائمة',
  searchFor: 'ابحث عن منتجات',
  search: 'بحث',
  category: 'التصنيف',
  allCategories: 'كل التصنيفات',
  viewAllResults: 'عرض كل النتائج',
  noProducts: 'لم يُعثر على منتجات',
  noResults: 'لا توجد نتائج',
  fromJournal: 'من المدونة',
};

/** What stands around every page: header, search, footer. */
export const frameTexts = { en, ar };
