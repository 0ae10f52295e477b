import type { ProductPageView, VariationView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Price } from '../price/Price.tsx';
import { MAX_VARIATIONS_IN_PAGE } from './variationsJson.tsx';
import { productTexts, type Texts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** What each variation costs, for who has no script that tells it after a choice. */
export function VariationPrices({ product }: { product: ProductPageView }): ReactElement | null {
  const { variations } = product;
  const t = useTexts(productTexts);
  const hasRange = product.price.max !== undefined;
  if (!hasRange || variations.length > MAX_VARIATIONS_IN_PAGE) return null;
  return (
    <details className="variation-prices">
      <summary>{t('optionsAndPrices')}</summary>
      <ul>
        {variations.map((variation) => (
          <li key={variation.id}>
            <span>{variationName(variation, product, t)}</span> <Price price={variation.price} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function variationName(
  { choices }: VariationView,
  product: ProductPageView,
  t: Texts<typeof productTexts.en>,
): string {
  const labels = product.choices.map(({ name, label, options }) => {
    const option = options.find(({ value }) => value === choices[name]);
    return option ? option.label : t('any', { choice: label.toLowerCase() });
  });
  return labels.join(t('separator'));
}
