import type { DashboardView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Rich } from '../html/Rich.tsx';

export function Dashboard({ view }: { view: DashboardView }): ReactElement {
  const { name, logoutUrl, ordersUrl, addressesUrl, editUrl } = view;
  const t = useTexts(accountTexts);
  return (
    <>
      <p>
        <Rich
          parts={t.parts('hello', {
            name: <strong>{name}</strong>,
            logOut: <a href={logoutUrl}>{t('logOut')}</a>,
          })}
        />
      </p>
      <p>
        <Rich
          parts={t.parts('here', {
            orders: <a href={ordersUrl}>{t('hereOrders')}</a>,
            addresses: <a href={addressesUrl}>{t('hereAddresses')}</a>,
            details: <a href={editUrl}>{t('hereDetails')}</a>,
          })}
        />
      </p>
    </>
  );
}
