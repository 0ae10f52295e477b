import { reviewTexts } from '@vitrine/texts';
import { REVIEW_CHARACTERS } from '../../../catalogue/limits.ts';
import { AUTHOR_CHARACTERS } from '../../../input/writerFields.ts';
import type { Product } from '../../../catalogue/Product.ts';
import { addReview, type ReviewFault, type ReviewRefused } from '../../../catalogue/reviews/addReview.ts';
import type { Call } from '../../call/Call.ts';
import { textsFor } from '../../call/textsFor.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { textField } from '../../request/fields.ts';
import type { RefusedReview } from '../../views/reviewsView.ts';

/**
 * The form below the reviews, by the names that such forms have: where it leads, or, when it is refused, all that was typed with
 * the reasons.
 */
export async function takeReview(call: Call, product: Product): Promise<string | RefusedReview> {
  const { fields, shop, visitor, links } = call;
  const typed = (name: string): string => textField(fields, name) ?? '';
  const values = {
    rating: typed('rating'),
    comment: typed('comment'),
    author: typed('author'),
    email: typed('email'),
  };
  const added = await addReview(
    shop,
    {
      productId: product.id,
      author: values.author || visitor.user?.displayName || '',
      email: values.email || visitor.user?.email || '',
      content: values.comment,
      rating: values.rating === '' ? null : (STARS.get(values.rating) ?? 0),
    },
    visitor.user?.id ?? null,
    visitorAddress(call),
  );
  if (!added.ok) return { values, errors: errorsOf(call, added) };
  const url = links.product(product.slug);
  // The newest stand first.
  return added.status === 'approved' ? `${url}#comment-${added.id}` : `${url}?reviewed=held#comment-respond`;
}

const STARS = new Map([1, 2, 3, 4, 5].map((stars) => [String(stars), stars]));

function errorsOf(call: Call, { faults }: ReviewRefused): RefusedReview['errors'] {
  const t = textsFor(call, reviewTexts);
  const said = (fault: ReviewFault): string => {
    if (fault === 'author_long') return t(fault, { most: AUTHOR_CHARACTERS });
    return fault === 'review_long' ? t(fault, { most: REVIEW_CHARACTERS }) : t(fault);
  };
  const errors = faults.map(({ field, fault }) => [
    field === 'content' ? 'comment' : (field ?? ''),
    said(fault),
  ]);
  return Object.fromEntries(errors);
}
