import * as v from 'valibot';
import { isTimeZone } from './isTimeZone.ts';
import { readOrigin } from './readOrigin.ts';

const text = (byDefault = '') => v.optional(v.string(), byDefault);
const flag = (byDefault: boolean) => v.optional(v.boolean(), byDefault);
const count = (byDefault: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), byDefault);

/** What was left out has its default, however deep. */
const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.object(entries), {} as never);

const payment = (title: string, description: string) =>
  group({ on: flag(true), title: text(title), description: text(description), instructions: text() });

/** Everything that an owner can set. A section that is missing, or a field of it, has its default. */
export const shopSettings = v.object({
  site: group({
    title: text('Vitrine'),
    tagline: text(),
    /** As `en` or `ar-EG`; with `-u-nu-arab` numbers are written in Arabic digits, else in Latin ones. */
    language: text('en'),
    /** In which the days of orders, reviews and posts are told: `Asia/Riyadh`. */
    timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'A time zone such as Europe/Paris.')), 'UTC'),
    /** Its own address, as https://shop.example; empty: VITRINE_URL says it, or it is a site for its own machine. */
    url: v.optional(
      v.pipe(
        v.string(),
        v.check(
          (written) => written === '' || readOrigin(written) !== null,
          'An address such as https://shop.example, without a path.',
        ),
      ),
      '',
    ),
  }),
  /** What stands on the home page. */
  home: group({
    /** The alias of the module at its top; empty, or none that is published: the title of the site stands there. */
    module: text(),
    categories: flag(true),
    newest: flag(true),
    sale: flag(true),
    posts: flag(true),
  }),
  money: group({
    currency: text('EUR'),
    symbol: text('€'),
    decimals: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)), 2),
    position: v.optional(v.picklist(['left', 'right', 'left_space', 'right_space']), 'left'),
    thousandSeparator: text(','),
    decimalSeparator: text('.'),
  }),
  tax: group({
    on: flag(true),
    pricesInclude: flag(true),
    basedOn: v.optional(v.picklist(['shipping', 'billing', 'base']), 'shipping'),
    /** The class that shipping is taxed by: one of a shop's, '' for the standard one, or that of the cart's items. */
    shippingClass: text('inherit'),
    roundAtSubtotal: flag(false),
    displayInShop: v.optional(v.picklist(['incl', 'excl']), 'incl'),
    displayInCart: v.optional(v.picklist(['incl', 'excl']), 'incl'),
  }),
  /** Where the shop is, and where visitors are taken to be until they say. */
  base: group({ country: text('FR'), state: text(), postcode: text(), city: text() }),
  /** Countries that it sells to; none named: all. */
  countries: v.optional(v.array(v.string()), []),
  shipping: group({ on: flag(true) }),
  coupons: group({ on: flag(true) }),
  checkout: group({
    guests: flag(true),
    signup: flag(true),
    /** How long an order that is not paid holds its stock; 0: for ever. */
    holdStockMinutes: count(60),
    termsUrl: text(),
  }),
  payments: group({
    cod: payment('Cash on delivery', 'Pay with cash upon delivery.'),
    bacs: payment(
      'Direct bank transfer',
      'Make your payment directly into our bank account. Please use your order number as the payment reference.',
    ),
    /** Where transfers go, as the page of a finished order and its mail show it. */
    bankAccounts: v.optional(
      v.array(
        v.object({
          name: v.string(),
          bank: text(),
          iban: text(),
          bic: text(),
          number: text(),
          sortCode: text(),
        }),
      ),
      [],
    ),
  }),
  cart: group({
    redirectAfterAdd: flag(false),
    byScript: flag(true),
    action: v.optional(v.picklist(['widget', 'popup', 'nothing']), 'widget'),
  }),
  stock: group({ lowAmount: count(2), hideOutOfStock: flag(false) }),
  reviews: group({
    on: flag(true),
    /** Anybody may write one: what strangers write is not shown before somebody has read it. */
    needApproval: flag(true),
    needRating: flag(true),
    onlyBuyers: flag(false),
  }),
  accounts: group({ registration: flag(true) }),
  notice: group({ on: flag(false), text: text() }),
  comingSoon: group({ on: flag(false) }),
  modules: group({
    /** Pages of other sites may read the published ones: anybody may, by their address. */
    elsewhere: flag(true),
  }),
  wishlist: group({
    expanded: flag(false),
    popup: v.optional(v.picklist(['enable', 'disable', 'more_one']), 'enable'),
  }),
  compare: group({ byCategory: flag(false) }),
  search: group({
    delayMs: count(300),
    count: count(20),
    minimum: count(3),
    thumbnail: flag(true),
    price: flag(true),
    sku: flag(false),
  }),
  header: group({
    /** Which of it stays while the page scrolls: nothing, its sticky rows, or a second header made of copies. */
    sticky: v.optional(v.picklist(['none', 'real', 'clone']), 'real'),
    /** At once, or sliding in when the whole header has been scrolled away. */
    scroll: v.optional(v.picklist(['stick', 'slide']), 'stick'),
    hideOnScroll: flag(false),
    /** On narrow pages menus open when they are pressed, not when they are pointed at. */
    menusByClick: flag(true),
    /** On narrow pages lists open below their item, or take the place of the list that it stands in. */
    mobileLayout: v.optional(v.picklist(['dropdown', 'drilldown']), 'dropdown'),
    /** Only the arrow beside an item opens its list, or all of the item. */
    mobileOpener: v.optional(v.picklist(['arrow', 'item']), 'arrow'),
  }),
  footer: group({ collapses: flag(true) }),
  gallery: group({
    /** Where the small pictures of a product stand: below, or none and the large ones two by two, or in the middle. */
    layout: v.optional(v.picklist(['bottom', 'two_columns', 'centered']), 'bottom'),
    autoplay: flag(false),
  }),
  attribution: group({
    on: flag(true),
    /** In months. The specification says about six; shops of today pass 0.00001, which makes session cookies. */
    lifetimeMonths: v.optional(v.pipe(v.number(), v.minValue(0)), 6),
    sessionMinutes: count(30),
  }),
  mail: group({ fromName: text(), fromAddress: text(), ownerAddress: text() }),
  /** Keys of the social sources, by source and name. */
  feedKeys: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
  /** Slugs of the pages that the shop links to. */
  pages: group({
    shop: text('shop'),
    cart: text('cart'),
    checkout: text('checkout'),
    account: text('my-account'),
    compare: text('compare'),
    wishlist: text('wishlist'),
  }),
});
export type ShopSettings = v.InferOutput<typeof shopSettings>;
