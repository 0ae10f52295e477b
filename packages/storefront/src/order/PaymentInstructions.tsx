import type { OrderView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { orderTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** How to pay, and where a transfer goes. */
export function PaymentInstructions({ order }: { order: OrderView }): ReactElement | null {
  const { instructionsHtml, bankAccounts } = order;
  const t = useTexts(orderTexts);
  if (!instructionsHtml && bankAccounts.length === 0) return null;
  return (
    <section className="woocommerce-bacs-bank-details order-section">
      <h2>{t('howToPay')}</h2>
      {instructionsHtml && <Html dir="auto" html={instructionsHtml} />}
      {bankAccounts.map(({ name, details }) => (
        <div key={name + details.map(({ value }) => value).join()}>
          <h3 className="wc-bacs-bank-details-account-name">{name}</h3>
          <ul className="wc-bacs-bank-details order_details bacs_details">
            {details.map(({ label, value }) => (
              <li key={label}>
                {label}:{' '}
                <strong>
                  <bdi>{value}</bdi>
                </strong>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
