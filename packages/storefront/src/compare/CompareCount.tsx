import type { ReactElement } from 'react';
import { countClasses } from '../html/countClasses.ts';
import { useDigits } from '../shop/useTexts.ts';

/** How many products are compared. No number on pages that are the same for everyone. */
export function CompareCount({ count }: { count: number | null }): ReactElement {
  const digits = useDigits();
  return <span className={countClasses(count)}>{count !== null && digits(count)}</span>;
}
