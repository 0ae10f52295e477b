import type { CommentFormView } from '@vitrine/contract/shop';
import { commentTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { FormErrors } from '../form/FormErrors.tsx';
import { FormRow, saidOf } from '../form/FormRow.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { useTexts } from '../shop/useTexts.ts';

type FieldName = keyof CommentFormView['values'];

/** Where a comment is written, by the names that sites have for its fields. What was refused stands in it as it was typed. */
export function CommentForm({ form }: { form: CommentFormView }): ReactElement {
  const { action, nonce, postId, parentId, replyTo, cancelUrl, isHeld } = form;
  const t = useTexts(commentTexts);
  return (
    <div id="respond" className="comment-respond">
      <h3 id="reply-title">{replyTo ? t('replyTo', { author: replyTo }) : t('leave')}</h3>
      {isHeld && <output className="woocommerce-message">{t('held')}</output>}
      <FormErrors title={t('notSent')} errors={form.errors} idOf={idOf} />
      <form action={action} method="post" className="comment-form" aria-labelledby="reply-title">
        <FormRow id={idOf('comment')} label={t('comment')} error={form.errors.comment} isRequired>
          <textarea
            {...controlOf(form, 'comment')}
            dir="auto"
            rows={5}
            required
            defaultValue={form.values.comment}
          />
        </FormRow>
        <p className="page-note" id="comment-who">
          {t('whoWrites')}
        </p>
        <div className="field-grid">
          <FormRow
            id={idOf('author')}
            label={t('name')}
            error={form.errors.author}
            className="form-row-first"
          >
            <input
              {...controlOf(form, 'author')}
              type="text"
              autoComplete="name"
              defaultValue={form.values.author}
            />
          </FormRow>
          <FormRow id={idOf('email')} label={t('email')} error={form.errors.email} className="form-row-last">
            <input
              {...controlOf(form, 'email')}
              type="email"
              dir="ltr"
              autoComplete="email"
              defaultValue={form.values.email}
            />
          </FormRow>
        </div>
        {/* Nobody sees it: programs that fill every field tell themselves by it. */}
        <p className="comment-trap">
          <label htmlFor="comment-url">{t('trap')}</label>
          <input id="comment-url" name="url" type="text" tabIndex={-1} autoComplete="off" />
        </p>
        <Hidden values={{ comment_post_ID: postId, comment_parent: parentId, _wpnonce: nonce }} />
        <p className="form-submit">
          <button type="submit" className="button">
            {t('send')}
          </button>
          {cancelUrl && (
            <a href={cancelUrl} rel="nofollow">
              {t('cancelReply')}
            </a>
          )}
        </p>
      </form>
    </div>
  );
}

const idOf = (name: string): string => `comment-${name}`;

const controlOf = ({ errors }: CommentFormView, name: FieldName) => ({
  id: idOf(name),
  name,
  ...saidOf(idOf(name), errors[name], name === 'comment' ? '' : 'comment-who'),
});
