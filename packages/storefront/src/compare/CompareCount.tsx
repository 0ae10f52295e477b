import type { ReactElement } from 'react';

/** How many products are compared. No number on pages that are the same for everyone. */
export function CompareCount({ count }: { count: number | null }): ReactElement {
  return <span className="wd-tools-count">{count}</span>;
}
