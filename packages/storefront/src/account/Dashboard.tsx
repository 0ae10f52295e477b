import type { DashboardView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

export function Dashboard({ view }: { view: DashboardView }): ReactElement {
  const { name, logoutUrl, ordersUrl, addressesUrl, editUrl } = view;
  return (
    <>
      <p>
        Hello <strong>{name}</strong> (not <strong>{name}</strong>? <a href={logoutUrl}>Log out</a>)
      </p>
      <p>
        Here you can see your <a href={ordersUrl}>recent orders</a>, manage your{' '}
        <a href={addressesUrl}>shipping and billing addresses</a>, and{' '}
        <a href={editUrl}>change your password and account details</a>.
      </p>
    </>
  );
}
