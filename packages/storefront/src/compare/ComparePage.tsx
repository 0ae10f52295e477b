import type { CompareView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { CompareTables } from './CompareTables.tsx';

export function ComparePage({ content }: { content: CompareView }): ReactElement {
  return (
    <div className="wrap">
      <h1>Compare</h1>
      <CompareTables compare={content} />
    </div>
  );
}
