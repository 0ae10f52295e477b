import {
  type Control,
  headingWidget,
  imageWidget,
  type Part,
  rule,
  type Shortcode,
  typography,
  type Widget,
  type WidgetProps,
} from '@vitrine/builder';
import type { DocumentValues } from '@vitrine/server';
import { escaped } from './dynamicValue.ts';

type Values = Readonly<Record<string, unknown>>;

/** A widget that the shop draws: what it says becomes what the shop is asked for. */
const shopWidget = (
  type: string,
  name: string,
  read: (settings: Values) => Values = (settings) => settings,
): Widget => ({
  type,
  draw: ({ settings, tools }: WidgetProps) => tools.part({ name, settings: read(settings) }),
});

/** A widget that shows something of the page that its document is on, and how its settings look. */
const pageWidget = (type: string, part: string, controls: readonly Control[] = []): Widget => ({
  ...shopWidget(type, 'page', () => ({ part })),
  controls,
});

/** Settings that many of them have: where the words stand, their colour and their type. */
const words = (selector: string, color = 'text_color', font = 'typography'): readonly Control[] => [
  rule('align', '', 'text-align:{{VALUE}}'),
  rule('text_align', '', 'text-align:{{VALUE}}'),
  rule('alignment', '', 'text-align:{{VALUE}}'),
  rule(color, selector, 'color:{{VALUE}}'),
  ...typography(font, selector),
];

const BUTTON = '& .button.button';
const PRICE = '& .price';
const CRUMBS = '& .woocommerce-breadcrumb';

