import type { CartView, CouponView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Amount } from '../price/Amount.tsx';
import { ShippingRows } from './ShippingRows.tsx';
import { cartTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Rich } from '../html/Rich.tsx';

interface TotalRowsProps {
  cart: CartView;
  /** The form that the chosen rates are sent with, when they do not stand in it. */
  formId?: string;
}

/** What adds up to the total: the same rows on the cart's page and in the checkout. */
export function TotalRows({ cart, formId }: TotalRowsProps): ReactElement {
  const t = useTexts(cartTexts);
  return (
    <>
      <tr className="cart-subtotal">
        <th scope="row">{t('subtotal')}</th>
        <td data-title={t('subtotal')}>
          <Amount amount={cart.subtotal} />
        </td>
      </tr>
      {cart.coupons.map((coupon) => (
        <CouponRow key={coupon.code} coupon={coupon} />
      ))}
      {cart.needsShipping && <ShippingRows cart={cart} formId={formId} />}
      {!cart.isTaxIncluded &&
        cart.taxes.map(({ label, amount }) => (
          <tr key={label} className="tax-rate">
            <th scope="row">{label}</th>
            <td data-title={label}>
              <Amount amount={amount} />
            </td>
          </tr>
        ))}
      <tr className="order-total">
        <th scope="row">{t('total')}</th>
        <td data-title={t('total')}>
          <strong>
            <Amount amount={cart.total} />
          </strong>
          <IncludedTaxes cart={cart} />
        </td>
      </tr>
    </>
  );
}

function CouponRow({
  coupon: { code, discount, hasFreeShipping, removeUrl },
}: {
  coupon: CouponView;
}): ReactElement {
  const t = useTexts(cartTexts);
  return (
    <tr className="cart-discount">
      <th scope="row">{t('couponNamed', { code })}</th>
      <td data-title={t('couponNamed', { code })}>
        {hasFreeShipping && discount === 0 ? t('freeShipping') : <Amount amount={-discount} />}{' '}
        <a href={removeUrl} className="woocommerce-remove-coupon" data-coupon={code} rel="nofollow">
          {t('removeCoupon')}
          <span className="screen-reader-text"> {t('removeCouponNamed', { code })}</span>
        </a>
      </td>
    </tr>
  );
}

function IncludedTaxes({ cart: { taxes, isTaxIncluded } }: { cart: CartView }): ReactElement | null {
  const t = useTexts(cartTexts);
  if (!isTaxIncluded || taxes.length === 0) return null;
  const list = taxes.map(({ label, amount }, index) => (
    <span key={label}>
      {index > 0 && t('taxSeparator')}
      <Amount amount={amount} /> {label}
    </span>
  ));
  return (
    <small className="includes_tax">
      {' '}
      <Rich parts={t.parts('includes', { taxes: list })} />
    </small>
  );
}
