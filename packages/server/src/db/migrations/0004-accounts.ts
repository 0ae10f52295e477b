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
      version: 'int',
      created_at: 'time!',
      updated_at: 'time!',
    },
    unique: [['login'], ['email']],
  },
  /** What else is known of a user, a row each so that two changes at once never undo each other. */
  user_meta: {
    columns: { user_id: 'int!', name: 'text!', value: 'text!' },
    primary: ['user_id', 'name'],
  },
  /** Logins that are valid now. Only a hash of the token is kept: a stolen copy of the table opens nothing. */
  logins: {
    columns: {
      token_hash: 'key',
      user_id: 'int!',
      is_remembered: 'int',
      user_agent: 'text',
      address: 'text',
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
    index: [['user_id'], ['expires_at']],
  },
  /** default_of: the user, in the one group of a user that is the default; null in the others. */
  wishlist_groups: {
    columns: { id: 'id', user_id: 'int!', name: 'text!', default_of: 'int?', created_at: 'time!' },
    unique: [['default_of']],
    index: [['user_id']],
  },
  wishlist_items: {
    columns: { group_id: 'int!', product_id: 'int!', user_id: 'int!', added_at: 'time!' },
    primary: ['group_id', 'product_id'],
    index: [['user_id'], ['product_id']],
  },
} as const;
