import type { CartLineView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { asButton } from '../html/wireRoles.ts';
import { cartTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Takes a line out: by the link itself, or by a script that reads its attributes. */
export function RemoveLink({ line, isMini = false }: { line: CartLineView; isMini?: boolean }): ReactElement {
  const t = useTexts(cartTexts);
  return (
    <a
      {...asButton}
      href={line.removeUrl}
      className={isMini ? 'remove remove_from_cart_button' : 'remove'}
      aria-label={t('remove', { name: line.name })}
      data-product_id={line.productId}
      data-cart_item_key={isMini ? line.key : undefined}
      data-product_sku={line.sku}
      data-success_message={isMini ? t('removed', { name: line.name }) : undefined}
      rel="nofollow"
    >
      ×
    </a>
  );
}
