import type { CartLineView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Picture } from '../html/Picture.tsx';
import { Amount } from '../price/Amount.tsx';
import { QuantityInput } from '../quantity/QuantityInput.tsx';
import { LineChoices } from './LineChoices.tsx';
import { RemoveLink } from './RemoveLink.tsx';
import { cartTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';
import { useGiven } from '../shop/useGiven.ts';

/** A line of the cart's page. A quantity of 0 takes it out. */
export function CartLine({ line }: { line: CartLineView }): ReactElement {
  const t = useTexts(cartTexts);
  const given = useGiven();
  return (
    <tr className="woocommerce-cart-form__cart-item cart_item">
      <td className="product-remove">
        <RemoveLink line={line} />
      </td>
      <td className="product-thumbnail">
        <a href={line.url} tabIndex={-1} aria-hidden="true">
          <Picture image={line.image && { ...line.image, alt: '' }} sizes="5rem" />
        </a>
      </td>
      <td className="product-name" data-title={t('product')}>
        <a href={line.url}>{line.name}</a>
        <LineChoices choices={line.choices} />
        {line.backorderText && <p className="backorder_notification">{given(line.backorderText)}</p>}
      </td>
      <td className="product-price" data-title={t('price')}>
        <Amount amount={line.price} />
      </td>
      <td className="product-quantity" data-title={t('quantity')}>
        <Quantity line={line} />
      </td>
      <td className="product-subtotal" data-title={t('subtotal')}>
        <Amount amount={line.subtotal} />
      </td>
    </tr>
  );
}

function Quantity({ line }: { line: CartLineView }): ReactElement {
  const name = `cart[${line.key}][qty]`;
  const digits = useDigits();
  if (line.max === 1 && line.min === 1) {
    return (
      <>
        {digits(1)} <input type="hidden" name={name} value="1" />
      </>
    );
  }
  return (
    <QuantityInput
      id={`quantity-${line.key}`}
      name={name}
      of={line.name}
      value={line.quantity}
      min={0}
      max={line.max}
    />
  );
}
