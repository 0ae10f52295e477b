export const contentTables = {
  /** type: post, page. status: publish, draft, trash. */
  posts: {
    columns: {
      id: 'id',
      type: 'text!',
      slug: 'text!',
      status: 'text!',
      title: 'text!',
      excerpt: 'text',
      content: 'text',
      author_id: 'int?',
      image_id: 'int?',
      document_id: 'int?',
      comment_count: 'int',
      version: 'int',
      published_at: 'time!',
      created_at: 'time!',
      updated_at: 'time!',
    },
    unique: [['type', 'slug']],
    index: [['type', 'status', 'published_at']],
  },
  post_terms: {
    columns: { post_id: 'int!', term_id: 'int!' },
    primary: ['post_id', 'term_id'],
    index: [['term_id', 'post_id']],
  },
  /**
   * document: the JSON as it came, every key kept. status: publish, draft.
   * reply: the document as the wire answers it, written with it, so that an answer needs no parsing.
   */
  modules: {
    columns: {
      id: 'id',
      alias: 'text!',
      title: 'text',
      document: 'text!',
      reply: 'text',
      status: 'text!',
      version: 'int!',
      created_at: 'time!',
      updated_at: 'time!',
    },
    unique: [['alias']],
  },
  module_revisions: {
    columns: {
      module_id: 'int!',
      version: 'int!',
      document: 'text!',
      author_id: 'int?',
      note: 'text',
      created_at: 'time!',
    },
    primary: ['module_id', 'version'],
  },
  /** Page documents and templates. kind: page, template, section, kit. */
  documents: {
    columns: {
      id: 'id',
      kind: 'text!',
      slug: 'text!',
      title: 'text',
      document: 'text!',
      status: 'text!',
      version: 'int!',
      created_at: 'time!',
      updated_at: 'time!',
    },
    unique: [['kind', 'slug']],
  },
  document_revisions: {
    columns: {
      document_id: 'int!',
      version: 'int!',
      document: 'text!',
      author_id: 'int?',
      note: 'text',
      created_at: 'time!',
    },
    primary: ['document_id', 'version'],
  },
  /**
   * What social sources answered, by request. items: a JSON list; empty when there was no answer yet.
   * claimed_until: an instance is asking the source now, and the others do not.
   */
  feed_cache: {
    columns: {
      name: 'key',
      items: 'text',
      fetched_at: 'time!',
      expires_at: 'time!',
      claimed_until: 'time?',
    },
    index: [['expires_at']],
  },
} as const;
