import type { FrameView } from '@vitrine/contract/shop';
import { frameTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../shop/useTexts.ts';
import { SearchForm } from './SearchForm.tsx';

interface SearchToolProps {
  frame: FrameView;
  place: 'wide' | 'narrow';
}

/** A button with the search below it. It opens by itself; a script may let the search have the whole page. */
export function SearchTool({ frame, place }: SearchToolProps): ReactElement {
  const t = useTexts(frameTexts);
  return (
    <details
      className={`wd-header-search wd-tools-element wd-display-${frame.header.search}`}
      data-close-text={t('close')}
    >
      <summary>
        <span className="wd-tools-icon">
          <Icon name="search" />
        </span>
        <span className="wd-tools-text screen-reader-text">{t('search')}</span>
      </summary>
      <div className="wd-search-place">
        <SearchForm frame={frame} place={place} />
      </div>
    </details>
  );
}
