import type { ReactElement } from 'react';

/** How many products are on the list. No number on pages that are the same for everyone. */
export function WishlistCount({ count }: { count: number | null }): ReactElement {
  return <span className="wd-tools-count">{count}</span>;
}
