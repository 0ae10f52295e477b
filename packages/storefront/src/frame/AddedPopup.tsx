import { frameTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';

const TITLE = 'added-popup-title';

/** Shown by a script when something was put into the cart, where the shop wants it so. */
export function AddedPopup(): ReactElement {
  const { links } = useShop();
  const t = useTexts(frameTexts);
  return (
    <dialog className="wd-added-popup wd-dialog" aria-labelledby={TITLE} tabIndex={-1}>
      <div className="wd-dialog-inner">
        <h2 id={TITLE}>{t('addedToCart')}</h2>
        <p className="wd-added-what" />
        <button type="button" className="button quiet wd-dialog-close-button">
          {t('continueShopping')}
        </button>
        <a className="button" href={links.cart}>
          {t('viewCart')}
        </a>
        <button type="button" className="wd-dialog-close" aria-label={t('close')}>
          <Icon name="cross" />
        </button>
      </div>
    </dialog>
  );
}
