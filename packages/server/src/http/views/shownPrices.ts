import type { Product } from '../../catalogue/Product.ts';
import { readTaxRates } from '../../cart/readPriceRules.ts';
import { ratesAt } from '../../pricing/taxRates.ts';
import { taxesOf } from '../../pricing/taxesOf.ts';
import type { Call } from '../call/Call.ts';
import type { Shown } from './priceView.ts';

type Taxable = Pick<Product, 'taxStatus' | 'taxClass'>;
const asEntered = (): Shown => (amount) => amount;

/**
 * How prices are shown in lists and on product pages: with or without tax, at the shop's own place, since the pages are
 * the same for everyone. Asks for rates only when prices are shown otherwise than they are entered.
 */
export async function shownPrices(call: Call): Promise<(product: Taxable) => Shown> {
  const { tax, base } = call.settings;
  const isShownWith = tax.displayInShop === 'incl';
  if (!tax.on || isShownWith === tax.pricesInclude) return asEntered;
  const rates = await readTaxRates(call.shop, call.settings, [base.country]);
  return ({ taxStatus, taxClass }) => {
    if (taxStatus !== 'taxable') return asEntered();
    const own = ratesAt(rates, base, taxClass);
    return (amount) => {
      const [split] = taxesOf([{ amount, rates: own }], tax);
      if (!split) return amount;
      return isShownWith ? split.net + split.tax : split.net;
    };
  };
}
