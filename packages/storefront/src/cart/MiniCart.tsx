import type { CartLineView, CartView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Picture } from '../html/Picture.tsx';
import { Amount } from '../price/Amount.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { LineChoices } from './LineChoices.tsx';
import { RemoveLink } from './RemoveLink.tsx';
import { cartTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

/** The cart in a few words. Scripts replace the whole element, so that its wrapper is part of it. */
export function MiniCart({ cart }: { cart: CartView }): ReactElement {
  const t = useTexts(cartTexts);
  return (
    <div className="widget_shopping_cart_content">
      {cart.lines.length === 0 ? (
        <p className="woocommerce-mini-cart__empty-message">{t('none')}</p>
      ) : (
        <Filled cart={cart} />
      )}
    </div>
  );
}

function Filled({ cart }: { cart: CartView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(cartTexts);
  return (
    <>
      <ul className="woocommerce-mini-cart cart_list product_list_widget">
        {cart.lines.map((line) => (
          <MiniLine key={line.key} line={line} />
        ))}
      </ul>
      <p className="woocommerce-mini-cart__total total">
        <strong>{t('miniSubtotal')}</strong> <Amount amount={cart.subtotal} />
      </p>
      <p className="woocommerce-mini-cart__buttons buttons">
        <a href={links.cart} className="button wc-forward quiet">
          {t('view')}
        </a>
        <a href={links.checkout} className="button checkout wc-forward">
          {t('checkout')}
        </a>
      </p>
    </>
  );
}

function MiniLine({ line }: { line: CartLineView }): ReactElement {
  const digits = useDigits();
  return (
    <li className="woocommerce-mini-cart-item mini_cart_item">
      <RemoveLink line={line} isMini />
      <a href={line.url}>
        <Picture image={line.image && { ...line.image, alt: '' }} sizes="3.5rem" />
        {line.name}
      </a>
      <LineChoices choices={line.choices} />
      <span className="quantity">
        {digits(line.quantity)} × <Amount amount={line.price} />
      </span>
    </li>
  );
}
