import type { Shop } from '../Shop.ts';
import { freeSlug, slugOf } from '../text/slugOf.ts';

/** A slug for it that no other product has. */
export const freeProductSlug = ({ queries }: Shop, wanted: string, exceptId = 0): Promise<string> =>
  freeSlug(slugOf(wanted) || 'product', (slugs) =>
    queries
      .selectFrom('products')
      .select('slug')
      .where('slug', 'in', slugs)
      .where('id', '<>', exceptId)
      .execute(),
  );
