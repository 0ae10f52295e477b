export const apiKeyTables = {
  /**
   * Keys by which programs call the API. Only a hash of the token is kept, and how it begins, so that its owner knows it again.
   * rights: JSON list; what the user may no longer do, the key may not either.
   */
  api_keys: {
    columns: {
      id: 'id',
      user_id: 'int!',
      name: 'text!',
      token_hash: 'text!',
      token_start: 'text!',
      rights: 'list',
      created_at: 'time!',
      used_at: 'time?',
      expires_at: 'time?',
    },
    unique: [['token_hash']],
    index: [['user_id']],
  },
} as const;
