import {
  type CommentFormView,
  type CommentsView,
  type CommentView,
  pagingView,
} from '@vitrine/contract/shop';
import {
  type CommentNode,
  findComment,
  listComments,
  pageOfComment,
} from '../../content/comments/listComments.ts';
import type { Post } from '../../content/Post.ts';
import type { Call } from '../call/Call.ts';
import { sharedNonce } from '../call/nonce.ts';
import { idField, textField } from '../request/fields.ts';

/** What somebody typed, and why it was not taken. */
export type RefusedComment = Pick<CommentFormView, 'values' | 'errors'>;

export interface ShownComments {
  readonly view: CommentsView;
  /** The address asks for a page that there is: one that anybody could make up is not worth keeping. */
  readonly isThere: boolean;
}

/** What stands below a post; the same for everyone, unless somebody typed what was refused. */
export async function commentsView(
  call: Call,
  post: Post,
  refused: RefusedComment | null,
): Promise<ShownComments> {
  const url = call.links.post(post.slug);
  const asked = Math.max(1, idField(call.fields, 'cpage'));
  const first = await listComments(call.shop, post.id, asked);
  const page = Math.min(asked, first.pages);
  const { items, pages } = page === asked ? first : await listComments(call.shop, post.id, page);
  const isOpen = call.settings.comments.on && post.commentsOpen;
  const viewOf = ({ id, author, html, createdAt, replies }: CommentNode): CommentView => ({
    id,
    author,
    html,
    createdAt,
    url: commentUrl(url, id),
    replyUrl: isOpen ? `${url}?replytocom=${id}#respond` : '',
    replies: replies.map(viewOf),
  });
  return {
    isThere: page === asked,
    view: {
      count: post.commentCount,
      items: items.map(viewOf),
      paging: pagingView(page, pages, (number) => `${commentPageUrl(url, number)}#comments`),
      // What was typed while they were closed is still there to be taken elsewhere.
      form: isOpen || refused ? await formOf(call, post, url, refused) : null,
    },
  };
}

/** The one address of a comment: pages of them change, and what stands behind a hash is told to no server. */
export const commentUrl = (url: string, id: number): string => `${url}?comment_id=${id}#comment-${id}`;

/** The comment that an address names; 0: none. */
export const namedComment = ({ request, fields }: Call): number =>
  request.method === 'POST' ? 0 : idField(fields, 'comment_id');

/** Where the comment that an address names stands now; null: it names none of this post. */
export async function findNamedComment(call: Call, post: Post): Promise<string | null> {
  const named = namedComment(call);
  const comment = named > 0 ? await findComment(call.shop, named) : null;
  if (comment?.postId !== post.id || comment.status !== 'approved') return null;
  const page = await pageOfComment(call.shop, comment);
  return `${commentPageUrl(call.links.post(post.slug), page)}#comment-${comment.id}`;
}

export const commentPageUrl = (url: string, page: number): string =>
  page > 1 ? `${url}?cpage=${page}` : url;

async function formOf(
  call: Call,
  post: Post,
  url: string,
  refused: RefusedComment | null,
): Promise<CommentFormView> {
  const answered = await findAnswered(call, post);
  return {
    action: `${url}#respond`,
    nonce: sharedNonce(call, 'comment'),
    postId: post.id,
    parentId: answered?.id ?? 0,
    replyTo: answered?.author ?? '',
    cancelUrl: answered ? `${url}#respond` : '',
    values: refused?.values ?? { author: '', email: '', comment: '' },
    errors: refused?.errors ?? {},
    isHeld: refused === null && textField(call.fields, 'commented') === 'held',
  };
}

/** By the link below a comment, or by the form that was sent from there. */
async function findAnswered(call: Call, { id }: Post) {
  const asked = idField(call.fields, call.request.method === 'POST' ? 'comment_parent' : 'replytocom');
  const comment = asked > 0 ? await findComment(call.shop, asked) : null;
  return comment?.postId === id && comment.status === 'approved' ? comment : null;
}
