import type { ProductPageView, ReviewView } from '@vitrine/contract/shop';
import { formatDay, reviewTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { Rating } from '../rating/Rating.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';

export function Reviews({ product }: { product: ProductPageView }): ReactElement {
  const { reviews, reviewPaging } = product;
  const t = useTexts(reviewTexts);
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
        <Pagination paging={reviewPaging} label={t('pagination')} />
      </div>
      <ReviewForm product={product} />
    </div>
  );
}

function Review({ review }: { review: ReviewView }): ReactElement {
  const { id, url, author, rating, html, isVerified, createdAt } = review;
  const { language, timeZone } = useShop();
  const t = useTexts(reviewTexts);
  return (
    <li className="review" id={`li-comment-${id}`}>
      <article id={`comment-${id}`} className="comment_container" tabIndex={-1}>
        <p className="meta">
          <strong className="woocommerce-review__author">
            <bdi>{author}</bdi>
          </strong>{' '}
          {isVerified && <em className="woocommerce-review__verified verified">{t('verified')}</em>}{' '}
          <a
            href={url}
            rel="nofollow"
            aria-label={t('linkTo', { author, day: formatDay(createdAt, language, timeZone) })}
          >
            <DateText className="woocommerce-review__published-date" at={createdAt} />
          </a>
        </p>
        {rating !== null && <Rating rating={rating * 100} />}
        <Html className="description" dir="auto" html={html} />
      </article>
    </li>
  );
}