/** `[rev_slider alias="hero"]`, as the original's own widget keeps it. */
const aliasIn = (written: unknown): string =>
  typeof written === 'string' ? (/alias=["']?([\w-]+)/.exec(written)?.[1] ?? '') : '';

/** Products of the page's own list, or others: builders have one widget for both. */
const products: Widget = {
  type: 'woocommerce-products',
  draw: ({ settings: { columns, rows, query_post_type: source, query_orderby: sort }, tools }) =>
    source === 'current_query'
      ? tools.part({ name: 'page', settings: { part: 'products' } })
      : tools.part({
          name: 'products',
          settings: {
            columns,
            sort,
            source: source === 'sale' || source === 'featured' ? source : 'popular',
            count: (Number(columns) || 4) * (Number(rows) || 1),
          },
        }),
};

/** Widgets of the shop in page documents: ours, and those of others that mean the same. */
const SHOP_WIDGETS: readonly Widget[] = [
  shopWidget('vitrine-module', 'module'),
  shopWidget('slider_revolution', 'module', ({ shortcode, revslidertitle }) => ({
    alias: aliasIn(shortcode) || revslidertitle,
  })),
  shopWidget('vitrine-products', 'products'),
  shopWidget('vitrine-product-carousel', 'products', (settings) => ({ ...settings, layout: 'row' })),
  products,
  { ...products, type: 'wc-products' },
  shopWidget('vitrine-add-to-cart', 'addToCart', ({ product_id: id }) => ({ id })),
  shopWidget('wc-add-to-cart', 'addToCart', ({ product_id: id }) => ({ id })),
  shopWidget('vitrine-search', 'search'),
  shopWidget('search-form', 'search'),
  shopWidget('vitrine-posts', 'posts'),
  shopWidget('posts', 'posts', ({ classic_posts_per_page: count }) => ({ count })),
  shopWidget('vitrine-categories', 'categories'),
  shopWidget('wc-categories', 'categories', ({ number: count }) => ({ count })),
  shopWidget('vitrine-header', 'header'),
  shopWidget('vitrine-footer', 'footer'),
  shopWidget('theme-site-logo', 'logo'),
  shopWidget('nav-menu', 'menu'),
  shopWidget('woocommerce-menu-cart', 'cart'),
  shopWidget('sidebar', 'sidebar', ({ sidebar: area }) => ({ area })),
  shopWidget('template', 'document', ({ template_id: id }) => ({ id })),
  pageWidget('theme-post-content', 'content', words('&')),
  pageWidget('post-info', 'facts', words('& .page-note', 'text_color', 'icon_typography')),
  pageWidget('post-comments', 'comments'),
  pageWidget('breadcrumbs', 'breadcrumb'),
  pageWidget('archive-posts', 'posts'),
  pageWidget('woocommerce-breadcrumb', 'breadcrumb', [
    ...words(CRUMBS, 'text_color', 'text_typography'),
    rule('link_color', `${CRUMBS} a`, 'color:{{VALUE}}'),
  ]),
  pageWidget('woocommerce-archive-description', 'description', words('& .term-description')),
  pageWidget('woocommerce-archive-products', 'products'),
  pageWidget('wc-archive-products', 'products'),
  pageWidget('woocommerce-product-images', 'gallery'),
  pageWidget('woocommerce-product-price', 'price', [
    ...words(PRICE, 'price_color'),
    rule('sale_price_color', `${PRICE} ins`, 'color:{{VALUE}}'),
    ...typography('sale_price_typography', `${PRICE} ins`),
  ]),
  pageWidget('woocommerce-product-rating', 'rating', [
    ...words('& .woocommerce-review-link', 'link_color', 'text_typography'),
    rule('star_color', '& .star-rating', '--star:{{VALUE}}'),
  ]),
  pageWidget(
    'woocommerce-product-short-description',
    'shortDescription',
    words('&', 'text_color', 'text_typography'),
  ),
  pageWidget('woocommerce-product-content', 'description', words('&')),
  pageWidget('woocommerce-product-additional-information', 'attributes'),
  pageWidget('woocommerce-product-add-to-cart', 'addForm', [
    ...words(BUTTON, 'button_text_color', 'button_typography'),
    rule('button_bg_color', BUTTON, 'background-color:{{VALUE}}'),
    rule('button_text_color_hover', `${BUTTON}:hover`, 'color:{{VALUE}}'),
    rule('button_bg_color_hover', `${BUTTON}:hover`, 'background-color:{{VALUE}}'),
  ]),
  pageWidget('woocommerce-product-stock', 'stock', words('& .stock', 'text_color', 'text_typography')),
  pageWidget('woocommerce-product-meta', 'meta', [
    ...words('& .product_meta', 'text_color', 'text_typography'),
    rule('link_color', '& .product_meta a', 'color:{{VALUE}}'),
  ]),
  pageWidget('woocommerce-product-data-tabs', 'tabs'),
  pageWidget('woocommerce-product-related', 'related'),
  pageWidget('woocommerce-product-upsell', 'upsells'),
  // Notices stand at the top of every page.
  { type: 'woocommerce-notices', draw: () => null },
  { ...imageWidget, ...shopWidget('theme-post-featured-image', 'page', () => ({ part: 'picture' })) },
];

/** Headings whose words are those of the page or the site, and which size they have unless they say so. */
const TITLES: readonly (readonly [type: string, value: string, size: string])[] = [
  ['theme-post-title', 'post-title', 'h1'],
  ['theme-page-title', 'page-title', 'h1'],
  ['theme-archive-title', 'archive-title', 'h1'],
  ['woocommerce-product-title', 'post-title', 'h1'],
  ['theme-site-title', 'site-title', 'h2'],
  ['theme-post-excerpt', 'post-excerpt', 'p'],
];

/** What builders write into a heading before anybody has: the page's own words are meant. */
const UNWRITTEN = 'Add Your Heading Text Here';

/** The widgets of the site, for a page of which these values are known. */
export function siteWidgets(values: DocumentValues): readonly Widget[] {
  const title = ([type, name, size]: (typeof TITLES)[number]): Widget => ({
    ...headingWidget,
    type,
    defaults: { ...headingWidget.defaults, header_size: size, title: UNWRITTEN },
    draw: (props) =>
      headingWidget.draw(
        props.settings['title'] === UNWRITTEN
          ? { ...props, settings: { ...props.settings, title: wordsOf(values[name]) } }
          : props,
      ),
  });
  return [...SHOP_WIDGETS, ...TITLES.map(title)];
}

const wordsOf = (value: DocumentValues[string] | undefined): string =>
  typeof value === 'string' ? escaped(value) : value !== undefined && 'html' in value ? value.html : '';

type Attributes = Shortcode['attributes'];

const productsOf =
  (source: string) =>
  ({ limit, per_page: perPage, columns, category, ids, orderby }: Attributes): Part => ({
    name: 'products',
    settings: { source, count: limit ?? perPage, columns, category, ids, sort: orderby },
  });

/** Shortcodes of the slider, of shops and of builders. */
const SHORTCODES: Readonly<Record<string, (attributes: Attributes) => Part>> = {
  rev_slider: ({ alias, 0: first }) => ({ name: 'module', settings: { alias: alias ?? first } }),
  sr7: ({ alias, 0: first }) => ({ name: 'module', settings: { alias: alias ?? first } }),
  products: productsOf('popular'),
  recent_products: productsOf('newest'),
  sale_products: productsOf('sale'),
  best_selling_products: productsOf('popular'),
  featured_products: productsOf('featured'),
  top_rated_products: productsOf('rated'),
  product_category: productsOf('popular'),
  product_categories: ({ limit }) => ({ name: 'categories', settings: { count: limit } }),
  product: ({ id }) => ({ name: 'products', settings: { ids: id, columns: 1 } }),
  add_to_cart: ({ id }) => ({ name: 'addToCart', settings: { id } }),
  'elementor-template': ({ id }) => ({ name: 'document', settings: { id } }),
};

export const knowsShortcode = (name: string): boolean => Object.hasOwn(SHORTCODES, name);

export const shortcodePart = ({ name, attributes }: Shortcode): Part | null =>
  SHORTCODES[name]?.(attributes) ?? null;
