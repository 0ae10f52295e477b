import type { LinkView } from '@vitrine/contract/shop';
import { frameTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { useTexts } from '../shop/useTexts.ts';

interface OwnLinkProps {
  link: LinkView;
  'aria-current'?: 'page' | undefined;
}

/** A link of the owner's. One that opens a tab of its own says so to who does not see it, and what it opens cannot reach back. */
export function OwnLink({ link: { label, url, opensNew }, ...props }: OwnLinkProps): ReactElement {
  const t = useTexts(frameTexts);
  return (
    <a href={url} {...(opensNew && { target: '_blank', rel: 'noopener' })} {...props}>
      {label}
      {opensNew && <span className="screen-reader-text"> {t('opensNew')}</span>}
    </a>
  );
}
