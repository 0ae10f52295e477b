import { type ShopView, variationData, type VariationView } from '@vitrine/contract/shop';
import { renderToStaticMarkup } from 'react-dom/server';
import { Price } from '../price/Price.tsx';
import { ShopContext } from '../shop/ShopContext.ts';
import { Stock } from './Stock.tsx';

/** Scripts then ask for one variation at a time, by get_variation: the page would be mostly JSON. */
export const MAX_VARIATIONS_IN_PAGE = 30;

/** What scripts of the product page know of its variations: a JSON list, or `false`. */
export function variationsJson(variations: readonly VariationView[], shop: ShopView): string {
  if (variations.length > MAX_VARIATIONS_IN_PAGE) return 'false';
  const rows = variations.map((variation) =>
    variationData(variation, shop.money.decimals, {
      price: renderToStaticMarkup(
        <ShopContext value={shop}>
          <Price price={variation.price} />
        </ShopContext>,
      ),
      stock: renderToStaticMarkup(
        <ShopContext value={shop}>
          <Stock stock={variation.stock} />
        </ShopContext>,
      ),
    }),
  );
  return JSON.stringify(rows);
}
