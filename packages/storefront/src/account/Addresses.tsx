import type { AddressesView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AddressText } from '../order/AddressText.tsx';

export function Addresses({ view }: { view: AddressesView }): ReactElement {
  return (
    <>
      <p>The following addresses will be used on the checkout page by default.</p>
      <div className="woocommerce-Addresses addresses">
        {view.addresses.map(({ title, lines, editUrl }) => (
          <section key={title} className="woocommerce-Address account-box">
            <h2>{title}</h2>
            {lines.length > 0 ? (
              <AddressText lines={lines} />
            ) : (
              <p className="page-note">You have not set up this type of address yet.</p>
            )}
            <a href={editUrl} className="edit">
              {lines.length > 0 ? 'Edit' : 'Add'} <span className="screen-reader-text">{title}</span>
            </a>
          </section>
        ))}
      </div>
    </>
  );
}
