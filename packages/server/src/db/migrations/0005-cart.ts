export const cartTables = {
  /**
   * A visitor who has put something into the cart. customer_id: `t_` and 30 characters, or the id of a user as text.
   * customer: JSON of addresses that the visitor gave (`billing`, `shipping`). shipping: JSON list of chosen rates, one for each package.
   * orders_placed: how many orders came of it, so that the next cart is not taken for the last one.
   */
  shop_sessions: {
    columns: {
      customer_id: 'key',
      customer: 'json',
      shipping: 'list',
      payment_method: 'text',
      orders_placed: 'int',
      created_at: 'time!',
      updated_at: 'time!',
      expires_at: 'time!',
    },
    index: [['expires_at']],
  },
  /** A row for each line; one that was removed stays, with its time, until it is put back or the session ends. */
  cart_items: {
    columns: {
      customer_id: 'text!',
      item_key: 'text!',
      product_id: 'int!',
      variation_id: 'int',
      choices: 'json',
      extra: 'json',
      quantity: 'int!',
      added_at: 'time!',
      removed_at: 'time?',
    },
    primary: ['customer_id', 'item_key'],
    index: [['product_id']],
  },
  cart_coupons: {
    columns: { customer_id: 'text!', code: 'text!', added_at: 'time!' },
    primary: ['customer_id', 'code'],
  },
  /** Shown by the next full page, and gone then. kind: success, notice, error. html is clean. */
  notices: {
    columns: { id: 'id', customer_id: 'text!', kind: 'text!', html: 'text!', created_at: 'time!' },
    index: [['customer_id']],
  },
  /** code in lower case. type: percent, fixed_cart, fixed_product. amount: minor units, or hundredths of a per cent. */
  coupons: {
    columns: {
      id: 'id',
      code: 'text!',
      type: 'text!',
      amount: 'money',
      description: 'text',
      status: 'text!',
      expires_at: 'time?',
      usage_limit: 'int?',
      usage_limit_per_user: 'int?',
      usage_count: 'int',
      limit_to_items: 'int?',
      is_individual: 'int',
      excludes_sale_items: 'int',
      free_shipping: 'int',
      minimum: 'money?',
      maximum: 'money?',
      product_ids: 'list',
      excluded_product_ids: 'list',
      category_ids: 'list',
      excluded_category_ids: 'list',
      emails: 'list',
      version: 'int',
      created_at: 'time!',
      updated_at: 'time!',
    },
    unique: [['code']],
  },
  coupon_uses: {
    columns: { coupon_id: 'int!', order_id: 'int!', used_by: 'text!', used_at: 'time!' },
    primary: ['coupon_id', 'order_id'],
    index: [['coupon_id', 'used_by']],
  },
  /** rate_ppm: millionths (200000 is 20 %). country, state, postcodes, cities: empty is any. */
  tax_rates: {
    columns: {
      id: 'id',
      tax_class: 'text',
      country: 'text',
      state: 'text',
      postcodes: 'list',
      cities: 'list',
      rate_ppm: 'int!',
      name: 'text!',
      priority: 'int',
      is_compound: 'int',
      on_shipping: 'int',
      position: 'int',
    },
  },
  /** regions: JSON list of { type: continent, country, state or postcode, code }; empty is the rest of the world. */
  shipping_zones: { columns: { id: 'id', name: 'text!', position: 'int', regions: 'list' } },
  /** method: flat_rate, free_shipping, local_pickup. settings: JSON, see pricing/shipping/methodSettings.ts. */
  shipping_methods: {
    columns: {
      id: 'id',
      zone_id: 'int!',
      method: 'text!',
      title: 'text!',
      is_on: 'int',
      position: 'int',
      settings: 'json',
    },
    index: [['zone_id']],
  },
} as const;
