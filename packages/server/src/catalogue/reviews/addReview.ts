import * as v from 'valibot';
import { inTransaction } from '../../db/inTransaction.ts';
import { queueHeldMail } from '../../mails/heldMails.ts';
import { allow, allowAddress } from '../../security/allow.ts';
import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';
import { checkInput } from '../../input/checkInput.ts';
import { writerFields } from '../../input/writerFields.ts';
import { writtenText } from '../../input/writtenText.ts';
import { REVIEW_CHARACTERS, REVIEWS_BY_ADDRESS } from '../limits.ts';
import { lockProduct } from '../lockProduct.ts';
import { rateProduct } from './rateProduct.ts';
import type { ReviewStatus } from './Review.ts';

/** Why a review was not kept. How it is said is the business of who shows it. */
export type ReviewFault =
  | 'author_needed'
  | 'author_long'
  | 'email_wrong'
  | 'rating_needed'
  | 'rating_wrong'
  | 'review_needed'
  | 'review_long'
  | 'too_many'
  | 'product_gone'
  | 'reviews_closed'
  | 'buyers_only';

/** One of what somebody typed or chose, or null when it is none of them. */
export type ReviewField = 'author' | 'email' | 'rating' | 'content' | null;

export interface ReviewRefused {
  readonly ok: false;
  readonly faults: readonly { readonly field: ReviewField; readonly fault: ReviewFault }[];
}
export type ReviewAdded =
  | { readonly ok: true; readonly id: number; readonly status: ReviewStatus }
  | ReviewRefused;

const reviewInput = v.object({
  ...writerFields,
  rating: v.nullable(
    v.pipe(
      v.number(),
      v.integer('rating_wrong'),
      v.minValue(1, 'rating_wrong'),
      v.maxValue(5, 'rating_wrong'),
    ),
  ),
  content: writtenText(REVIEW_CHARACTERS, 'review_needed', 'review_long'),
});

export interface ReviewInput extends v.InferInput<typeof reviewInput> {
  readonly productId: number;
}

/** What a visitor thinks of a product. userId: who is logged in, or null. address: where from; '' when it is not known. */
export async function addReview(
  shop: Shop,
  { productId, ...input }: ReviewInput,
  userId: number | null,
  address = '',
): Promise<ReviewAdded> {
  const checked = checkInput(reviewInput, input);
  const settings = await readSettings(shop);
  const { reviews } = settings;
  // The messages of the schema are the codes. What else the shop asks for is said along with them, not after them.
  const faults = checked.ok
    ? []
    : checked.errors.map(({ field, message }) => ({
        field: field as ReviewField,
        fault: message as ReviewFault,
      }));
  const isUnrated = reviews.needRating && input.rating === null;
  if (isUnrated) faults.unshift({ field: 'rating', fault: 'rating_needed' });
  if (!checked.ok || isUnrated) return { ok: false, faults };
  if (!(await mayReview(shop, userId, address))) return refuse('too_many');
  return inTransaction(shop, async (within) => {
    const review = checked.value;
    const product = await lockProduct(within, productId);
    if (product?.status !== 'publish' || product.type === 'variation') return refuse('product_gone');
    if (!reviews.on || !product.reviewsAllowed) return refuse('reviews_closed');
    const isVerified = await hasBought(within, userId, productId);
    if (reviews.onlyBuyers && !isVerified) return refuse('buyers_only');
    const status = reviews.needApproval ? 'hold' : 'approved';
    const { id } = await within.queries
      .insertInto('reviews')
      .values({
        product_id: productId,
        user_id: userId,
        author: review.author,
        email: review.email,
        rating: review.rating,
        content: review.content,
        status,
        is_verified: Number(isVerified),
        created_at: within.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status === 'approved') await rateProduct(within, productId);
    else await queueHeldMail(within, { kind: 'review', id, about: product.name, ...review }, settings);
    return { ok: true, id, status };
  });
}

const refuse = (fault: ReviewFault): ReviewRefused => ({ ok: false, faults: [{ field: null, fault }] });

const mayReview = async (shop: Shop, userId: number | null, address: string): Promise<boolean> =>
  (await allowAddress(shop, 'review', address, REVIEWS_BY_ADDRESS)) &&
  (userId === null || (await allow(shop, `review:user:${userId}`, REVIEWS_BY_ADDRESS)));

/** Only by who is logged in: anybody can type somebody's address. */
async function hasBought({ queries }: Shop, userId: number | null, productId: number): Promise<boolean> {
  if (userId === null) return false;
  const bought = await queries
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('orders.status', 'in', ['processing', 'completed'])
    .where('order_items.kind', '=', 'line')
    .where('order_items.product_id', '=', productId)
    .executeTakeFirst();
  return bought !== undefined;
}
