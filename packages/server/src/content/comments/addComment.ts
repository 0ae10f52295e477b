import * as v from 'valibot';
import { can } from '../../accounts/roles.ts';
import type { User } from '../../accounts/User.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { checkInput } from '../../input/checkInput.ts';
import { writerFields } from '../../input/writerFields.ts';
import { writtenText } from '../../input/writtenText.ts';
import { queueHeldMail } from '../../mails/heldMails.ts';
import { allow, allowAddress } from '../../security/allow.ts';
import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';
import { COMMENT_CHARACTERS, COMMENTS_BY_ADDRESS, REPLIES_PER_THREAD } from '../limits.ts';
import { lockPost } from '../lockPost.ts';
import type { CommentStatus } from './Comment.ts';
import { countComments } from './countComments.ts';

/** Why a comment was not kept. How it is said is the business of who shows it. */
export type CommentFault =
  | 'author_needed'
  | 'author_long'
  | 'email_wrong'
  | 'comment_needed'
  | 'comment_long'
  | 'too_many'
  | 'comments_closed'
  | 'parent_gone'
  | 'thread_full';

/** One of the texts that somebody typed, or null when it is none of them. */
export type CommentField = 'author' | 'email' | 'content' | null;

export interface CommentRefused {
  readonly ok: false;
  readonly faults: readonly { readonly field: CommentField; readonly fault: CommentFault }[];
}
export type CommentAdded =
  | { readonly ok: true; readonly id: number; readonly status: CommentStatus }
  | CommentRefused;

const commentInput = v.object({
  ...writerFields,
  content: writtenText(COMMENT_CHARACTERS, 'comment_needed', 'comment_long'),
});

export interface CommentInput extends v.InferInput<typeof commentInput> {
  readonly postId: number;
  /** The comment that it answers; null: it answers the post. */
  readonly parentId: number | null;
}

/** What is known of who writes, beside what they say. */
export interface Commenter {
  readonly user: User | null;
  /** Where from; '' when it is not known. */
  readonly address: string;
  /** Fields were filled that no reader sees: it is kept, for who moderates to look at. */
  readonly isSuspect: boolean;
}

/** What a reader says to a post, or to somebody's comment. The same sent twice is one comment. */
export async function addComment(
  shop: Shop,
  { postId, parentId, ...input }: CommentInput,
  { user, address, isSuspect }: Commenter,
): Promise<CommentAdded> {
  const checked = checkInput(commentInput, input);
  // The messages of the schema are the codes.
  if (!checked.ok)
    return {
      ok: false,
      faults: checked.errors.map(({ field, message }) => ({
        field: field as CommentField,
        fault: message as CommentFault,
      })),
    };
  if (!(await mayComment(shop, user, address))) return refuse('too_many');
  const settings = await readSettings(shop);
  const { comments } = settings;
  return inTransaction(shop, async (within) => {
    const post = await lockPost(within, postId);
    const isOpen = post?.type === 'post' && post.status === 'publish' && post.publishedAt <= within.now();
    if (!isOpen || !comments.on || !post.commentsOpen) return refuse('comments_closed');
    const same = await findSame(within, postId, checked.value);
    if (same) return { ok: true, id: same.id, status: same.status as CommentStatus };
    const place = parentId === null ? TOP : await placeBelow(within, postId, parentId);
    if ('fault' in place) return refuse(place.fault);
    const isTrusted = can(user, 'moderateComments');
    const status = isSuspect ? 'spam' : comments.needApproval && !isTrusted ? 'hold' : 'approved';
    const { id } = await within.queries
      .insertInto('comments')
      .values({
        post_id: postId,
        ...place,
        user_id: user?.id ?? null,
        ...checked.value,
        status,
        created_at: within.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status === 'approved') await countComments(within, postId);
    if (status === 'hold')
      await queueHeldMail(within, { kind: 'comment', id, about: post.title, ...checked.value }, settings);
    return { ok: true, id, status };
  });
}

const refuse = (fault: CommentFault): CommentRefused => ({ ok: false, faults: [{ field: null, fault }] });

const mayComment = async (shop: Shop, user: User | null, address: string): Promise<boolean> =>
  (await allowAddress(shop, 'comment', address, COMMENTS_BY_ADDRESS)) &&
  (user === null || (await allow(shop, `comment:user:${user.id}`, COMMENTS_BY_ADDRESS)));

const findSame = (
  { queries }: Shop,
  postId: number,
  { email, content }: v.InferOutput<typeof commentInput>,
) =>
  queries
    .selectFrom('comments')
    .select(['id', 'status'])
    .where('post_id', '=', postId)
    .where('email', '=', email)
    .where('content', '=', content)
    .executeTakeFirst();

interface Place {
  readonly parent_id: number | null;
  readonly thread_id: number | null;
}
const TOP: Place = { parent_id: null, thread_id: null };

/** Below a comment, or beside it where it is on the third level already: pages nest no deeper. */
async function placeBelow(
  { queries }: Shop,
  postId: number,
  parentId: number,
): Promise<Place | { readonly fault: CommentFault }> {
  const parent = await queries
    .selectFrom('comments')
    .select(['id', 'parent_id', 'thread_id'])
    .where('id', '=', parentId)
    .where('post_id', '=', postId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (!parent) return { fault: 'parent_gone' };
  const isOnThird = parent.thread_id !== null && parent.parent_id !== parent.thread_id;
  const threadId = parent.thread_id ?? parent.id;
  const { count } = await queries
    .selectFrom('comments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('thread_id', '=', threadId)
    .where('status', '=', 'approved')
    .executeTakeFirstOrThrow();
  if (count >= REPLIES_PER_THREAD) return { fault: 'thread_full' };
  return { parent_id: isOnThird ? parent.parent_id : parent.id, thread_id: threadId };
}
