import type { CartView, CouponView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Amount } from '../price/Amount.tsx';
import { ShippingRows } from './ShippingRows.tsx';

interface TotalRowsProps {
  cart: CartView;
  /** The form that the chosen rates are sent with, when they do not stand in it. */
  formId?: string;
}

/** What adds up to the total: the same rows on the cart's page and in the checkout. */
export function TotalRows({ cart, formId }: TotalRowsProps): ReactElement {
  return (
    <>
      <tr className="cart-subtotal">
        <th scope="row">Subtotal</th>
        <td data-title="Subtotal">
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
        <th scope="row">Total</th>
        <td data-title="Total">
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
  return (
    <tr className="cart-discount">
      <th scope="row">Coupon: {code}</th>
      <td data-title={`Coupon: ${code}`}>
        {hasFreeShipping && discount === 0 ? 'Free shipping' : <Amount amount={-discount} />}{' '}
        <a href={removeUrl} className="woocommerce-remove-coupon" data-coupon={code} rel="nofollow">
          Remove<span className="screen-reader-text"> coupon {code}</span>
        </a>
      </td>
    </tr>
  );
}

function IncludedTaxes({ cart: { taxes, isTaxIncluded } }: { cart: CartView }): ReactElement | null {
  if (!isTaxIncluded || taxes.length === 0) return null;
  return (
    <small className="includes_tax">
      {' '}
      (includes{' '}
      {taxes.map(({ label, amount }, index) => (
        <span key={label}>
          {index > 0 && ', '}
          <Amount amount={amount} /> {label}
        </span>
      ))}
      )
    </small>
  );
}
