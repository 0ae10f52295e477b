import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { RequiredMark } from '../form/Field.tsx';
import { Hidden } from '../form/Hidden.tsx';

const STARS: readonly { readonly value: string; readonly label: string }[] = [
  { value: '', label: 'Rate…' },
  { value: '5', label: '5 stars: perfect' },
  { value: '4', label: '4 stars: good' },
  { value: '3', label: '3 stars: average' },
  { value: '2', label: '2 stars: not that bad' },
  { value: '1', label: '1 star: very poor' },
];

/** Where a review is written, by the names that shops have for its fields. */
export function ReviewForm({ product }: { product: ProductPageView }): ReactElement | null {
  const { state } = product.reviewForm;
  if (state === 'closed') return null;
  return (
    <div id="review_form_wrapper">
      <div id="review_form">
        <h3 id="reply-title" className="comment-reply-title">
          {product.reviewCount === 0 ? `Be the first to review “${product.name}”` : 'Add a review'}
        </h3>
        {state === 'buyersOnly' && (
          <p className="woocommerce-verification-required">
            Only logged in customers who have purchased this product may leave a review.
          </p>
        )}
        <Form product={product} />
      </div>
    </div>
  );
}

function Form({ product: { id, reviewForm } }: { product: ProductPageView }): ReactElement {
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
          Your rating
          {reviewForm.needsRating && <RequiredMark />}
        </label>
        <select name="rating" id="rating" defaultValue="" required={reviewForm.needsRating}>
          {STARS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </p>
      <p className="comment-form-comment form-row">
        <label htmlFor="comment">
          Your review
          <RequiredMark />
        </label>
        <textarea id="comment" name="comment" rows={5} required />
      </p>
      {!isForBuyers && <WhoWrites />}
      <Hidden values={{ comment_post_ID: id, comment_parent: 0 }} />
      <p className="form-submit">
        <button type="submit" name="submit" id="submit" className="button" value="Submit">
          Submit
        </button>
      </p>
    </form>
  );
}

/** The page is the same for everyone, so that it cannot know who is logged in: the server asks guests again. */
function WhoWrites(): ReactElement {
  return (
    <>
      <p className="page-note" id="review-who">
        Logged in customers can leave name and email empty. The email is not published.
      </p>
      <div className="field-grid">
        <p className="comment-form-author form-row form-row-first">
          <label htmlFor="author">Name</label>
          <input id="author" name="author" type="text" autoComplete="name" aria-describedby="review-who" />
        </p>
        <p className="comment-form-email form-row form-row-last">
          <label htmlFor="email">Email</label>
          <input id="email" name="email" type="email" autoComplete="email" aria-describedby="review-who" />
        </p>
      </div>
    </>
  );
}
