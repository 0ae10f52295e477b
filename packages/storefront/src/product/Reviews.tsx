import type { ProductPageView, ReviewView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { Rating } from '../rating/Rating.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function Reviews({ product }: { product: ProductPageView }): ReactElement {
  const { reviews } = product;
  const t = useTexts(productTexts);
  return (
    <div id="reviews" className="woocommerce-Reviews">
      <div id="comments">
        {reviews.length > 0 ? (
          <ol className="commentlist">
            {reviews.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ol>
        ) : (
          <p className="woocommerce-noreviews">{t('noReviews')}</p>
        )}
      </div>
      <ReviewForm product={product} />
    </div>
  );
}

function Review({ review }: { review: ReviewView }): ReactElement {
  const { id, author, rating, html, isVerified, createdAt } = review;
  const t = useTexts(productTexts);
  return (
    <li className="review" id={`li-comment-${id}`}>
      <article id={`comment-${id}`} className="comment_container">
        <p className="meta">
          <strong className="woocommerce-review__author">{author}</strong>{' '}
          {isVerified && <em className="woocommerce-review__verified verified">{t('verified')}</em>}{' '}
          <DateText className="woocommerce-review__published-date" at={createdAt} />
        </p>
        {rating !== null && <Rating rating={rating * 100} />}
        <Html className="description" html={html} />
      </article>
    </li>
  );
}
