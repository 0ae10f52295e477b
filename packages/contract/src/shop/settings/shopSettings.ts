import * as v from 'valibot';
import { isTimeZone } from './isTimeZone.ts';
import { readOrigin } from './readOrigin.ts';

const text = (byDefault = '') => v.optional(v.string(), byDefault);
/** Of several lines: forms show a box for it. */
const longText = (byDefault = '') => v.optional(v.pipe(v.string(), v.metadata({ isLong: true })), byDefault);
const flag = (byDefault: boolean) => v.optional(v.boolean(), byDefault);
/** The address of something on another site, over https; empty: there is none. */
const elsewhere = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.check(
        (written) => written === '' || (/^https:\/\//i.test(written) && URL.canParse(written)),
        'An address that begins with https://.',
      ),
    ),
    '',
  );
const count = (byDefault: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), byDefault);

/** What was left out has its default, however deep. */
const group = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(v.object(entries), {} as never);

const payment = (title: string, description: string) =>
  group({ on: flag(true), title: text(title), description: longText(description), instructions: longText() });

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
  /** One of several shops at one address: cookies of lists carry its number, so that none reads another's. */
  multisite: group({
    on: flag(false),
    blogId: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
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
  /** Page documents by their ids, in the place of what the shop draws itself; 0: none. */
  documents: group({
    /** Colours, fonts and breakpoints that all documents share. */
    kit: count(0),
    /** In the place of the home page. */
    home: count(0),
    header: count(0),
    footer: count(0),
  }),
  /** Which menus stand where, by their slugs. */
  menus: group({
    /** In the header. */
    main: text('main'),
    footer: text('footer'),
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
  /** What invoices say beside the order; who sells: name and address, the title of the site where it is empty. */
  invoice: group({ seller: longText(), taxNumber: text(), note: longText() }),
  cart: group({
    redirectAfterAdd: flag(false),
    byScript: flag(true),
    action: v.optional(v.picklist(['widget', 'popup', 'nothing']), 'widget'),
    /** What the action has opened closes by itself after so many seconds. */
    closesByItself: flag(false),
    closesAfterS: count(3),
  }),
  product: group({
    /** A bar with the product and its button, once the form has been scrolled away. */
    stickyBar: flag(true),
  }),
  stock: group({ lowAmount: count(2), hideOutOfStock: flag(false) }),
  reviews: group({
    on: flag(true),
    /** Anybody may write one: what strangers write is not shown before somebody has read it. */
    needApproval: flag(true),
    needRating: flag(true),
    onlyBuyers: flag(false),
  }),
  /** What readers say to posts. */
  comments: group({
    on: flag(true),
    /** Anybody may write one: what strangers write is not shown before somebody has read it. */
    needApproval: flag(true),
  }),
  accounts: group({ registration: flag(true) }),
  notice: group({ on: flag(false), text: longText() }),
  comingSoon: group({ on: flag(false) }),
  modules: group({
    /** Pages of other sites may read the published ones: anybody may, by their address. */
    elsewhere: flag(true),
  }),
  wishlist: group({
    expanded: flag(false),
    popup: v.optional(v.picklist(['enable', 'disable', 'more_one']), 'enable'),
  }),
  compare: group({
    byCategory: flag(false),
    /** The header lists what is compared below its link; then the server is asked for it. */
    dropdown: flag(false),
  }),
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
    /** The search stands in the header, or opens below its button, or over the whole page. */
    search: v.optional(v.picklist(['form', 'dropdown', 'full-screen']), 'form'),
    /** A line above the header. */
    banner: group({
      on: flag(false),
      /** HTML. */
      text: longText(),
      canClose: flag(true),
      /** Whoever has closed it sees it again when this changes: it is part of a cookie's name. */
      version: v.optional(
        v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'Letters, digits, hyphens and underscores.')),
        '1',
      ),
    }),
    /** How far below the top of the window links within a page lead, in px: what stays there must not cover them. */
    anchorOffset: count(80),
  }),
  footer: group({ collapses: flag(true) }),
  /** Covers a page until it is drawn, for at least so long. */
  preloader: group({ on: flag(false), delayMs: count(300) }),
  /** At the foot of narrow pages: shop, wishlist, cart, account. */
  toolbar: group({ on: flag(false), labels: flag(true) }),
  counter: group({
    /** Who comes is counted here, by day and source: without cookies, and without anything of who it was. */
    own: flag(false),
    /** A picture of another site that counts visitors. */
    url: elsewhere(),
    siteId: text(),
  }),
  /** A script of another site by which visitors write to the shop. */
  contactWidget: group({ url: elsewhere() }),
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
  mail: group({
    fromName: text(),
    fromAddress: text(),
    ownerAddress: text(),
    /** The owner is told of comments and reviews that wait to be approved. */
    heldTexts: flag(true),
  }),
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
