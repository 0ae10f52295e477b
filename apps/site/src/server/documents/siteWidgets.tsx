import type { Part, Shortcode, Widget, WidgetProps } from '@vitrine/builder';

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

/** `[rev_slider alias="hero"]`, as the original's own widget keeps it. */
const aliasIn = (written: unknown): string =>
  typeof written === 'string' ? (/alias=["']?([\w-]+)/.exec(written)?.[1] ?? '') : '';

/** Widgets of the shop in page documents: ours, and those of others that mean the same. */
export const siteWidgets: readonly Widget[] = [
  shopWidget('vitrine-module', 'module'),
  shopWidget('slider_revolution', 'module', ({ shortcode, revslidertitle }) => ({
    alias: aliasIn(shortcode) || revslidertitle,
  })),
  shopWidget('vitrine-products', 'products'),
  shopWidget('vitrine-product-carousel', 'products', (settings) => ({ ...settings, layout: 'row' })),
  shopWidget('woocommerce-products', 'products', ({ columns, rows, query_orderby: sort }) => ({
    columns,
    sort,
    count: (Number(columns) || 4) * (Number(rows) || 1),
  })),
  shopWidget('vitrine-add-to-cart', 'addToCart', ({ product_id: id }) => ({ id })),
  shopWidget('wc-add-to-cart', 'addToCart', ({ product_id: id }) => ({ id })),
  shopWidget('vitrine-search', 'search'),
  shopWidget('search-form', 'search'),
  shopWidget('vitrine-posts', 'posts'),
  shopWidget('posts', 'posts', ({ classic_posts_per_page: count }) => ({ count })),
  shopWidget('vitrine-header', 'header'),
  shopWidget('vitrine-footer', 'footer'),
];

type Attributes = Shortcode['attributes'];

const products =
  (source: string) =>
  ({ limit, per_page: perPage, columns, category, ids, orderby }: Attributes): Part => ({
    name: 'products',
    settings: { source, count: limit ?? perPage, columns, category, ids, sort: orderby },
  });

/** Shortcodes of the slider and of shops. */
const SHORTCODES: Readonly<Record<string, (attributes: Attributes) => Part>> = {
  rev_slider: ({ alias, 0: first }) => ({ name: 'module', settings: { alias: alias ?? first } }),
  sr7: ({ alias, 0: first }) => ({ name: 'module', settings: { alias: alias ?? first } }),
  products: products('popular'),
  recent_products: products('newest'),
  sale_products: products('sale'),
  best_selling_products: products('popular'),
  featured_products: products('featured'),
  top_rated_products: products('rated'),
  product_category: products('popular'),
  product: ({ id }) => ({ name: 'products', settings: { ids: id, columns: 1 } }),
  add_to_cart: ({ id }) => ({ name: 'addToCart', settings: { id } }),
};

export const knowsShortcode = (name: string): boolean => Object.hasOwn(SHORTCODES, name);

export const shortcodePart = ({ name, attributes }: Shortcode): Part | null =>
  SHORTCODES[name]?.(attributes) ?? null;
