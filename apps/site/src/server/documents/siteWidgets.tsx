import {
  headingWidget,
  imageWidget,
  type Part,
  type Shortcode,
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

/** A widget that shows something of the page that its document is on. */
const pageWidget = (type: string, part: string): Widget => shopWidget(type, 'page', () => ({ part }));

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
  shopWidget('template', 'document', ({ template_id: id }) => ({ id })),
  pageWidget('theme-post-content', 'content'),
  pageWidget('post-info', 'facts'),
  pageWidget('post-comments', 'comments'),
  pageWidget('breadcrumbs', 'breadcrumb'),
  pageWidget('archive-posts', 'posts'),
  pageWidget('woocommerce-breadcrumb', 'breadcrumb'),
  pageWidget('woocommerce-archive-description', 'description'),
  pageWidget('woocommerce-archive-products', 'products'),
  pageWidget('wc-archive-products', 'products'),
  pageWidget('woocommerce-product-images', 'gallery'),
  pageWidget('woocommerce-product-price', 'price'),
  pageWidget('woocommerce-product-rating', 'rating'),
  pageWidget('woocommerce-product-short-description', 'shortDescription'),
  pageWidget('woocommerce-product-content', 'description'),
  pageWidget('woocommerce-product-additional-information', 'attributes'),
  pageWidget('woocommerce-product-add-to-cart', 'addForm'),
  pageWidget('woocommerce-product-stock', 'stock'),
  pageWidget('woocommerce-product-meta', 'meta'),
  pageWidget('woocommerce-product-data-tabs', 'tabs'),
  pageWidget('woocommerce-product-related', 'related'),
  pageWidget('woocommerce-product-upsell', 'upsells'),
  // Notices stand at the top of every page.
  { type: 'woocommerce-notices', draw: () => null },
  { ...imageWidget, ...pageWidget('theme-post-featured-image', 'picture') },
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

/** The widgets of the site, for a page of which these values are known. */
export function siteWidgets(values: DocumentValues): readonly Widget[] {
  const title = ([type, name, size]: (typeof TITLES)[number]): Widget => ({
    ...headingWidget,
    type,
    defaults: { ...headingWidget.defaults, header_size: size, title: wordsOf(values[name]) },
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
