import type { ShopView } from '@vitrine/contract/shop';
import { createContext, useContext } from 'react';

/** What is the same for the whole page: money, links, language. Set once, around a page or a fragment. */
export const ShopContext = createContext<ShopView | null>(null);

export function useShop(): ShopView {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error('No shop around this view');
  return shop;
}
