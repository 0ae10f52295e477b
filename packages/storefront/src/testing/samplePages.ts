import { type PageContents, type PageKind, type PageView, pagingView } from '@vitrine/contract/shop';
import { sampleAccounts } from './sampleAccounts.ts';
import { emptyCart, sampleCart, sampleCheckout, sampleOrder } from './sampleCart.ts';
import { sampleComments } from './sampleComments.ts';
import { sampleCompare, sampleWishlist } from './sampleKept.ts';
import { sampleHome, sampleList } from './sampleLists.ts';
import { sampleCards, sampleGrouped, sampleImage, sampleProduct, sampleVariable } from './sampleProducts.ts';
import { sampleFrame } from './sampleShop.ts';

export function samplePage<Kind extends PageKind>(
  kind: Kind,
  content: PageContents[Kind],
  changes: Partial<Pick<PageView, 'frame' | 'notices'>> = {},
): PageView<Kind> {
  return { kind, frame: sampleFrame(), notices: [], content, ...changes } as PageView<Kind>;
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
    {
      cart: sampleCart(),
      nonce: 'cccccccccc',
      couponsOn: true,
      refusedCoupon: '',
      crossSells: sampleCards.slice(0, 4),
    },
    { frame: personal, notices: [{ kind: 'notice', html: 'The price of one thing has changed.' }] },
  ),
  'cart-empty': samplePage(
    'cart',
    { cart: emptyCart, nonce: 'cccccccccc', couponsOn: true, refusedCoupon: '', crossSells: [] },
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
