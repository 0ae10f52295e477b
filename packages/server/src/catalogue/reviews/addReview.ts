import type { ShopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { accountTexts } from '../../accounts/accountTexts.ts';
import { emailOf } from '../../text/emailOf.ts';
import type { FieldError } from '../../input/FieldError.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { allow, allowAddress } from '../../security/allow.ts';
import { readSettings } from '../../settings/readSettings.ts';
import type { Shop } from '../../Shop.ts';
import { checkInput } from '../../input/checkInput.ts';
import { AUTHOR_CHARACTERS, REVIEW_CHARACTERS, REVIEWS_BY_ADDRESS } from '../limits.ts';
import { lockProduct } from '../lockProduct.ts';
import type { Product } from '../Product.ts';
import { invalid, invalidField, type Saved } from '../../input/Saved.ts';
import { rateProduct } from './rateProduct.ts';
import type { ReviewStatus } from './Review.ts';

/** All but the breaks of lines. */
const CONTROL = /(?!\n)\p{Cc}/gu;
const text = (longest: number, empty: string) =>
  v.pipe(
    v.string('Must be a text.'),
    v.transform((given) => given.replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()),
    v.nonEmpty(empty),
    v.maxLength(longest, `At most ${longest} characters.`),
  );

const reviewInput = v.object({
  productId: v.pipe(v.number(), v.integer()),
  author: text(AUTHOR_CHARACTERS, 'Please enter your name.'),
  // Measured before it is looked at: the pattern of an address is not for texts of any length.
  email: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.check((given) => emailOf(given) !== null, 'Please enter a valid email address.'),
  ),
  rating: v.optional(
    v.nullable(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, 'Please select a rating.'),
        v.maxValue(5, 'At most five stars.'),
      ),
    ),
    null,
  ),
  content: text(REVIEW_CHARACTERS, 'Please write a review.'),
});
export type ReviewInput = v.InferInput<typeof reviewInput>;

export type ReviewAdded = Saved<{ readonly id: number; readonly status: ReviewStatus }>;

/** What a visitor thinks of a product. userId: who is logged in, or null. address: where from; '' when it is not known. */
export async function addReview(
  shop: Shop,
  input: ReviewInput,
  userId: number | null,
  address = '',
): Promise<ReviewAdded> {
  const checked = checkInput(reviewInput, input);
  if (!checked.ok) return invalid(checked.errors);
  if (!(await mayReview(shop, userId, address))) return invalidField('', accountTexts.tooMany);
  const { reviews } = await readSettings(shop);
  return inTransaction(shop, async (within) => {
    const review = checked.value;
    const product = await lockProduct(within, review.productId);
    const isVerified = await hasBought(within, userId, review.productId);
    const refused = refusal(product, reviews, review.rating, isVerified);
    if (refused) return invalidField(refused.field ?? '', refused.message);
    const status = reviews.needApproval ? 'hold' : 'approved';
    const { id } = await within.queries
      .insertInto('reviews')
      .values({
        product_id: review.productId,
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
    if (status === 'approved') await rateProduct(within, review.productId);
    return { ok: true, id, status };
  });
}

const mayReview = async (shop: Shop, userId: number | null, address: string): Promise<boolean> =>
  (await allowAddress(shop, 'review', address, REVIEWS_BY_ADDRESS)) &&
  (userId === null || (await allow(shop, `review:user:${userId}`, REVIEWS_BY_ADDRESS)));

function refusal(
  product: Product | null,
  rules: ShopSettings['reviews'],
  rating: number | null,
  isVerified: boolean,
): FieldError | null {
  if (product?.status !== 'publish' || product.type === 'variation')
    return { field: 'productId', message: 'This product is not there.' };
  if (!rules.on || !product.reviewsAllowed)
    return { field: 'productId', message: 'Reviews are closed for this product.' };
  if (rules.needRating && rating === null) return { field: 'rating', message: 'Please select a rating.' };
  if (rules.onlyBuyers && !isVerified)
    return {
      field: 'productId',
      message: 'Only logged in customers who have purchased this product may leave a review.',
    };
  return null;
}

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
