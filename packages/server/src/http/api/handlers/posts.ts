import type { ApiEndpoints } from '@vitrine/contract/api';
import { findPost, postTerms } from '../../../content/findPost.ts';
import { listAllPosts } from '../../../content/listAllPosts.ts';
import { listPostRevisions, readPostRevision } from '../../../content/postRevisions.ts';
import { restorePost } from '../../../content/restorePost.ts';
import type { Post, PostType } from '../../../content/Post.ts';
import { deletePost, savePost } from '../../../content/savePost.ts';
import type { Shop } from '../../../Shop.ts';
import type { ApiCall, Handlers } from '../ApiCall.ts';
import { done, made, missing, plain, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { given } from '../given.ts';
import { expectedVersion } from '../request/expected.ts';
import { revisionViews } from '../views/shelfViews.ts';
import { without } from '../views/without.ts';
import { written } from '../views/written.ts';

const stamped = <P extends Pick<Post, 'publishedAt' | 'createdAt' | 'updatedAt'>>(post: P) =>
  written(post, 'publishedAt', 'createdAt', 'updatedAt');

const rowOf = (post: Post) => stamped(without(post, 'excerpt', 'content'));

type Some<Name extends keyof ApiEndpoints, Parts extends keyof ApiCall> = Pick<
  ApiCall<ApiEndpoints[Name]>,
  'shop' | Parts
>;

/** Posts and pages are the same but for where they are found. */
const handlersOf = (type: PostType) => {
  const read = async (shop: Shop, id: number) => {
    const post = await findPost(shop, id);
    if (post?.type !== type) return null;
    const terms = await postTerms(shop, id);
    const named = (taxonomy: string) =>
      terms.filter((term) => term.taxonomy === taxonomy).map(({ name }) => name);
    const value = { ...stamped(post), categories: named('category'), tags: named('post_tag') };
    return { value, version: post.version };
  };
  return {
    async list({ shop, query }: Some<'listPosts', 'query'>) {
      const { items, total } = await listAllPosts(shop, { ...query, type });
      return { kind: 'list', items: items.map(rowOf), total } as const;
    },
    async create({ shop, user, body }: Some<'createPost', 'user' | 'body'>) {
      const saved = await savePost(shop, { authorId: user.id, ...body, type }, { savedBy: user.id });
      return saved.ok ? made(await read(shop, saved.id), `/${type}s/${saved.id}`) : unsaved(saved);
    },
    read: async ({ shop, params }: Some<'readPost', 'params'>) => shown(await read(shop, params.id)),
    async update({
      shop,
      user,
      params: { id },
      body,
      expected,
    }: Some<'updatePost', 'user' | 'params' | 'body' | 'expected'>) {
      if (!(await read(shop, id))) return missing();
      const by = { savedBy: user.id, expectedVersion: expectedVersion(expected) };
      const saved = await savePost(shop, { ...body, id }, by);
      return saved.ok ? shown(await read(shop, id)) : unsaved(saved, () => read(shop, id));
    },
    async revisions({ shop, params: { id }, query }: Some<'listPostRevisions', 'params' | 'query'>) {
      if (!(await read(shop, id))) return missing();
      return plain(revisionViews(await listPostRevisions(shop, id, given(query))));
    },
    async revision({ shop, params: { id, version } }: Some<'readPostRevision', 'params'>) {
      const document = (await read(shop, id)) && (await readPostRevision(shop, id, version));
      return document ? plain({ version, document }) : missing();
    },
    async restore({
      shop,
      user,
      params: { id, version },
      expected,
    }: Some<'restorePostRevision', 'user' | 'params' | 'expected'>) {
      if (!(await read(shop, id))) return missing();
      const by = { savedBy: user.id, expectedVersion: expectedVersion(expected) };
      const saved = await restorePost(shop, id, version, by);
      return saved.ok ? shown(await read(shop, id)) : unsaved(saved, () => read(shop, id));
    },
    async delete(call: Some<'deletePost', 'params' | 'query' | 'expected'>) {
      const { params, query } = call;
      const gone = await change(call, {
        table: 'posts',
        id: params.id,
        read: (within) => read(within, params.id),
        write: async (within) =>
          query.force
            ? { ok: await deletePost(within, params.id) }
            : savePost(within, { id: params.id, status: 'trash' }),
      });
      if ('kind' in gone) return gone;
      return gone.ok ? done : missing();
    },
  };
};

const posts = handlersOf('post');
const pages = handlersOf('page');

export const postHandlers = {
  listPosts: posts.list,
  createPost: posts.create,
  readPost: posts.read,
  updatePost: posts.update,
  deletePost: posts.delete,
  listPostRevisions: posts.revisions,
  readPostRevision: posts.revision,
  restorePostRevision: posts.restore,
  listPages: pages.list,
  createPage: pages.create,
  readPage: pages.read,
  updatePage: pages.update,
  deletePage: pages.delete,
  listPageRevisions: pages.revisions,
  readPageRevision: pages.revision,
  restorePageRevision: pages.restore,
} satisfies Partial<Handlers>;
