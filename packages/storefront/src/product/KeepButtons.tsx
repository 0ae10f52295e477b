import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { CompareButton } from '../buttons/CompareButton.tsx';
import { WishlistButton } from '../buttons/WishlistButton.tsx';

/** For later, or beside others. */
export const KeepButtons = ({ product: { id, name } }: { product: ProductPageView }): ReactElement => (
  <div className="keep-buttons">
    <WishlistButton productId={id} name={name} hasText />
    <CompareButton productId={id} name={name} hasText />
  </div>
);
