import { type Kysely, sql } from 'kysely';

export const catalogueTables = {
  /** file: its path below the uploads folder, or an address that starts with a slash. */
  media: {
    columns: {
      id: 'id',
      file: 'text!',
      mime: 'text',
      width: 'int?',
      height: 'int?',
      bytes: 'int',
      alt: 'text',
      title: 'text',
      created_at: 'time!',
    },
    unique: [['file']],
  },
  /**
   * Products and their variations (type `variation`, with a parent).
   * type: simple, variable, variation, grouped, external. status: publish, draft, private, trash.
   * stock_status: instock, outofstock, onbackorder. backorders: no, notify, yes.
   * A variation without stock of its own (manage_stock 0) sells from its parent's when that manages stock.
   * attributes (JSON list): { name, slug, options, visible, variation, global }. choices (JSON, of a variation): slug -> option, '' is any.
   * Money in minor units; rating is the average in hundredths of a star.
   * For lists: price_min, price_max and is_on_sale hold (of a variable product over its variations) until price_until,
   * when a sale begins or ends.
   */
  products: {
    columns: {
      id: 'id',
      type: 'text!',
      parent_id: 'int?',
      status: 'text!',
      slug: 'text!',
      sku: 'text?',
      name: 'text!',
      description: 'text',
      short_description: 'text',
      regular_price: 'money?',
      sale_price: 'money?',
      sale_from: 'time?',
      sale_to: 'time?',
      manage_stock: 'int',
      stock_quantity: 'int?',
      stock_status: 'text!',
      backorders: 'text!',
      low_stock_amount: 'int?',
      sold_individually: 'int',
      is_virtual: 'int',
      is_downloadable: 'int',
      is_featured: 'int',
      visibility: 'text!',
      tax_status: 'text!',
      tax_class: 'text',
      shipping_class: 'text',
      weight_g: 'int?',
      length_mm: 'int?',
      width_mm: 'int?',
      height_mm: 'int?',
      image_id: 'int?',
      gallery: 'list',
      attributes: 'list',
      default_choices: 'json',
      choices: 'json',
      grouped_ids: 'list',
      upsell_ids: 'list',
      cross_sell_ids: 'list',
      external_url: 'text',
      button_text: 'text',
      purchase_note: 'text',
      reviews_allowed: 'int',
      rating: 'int',
      review_count: 'int',
      total_sales: 'int',
      position: 'int',
      meta: 'json',
      price_min: 'money?',
      price_max: 'money?',
      is_on_sale: 'int',
      price_until: 'time?',
      version: 'int',
      created_at: 'time!',
      updated_at: 'time!',
    },
    unique: [['slug'], ['sku']],
    index: [['parent_id'], ['updated_at'], ['price_until']],
  },
  /**
   * taxonomy: product_cat, product_tag, category, post_tag, or pa_ and an attribute's slug.
   * count: products in the catalogue that are filed under it or a term below it.
   */
  terms: {
    columns: {
      id: 'id',
      taxonomy: 'text!',
      slug: 'text!',
      name: 'text!',
      description: 'text',
      parent_id: 'int?',
      image_id: 'int?',
      position: 'int',
      count: 'int',
    },
    unique: [['taxonomy', 'slug']],
    index: [['parent_id']],
  },
  product_terms: {
    columns: { product_id: 'int!', term_id: 'int!' },
    primary: ['product_id', 'term_id'],
    index: [['term_id', 'product_id']],
  },
  /** Attributes that all products share; their options are terms. */
  attributes: {
    columns: { id: 'id', slug: 'text!', name: 'text!', position: 'int' },
    unique: [['slug']],
  },
  /** status: approved, hold, spam, trash. */
  reviews: {
    columns: {
      id: 'id',
      product_id: 'int!',
      user_id: 'int?',
      author: 'text!',
      email: 'text',
      rating: 'int?',
      content: 'text!',
      status: 'text!',
      is_verified: 'int',
      created_at: 'time!',
    },
    index: [['product_id', 'status', 'created_at']],
  },
} as const;

/** What lists show. Written out, as the indexes below only serve queries that say the same. */
export const IN_CATALOGUE = `status = 'publish' and type <> 'variation' and visibility in ('visible', 'catalog')`;

/**
 * An index for each order of a list. The last columns are only there so that counting needs no rows. An index that begins
 * with the status would be taken instead of these, and everything sorted.
 */
const ORDERS: Readonly<Record<string, string>> = {
  menu_order: 'position, name, id',
  popularity: 'total_sales desc, id desc',
  rating: 'rating desc, review_count desc, id desc',
  date: 'created_at desc, id desc',
  price: 'price_min asc nulls first, id, price_max',
  price_desc: 'price_max desc nulls last, id, price_min',
  title: 'name, id',
  /** No order: what lists are narrowed by, for counting. */
  filters: 'is_featured, is_on_sale, stock_status, price_min, price_max, rating, id',
};

export async function createListIndexes(db: Kysely<unknown>, kind: 'sqlite' | 'postgres'): Promise<void> {
  // SQLite has its nulls there anyway, and cannot be told so in an index.
  const written = (columns: string): string =>
    kind === 'sqlite' ? columns.replace(/ nulls \w+/g, '') : columns;
  for (const [name, columns] of Object.entries(ORDERS))
    await sql
      .raw(
        `create index products_list_${name} on products (${written(columns)}, status, type, visibility) where ${IN_CATALOGUE}`,
      )
      .execute(db);
}
