import { commentTexts } from '@vitrine/texts';
import { AUTHOR_CHARACTERS } from '../../../input/writerFields.ts';
import { addComment, type CommentAdded } from '../../../content/comments/addComment.ts';
import { findComment, pageOfComment } from '../../../content/comments/listComments.ts';
import { COMMENT_CHARACTERS } from '../../../content/limits.ts';
import type { Post } from '../../../content/Post.ts';
import type { Call } from '../../call/Call.ts';
import { hasSharedNonce } from '../../call/nonce.ts';
import { textsFor } from '../../call/textsFor.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { idField, textField } from '../../request/fields.ts';
import { commentPageUrl, type RefusedComment } from '../../views/commentsView.ts';

type Faults = readonly { readonly field: 'author' | 'email' | 'content' | null; readonly fault: Said }[];
type Said = Extract<CommentAdded, { ok: false }>['faults'][number]['fault'] | 'stale';

/** A field that nobody sees: programs that fill every one tell themselves by it. */
const TRAP = 'url';

/**
 * The form below a post, by the names that such forms have: where it leads, or, when it is refused, all that was typed with the
 * reasons. The page is the same for everyone, and so is its nonce.
 */
export async function takeComment(call: Call, post: Post): Promise<string | RefusedComment> {
  const { fields, shop, visitor, links } = call;
  const typed = (name: string): string => textField(fields, name) ?? '';
  const values = { author: typed('author'), email: typed('email'), comment: typed('comment') };
  if (!hasSharedNonce(call, 'comment', textField(fields, '_wpnonce')))
    return refused(call, values, [{ field: null, fault: 'stale' }]);
  const added = await addComment(
    shop,
    {
      postId: post.id,
      parentId: idField(fields, 'comment_parent') || null,
      author: values.author || visitor.user?.displayName || '',
      email: values.email || visitor.user?.email || '',
      content: values.comment,
    },
    { user: visitor.user, address: visitorAddress(call), isSuspect: typed(TRAP) !== '' },
  );
  if (!added.ok) return refused(call, values, added.faults);
  const url = links.post(post.slug);
  const comment = added.status === 'approved' ? await findComment(shop, added.id) : null;
  if (!comment) return `${url}?commented=held#respond`;
  return `${commentPageUrl(url, await pageOfComment(shop, comment))}#comment-${added.id}`;
}

function refused(call: Call, values: RefusedComment['values'], faults: Faults): RefusedComment {
  const t = textsFor(call, commentTexts);
  const said = (fault: Said): string => {
    if (fault === 'author_long') return t(fault, { most: AUTHOR_CHARACTERS });
    return fault === 'comment_long' ? t(fault, { most: COMMENT_CHARACTERS }) : t(fault);
  };
  const errors = faults.map(({ field, fault }) => [
    field === 'content' ? 'comment' : (field ?? ''),
    said(fault),
  ]);
  return { values, errors: Object.fromEntries(errors) };
}
