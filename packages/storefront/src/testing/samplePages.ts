import { sampleComments } from './sampleComments.ts';
import {
  type CompareView,
  type HomeView,
  type ListFilterView,
  type ListView,
  type PageContents,
  type PageKind,
  type PageView,
  pagingView,
  type WishlistView,
} from '@vitrine/contract/shop';
import { sampleAccounts } from './sampleAccounts.ts';
import { emptyCart, sampleCart, sampleCheckout, sampleOrder } from './sampleCart.ts';
import {
  sampleCard,
  sampleCards,
  sampleGrouped,
  sampleImage,
  sampleProduct,
  sampleVariable,
} from './sampleProducts.ts';
import { sampleCategories, sampleFrame } from './sampleShop.ts';

export function samplePage<Kind extends PageKind>(
  kind: Kind,
  content: PageContents[Kind],
  changes: Partial<Pick<PageView, 'frame' | 'notices'>> = {},
): PageView<Kind> {
  return { kind, frame: sampleFrame(), notices: [], content, ...changes } as PageView<Kind>;
}

const sampleFilters: ListFilterView = {
  groups: [
    {
      id: 'filter-glaze',
      name: 'Glaze',
      look: 'chips',
      choices: [
        { id: 'filter-glaze-chalk', name: 'Chalk', count: 9, isChosen: true, url: '/shop/' },
        {
          id: 'filter-glaze-teal',
          name: 'Teal',
          count: 4,
          isChosen: false,
          url: '/shop/?filter_glaze=chalk,teal',
          colour: 'teal',
        },
      ],
    },
    {
      id: 'filter-rating',
      name: 'Rating',
      look: 'rows',
      choices: [
        {
          id: 'filter-rating-4',
          name: '4 stars',
          count: 3,
          isChosen: false,
          url: '/shop/?rating_filter=4',
          stars: 4,
        },
      ],
    },
  ],
  price: {
    lowest: 12,
    highest: 240,
    from: '20',
    to: '',
    action: '/shop/',
    kept: { filter_glaze: 'chalk' },
  },
  chosen: [
    { id: 'chosen-filter-glaze-chalk', name: 'Chalk', url: '/shop/?min_price=20' },
    { id: 'chosen-price', name: 'From €20.00', url: '/shop/?filter_glaze=chalk' },
  ],
  clearUrl: '/shop/',
};

export function sampleList(changes: Partial<ListView> = {}): ListView {
  return {
    title: 'Ceramics',
    trail: [
      { label: 'Home', url: '/' },
      { label: 'Shop', url: '/shop/' },
    ],
    descriptionHtml: '<p>Thrown, glazed and fired within a day’s walk of the shop.</p>',
    products: sampleCards,
    total: 57,
    isTotalCapped: false,
    perPage: 6,
    sizes: [12, 24, 48].map((size) => ({ size, url: `/shop/?per_page=${size}` })),
    paging: pagingView(2, 10, (page) => `/shop/page/${page}/`),
    sort: 'menu_order',
    sorts: [
      { value: 'menu_order', label: 'Default sorting' },
      { value: 'price', label: 'Sort by price: low to high' },
    ],
    action: '/shop/',
    kept: { product_cat: 'ceramics' },
    search: '',
    categories: sampleCategories,
    category: 'ceramics',
    allCategoriesUrl: '/shop/',
    filters: sampleFilters,
    ...changes,
  };
}

export function sampleHome(changes: Partial<HomeView> = {}): HomeView {
  return {
    title: 'Vitrine',
    text: 'Things for a quiet table, made by people we know.',
    heroHtml: '',
    categories: sampleCategories.map(({ name, url, count }) => ({
      label: name,
      url,
      count,
      image: sampleImage('cup-rust'),
    })),
    newest: sampleCards.slice(0, 4),
    sale: sampleCards.slice(2, 4),
    posts: [
      {
        title: 'Rust, on purpose',
        url: '/blog/rust-on-purpose/',
        excerptHtml: '<p>Iron filings from the farrier.</p>',
        image: sampleImage('cup-rust'),
        publishedAt: 0,
        categories: [{ label: 'Glaze', url: '/category/glaze/' }],
      },
    ],
    postsUrl: '/blog/',
    ...changes,
  };
}

const sampleWishlistPaging = pagingView(1, 2, (page) => `/wishlist/?list=1&paged=${page}`);

export function sampleWishlist(changes: Partial<WishlistView> = {}): WishlistView {
  const items = sampleCards
    .slice(0, 3)
    .map((product) => ({ product, removeUrl: `/wishlist/?remove=${product.id}` }));
  return {
    groups: [
      { id: 1, name: 'My wishlist', isDefault: true, items, count: 27, paging: sampleWishlistPaging },
      {
        id: 2,
        name: 'For Ines',
        isDefault: false,
        items: items.slice(0, 1),
        count: 1,
        paging: pagingView(1, 1, () => '/wishlist/'),
      },
    ],
    lists: [
      { id: 1, name: 'My wishlist' },
      { id: 2, name: 'For Ines' },
    ],
    place: { list: 0, page: 1, url: '/wishlist/' },
    isGuest: false,
    isExpanded: true,
    nonce: 'aaaaaaaaaa',
    ...changes,
  };
}

