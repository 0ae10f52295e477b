import type { Comment } from '../../../content/comments/Comment.ts';
import { findComment, listAllComments } from '../../../content/comments/listComments.ts';
import { deleteComment, moderateComment } from '../../../content/comments/moderateComment.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, missing, shown } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { without } from '../views/without.ts';
import { written } from '../views/written.ts';

/** As it was written; what pages show is made of it. */
const view = (comment: Comment) => written(without(comment, 'html'), 'createdAt');

const read = async (shop: Shop, id: number) => {
  const comment = await findComment(shop, id);
  return comment && { value: view(comment) };
};

export const commentHandlers = {
  async listComments({ shop, query }) {
    const { items, total } = await listAllComments(shop, query);
    return { kind: 'list', items: items.map(view), total };
  },
  readComment: async ({ shop, params }) => shown(await read(shop, params.id)),
  async moderateComment(call) {
    const { shop, params, body } = call;
    const changed = await change(call, {
      table: 'comments',
      id: params.id,
      read: (within) => read(within, params.id),
      write: (within) => moderateComment(within, params.id, body.status),
    });
    return typeof changed === 'boolean' ? shown(await read(shop, params.id)) : changed;
  },
  async deleteComment(call) {
    const { id } = call.params;
    return change(call, {
      table: 'comments',
      id,
      read: (within) => read(within, id),
      write: async (within) => ((await deleteComment(within, id)) ? done : missing()),
    });
  },
} satisfies Partial<Handlers>;
