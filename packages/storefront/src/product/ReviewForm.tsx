import type { ProductPageView, ReviewFormView } from '@vitrine/contract/shop';
import { reviewTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { RequiredMark } from '../form/Field.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { FormRow, RowError, rowClass, saidOf } from '../form/FormRow.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { useTexts } from '../shop/useTexts.ts';

/** Where a review is written, by the names that shops have for its fields. What was refused stands in it as it was typed. */
export function ReviewForm({ product }: { product: ProductPageView }): ReactElement | null {
  const { state, errors, isHeld } = product.reviewForm;
  const t = useTexts(reviewTexts);
  if (state === 'closed') return null;
  return (
    <div id="review_form_wrapper">
      <div id="review_form">
        <div id="respond" className="comment-respond">
          {/* Where the form leads to: scripts know by the name that the reviews are to be open. */}
          <div id="comment-respond">
            <h3 id="reply-title" className="comment-reply-title">
              {product.reviewCount === 0 ? t('beFirst', { name: product.name }) : t('addReview')}
            </h3>
            {isHeld && <output className="woocommerce-message">{t('held')}</output>}
            <FormErrors title={t('notSent')} errors={errors} idOf={idOf} />
          </div>
          {state === 'buyersOnly' && <p className="woocommerce-verification-required">{t('buyersOnly')}</p>}
          <Form product={product} />
        </div>
      </div>
    </div>
  );
}

/** A group of stars is led to by its first. */
const idOf = (name: string): string => (name === 'rating' ? 'rating-1' : name);

function Form({ product: { id, reviewForm } }: { product: ProductPageView }): ReactElement {
  const t = useTexts(reviewTexts);
  const { action, state, values, errors } = reviewForm;
  return (
    <form
      action={action}
      method="post"
      id="commentform"
      className="comment-form"
      aria-labelledby="reply-title"
    >
      <Stars form={reviewForm} />
      <FormRow
        id="comment"
        label={t('yourReview')}
        error={errors.comment}
        className="comment-form-comment"
        isRequired
      >
        <textarea
          id="comment"
          name="comment"
          dir="auto"
          rows={5}
          required
          defaultValue={values.comment}
          {...saidOf('comment', errors.comment)}
        />
      </FormRow>
      {/* Of buyers the server knows both. */}
      {state !== 'buyersOnly' && <WhoWrites form={reviewForm} />}
      <Hidden values={{ comment_post_ID: id, comment_parent: 0 }} />
      <p className="form-submit">
        <button type="submit" name="submit" id="submit" className="button" value="Submit">
          {t('submit')}
        </button>
      </p>
    </form>
  );
}

const STARS = [1, 2, 3, 4, 5] as const;

/** One of five, by arrow keys too: stars are drawn over what a browser knows as a group of choices. */
function Stars({ form }: { form: ReviewFormView }): ReactElement {
  const { needsRating, values, errors } = form;
  const t = useTexts(reviewTexts);
  const choice = (value: string, id: string) => (
    <input
      type="radio"
      id={id}
      name="rating"
      value={value}
      required={needsRating}
      defaultChecked={values.rating === value}
    />
  );
  return (
    <fieldset
      className={rowClass('comment-form-rating', errors.rating)}
      aria-describedby={errors.rating ? 'rating-error' : undefined}
    >
      <legend>
        {t('yourRating')}
        {needsRating && <RequiredMark />}
      </legend>
      <div className="rating-choices">
        {STARS.map((stars) => (
          <label key={stars} htmlFor={`rating-${stars}`} className="rating-choice">
            {choice(String(stars), `rating-${stars}`)}
            <span className="rating-words">{t(`stars${stars}`)}</span>
          </label>
        ))}
      </div>
      {!needsRating && (
        <label htmlFor="rating-none" className="rating-none">
          {choice('', 'rating-none')} {t('noRating')}
        </label>
      )}
      <RowError id="rating" error={errors.rating} />
    </fieldset>
  );
}

/** The page is the same for everyone, so that it cannot know who is logged in: the server asks guests again. */
function WhoWrites({ form: { values, errors } }: { form: ReviewFormView }): ReactElement {
  const t = useTexts(reviewTexts);
  return (
    <>
      <p className="page-note" id="review-who">
        {t('whoWrites')}
      </p>
      <div className="field-grid">
        <FormRow
          id="author"
          label={t('name')}
          error={errors.author}
          className="comment-form-author form-row-first"
        >
          <input
            id="author"
            name="author"
            type="text"
            autoComplete="name"
            defaultValue={values.author}
            {...saidOf('author', errors.author, 'review-who')}
          />
        </FormRow>
        <FormRow
          id="email"
          label={t('email')}
          error={errors.email}
          className="comment-form-email form-row-last"
        >
          <input
            id="email"
            name="email"
            type="email"
            dir="ltr"
            autoComplete="email"
            defaultValue={values.email}
            {...saidOf('email', errors.email, 'review-who')}
          />
        </FormRow>
      </div>
    </>
  );
}