export function sampleCompare(): CompareView {
  const compared = (id: number, name: string, image: string) => ({
    product: sampleCard({ id, name, image: sampleImage(image) }),
    shortDescriptionHtml: '<p>Glazed in chalk white.</p>',
    stock: { status: 'instock' as const, text: 'In stock' },
    removeUrl: `/compare/?remove=${id}`,
  });
  const rows = [
    { label: 'Glaze', values: ['Chalk', 'Rust'] },
    { label: 'Weight', values: ['1.4 kg', ''] },
  ];
  return {
    nonce: 'bbbbbbbbbb',
    tables: [
      {
        categoryId: 1,
        category: 'Ceramics',
        products: [
          compared(12, 'Moon jar, chalk', 'moon-jar-chalk'),
          compared(14, 'Stoneware cup', 'cup-rust'),
        ],
        rows,
        removeUrl: '/compare/?remove_category=1',
      },
      {
        categoryId: 4,
        category: 'Prints',
        products: [compared(13, 'Print: branch in the wind', 'print-branch')],
        rows: [],
        removeUrl: '/compare/?remove_category=4',
      },
    ],
  };
}

const personal = sampleFrame({
  isLoggedIn: true,
  canonical: '',
  counts: { cart: 3, cartSubtotal: 19_800, wishlist: 4, compare: 2 },
  storeNotice: {
    id: 'd41d8cd98f00b204e9800998ecf8427e',
    html: 'Closed on Monday: parcels leave on Tuesday.',
  },
});

/** Every kind of page, and every state of it that looks different. */
export const samplePages = {
  home: samplePage('home', sampleHome()),
  'home-with-module': samplePage('home', sampleHome({ heroHtml: '<sr7-module></sr7-module>', sale: [] })),
  product: samplePage('product', sampleProduct()),
  'product-variable': samplePage('product', sampleVariable(), {
    notices: [
      {
        kind: 'success',
        html: '“Stoneware cup” has been added to your cart. <a class="button wc-forward" href="/cart/">View cart</a>',
      },
    ],
  }),
  'product-grouped': samplePage('product', sampleGrouped()),
  'product-sold-out': samplePage(
    'product',
    sampleProduct({
      image: null,
      gallery: [],
      isInStock: false,
      stock: { status: 'outofstock', text: 'Out of stock' },
      reviews: [],
      reviewCount: 0,
      price: { current: 2400, regular: 3200, isOnSale: true },
    }),
  ),
  list: samplePage('list', sampleList()),
  'list-empty': samplePage(
    'list',
    sampleList({
      title: 'Search results: “zzz”',
      descriptionHtml: '',
      products: [],
      total: 0,
      paging: pagingView(1, 1, String),
      search: 'zzz',
      category: '',
    }),
  ),
  cart: samplePage(
    'cart',
    { cart: sampleCart(), nonce: 'cccccccccc', couponsOn: true, crossSells: sampleCards.slice(0, 4) },
    { frame: personal, notices: [{ kind: 'notice', html: 'The price of one thing has changed.' }] },
  ),
  'cart-empty': samplePage(
    'cart',
    { cart: emptyCart, nonce: 'cccccccccc', couponsOn: true, crossSells: [] },
    {
      frame: personal,
      notices: [
        {
          kind: 'success',
          html: '“Moon jar, chalk” removed. <a href="/cart/?undo_item=x" class="restore-item">Undo?</a>',
        },
      ],
    },
  ),
  checkout: samplePage('checkout', sampleCheckout(), {
    frame: personal,
    notices: [
      {
        kind: 'error',
        html: '<a href="#billing_email"><strong>Billing Email address</strong> is not valid.</a>',
        field: 'billing_email',
      },
    ],
  }),
  'order-received': samplePage('orderReceived', { order: sampleOrder() }, { frame: personal }),
  wishlist: samplePage('wishlist', sampleWishlist(), { frame: personal }),
  'wishlist-guest': samplePage('wishlist', sampleWishlist({ isGuest: true, isExpanded: false, groups: [] })),
  compare: samplePage('compare', sampleCompare(), { frame: personal }),
  'compare-empty': samplePage('compare', { tables: [], nonce: '' }),
  content: samplePage('content', {
    title: 'How a moon jar is made',
    trail: [
      { label: 'Home', url: '/' },
      { label: 'Journal', url: '/blog/' },
    ],
    html: '<p>It starts with two bowls.</p><h2>Joining</h2><p>They dry for a night, rim up.</p><ul><li>Clay</li><li>Patience</li></ul>',
    image: sampleImage('print-dunes', 'Dunes'),
    post: {
      publishedAt: Date.UTC(2026, 5, 1),
      author: 'Ines',
      categories: [{ label: 'Making', url: '/category/making/' }],
      comments: sampleComments(),
    },
  }),
  posts: samplePage('posts', {
    title: 'Journal',
    trail: [{ label: 'Home', url: '/' }],
    descriptionHtml: '',
    posts: ['print-dunes', 'print-fjord', 'print-canyon'].map((name, index) => ({
      title: `A letter from the workshop, number ${index + 1}`,
      url: `/blog/letter-${index + 1}/`,
      excerptHtml: '<p>What the kiln gave back this week, and what it kept.</p>',
      image: sampleImage(name),
      publishedAt: Date.UTC(2026, 5, index + 1),
      categories: index === 0 ? [] : [{ label: 'Making', url: '/category/making/' }],
    })),
    paging: pagingView(1, 1, (page) => `/blog/page/${page}/`),
  }),
  message: samplePage('message', {
    title: 'This page is not in the window',
    text: 'The address may be mistyped, or what it showed has moved.',
  }),
  ...Object.fromEntries(
    Object.entries(sampleAccounts).map(([section, view]) => [
      `account-${section}`,
      samplePage('account', view, { frame: personal }),
    ]),
  ),
} satisfies Readonly<Record<string, PageView>>;
