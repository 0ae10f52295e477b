export const accountTables = {
  /** login and email are kept in lower case. role: customer, editor, shop_manager, admin. billing, shipping: JSON addresses. */
  users: {
    columns: {
      id: 'id',
      login: 'text!',
      email: 'text!',
      password_hash: 'text!',
      display_name: 'text!',
      first_name: 'text',
      last_name: 'text',
      role: 'text!',
      billing: 'json',
      shipping: 'json',
      meta: 'json',
      version: 'int',
      created_at: 'time!',
      updated_at: 'time!',
    },
    unique: [['login'], ['email']],
  },
  /** Logins that are valid now. Only a hash of the token is kept: a stolen copy of the table opens nothing. */
  logins: {
    columns: {
      token_hash: 'key',
      user_id: 'int!',
      is_remembered: 'int',
      user_agent: 'text',
      created_at: 'time!',
      seen_at: 'time!',
      expires_at: 'time!',
    },
    index: [['user_id'], ['expires_at']],
  },
  password_resets: {
    columns: {
      token_hash: 'key',
      user_id: 'int!',
      created_at: 'time!',
      expires_at: 'time!',
      used_at: 'time?',
    },
    index: [['user_id']],
  },
  wishlist_groups: {
    columns: { id: 'id', user_id: 'int!', name: 'text!', is_default: 'int', created_at: 'time!' },
    index: [['user_id']],
  },
  wishlist_items: {
    columns: { group_id: 'int!', product_id: 'int!', user_id: 'int!', added_at: 'time!' },
    primary: ['group_id', 'product_id'],
    index: [['user_id']],
  },
} as const;
