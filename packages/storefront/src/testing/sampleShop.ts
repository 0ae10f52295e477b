import {
  directionOf,
  type FrameView,
  type Money,
  type ShopView,
  shopLinks,
  shopPlaces,
} from '@vitrine/contract/shop';

const PAGES = {
  shop: 'shop',
  cart: 'cart',
  checkout: 'checkout',
  account: 'my-account',
  compare: 'compare',
  wishlist: 'wishlist',
};

const euro: Money = {
  currency: 'EUR',
  symbol: '€',
  decimals: 2,
  position: 'left',
  thousandSeparator: ',',
  decimalSeparator: '.',
};

export const sampleLinks = shopLinks({ pages: PAGES });

export function sampleShop(changes: Partial<ShopView> = {}): ShopView {
  return {
    money: euro,
    links: shopPlaces(sampleLinks),
    language: 'en',
    timeZone: 'UTC',
    addsByScript: true,
    keepsByScript: true,
    wishlistKey: '0123456789',
    ...changes,
  };
}

const category = (id: number, name: string, count: number, children: FrameView['categories'] = []) => {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return { id, slug, name, url: sampleLinks.category(slug), count, children };
};

export const sampleCategories: FrameView['categories'] = [
  category(1, 'Ceramics', 24, [category(2, 'Cups', 9), category(3, 'Vases', 8)]),
  category(4, 'Prints', 12),
  category(5, 'Lamps', 7),
  category(6, 'Coffee', 11),
  category(7, 'Scents', 8),
];

export function sampleFrame(changes: Partial<FrameView> = {}): FrameView {
  const shop = changes.shop ?? sampleShop();
  const link = (label: string, url: string) => ({ label, url, children: [] });
  return {
    shop,
    siteTitle: 'Vitrine',
    tagline: 'Things for a quiet table, made by people we know.',
    direction: directionOf(shop.language),
    pageTitle: 'Moon jar',
    description: 'Thrown in one piece, glazed in chalk white.',
    canonical: 'https://shop.example/product/moon-jar/',
    feeds: [{ label: 'Vitrine: Journal', url: 'https://shop.example/feed/' }],
    path: '/shop/',
    menu: [
      { label: 'Shop', url: '/shop/', children: sampleCategories.map(({ name, url }) => link(name, url)) },
      link('Journal', '/blog/'),
      link('The workshop', '/the-workshop/'),
      link('Contact', '/contact/'),
    ],
    footerMenu: [link('Delivery', '/delivery/'), link('Returns', '/returns/'), link('Terms', '/terms/')],
    categories: sampleCategories,
    search: { text: '', category: '', count: 20, minimum: 3, thumbnail: true, price: true, sku: false },
    header: {
      sticky: 'real',
      scroll: 'stick',
      hideOnScroll: false,
      mobileLayout: 'dropdown',
      mobileOpener: 'arrow',
      search: 'form',
      compareDropdown: false,
      anchorOffset: 80,
    },
    banner: null,
    parts: { preloader: false, toolbar: 'none', addedPopup: false },
    loginNonce: '',
    storeNotice: null,
    comingSoon: null,
    isLoggedIn: false,
    counts: null,
    card: { type: 'website', image: null },
    assets: {
      icon: '',
      touchIcon: '',
      manifest: '',
      styles: ['/assets/shop.css'],
      scripts: [],
      globals: {},
    },
    ...changes,
  };
}
