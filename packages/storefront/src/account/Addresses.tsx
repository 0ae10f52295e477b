import type { AddressesView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AddressText } from '../order/AddressText.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function Addresses({ view }: { view: AddressesView }): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <>
      <p>{t('addressesUsed')}</p>
      <div className="woocommerce-Addresses addresses">
        {view.addresses.map(({ title, lines, editUrl }) => (
          <section key={title} className="woocommerce-Address account-box">
            <h2>{title}</h2>
            {lines.length > 0 ? <AddressText lines={lines} /> : <p className="page-note">{t('noAddress')}</p>}
            <a href={editUrl} className="edit">
              {lines.length > 0 ? t('edit') : t('add')} <span className="screen-reader-text">{title}</span>
            </a>
          </section>
        ))}
      </div>
    </>
  );
}
