import type { LinkView } from '@vitrine/contract/shop';
import { frameTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Whole } from '../frame/Whole.tsx';
import { useTexts } from '../shop/useTexts.ts';

interface BreadcrumbProps {
  /** From the home page down; the page itself is not among them. */
  trail: readonly LinkView[];
  here: string;
}

/** The way here. A page at the top has none. */
export function Breadcrumb({ trail, here }: BreadcrumbProps): ReactElement | null {
  const t = useTexts(frameTexts);
  if (trail.length === 0) return null;
  return (
    <nav className="woocommerce-breadcrumb when-whole" aria-label={t('breadcrumb')}>
      <ol>
        {trail.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
      {/* Until then its last step is not known to be the last, and goes to another line with its name. */}
      <Whole />
    </nav>
  );
}
