import { listTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { useTexts } from '../shop/useTexts.ts';

/** For who may add products to a shop without any. Pages are the same for everybody: a script shows it to them (`staffBar.ts`). */
export function FirstProduct(): ReactElement {
  const t = useTexts(listTexts);
  return (
    <div className="for-staff" data-for="product" hidden>
      <p>{t('noneYet')}</p>
      <a className="button" href="/admin/products/new">
        {t('addFirst')}
      </a>
      <a className="button quiet" href="/admin">
        {t('firstSteps')}
      </a>
    </div>
  );
}
