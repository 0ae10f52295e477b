import type { CommentsView, CommentView } from '@vitrine/contract/shop';
import { commentTexts, formatDay } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';
import { CommentForm } from './CommentForm.tsx';

/** Conversations below a post, and the form to join them. */
export function Comments({ comments }: { comments: CommentsView }): ReactElement | null {
  const { count, items, paging, form } = comments;
  const t = useTexts(commentTexts);
  if (count === 0 && form === null) return null;
  return (
    <section id="comments" className="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">{count > 0 ? t('count', { count }) : t('comments')}</h2>
      {items.length > 0 ? <CommentList items={items} /> : <p className="page-note">{t('none')}</p>}
      <Pagination paging={paging} label={t('pagination')} />
      {form ? <CommentForm form={form} /> : <p className="page-note">{t('closed')}</p>}
    </section>
  );
}

function CommentList({ items }: { items: readonly CommentView[] }): ReactElement {
  return (
    <ol className="comment-list">
      {items.map((comment) => (
        <li key={comment.id}>
          <Comment comment={comment} />
          {comment.replies.length > 0 && <CommentList items={comment.replies} />}
        </li>
      ))}
    </ol>
  );
}

function Comment({ comment }: { comment: CommentView }): ReactElement {
  const { id, author, html, createdAt, url, replyUrl } = comment;
  const { language, timeZone } = useShop();
  const t = useTexts(commentTexts);
  const day = formatDay(createdAt, language, timeZone);
  return (
    <article id={`comment-${id}`} className="comment" tabIndex={-1}>
      <p className="comment-meta">
        <strong>
          <bdi>{author}</bdi>
        </strong>{' '}
        <a href={url} rel="nofollow" aria-label={t('linkTo', { author, day })}>
          <DateText at={createdAt} />
        </a>
      </p>
      <Html className="comment-text" dir="auto" html={html} />
      {replyUrl && (
        <p className="comment-reply">
          <a href={replyUrl} rel="nofollow" aria-label={t('replyTo', { author })}>
            {t('reply')}
          </a>
        </p>
      )}
    </article>
  );
}
