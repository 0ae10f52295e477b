import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { RequiredMark } from '../form/Field.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

const STARS = [
  { value: '', label: 'rate' },
  { value: '5', label: 'stars5' },
  { value: '4', label: 'stars4' },
  { value: '3', label: 'stars3' },
  { value: '2', label: 'stars2' },
  { value: '1', label: 'stars1' },
] as const;

/** Where a review is written, by the names that shops have for its fields. */
export function ReviewForm({ product }: { product: ProductPageView }): ReactElement | null {
  const { state } = product.reviewForm;
  const t = useTexts(productTexts);
  if (state === 'closed') return null;
  return (
    <div id="review_form_wrapper">
      <div id="review_form">
        <h3 id="reply-title" className="comment-reply-title">
          {product.reviewCount === 0 ? t('beFirst', { name: product.name }) : t('addReview')}
        </h3>
        {state === 'buyersOnly' && <p className="woocommerce-verification-required">{t('buyersOnly')}</p>}
        <Form product={product} />
      </div>
    </div>
  );
}

function Form({ product: { id, reviewForm } }: { product: ProductPageView }): ReactElement {
  const t = useTexts(productTexts);
  const isForBuyers = reviewForm.state === 'buyersOnly';
  return (
    <form
      action={reviewForm.action}
      method="post"
      id="commentform"
      className="comment-form"
      aria-labelledby="reply-title"
    >
      <p className="comment-form-rating form-row">
        <label htmlFor="rating">
          {t('yourRating')}
          {reviewForm.needsRating && <RequiredMark />}
        </label>
        <select name="rating" id="rating" defaultValue="" required={reviewForm.needsRating}>
          {STARS.map(({ value, label }) => (
            <option key={value} value={value}>
              {t(label)}
            </option>
          ))}
        </select>
      </p>
      <p className="comment-form-comment form-row">
        <label htmlFor="comment">
          {t('yourReview')}
          <RequiredMark />
        </label>
        <textarea id="comment" name="comment" rows={5} required />
      </p>
      {!isForBuyers && <WhoWrites />}
      <Hidden values={{ comment_post_ID: id, comment_parent: 0 }} />
      <p className="form-submit">
        <button type="submit" name="submit" id="submit" className="button" value="Submit">
          {t('submit')}
        </button>
      </p>
    </form>
  );
}

/** The page is the same for everyone, so that it cannot know who is logged in: the server asks guests again. */
function WhoWrites(): ReactElement {
  const t = useTexts(productTexts);
  return (
    <>
      <p className="page-note" id="review-who">
        {t('whoWrites')}
      </p>
      <div className="field-grid">
        <p className="comment-form-author form-row form-row-first">
          <label htmlFor="author">{t('name')}</label>
          <input id="author" name="author" type="text" autoComplete="name" aria-describedby="review-who" />
        </p>
        <p className="comment-form-email form-row form-row-last">
          <label htmlFor="email">{t('email')}</label>
          <input id="email" name="email" type="email" autoComplete="email" aria-describedby="review-who" />
        </p>
      </div>
    </>
  );
}
