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
      version: 'int',
      created_at: 'time!',
      updated_at: 'time!',
    },
    unique: [['slug'], ['sku']],
    index: [['parent_id'], ['status', 'type', 'created_at'], ['updated_at']],
  },
  /** taxonomy: product_cat, product_tag, category, post_tag, or pa_ and an attribute's slug. */
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
