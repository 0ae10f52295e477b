import type { Shop } from '../../Shop.ts';
import { MOST_PER_PAGE } from '../limits.ts';
import { readReview, type Review, type ReviewStatus } from './Review.ts';

export interface ReviewQuery {
  /** Of one product, or of all. */
  readonly productId?: number | undefined;
  /** Default: approved, which is all that visitors see. */
  readonly status?: ReviewStatus | undefined;
  readonly page?: number | undefined;
  readonly perPage?: number | undefined;
}

export interface ReviewPage {
  readonly items: readonly Review[];
  readonly total: number;
}

/** Newest first. */
export async function listReviews({ queries }: Shop, query: ReviewQuery): Promise<ReviewPage> {
  const { productId, status = 'approved', page = 1, perPage = 10 } = query;
  const found = queries
    .selectFrom('reviews')
    .where('status', '=', status)
    .$if(productId !== undefined, (some) => some.where('product_id', '=', productId ?? 0));
  const size = Math.min(MOST_PER_PAGE, Math.max(1, perPage));
  const rows = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((Math.max(1, page) - 1) * size)
    .execute();
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(readReview), total };
}

/** On which page of its product's reviews one stands: the newest are first, so that it changes with every new one. */
export async function pageOfReview(
  { queries }: Shop,
  { id, productId, createdAt }: Pick<Review, 'id' | 'productId' | 'createdAt'>,
  perPage: number,
): Promise<number> {
  const { before } = await queries
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('before'))
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
    .where((eb) =>
      eb.or([
        eb('created_at', '>', createdAt),
        eb.and([eb('created_at', '=', createdAt), eb('id', '>', id)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Math.floor(Number(before) / perPage) + 1;
}

export async function findReview({ queries }: Shop, id: number): Promise<Review | null> {
  const row = await queries.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readReview(row) : null;
}
