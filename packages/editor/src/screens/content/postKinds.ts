/** Pages and posts are one kind of thing under two addresses. */
export const postKinds = {
  page: {
    path: '/pages',
    title: 'pages',
    newTitle: 'newPage',
    newCommand: 'new-page',
    right: 'editPages',
    list: 'listPages',
    create: 'createPage',
    read: 'readPage',
    update: 'updatePage',
    remove: 'deletePage',
    versions: { list: 'listPageRevisions', read: 'readPageRevision', restore: 'restorePageRevision' },
    addressOf: (slug: string) => `/${encodeURIComponent(slug)}/`,
  },
  post: {
    path: '/posts',
    title: 'posts',
    newTitle: 'newPost',
    newCommand: 'new-post',
    right: 'editPosts',
    list: 'listPosts',
    create: 'createPost',
    read: 'readPost',
    update: 'updatePost',
    remove: 'deletePost',
    versions: { list: 'listPostRevisions', read: 'readPostRevision', restore: 'restorePostRevision' },
    addressOf: (slug: string) => `/blog/${encodeURIComponent(slug)}/`,
  },
} as const;

export type PostKind = keyof typeof postKinds;
