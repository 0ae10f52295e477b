import type { CompareView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { CompareTables } from './CompareTables.tsx';
import { compareTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function ComparePage({ content }: { content: CompareView }): ReactElement {
  const t = useTexts(compareTexts);
  return (
    <div className="wrap">
      <h1>{t('title')}</h1>
      <CompareTables compare={content} />
    </div>
  );
}
