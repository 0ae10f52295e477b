import { pagingView, type ProductPageView, type ReviewFormView } from '@vitrine/contract/shop';
import type { Product } from '../../catalogue/Product.ts';
import { findReview, listReviews, pageOfReview } from '../../catalogue/reviews/listReviews.ts';
import type { Call } from '../call/Call.ts';
import { idField, textField } from '../request/fields.ts';
import { commentPageUrl, commentUrl, namedComment } from './commentsView.ts';

const REVIEWS_PER_PAGE = 20;

/** What somebody typed, and why it was not taken. */
export type RefusedReview = Pick<ReviewFormView, 'values' | 'errors'>;

export interface ShownReviews extends Pick<ProductPageView, 'reviews' | 'reviewPaging' | 'reviewForm'> {
  /** The address asks for a page that there is: one that anybody could make up is not worth keeping. */
  readonly isThere: boolean;
}

/** What customers think of a product; the same for everyone, unless somebody typed what was refused. */
export async function reviewsView(
  call: Call,
  product: Product,
  refused: RefusedReview | null,
): Promise<ShownReviews> {
  const url = call.links.product(product.slug);
  const asked = Math.max(1, idField(call.fields, 'cpage'));
  const list = (page: number) =>
    listReviews(call.shop, { productId: product.id, page, perPage: REVIEWS_PER_PAGE });
  const first = await list(asked);
  const pages = Math.max(1, Math.ceil(first.total / REVIEWS_PER_PAGE));
  const page = Math.min(asked, pages);
  const { items } = page === asked ? first : await list(page);
  return {
    isThere: page === asked,
    reviews: items.map(({ id, author, rating, html, isVerified, createdAt }) => ({
      id,
      url: commentUrl(url, id),
      author,
      rating,
      html,
      isVerified,
      createdAt,
    })),
    reviewPaging: pagingView(page, pages, (number) => `${commentPageUrl(url, number)}#reviews`),
    reviewForm: formOf(call, product, url, refused),
  };
}

/** Where the review that an address names stands now; null: it names none of this product. */
export async function findNamedReview(call: Call, product: Product): Promise<string | null> {
  const named = namedComment(call);
  const review = named > 0 ? await findReview(call.shop, named) : null;
  if (review?.productId !== product.id || review.status !== 'approved') return null;
  const page = await pageOfReview(call.shop, review, REVIEWS_PER_PAGE);
  return `${commentPageUrl(call.links.product(product.slug), page)}#comment-${review.id}`;
}

function formOf(call: Call, product: Product, url: string, refused: RefusedReview | null): ReviewFormView {
  const { on, onlyBuyers, needRating } = call.settings.reviews;
  const isOpen = on && product.reviewsAllowed;
  return {
    // What was typed while they were closed is still there to be taken elsewhere.
    state: !isOpen && !refused ? 'closed' : onlyBuyers ? 'buyersOnly' : 'open',
    needsRating: needRating,
    // Scripts open the reviews for a hash that begins as a comment's does.
    action: `${url}#comment-respond`,
    values: refused?.values ?? { rating: '', comment: '', author: '', email: '' },
    errors: refused?.errors ?? {},
    isHeld: refused === null && textField(call.fields, 'reviewed') === 'held',
  };
}
