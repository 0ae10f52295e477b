import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** The way here: home, shop, the product's first category. */
export function Breadcrumb({ product }: { product: ProductPageView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(productTexts);
  const [category] = product.categories;
  const steps = [
    { label: t('home'), url: links.home },
    { label: t('shop'), url: links.shop },
    ...(category ? [category] : []),
  ];
  return (
    <nav className="woocommerce-breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        {steps.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{product.name}</span>
        </li>
      </ol>
    </nav>
  );
}
