import type { ProductPageView } from '@vitrine/contract/shop';
import { productTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Picture } from '../html/Picture.tsx';
import { Price } from '../price/Price.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';
import { PRODUCT_FORM_ID } from './productFormId.ts';

/** The product and its button at the foot of the page. A script shows it once the form has been scrolled away. */
export function StickyBar({ product }: { product: ProductPageView }): ReactElement | null {
  const { keepsByScript } = useShop();
  const { hasStickyBar, isPurchasable, isInStock, type, name, image, price } = product;
  const isForSale = type === 'external' || type === 'grouped' || (isPurchasable && isInStock);
  if (!hasStickyBar || !keepsByScript || !isForSale) return null;
  return (
    <section className="wd-sticky-btn" aria-label={name} inert>
      <div className="wrap">
        <Picture image={image && { ...image, alt: '' }} sizes="3rem" />
        <span className="wd-sticky-btn-name">{name}</span>
        <Price price={price} />
        <Action product={product} />
      </div>
    </section>
  );
}

/** The form's own button from afar; where something must be chosen first, the way back to the form. */
function Action({ product: { type, id, addUrl, buttonText } }: { product: ProductPageView }): ReactElement {
  const t = useTexts(productTexts);
  if (type === 'simple')
    return (
      <button type="submit" form={PRODUCT_FORM_ID} name="add-to-cart" value={id} className="button">
        {t('addToCart')}
      </button>
    );
  if (type === 'external')
    return (
      <a className="button" href={addUrl} rel="nofollow">
        {buttonText || t('buyProduct')}
      </a>
    );
  return (
    <a className="button wd-sticky-btn-options" href={`#${PRODUCT_FORM_ID}`}>
      {t('chooseOptions')}
    </a>
  );
}
